/** The attributes of the element: their names, and what their texts mean. */

import type { Turn } from "../board/geometry.js";
import { type At, Game, type GameOptions, parseGtp, type RulesName, type Vertex } from "../index.js";
import type { Scene } from "./desk.js";

/** Attributes that are texts; each is a property of the same name, `""` where it is not set. */
export const TEXTS = [
  "size",
  "rules",
  "komi",
  "handicap",
  "coordinates",
  "orientation",
  "theme",
  "confirm",
  "view",
  "move",
  "numbers",
  "shortcuts",
] as const;

/** Attributes that are there or not. */
export const SWITCHES = ["readonly", "controls", "entry"] as const;

/** All that are watched. */
export const ATTRIBUTES = [...TEXTS, ...SWITCHES, "lang", "record", "aria-label"] as const;

/** Those that say how a game of the element's own starts. */
export const STARTS: readonly string[] = ["size", "rules", "komi", "handicap"];

export const COORDINATES = ["a1", "numeric", "cjk", "none"] as const;
export const CONFIRM = ["auto", "always", "never"] as const;

type Read = (name: string) => string | null;

/** How the game starts; what is not understood is left for the game to refuse. */
function gameOptionsOf(read: Read): GameOptions & { size: [number, number] } {
  const [size, rules, komi, handicap] = STARTS.map((name) => read(name)?.trim() || undefined);
  // What is no number or two of them is no size: the game will say so.
  const [columns = 19, rows = columns] = /^[\d\s]+([x×*][\d\s]+)?$/i.test(size ?? "19")
    ? (size ?? "19").split(/[x×*]/i).map(Number)
    : [Number.NaN];
  return {
    size: [columns, rows],
    ...(rules === undefined ? {} : { rules: rules as RulesName }),
    ...(komi === undefined ? {} : { komi }),
    ...(handicap === undefined ? {} : { handicap: handicapOf(handicap) }),
  };
}

/** A game as the attributes say, but for those that make no sense. */
export function newGame(read: Read, fail: (error: unknown) => void, names: readonly string[] = STARTS): Game {
  try {
    return new Game(gameOptionsOf((name) => (names.includes(name) ? read(name) : null)));
  } catch (error) {
    const { code } = error as { code?: unknown };
    // What is said of points or stones is said of the handicap's.
    const left = names.filter((name) => name !== (STARTS.includes(String(code)) ? code : "handicap"));
    if (left.length === names.length) throw error;
    fail(error);
    return newGame(read, fail, left);
  }
}

/** A board on which nothing lies yet. */
export function blankOf(read: Read): Scene {
  const lines = gameOptionsOf(read).size.map((wanted) => (wanted > 0 && wanted < 53 ? Math.ceil(wanted) : 19));
  const [columns = 19, rows = 19] = lines;
  return { size: [columns, rows], stones: new Uint8Array(columns * rows) };
}

/** A number of stones, or their points. */
function handicapOf(text: string): number | At[] {
  return /^\d+$/.test(text) ? Number(text) : text.split(/[\s,]+/);
}

/** One of the words that an attribute may be, or the first of them. */
export function oneOf<Word extends string>(text: string | null, words: readonly [Word, ...Word[]]): Word {
  return words.find((word) => word === text?.trim()) ?? words[0];
}

/** How far the board is turned: degrees clockwise, or whose side is below. */
export function turnOf(text: string | null): Turn {
  const turn = text?.trim() === "white" ? 180 : Number(text);
  return turn === 90 || turn === 180 || turn === 270 ? turn : 0;
}

/** The part of the board between two points such as `"K1 T10"`; null for what is none. */
export function partOf(text: string | null, size: readonly [number, number]): readonly [Vertex, Vertex] | null {
  const [from, to, ...more] = (text ?? "").trim().split(/[\s,:-]+/);
  if (!from || !to || more.length > 0) return null;
  try {
    const [a, b] = [parseGtp(from, size), parseGtp(to, size)];
    return a === null || b === null ? null : [a, b];
  } catch {
    return null;
  }
}

/** The language that holds for an element, through shadow roots. */
export function languageOf(element: Element): string {
  for (let at: Element | undefined = element; at; at = (at.getRootNode() as Partial<ShadowRoot>).host) {
    const found = at.closest("[lang]");
    if (found !== null) return found.getAttribute("lang") ?? "";
  }
  return globalThis.navigator?.language ?? "en";
}
