/** What goes with records, and what boards to play on seldom want. */

import type { Vertex } from "../index.js";
import type { Desk, Scene } from "./desk.js";
import type { Words } from "./words.js";

/** A record as it is kept: its text, and the way to the node as the places of children. */
export interface KeptRecord {
  readonly sgf: string;
  readonly way: readonly number[];
}

/** The bytes at an address. */
export async function fetchRecord(address: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`status ${response.status} for ${address}`);
  return new Uint8Array(await response.arrayBuffer());
}

export function isOn([x, y]: Vertex, [columns, rows]: readonly [number, number]): boolean {
  return x >= 0 && y >= 0 && x < columns && y < rows;
}

export function ownerOf(
  { black, white }: { readonly black: readonly Vertex[]; readonly white: readonly Vertex[] },
  [columns, rows]: readonly [number, number],
): Int8Array | null {
  if (black.length + white.length === 0) return null;
  const owner = new Int8Array(columns * rows);
  for (const [x, y] of black) owner[y * columns + x] = 1;
  for (const [x, y] of white) owner[y * columns + x] = -1;
  return owner;
}

/** What is on a point: the chain with its liberties, or nothing. */
export function pointInWords(
  desk: Desk | null,
  vertex: Vertex,
  words: Words,
  name: (vertex: Vertex) => string,
): string {
  const chain = desk?.asks((game) => {
    const stones = game.chain(vertex);
    if (stones.length === 0) return null;
    const side = game.cells()[vertex[1] * game.size[0] + vertex[0]] === 1 ? "black" : "white";
    return words.chain(name(vertex), side, stones.length, game.liberties(vertex).length);
  });
  return chain ?? `${name(vertex)}${words.comma}${words.empty}`;
}

/** Numbers on the stones of the latest moves; a point that was played on twice bears the later one. */
export function numberMarks(
  moves: readonly { readonly vertex: Vertex | null; readonly number: number }[],
  stones: ArrayLike<number>,
  columns: number,
  latest: number,
): NonNullable<Scene["marks"]> {
  if (latest <= 0) return [];
  const byPoint = new Map<number, { vertex: Vertex; number: number }>();
  for (const { vertex, number } of moves.slice(-latest)) {
    if (vertex !== null) byPoint.set(vertex[1] * columns + vertex[0], { vertex, number });
  }
  return [...byPoint]
    .filter(([index]) => (stones[index] ?? 0) !== 0)
    .map(([, { vertex, number }]) => ({ vertex, kind: "label" as const, text: String(number) }));
}
