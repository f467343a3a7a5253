/** What has to be drawn anew between two views: the points whose look has changed, and what their pixels touch. */

import type { Geometry, Vertex } from "./geometry.js";
import type { View } from "./view.js";

/** One text a point, equal for points that look alike. */
export type Faces = readonly string[];

/** Above this share of the points all is drawn: a clip of many pieces is dearer. */
const MANY = 0.25;

/** Of all but the ghost, which has a layer of its own. */
export function facesOf(view: View): Faces {
  const [columns, rows] = view.size;
  const { stones, owner, heat } = view;
  const faces = Array.from({ length: columns * rows }, (_, index) => {
    const own = heat == null ? (owner?.[index] ?? 0) : Math.round((heat[index] ?? 0) * 100);
    return `${stones[index] ?? 0} ${own}`;
  });
  const add = (vertex: Vertex | null | undefined, what: string): void => {
    if (vertex != null) faces[vertex[1] * columns + vertex[0]] += what;
  };
  add(view.lastMove, "l");
  add(view.ko, "k");
  for (const vertex of view.dead ?? []) add(vertex, "d");
  for (const vertex of view.dim ?? []) add(vertex, "m");
  for (const vertex of view.veiled ?? []) add(vertex, "v");
  for (const mark of view.marks ?? []) {
    add(mark.vertex, `|${mark.kind} ${mark.text ?? ""} ${mark.color ?? ""} ${mark.tone ?? ""}`);
  }
  for (const { from, to, kind } of view.links ?? []) faces.push(`${kind} ${from} ${to}`);
  return faces;
}

/** The points to wipe and those to draw again; null for all, empty where nothing has changed. */
export function changesOf(
  before: Faces | null,
  after: Faces,
  { size: [columns, rows] }: Geometry,
): { wipe: ReadonlySet<number>; draw: ReadonlySet<number> } | null {
  const points = columns * rows;
  // Arrows and lines go over points between.
  if (before === null || before.length > points || after.length > points) return null;
  const changed = new Set<number>();
  for (let index = 0; index < points; index += 1) if (before[index] !== after[index]) changed.add(index);
  if (changed.size > MANY * points) return null;
  // A stone's shadow falls on its neighbours, and theirs on what is wiped there.
  const wipe = around(changed, columns, rows);
  return { wipe, draw: around(wipe, columns, rows) };
}

function around(points: ReadonlySet<number>, columns: number, rows: number): Set<number> {
  const more = new Set<number>();
  for (const point of points) {
    const x = point % columns;
    const y = Math.floor(point / columns);
    for (let toY = Math.max(0, y - 1); toY <= Math.min(rows - 1, y + 1); toY += 1) {
      for (let toX = Math.max(0, x - 1); toX <= Math.min(columns - 1, x + 1); toX += 1) more.add(toY * columns + toX);
    }
  }
  return more;
}

/** Whether nothing has changed between two views but the ghost. */
export function isSameButGhost(a: View, b: View): boolean {
  const names = [...Object.keys(a), ...Object.keys(b)] as (keyof View)[];
  return names.every((name) => name === "ghost" || a[name] === b[name]);
}
