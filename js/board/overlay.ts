/** What is drawn at a page's or a record's wish: whose points may become whose, marks, arrows and lines. */

import { centreOf, type Vertex } from "./geometry.js";
import { drawHeat } from "./heat.js";
import { drawLink } from "./links.js";
import type { Shows } from "./marks.js";
import { cross, disc, groundColor, inkAt, type Pen, ring, square, stroke } from "./pen.js";
import { type Mark, stoneAt, type View } from "./view.js";

/** Draws it: first what lies under the marks of the game itself, then what lies over them. */
export interface Overlay {
  readonly heat: typeof drawHeat;
  readonly marks: typeof drawMarks;
}

/** Many boards never show any, so a board that is bundled for them has this brought when it is wanted. */
export const overlay: Overlay = { heat: drawHeat, marks: drawMarks };

function drawMarks(pen: Pen, view: View, shows: Shows): void {
  for (const mark of view.marks ?? []) if (shows(mark.vertex)) drawMark(pen, view, mark);
  for (const link of view.links ?? []) drawLink(pen, link);
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
function clearGround(pen: Pen, vertex: Vertex): void {
  const { context, theme } = pen;
  context.fillStyle = groundColor(theme);
  // Three discs, so that it has no hard rim on wood.
  for (const share of [0.84, 0.78, 0.72]) {
    context.globalAlpha = share > 0.75 ? 0.4 : 1;
    disc(pen, vertex, share);
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
  const { context, theme } = pen;
  const [fill, rim] = color === 1 ? theme.blackTerritory : theme.whiteTerritory;
  ring(pen, vertex, 0.68, theme.alertEdge, 0.3);
  ring(pen, vertex, 0.68, theme.alert, 0.16);
  disc(pen, vertex, 0.4);
  context.fillStyle = fill;
  context.fill();
  stroke(pen, rim, 0.09);
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
  stroke(pen, color, 0.13);
}
