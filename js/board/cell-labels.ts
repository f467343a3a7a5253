/** What each point is in words, for those who do not see the board. */

import { starPoints } from "./geometry.js";
import { lineNames, pointName } from "./labels.js";
import type { Coordinates, View } from "./view.js";

/** What is said of a point, after its name. */
export interface PointWords {
  readonly stone: Readonly<Record<"black" | "white", string>>;
  readonly empty: string;
  readonly starPoint: string;
  readonly lastMove: string;
  readonly koPoint: string;
  readonly markedDead: string;
  readonly territory: Readonly<Record<"black" | "white", string>>;
  readonly label: (text: string) => string;
  /** The comma between the parts of a label. */
  readonly comma: string;
}

/** In English. */
export const englishPoints: PointWords = {
  stone: { black: "black stone", white: "white stone" },
  empty: "empty",
  starPoint: "star point",
  lastMove: "last move",
  koPoint: "ko: not playable",
  markedDead: "marked dead",
  territory: { black: "black territory", white: "white territory" },
  label: (text) => `marked ${text}`,
  comma: ", ",
};

const SIGNS: Readonly<Record<string, string>> = { triangle: "△", square: "□", circle: "○", cross: "×", selected: "■" };

/** One text a point, row by row: its name first. */
export function cellLabels(
  scene: View,
  words: PointWords,
  coordinates: Coordinates = named(scene.coordinates),
): string[] {
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

/** The coordinates that points are called by: there are some even where none are drawn. */
export function named(shown: Coordinates = "a1"): Coordinates {
  return shown === "none" ? "a1" : shown;
}
