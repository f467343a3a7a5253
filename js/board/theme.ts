/** The colours of a board. Every value is plain, so a page may write its own theme. */

export type Rgb = readonly [red: number, green: number, blue: number];

export interface Wood {
  /** The wood between the grain lines, and the grain lines. */
  readonly pale: Rgb;
  readonly deep: Rgb;
  /** The colour of the fine fibres and pores. */
  readonly pore: Rgb;
}

export interface StonePaint {
  /** From the lit spot to the rim. */
  readonly shades: readonly [string, string, string, string];
  /** The thin line around a stone, which sets it off from the wood. */
  readonly edge: string;
  /** Marks drawn on this stone. */
  readonly mark: string;
  /** Lines of growth, as on a stone cut from shell; null draws none. */
  readonly growth: string | null;
}

export interface Theme {
  /** Wood that is painted, or a plain colour. */
  readonly wood: Wood | string;
  readonly line: string;
  readonly label: string;
  readonly black: StonePaint;
  readonly white: StonePaint;
  /** Null for stones that lie flat. */
  readonly shadow: Rgb | null;
  /** Marks drawn on bare wood. */
  readonly mark: string;
  /** The colour of a warning, with its light outline. */
  readonly alert: string;
  readonly alertEdge: string;
  /** Squares that show whose territory a point is: fill and edge. */
  readonly blackTerritory: readonly [fill: string, edge: string];
  readonly whiteTerritory: readonly [fill: string, edge: string];
  /** The keyboard cursor: two colours, one of which shows on any ground. */
  readonly cursor: readonly [inner: string, outer: string];
  readonly font: string;
}

const FONT = 'ui-sans-serif, system-ui, "Noto Sans CJK SC", sans-serif';

/** Pale yellow wood in daylight. */
export const lightTheme: Theme & { readonly wood: Wood } = {
  wood: { pale: [240, 211, 154], deep: [219, 180, 117], pore: [156, 108, 54] },
  line: "#46341c",
  label: "#5a431f",
  black: {
    shades: ["#6a6b70", "#37383c", "#1a1b1e", "#0b0b0d"],
    edge: "#08080a",
    mark: "#f6f1e4",
    growth: null,
  },
  white: {
    shades: ["#ffffff", "#fbfaf5", "#eeeae0", "#d3ccbd"],
    edge: "#6f6048",
    mark: "#27221a",
    growth: "#8a7c5f",
  },
  shadow: [52, 30, 6],
  mark: "#2a1d0e",
  alert: "#a01f16",
  alertEdge: "#fff4e2",
  blackTerritory: ["#141416", "#f3e2be"],
  whiteTerritory: ["#fdfbf5", "#3a2a16"],
  cursor: ["#ffffff", "#12417a"],
  font: FONT,
};

/** The same wood by lamplight. */
export const darkTheme: Theme & { readonly wood: Wood } = {
  ...lightTheme,
  wood: { pale: [190, 150, 95], deep: [166, 124, 72], pore: [104, 68, 34] },
  line: "#23170a",
  label: "#23170a",
  black: {
    shades: ["#54555a", "#2c2d31", "#141518", "#070708"],
    edge: "#050506",
    mark: "#f1ebdc",
    growth: null,
  },
  white: {
    shades: ["#f7f5ef", "#efece4", "#dfdace", "#bfb8a8"],
    edge: "#40331f",
    mark: "#231e17",
    growth: "#8a7c5f",
  },
  shadow: [24, 12, 0],
  mark: "#1a1006",
  alert: "#6f0d07",
  alertEdge: "#ffe9cf",
  blackTerritory: ["#0d0d0f", "#e3cda2"],
  whiteTerritory: ["#f6f3ea", "#23170a"],
  cursor: ["#ffffff", "#0b2f5c"],
};
