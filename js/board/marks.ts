/** Draws what lies on top of the stones: marks, territory. */

import { centreOf, type Geometry, type Vertex } from "./geometry.js";
import { drawHeat } from "./heat.js";
import { drawLink } from "./links.js";
import { groundColor, type Theme } from "./theme.js";
import { type Mark, stoneAt, type View } from "./view.js";

/** Draws every mark of a view; `dead` holds the indices of the dead stones. */
export function markOn(
  context: CanvasRenderingContext2D,
  view: View,
  theme: Theme,
  geometry: Geometry,
  dead: ReadonlySet<number>,
  shows: (index: number) => boolean,
): void {
  const pen: Pen = { context, geometry, theme };
  const isShown = ([x, y]: Vertex): boolean => shows(y * view.size[0] + x);
  if (view.heat != null) drawHeat(context, view, view.heat, theme, geometry, dead, shows);
  else if (view.owner != null) drawTerritory(pen, view, view.owner, shows);
  const labels = (view.marks ?? []).filter(({ kind }) => kind === "label");
  const labelled = new Set(labels.map(({ vertex: [x, y] }) => y * view.size[0] + x));
  for (const index of dead) {
    if (!labelled.has(index) && shows(index))
      drawDead(pen, view, [index % view.size[0], Math.floor(index / view.size[0])]);
  }
  const last = view.lastMove ?? null;
  if (last !== null && isShown(last) && !dead.has(last[1] * view.size[0] + last[0])) {
    ring(pen, last, 0.52, inkAt(pen, view, last));
  }
  if (view.ko != null && isShown(view.ko) && stoneAt(view, view.ko) === 0) square(pen, view.ko, 0.46, theme.mark);
  for (const mark of view.marks ?? []) if (isShown(mark.vertex)) drawMark(pen, view, mark);
  for (const link of view.links ?? []) drawLink(context, link, theme, geometry);
}

interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly geometry: Geometry;
  readonly theme: Theme;
}

/** A colour that shows on whatever is on the point. */
function inkAt({ theme }: Pen, view: View, vertex: Vertex): string {
  const color = stoneAt(view, vertex);
  return color === 1 ? theme.black.mark : color === 2 ? theme.white.mark : theme.mark;
}

