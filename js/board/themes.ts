/** Themes without wood: plain colours, for quiet pages, for eyes that need contrast, for paper. */

import { lightTheme, type StonePaint, type Theme } from "./theme.js";

/** A stone of one colour. */
export function plainStone(color: string, edge: string, mark: string): StonePaint {
  return { shades: [color, color, color, color], edge, mark, growth: null };
}

/** Plain colours, no light and no shadow. */
export const flatTheme: Theme = {
  ...lightTheme,
  wood: "#e6c58c",
  line: "#5b4526",
  label: "#4f3b1d",
  black: plainStone("#202124", "#202124", "#fffaf0"),
  white: plainStone("#fffdf8", "#5d4d33", "#202124"),
  shadow: null,
};

/** Black, white and two signal colours. */
export const contrastTheme: Theme = {
  ...lightTheme,
  wood: "#fff",
  line: "#000",
  label: "#000",
  black: plainStone("#000", "#000", "#fff"),
  white: plainStone("#fff", "#000", "#000"),
  shadow: null,
  mark: "#000",
  alert: "#b00000",
  alertEdge: "#fff",
  blackTerritory: ["#000", "#fff"],
  whiteTerritory: ["#fff", "#000"],
  cursor: ["#fff", "#0000c8"],
};

/** As a diagram is printed. */
export const printTheme: Theme = {
  ...contrastTheme,
  line: "#333",
  label: "#444",
  black: plainStone("#111", "#111", "#fff"),
  white: plainStone("#fff", "#111", "#111"),
  mark: "#111",
};

/** The colours that the person has chosen for everything (forced colours): stones stay black and white. */
export const systemTheme: Theme = {
  ...contrastTheme,
  wood: "Canvas",
  line: "CanvasText",
  label: "CanvasText",
  black: plainStone("#000", "CanvasText", "#fff"),
  white: plainStone("#fff", "CanvasText", "#000"),
  mark: "CanvasText",
  alert: "Highlight",
  alertEdge: "Canvas",
  blackTerritory: ["#000", "CanvasText"],
  whiteTerritory: ["#fff", "CanvasText"],
  cursor: ["Canvas", "Highlight"],
};
