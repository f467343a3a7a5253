/** What marks are drawn with: the pen, and the shapes that several of them have. */

import { centreOf, type Geometry, type Vertex } from "./geometry.js";
import type { Theme } from "./theme.js";
import { stoneAt, type View } from "./view.js";

export interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly geometry: Geometry;
  readonly theme: Theme;
}

/** The plain colour nearest to the ground. */
export function groundColor({ wood }: Theme): string {
  if (typeof wood === "string") return wood;
  const mixed = wood.pale.map((value, channel) => Math.round(0.72 * value + 0.28 * (wood.deep[channel] ?? value)));
  return `rgb(${mixed.join(" ")})`;
}

/** A colour that shows on whatever is on the point. */
export function inkAt({ theme }: Pen, view: View, vertex: Vertex): string {
  const color = stoneAt(view, vertex);
  return color === 1 ? theme.black.mark : color === 2 ? theme.white.mark : theme.mark;
}

/** A square in a side's colour; the rim keeps it apart from wood of nearly its own tone. */
export function tile(
  { context, geometry, theme }: Pen,
  vertex: Vertex,
  isBlack: boolean,
  { side, edge, rimAlpha = 1, alpha = 1 }: { side: number; edge: number; rimAlpha?: number; alpha?: number },
): void {
  const [x, y] = centreOf(geometry, vertex);
  const [fill, rim] = isBlack ? theme.blackTerritory : theme.whiteTerritory;
  const left = Math.round(x - side / 2);
  const top = Math.round(y - side / 2);
  context.globalAlpha = rimAlpha;
  context.fillStyle = rim;
  context.fillRect(left - edge, top - edge, side + 2 * edge, side + 2 * edge);
  context.globalAlpha = alpha;
  context.fillStyle = fill;
  context.fillRect(left, top, side, side);
  context.globalAlpha = 1;
}

/** Begins a disc around a point, whose radius is this share of a stone's. */
export function disc({ context, geometry }: Pen, vertex: Vertex, share: number): void {
  const [x, y] = centreOf(geometry, vertex);
  circle(context, x, y, share * geometry.radius);
}

export function circle(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
}

function thickness({ geometry }: Pen, share: number): number {
  return Math.max(1.25 * geometry.scale, share * geometry.radius);
}

/** Draws the path that was begun. */
export function stroke(pen: Pen, color: string, thick: number): void {
  pen.context.lineWidth = thickness(pen, thick);
  pen.context.strokeStyle = color;
  pen.context.stroke();
}

export function ring(pen: Pen, vertex: Vertex, share: number, color: string, thick = 0.13): void {
  disc(pen, vertex, share);
  stroke(pen, color, thick);
}

export function cross(pen: Pen, vertex: Vertex, share: number, color: string, thick: number): void {
  const { context, geometry } = pen;
  const [x, y] = centreOf(geometry, vertex);
  const reach = share * geometry.radius;
  context.beginPath();
  context.moveTo(x - reach, y - reach);
  context.lineTo(x + reach, y + reach);
  context.moveTo(x + reach, y - reach);
  context.lineTo(x - reach, y + reach);
  context.lineCap = "round";
  stroke(pen, color, thick);
  context.lineCap = "butt";
}

/** An open square, its sides on whole pixels. */
export function square(pen: Pen, vertex: Vertex, share: number, color: string): void {
  const { context, geometry } = pen;
  const [x, y] = centreOf(geometry, vertex);
  const reach = Math.max(2 * geometry.scale, Math.round(share * geometry.radius));
  context.lineWidth = Math.max(1, Math.round(thickness(pen, 0.12)));
  context.strokeStyle = color;
  context.strokeRect(x - reach, y - reach, 2 * reach, 2 * reach);
}
