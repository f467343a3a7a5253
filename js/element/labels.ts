/** What each point is in words, for those who do not see the board. */

import { lineNames, pointName } from "../board/labels.js";
import { starPoints } from "../board/geometry.js";
import type { Coordinates, View } from "../board/view.js";
import type { Words } from "./words.js";

const SIGNS: Readonly<Record<string, string>> = { triangle: "△", square: "□", circle: "○", cross: "×", selected: "■" };

/** One text a point, row by row: its name first. */
export function cellLabels(scene: View, words: Words, coordinates: Coordinates): string[] {
  const { size, stones } = scene;
  const [columns, rows] = size;
  const names = lineNames(coordinates, size);
  const extra = new Map<number, string[]>();
  const add = ([x, y]: readonly [number, number], text: string): void => {
    const index = y * columns + x;
    extra.set(index, [...(extra.get(index) ?? []), text]);
  };
  for (const vertex of scene.dead ?? []) add(vertex, words.markedDead);
  if (scene.lastMove != null) add(scene.lastMove, words.lastMove);
  if (scene.ko != null) add(scene.ko, words.koPoint);
  for (const { vertex, kind, text } of scene.marks ?? []) {
    const said = kind === "label" ? text : SIGNS[kind];
    if (said) add(vertex, words.label(said));
  }
  const stars = new Set(starPoints(size).map(([x, y]) => y * columns + x));
  return Array.from({ length: columns * rows }, (_, index) => {
    const stone = stones[index] ?? 0;
    const owner = scene.owner?.[index] ?? 0;
    const parts = [pointName(coordinates, size, [index % columns, Math.floor(index / columns)], names)];
    if (stone !== 0) parts.push(words.stone[stone === 1 ? "black" : "white"]);
    else parts.push(words.empty);
    parts.push(...(extra.get(index) ?? []));
    if (stone === 0 && owner !== 0) parts.push(words.territory[owner > 0 ? "black" : "white"]);
    else if (stone === 0 && stars.has(index)) parts.push(words.starPoint);
    return parts.join(words.comma);
  });
}
