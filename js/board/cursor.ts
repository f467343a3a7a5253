/** Draws the keyboard cursor. */

import { centreOf, type Geometry, type Vertex } from "./geometry.js";
import type { Theme } from "./theme.js";

/** The corners of a frame around the point, in two colours so that one always shows. */
export function drawCursor(context: CanvasRenderingContext2D, vertex: Vertex, theme: Theme, geometry: Geometry): void {
  const { cellWidth, cellHeight, scale } = geometry;
  const [x, y] = centreOf(geometry, vertex);
  const across = 0.5 * cellWidth;
  const down = 0.5 * cellHeight;
  const arm = 0.36;
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const [color, thick] of [
    [theme.cursor[0], 4.5],
    [theme.cursor[1], 2.25],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = thick * scale;
    context.beginPath();
    for (const [sx, sy] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      context.moveTo(x + sx * across, y + sy * down * (1 - arm));
      context.lineTo(x + sx * across, y + sy * down);
      context.lineTo(x + sx * across * (1 - arm), y + sy * down);
    }
    context.stroke();
  }
  context.lineCap = "butt";
  context.lineJoin = "miter";
}
