/**
 * Draws a view. Pure: it reads its arguments and paints the context, and keeps
 * nothing. What is dear to make (wood, stamps) comes in ready-made, so that the
 * caller decides how long to keep it.
 */

import { centreOf, type Geometry, isShown, pointAt, turned, type Vertex } from "./geometry.js";
import { drawSmaller, placeGhost } from "./ghost.js";
import { drawGround } from "./ground.js";
import { markOn, type Shows } from "./marks.js";
import type { Overlay } from "./overlay.js";
import { groundColor } from "./pen.js";
import { type Stamp, type StoneStamps, stoneStamps } from "./stones.js";
import type { Theme } from "./theme.js";
import type { View } from "./view.js";
import { woodTexture } from "./wood.js";

/** The whole board on one canvas, as for a picture; a live board keeps the two layers apart. */
export function drawWith(
  overlay: Overlay,
  context: CanvasRenderingContext2D,
  view: View,
  theme: Theme,
  geometry: Geometry,
): void {
  drawGround(context, geometry, theme, woodTexture(theme.wood), view.coordinates ?? "a1");
  const stamps = stoneStamps(theme, geometry);
  const ghost = placeGhost(view, geometry, stamps);
  if (ghost !== null) {
    context.globalAlpha = ghost.alpha;
    drawSmaller(context, ghost.stamp, ghost.left, ghost.top);
    context.globalAlpha = 1;
  }
  drawStones(context, view, theme, geometry, stamps, null, overlay);
}

/** The layer that moves: stones and marks; all of it, or only what lies on the points of `only`. */
export function drawStones(
  context: CanvasRenderingContext2D,
  view: View,
  theme: Theme,
  geometry: Geometry,
  stamps: StoneStamps,
  only: ReadonlySet<number> | null,
  overlay: Overlay | null,
): void {
  const { size, stones } = view;
  const dead = new Set((view.dead ?? []).map(([x, y]) => y * size[0] + x));
  const shows: Shows = (vertex) =>
    (only === null || only.has(vertex[1] * size[0] + vertex[0])) && isShown(geometry, vertex);
  const standing = [...(only ?? Array(size[0] * size[1]).keys())].filter(
    (index) => (stones[index] ?? 0) !== 0 && isShown(geometry, pointAt(index, size)),
  );
  for (const index of standing) {
    if (stamps.shadow === null || dead.has(index)) continue;
    const [x, y] = centreOf(geometry, pointAt(index, size));
    const drop = Math.max(1, Math.round(0.11 * geometry.radius));
    place(context, stamps.shadow, x + Math.round(0.045 * geometry.radius), y + drop, 1);
  }
  for (const index of standing) {
    const vertex = pointAt(index, size);
    const stamp = stampFor(stamps, stones[index] ?? 0, vertex);
    const [x, y] = centreOf(geometry, vertex);
    if (dead.has(index)) place(context, stamp, x, y, 0.74, 0.55);
    else place(context, stamp, x, y, 1);
  }
  markOn(context, view, theme, geometry, dead, shows, overlay);
  veil(context, view.dim, geometry, theme, 0.5, shows);
  veil(context, view.veiled, geometry, theme, 0.86, shows);
}

/** Lets the ground rise over points, with what is on them. */
function veil(
  context: CanvasRenderingContext2D,
  points: readonly Vertex[] | undefined,
  geometry: Geometry,
  theme: Theme,
  share: number,
  shows: Shows,
): void {
  context.fillStyle = groundColor(theme);
  context.globalAlpha = share;
  for (const vertex of points ?? []) {
    if (!shows(vertex)) continue;
    const [atX, atY] = centreOf(geometry, vertex);
    const { cellWidth, cellHeight } = geometry;
    context.fillRect(Math.floor(atX - cellWidth / 2), Math.floor(atY - cellHeight / 2), cellWidth, cellHeight);
  }
  context.globalAlpha = 1;
}

/** The pixels of a point's cell: they tile the board, and those at its sides take in the margin. */
export function cellAt(geometry: Geometry, vertex: Vertex): [left: number, top: number, right: number, bottom: number] {
  const { size, turn, from, shown, cellWidth, cellHeight, width, height } = geometry;
  const [x, y] = centreOf(geometry, vertex);
  const left = Math.floor(x - cellWidth / 2);
  const top = Math.floor(y - cellHeight / 2);
  const [column, row] = turned(vertex, size, turn);
  return [
    column === from[0] ? 0 : left,
    row === from[1] ? 0 : top,
    column === from[0] + shown[0] - 1 ? width : left + cellWidth,
    row === from[1] + shown[1] - 1 ? height : top + cellHeight,
  ];
}

function place(
  context: CanvasRenderingContext2D,
  { picture, centre }: Stamp,
  x: number,
  y: number,
  size: number,
  alpha = 1,
): void {
  context.globalAlpha = alpha;
  if (size === 1) context.drawImage(picture, Math.round(x - centre), Math.round(y - centre));
  else {
    context.drawImage(picture, x - centre * size, y - centre * size, picture.width * size, picture.height * size);
  }
  context.globalAlpha = 1;
}

function stampFor(stamps: StoneStamps, color: number, [x, y]: Vertex): Stamp {
  const set = color === 1 ? stamps.black : stamps.white;
  // Neighbours get different pictures, and a point always gets the same.
  return set[(x * 3 + y * 7 + x * y) % set.length] as Stamp;
}
