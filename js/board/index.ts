/**
 * `lanke/board`: a board on a canvas. It knows no rules: give it a view, and it
 * tells you where the person pointed.
 */

export { createBoard, type Board, type BoardOptions } from "./board.js";
export {
  centreOf,
  columnLabels,
  fitBoard,
  naturalAspect,
  rowLabels,
  starPoints,
  vertexAt,
  type BoardSize,
  type Geometry,
  type Vertex,
} from "./geometry.js";
export { draw } from "./draw.js";
export { darkTheme, lightTheme, type Rgb, type StonePaint, type Theme, type Wood } from "./theme.js";
export type { Coordinates, Ghost, Intent, Mark, Pointing, StoneColor, View } from "./view.js";