/** Small squares in the owner's colour on the points without a stone. */
function drawTerritory(
  { context, geometry, theme }: Pen,
  view: View,
  owner: ArrayLike<number>,
  shows: (index: number) => boolean,
): void {
  const side = Math.max(3, Math.round(0.3 * geometry.cellWidth));
  const edge = Math.max(1, Math.round(0.035 * geometry.cellWidth));
  const [columns, rows] = view.size;
  for (let index = 0; index < columns * rows; index += 1) {
    const sign = owner[index] ?? 0;
    if (sign === 0 || (view.stones[index] ?? 0) !== 0 || !shows(index)) continue;
    const [x, y] = centreOf(geometry, [index % columns, Math.floor(index / columns)]);
    const [fill, rim] = sign > 0 ? theme.blackTerritory : theme.whiteTerritory;
    const left = Math.round(x - side / 2);
    const top = Math.round(y - side / 2);
    context.fillStyle = rim;
    context.fillRect(left - edge, top - edge, side + 2 * edge, side + 2 * edge);
    context.fillStyle = fill;
    context.fillRect(left, top, side, side);
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

/** How much of a faint mark covers its ground. */
const FAINT = 0.7;

function drawMark(pen: Pen, view: View, mark: Mark): void {
  const { theme, context, geometry } = pen;
  context.globalAlpha = mark.tone === "faint" ? FAINT : 1;
  const isAlert = mark.tone === "alert";
  const ink = isAlert ? theme.alert : inkAt(pen, view, mark.vertex);
  if (mark.kind === "cross") {
    if (isAlert) cross(pen, mark.vertex, 0.42, theme.alertEdge, 0.3);
    cross(pen, mark.vertex, 0.42, ink, 0.15);
  } else if (mark.kind === "circle") {
    if (isAlert) ring(pen, mark.vertex, 0.7, theme.alertEdge, 0.26);
    ring(pen, mark.vertex, 0.7, ink);
  } else if (mark.kind === "square") square(pen, mark.vertex, 0.6, ink);
  else if (mark.kind === "selected") select(pen, mark.vertex, ink);
  else if (mark.kind === "triangle") triangle(pen, mark.vertex, ink);
  else if (mark.kind === "move") drawMove(pen, mark);
  else {
    const [x, y] = centreOf(geometry, mark.vertex);
    const text = mark.text ?? "";
    if (stoneAt(view, mark.vertex) === 0) clearGround(pen, mark.vertex);
    if (mark.tone === "faint") context.globalAlpha = FAINT;
    const height = (text.length > 2 ? 0.72 : text.length > 1 ? 0.92 : 1.1) * geometry.radius;
    context.font = `600 ${height}px ${theme.font}`;
    context.textAlign = "center";
    context.textBaseline = "alphabetic";
    context.fillStyle = ink;
    context.fillText(text, x, y + 0.36 * height);
  }
  context.globalAlpha = 1;
}

/** Takes the lines away from under a label. */
function clearGround({ context, geometry, theme }: Pen, vertex: Vertex): void {
  const [x, y] = centreOf(geometry, vertex);
  context.fillStyle = groundColor(theme);
  // Three discs, so that it has no hard rim on wood.
  for (const share of [0.84, 0.78, 0.72]) {
    context.globalAlpha = share > 0.75 ? 0.4 : 1;
    context.beginPath();
    context.arc(x, y, share * geometry.radius, 0, 2 * Math.PI);
    context.fill();
  }
  context.globalAlpha = 1;
}

/** A small full square. */
function select({ context, geometry }: Pen, vertex: Vertex, color: string): void {
  const [x, y] = centreOf(geometry, vertex);
  const reach = Math.max(2 * geometry.scale, Math.round(0.3 * geometry.radius));
  context.fillStyle = color;
  context.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
}

/** A disc in the side's colour within a ring of warning: no stone yet, and no square of territory. */
function drawMove(pen: Pen, { vertex, color = 1 }: Mark): void {
  const { context, geometry, theme } = pen;
  const [x, y] = centreOf(geometry, vertex);
  const [fill, rim] = color === 1 ? theme.blackTerritory : theme.whiteTerritory;
  ring(pen, vertex, 0.68, theme.alertEdge, 0.3);
  ring(pen, vertex, 0.68, theme.alert, 0.16);
  context.beginPath();
  context.arc(x, y, 0.4 * geometry.radius, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
  context.lineWidth = thickness(pen, 0.09);
  context.strokeStyle = rim;
  context.stroke();
}

function thickness({ geometry }: Pen, share: number): number {
  return Math.max(1.25 * geometry.scale, share * geometry.radius);
}

function ring(pen: Pen, vertex: Vertex, share: number, color: string, thick = 0.13): void {
  const { context, geometry } = pen;
  const [x, y] = centreOf(geometry, vertex);
  context.beginPath();
  context.arc(x, y, share * geometry.radius, 0, 2 * Math.PI);
  context.lineWidth = thickness(pen, thick);
  context.strokeStyle = color;
  context.stroke();
}

function cross(pen: Pen, vertex: Vertex, share: number, color: string, thick: number): void {
  const { context, geometry } = pen;
  const [x, y] = centreOf(geometry, vertex);
  const reach = share * geometry.radius;
  context.beginPath();
  context.moveTo(x - reach, y - reach);
  context.lineTo(x + reach, y + reach);
  context.moveTo(x + reach, y - reach);
  context.lineTo(x - reach, y + reach);
  context.lineCap = "round";
  context.lineWidth = thickness(pen, thick);
  context.strokeStyle = color;
  context.stroke();
  context.lineCap = "butt";
}

/** An open square, its sides on whole pixels. */
function square(pen: Pen, vertex: Vertex, share: number, color: string): void {
  const { context, geometry } = pen;
  const [x, y] = centreOf(geometry, vertex);
  const reach = Math.max(2 * geometry.scale, Math.round(share * geometry.radius));
  context.lineWidth = Math.max(1, Math.round(thickness(pen, 0.12)));
  context.strokeStyle = color;
  context.strokeRect(x - reach, y - reach, 2 * reach, 2 * reach);
}

function triangle(pen: Pen, vertex: Vertex, color: string): void {
  const { context, geometry } = pen;
  const [x, y] = centreOf(geometry, vertex);
  const reach = 0.62 * geometry.radius;
  context.beginPath();
  for (const turn of [-0.5, 1 / 6, 5 / 6]) {
    context.lineTo(x + reach * Math.cos(turn * Math.PI), y + reach * Math.sin(turn * Math.PI));
  }
  context.closePath();
  context.lineWidth = thickness(pen, 0.13);
  context.strokeStyle = color;
  context.stroke();
}
