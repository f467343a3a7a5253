/** Draws whose each point is likely to become: squares that grow and fill with certainty. */

import { pointAt } from "./geometry.js";
import type { Shows } from "./marks.js";
import { type Pen, tile } from "./pen.js";
import type { View } from "./view.js";

/** Less than this says nothing. */
const LEAST = 0.1;

/** On a stone only what speaks against it; nothing on a dead one, where the cross says so. */
export function drawHeat(pen: Pen, view: View, heat: ArrayLike<number>, dead: ReadonlySet<number>, shows: Shows): void {
  const { cellWidth } = pen.geometry;
  const edge = Math.max(1, Math.round(0.03 * cellWidth));
  const [columns, rows] = view.size;
  for (let index = 0; index < columns * rows; index += 1) {
    const value = heat[index] ?? 0;
    const sure = Math.min(1, Math.abs(value));
    const stone = view.stones[index] ?? 0;
    const agrees = stone !== 0 && (stone === 1) === value > 0;
    const vertex = pointAt(index, view.size);
    if (sure < LEAST || agrees || dead.has(index) || !shows(vertex)) continue;
    const side = Math.max(3, Math.round((0.16 + (stone === 0 ? 0.3 : 0.2) * sure) * cellWidth));
    tile(pen, vertex, value > 0, { side, edge, rimAlpha: 0.25 + 0.35 * sure, alpha: 0.3 + 0.7 * sure });
  }
}
