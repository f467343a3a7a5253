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
  wood: "#ffffff",
  line: "#000000",
  label: "#000000",
  black: plainStone("#000000", "#000000", "#ffffff"),
  white: plainStone("#ffffff", "#000000", "#000000"),
  shadow: null,
  mark: "#000000",
  alert: "#b00000",
  alertEdge: "#ffffff",
  blackTerritory: ["#000000", "#ffffff"],
  whiteTerritory: ["#ffffff", "#000000"],
  cursor: ["#ffffff", "#0000c8"],
};

/** As a diagram is printed. */
export const printTheme: Theme = {
  ...contrastTheme,
  line: "#3a3a3a",
  label: "#4a4a4a",
  black: plainStone("#111111", "#111111", "#ffffff"),
  white: plainStone("#ffffff", "#111111", "#111111"),
  mark: "#111111",
};

/** The colours that the person has chosen for everything (forced colours): stones stay black and white. */
export const systemTheme: Theme = {
  ...contrastTheme,
  wood: "Canvas",
  line: "CanvasText",
  label: "CanvasText",
  black: plainStone("#000000", "CanvasText", "#ffffff"),
  white: plainStone("#ffffff", "CanvasText", "#000000"),
  mark: "CanvasText",
  alert: "Highlight",
  alertEdge: "Canvas",
  blackTerritory: ["#000000", "CanvasText"],
  whiteTerritory: ["#ffffff", "CanvasText"],
  cursor: ["Canvas", "Highlight"],
};
