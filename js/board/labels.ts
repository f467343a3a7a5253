/** The names of the lines. */

import type { BoardSize, Turn, Vertex } from "./geometry.js";
import type { Coordinates } from "./view.js";

const DIGITS = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"];

/** The names of the columns and of the rows. */
interface LineNames {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

/** Column names from the left: A B C … without I, then AA AB … */
export function columnLabels(columns: number): string[] {
  const letters = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
  const name = (index: number): string =>
    index < 25 ? letters.charAt(index) : letters.charAt(Math.floor(index / 25) - 1) + letters.charAt(index % 25);
  return Array.from({ length: columns }, (_, x) => name(x));
}

/** Row names from the top; row 1 is the lowest line. */
export function rowLabels(rows: number): string[] {
  return Array.from({ length: rows }, (_, y) => String(rows - y));
}

/** The names of columns and rows in a way of naming; of `"none"` too, for what is said and not drawn. */
export function lineNames(coordinates: Coordinates, [columns, rows]: BoardSize): LineNames {
  if (typeof coordinates === "object") return coordinates;
  const numbers = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index + 1));
  if (coordinates === "numeric") return { columns: numbers(columns), rows: numbers(rows) };
  if (coordinates === "cjk") return { columns: numbers(columns), rows: numbers(rows).map((n) => cjkNumber(Number(n))) };
  return { columns: columnLabels(columns), rows: rowLabels(rows) };
}

/** The names as they are seen from above and from the left of a turned board. */
export function seenNames({ columns, rows }: LineNames, turn: Turn): LineNames {
  const back = (names: readonly string[]): string[] => [...names].reverse();
  if (turn === 90) return { columns: back(rows), rows: columns };
  if (turn === 180) return { columns: back(columns), rows: back(rows) };
  return turn === 270 ? { columns: rows, rows: back(columns) } : { columns, rows };
}

/** What a point is called: `"D4"`, `"4-16"`, `"4-十六"`. `names` spares making them for every point. */
export function pointName(
  coordinates: Coordinates,
  size: BoardSize,
  [x, y]: Vertex,
  names: LineNames = lineNames(coordinates, size),
): string {
  const between = coordinates === "numeric" || coordinates === "cjk" ? "-" : "";
  return `${names.columns[x] ?? ""}${between}${names.rows[y] ?? ""}`;
}

/** 1 to 99 as they are written: 十, 十六, 二十, 三十一. */
function cjkNumber(n: number): string {
  const tens = Math.floor(n / 10);
  return `${tens > 1 ? DIGITS[tens] : ""}${tens > 0 ? "十" : ""}${DIGITS[n % 10]}`;
}
