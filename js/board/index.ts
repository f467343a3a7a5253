/**
 * `lanke/board`: a board on a canvas. It knows no rules: give it a view, and it
 * tells you where the person pointed.
 */

export { cellLabels, englishPoints, type PointWords } from "./cell-labels.js";
export { type Board, type BoardOptions, createBoard, draw } from "./create.js";
export {
  type BoardSize,
  centreOf,
  fitBoard,
  type Geometry,
  isShown,
  naturalAspect,
  type Part,
  starPoints,
  type Turn,
  type Vertex,
  vertexAt,
} from "./geometry.js";
export type { Place } from "./parts.js";
export { columnLabels, lineNames, pointName, rowLabels } from "./labels.js";
export { darkTheme, lightTheme, type Rgb, type StonePaint, type Theme, type Wood } from "./theme.js";
export { contrastTheme, flatTheme, printTheme, systemTheme } from "./themes.js";
export { type Veiling, veilsOf } from "./veils.js";
export { holdWheel } from "./wheel.js";
export type { Coordinates, Ghost, Intent, Link, Mark, Pointing, StoneColor, View } from "./view.js";
