/**
 * `lanke/board`: a board on a canvas. It knows no rules: give it a view, and it
 * tells you where the person pointed.
 */

export { type Board, type BoardOptions, createBoard } from "./board.js";
export { draw } from "./draw.js";
export {
  type BoardSize,
  centreOf,
  columnLabels,
  fitBoard,
  type Geometry,
  naturalAspect,
  rowLabels,
  starPoints,
  type Vertex,
  vertexAt,
} from "./geometry.js";
export { darkTheme, lightTheme, type Rgb, type StonePaint, type Theme, type Wood } from "./theme.js";
export type { Coordinates, Ghost, Intent, Mark, Pointing, StoneColor, View } from "./view.js";
