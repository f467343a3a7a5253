/** Draws arrows and lines between points. */

import { centreOf, isShown } from "./geometry.js";
import type { Pen } from "./pen.js";
import type { Link } from "./view.js";

export function drawLink({ context, theme, geometry }: Pen, link: Link): void {
  if (!isShown(geometry, link.from) || !isShown(geometry, link.to)) return;
  const [x, y] = centreOf(geometry, link.from);
  const [toX, toY] = centreOf(geometry, link.to);
  const { radius, scale } = geometry;
  const turn = Math.atan2(toY - y, toX - x);
  const length = Math.hypot(toX - x, toY - y);
  if (length === 0) return;
  const thick = Math.max(1.5 * scale, 0.13 * radius);
  const head = link.kind === "arrow" ? Math.min(length / 2, Math.max(6 * scale, 0.62 * radius)) : 0;
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.lineCap = "round";
  context.lineJoin = "round";
  // Light around dark, so that one of them shows on any stone.
  for (const [color, more] of [
    [theme.alertEdge, 2 * Math.max(scale, 0.06 * radius)],
    [theme.alert, 0],
  ] as const) {
    context.strokeStyle = context.fillStyle = color;
    context.lineWidth = thick + more;
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(length - head, 0);
    context.stroke();
    if (head === 0) continue;
    context.beginPath();
    context.moveTo(length, 0);
    context.lineTo(length - head, -0.5 * head);
    context.lineTo(length - head, 0.5 * head);
    context.closePath();
    context.fill();
    if (more > 0) {
      context.lineWidth = more;
      context.stroke();
    }
  }
  context.restore();
}
