/** What goes with records, and what boards to play on seldom want. */

import type { Vertex } from "../index.js";
import type { Desk } from "./desk.js";
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
