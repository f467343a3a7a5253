/** Draws what the game itself puts on top of the stones: the latest move, the ko, dead stones, territory. */

import { type Geometry, pointAt, type Vertex } from "./geometry.js";
import type { Overlay } from "./overlay.js";
import { cross, inkAt, type Pen, ring, square, tile } from "./pen.js";
import type { Theme } from "./theme.js";
import { stoneAt, type View } from "./view.js";

/** Whether a point is to be drawn. */
export type Shows = (vertex: Vertex) => boolean;

/** Draws every mark of a view; `dead` holds the indices of the dead stones. Without `overlay` its part is left out. */
export function markOn(
  context: CanvasRenderingContext2D,
  view: View,
  theme: Theme,
  geometry: Geometry,
  dead: ReadonlySet<number>,
  shows: Shows,
  overlay: Overlay | null,
): void {
  const pen: Pen = { context, geometry, theme };
  const indexOf = ([x, y]: Vertex): number => y * view.size[0] + x;
  if (view.heat != null) overlay?.heat(pen, view, view.heat, dead, shows);
  else if (view.owner != null) drawTerritory(pen, view, view.owner, shows);
  const labels = (view.marks ?? []).filter(({ kind }) => kind === "label");
  const labelled = new Set(labels.map(({ vertex }) => indexOf(vertex)));
  for (const index of dead) {
    const vertex = pointAt(index, view.size);
    if (!labelled.has(index) && shows(vertex)) drawDead(pen, view, vertex);
  }
  const last = view.lastMove ?? null;
  if (last !== null && shows(last) && !dead.has(indexOf(last))) ring(pen, last, 0.52, inkAt(pen, view, last));
  if (view.ko != null && shows(view.ko) && stoneAt(view, view.ko) === 0) square(pen, view.ko, 0.46, theme.mark);
  overlay?.marks(pen, view, shows);
}

/** Small squares in the owner's colour on the points without a stone. */
function drawTerritory(pen: Pen, view: View, owner: ArrayLike<number>, shows: Shows): void {
  const { cellWidth } = pen.geometry;
  const look = { side: Math.max(3, Math.round(0.3 * cellWidth)), edge: Math.max(1, Math.round(0.035 * cellWidth)) };
  const [columns, rows] = view.size;
  for (let index = 0; index < columns * rows; index += 1) {
    const sign = owner[index] ?? 0;
    const vertex = pointAt(index, view.size);
    if (sign !== 0 && (view.stones[index] ?? 0) === 0 && shows(vertex)) tile(pen, vertex, sign > 0, look);
  }
}

/** A dead stone is already small and pale; the cross says so without colour. */
function drawDead(pen: Pen, view: View, vertex: Vertex): void {
  const { theme } = pen;
  const isBlack = stoneAt(view, vertex) === 1;
  const ink = isBlack ? theme.whiteTerritory[0] : theme.blackTerritory[0];
  const rim = isBlack ? theme.black.edge : theme.white.shades[0];
  cross(pen, vertex, 0.3, rim, 0.2);
  cross(pen, vertex, 0.3, ink, 0.1);
}
