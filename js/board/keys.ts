/** The keys, which act only while a cell has the focus. Tab is never taken. */

import type { Vertex } from "./geometry.js";
import type { Grid } from "./grid.js";

/** Pass, undo, redo, help, liberties. */
export type Letter = "p" | "u" | "r" | "h" | "l";

/** What keys ask for. */
interface KeyHost {
  readonly grid: Grid;
  /** Whether the arrow keys step through a record, or move over the board. */
  steps(shift: boolean): boolean;
  /** Whether letters are keys. */
  readonly letters: boolean;
  choose(vertex: Vertex, chain: boolean): void;
  step(by: number): void;
  vary(by: 1 | -1): void;
  /** Takes back an aim; false if there is none. */
  cancel(): boolean;
  letter(key: Letter): void;
}

/** Lines that PageUp and PageDown skip, and moves. */
const PAGE = 5;
const PAGE_MOVES = 10;

/** Acts on a key; true if it was one of ours. */
export function onKey(event: KeyboardEvent, host: KeyHost): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return false;
  const { key } = event;
  if (host.steps(event.shiftKey) && stepBy(key, host)) return true;
  const to = targetOf(key, host.grid);
  if (to !== null) {
    host.grid.go(to);
    host.grid.focus();
    return true;
  }
  if (key === "Enter" || key === " ") {
    if (!event.repeat) host.choose(host.grid.cursor, event.shiftKey);
    return true;
  }
  if (key === "Escape") return host.cancel();
  const letter = key.toLowerCase();
  if (!host.letters || event.shiftKey || !isLetter(letter)) return false;
  if (!event.repeat) host.letter(letter);
  return true;
}

function isLetter(key: string): key is Letter {
  return key.length === 1 && "purhl".includes(key);
}

/** How many moves a key goes on in a record. */
const MOVES: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
  PageUp: -PAGE_MOVES,
  PageDown: PAGE_MOVES,
};

/** True for a key of this kind, even where there is no further move. */
function stepBy(key: string, host: KeyHost): boolean {
  const by = MOVES[key];
  if (by !== undefined) host.step(by);
  else if (key === "ArrowUp") host.vary(-1);
  else if (key === "ArrowDown") host.vary(1);
  else return false;
  return true;
}

/** Where a key leads on the board as it is seen; null for keys that lead nowhere. */
function targetOf(key: string, { seen: [x, y], range: { from, shown } }: Grid): Vertex | null {
  const right = from[0] + shown[0] - 1;
  const to: Record<string, Vertex> = {
    ArrowLeft: [x - 1, y],
    ArrowRight: [x + 1, y],
    ArrowUp: [x, y - 1],
    ArrowDown: [x, y + 1],
    Home: [from[0], y],
    End: [right, y],
    PageUp: [x, y - PAGE],
    PageDown: [x, y + PAGE],
  };
  return to[key] ?? null;
}
