/** Draws whose each point is likely to become: squares that grow and fill with certainty. */

import { centreOf, type Geometry } from "./geometry.js";
import type { Theme } from "./theme.js";
import type { View } from "./view.js";

/** Less than this says nothing. */
const LEAST = 0.1;

/** On a stone only what speaks against it; nothing on a dead one, where the cross says so. */
export function drawHeat(
  context: CanvasRenderingContext2D,
  view: View,
  heat: ArrayLike<number>,
  theme: Theme,
  geometry: Geometry,
  dead: ReadonlySet<number>,
  shows: (index: number) => boolean,
): void {
  const { cellWidth } = geometry;
  const edge = Math.max(1, Math.round(0.03 * cellWidth));
  const [columns, rows] = view.size;
  for (let index = 0; index < columns * rows; index += 1) {
    const value = heat[index] ?? 0;
    const sure = Math.min(1, Math.abs(value));
    const stone = view.stones[index] ?? 0;
    const agrees = stone !== 0 && (stone === 1) === value > 0;
    if (sure < LEAST || agrees || dead.has(index) || !shows(index)) continue;
    const side = Math.max(3, Math.round((0.16 + (stone === 0 ? 0.3 : 0.2) * sure) * cellWidth));
    const [x, y] = centreOf(geometry, [index % columns, Math.floor(index / columns)]);
    const [fill, rim] = value > 0 ? theme.blackTerritory : theme.whiteTerritory;
    const left = Math.round(x - side / 2);
    const top = Math.round(y - side / 2);
    // The rim keeps a square apart from wood of nearly its own tone.
    context.globalAlpha = 0.25 + 0.35 * sure;
    context.fillStyle = rim;
    context.fillRect(left - edge, top - edge, side + 2 * edge, side + 2 * edge);
    context.globalAlpha = 0.3 + 0.7 * sure;
    context.fillStyle = fill;
    context.fillRect(left, top, side, side);
  }
  context.globalAlpha = 1;
}
