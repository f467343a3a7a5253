/**
 * Draws a view. Pure: it reads its arguments and paints the context, and keeps
 * nothing. What is dear to make (wood, stamps) comes in ready-made, so that the
 * caller decides how long to keep it.
 */

import { centreOf, columnLabels, type Geometry, rowLabels, starPoints, type Vertex } from "./geometry.js";
import { markOn } from "./marks.js";
import { type Stamp, type StoneStamps, stoneStamps } from "./stones.js";
import type { Theme } from "./theme.js";
import { type Coordinates, stoneAt, type View } from "./view.js";
import { woodTexture } from "./wood.js";

/** The whole board on one canvas, as for a picture; a live board keeps the two layers apart. */
export function draw(context: CanvasRenderingContext2D, view: View, theme: Theme, geometry: Geometry): void {
  drawGround(context, geometry, theme, woodTexture(theme.wood), view.coordinates ?? "a1");
  drawStones(context, view, theme, geometry, stoneStamps(theme, geometry), null);
}

/** The layer that rests: wood, lines, star points, coordinates. */
export function drawGround(
  context: CanvasRenderingContext2D,
  geometry: Geometry,
  theme: Theme,
  wood: CanvasImageSource,
  coordinates: Coordinates,
): void {
  const { width, height } = geometry;
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = "medium";
  context.drawImage(wood, 0, 0, width, height);
  drawBevel(context, geometry);
  drawLines(context, geometry, theme);
  if (coordinates !== "none" && geometry.labelSize > 0) drawLabels(context, geometry, theme, coordinates);
}

/** The layer that moves: stones, marks, ghost, cursor. */
export function drawStones(
  context: CanvasRenderingContext2D,
  view: View,
  theme: Theme,
  geometry: Geometry,
  stamps: StoneStamps,
  cursor: Vertex | null,
): void {
  const dead = new Set((view.dead ?? []).map(([x, y]) => y * view.size[0] + x));
  const [columns, rows] = view.size;
  for (let index = 0; index < columns * rows; index += 1) {
    if ((view.stones[index] ?? 0) === 0 || dead.has(index)) continue;
    const [x, y] = centreOf(geometry, [index % columns, Math.floor(index / columns)]);
    const drop = Math.max(1, Math.round(0.11 * geometry.radius));
    place(context, stamps.shadow, x + Math.round(0.045 * geometry.radius), y + drop, 1);
  }
  for (let index = 0; index < columns * rows; index += 1) {
    const color = view.stones[index] ?? 0;
    if (color === 0) continue;
    const vertex: Vertex = [index % columns, Math.floor(index / columns)];
    const isDead = dead.has(index);
    const stamp = stampFor(stamps, color, vertex);
    const [x, y] = centreOf(geometry, vertex);
    if (isDead) place(context, stamp, x, y, 0.74, 0.55);
    else place(context, stamp, x, y, 1);
  }
  drawGhost(context, view, geometry, stamps);
  markOn(context, view, theme, geometry, dead, cursor);
}

function drawGhost(context: CanvasRenderingContext2D, view: View, geometry: Geometry, stamps: StoneStamps): void {
  const ghost = view.ghost ?? null;
  if (ghost === null || stoneAt(view, ghost.vertex) !== 0) return;
  const [x, y] = centreOf(geometry, ghost.vertex);
  place(context, stampFor(stamps, ghost.color, ghost.vertex), x, y, 0.97, ghost.color === 1 ? 0.5 : 0.66);
}

function stampFor(stamps: StoneStamps, color: number, [x, y]: Vertex): Stamp {
  const set = color === 1 ? stamps.black : stamps.white;
  // Neighbours get different pictures, and a point always gets the same.
  return set[(x * 3 + y * 7 + x * y) % set.length] ?? stamps.shadow;
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

/** A hair of light on the upper edges and of shade on the lower ones. */
function drawBevel(context: CanvasRenderingContext2D, { width, height, scale }: Geometry): void {
  const thick = Math.max(1, Math.round(scale));
  context.fillStyle = "rgba(255, 248, 226, 0.45)";
  context.fillRect(0, 0, width, thick);
  context.fillStyle = "rgba(255, 248, 226, 0.2)";
  context.fillRect(0, 0, thick, height);
  context.fillStyle = "rgba(70, 40, 8, 0.28)";
  context.fillRect(0, height - thick, width, thick);
  context.fillStyle = "rgba(70, 40, 8, 0.16)";
  context.fillRect(width - thick, 0, thick, height);
}

function drawLines(context: CanvasRenderingContext2D, geometry: Geometry, theme: Theme): void {
  const { size, cellWidth, cellHeight, lineWidth, left, top } = geometry;
  const [columns, rows] = size;
  const half = lineWidth / 2;
  const right = left + (columns - 1) * cellWidth;
  const bottom = top + (rows - 1) * cellHeight;
  context.fillStyle = theme.line;
  // The frame is a shade heavier than the lines within, where there is room for that.
  const heavy = cellWidth >= 20 * geometry.scale ? Math.max(1, Math.round(0.4 * geometry.scale)) : 0;
  for (let x = 0; x < columns; x += 1) {
    const outer = x === 0 || x === columns - 1 ? heavy : 0;
    const at = left + x * cellWidth - half - (x === 0 ? outer : 0);
    context.fillRect(at, top - half, lineWidth + outer, bottom - top + lineWidth);
  }
  for (let y = 0; y < rows; y += 1) {
    const outer = y === 0 || y === rows - 1 ? heavy : 0;
    const at = top + y * cellHeight - half - (y === 0 ? outer : 0);
    context.fillRect(left - half - heavy, at, right - left + lineWidth + 2 * heavy, lineWidth + outer);
  }
  const star = Math.max(1.75 * geometry.scale, 0.085 * cellWidth, lineWidth);
  for (const vertex of starPoints(size)) {
    const [x, y] = centreOf(geometry, vertex);
    context.beginPath();
    context.arc(x, y, star, 0, 2 * Math.PI);
    context.fill();
  }
}

function drawLabels(
  context: CanvasRenderingContext2D,
  geometry: Geometry,
  theme: Theme,
  coordinates: Exclude<Coordinates, "none">,
): void {
  const { size, left, top, cellWidth, cellHeight, width, height, labelSize } = geometry;
  const columns = coordinates === "a1" ? columnLabels(size[0]) : coordinates.columns;
  const rows = coordinates === "a1" ? rowLabels(size[1]) : coordinates.rows;
  context.fillStyle = theme.label;
  context.font = `400 ${labelSize}px ${theme.font}`;
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  // Half-way between the rim of an outer stone and the edge of the wood.
  const insetX = (left - 0.5 * cellWidth) / 2;
  const insetY = (top - 0.5 * cellHeight) / 2;
  const baseline = 0.36 * labelSize;
  const everyColumn = Math.ceil((1.5 * labelSize) / cellWidth);
  columns.forEach((text, x) => {
    if (x % everyColumn !== 0) return;
    const at = left + x * cellWidth;
    context.fillText(text, at, insetY + baseline);
    context.fillText(text, at, height - insetY + baseline);
  });
  const everyRow = Math.ceil((1.1 * labelSize) / cellHeight);
  rows.forEach((text, y) => {
    if ((rows.length - 1 - y) % everyRow !== 0) return;
    const at = top + y * cellHeight + baseline;
    context.fillText(text, insetX, at);
    context.fillText(text, width - insetX, at);
  });
}
