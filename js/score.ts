/** Counting: who owns what, and who won. */

import { optionsOf, wholeOf } from "./args.js";
import type { RawScore, RawSide } from "./glue.js";
import { stonesOf } from "./points.js";
import { ruleCodes } from "./rules.js";
import { cellsOf } from "./setup.js";
import type { At, Color, Pair, Rules, RulesName, Stones, Vertex } from "./types.js";
import { call, wasm } from "./wasm.js";

/** One side of a count. Points of the board are 子: a point is one 子, so are its halves. */
export interface Side {
  /** `stones + territory + sharedDame`, before komi, handicap and penalty: 184.5. */
  readonly total: number;
  /** The same in words: `"184 1/2"`. */
  readonly totalText: string;
  /** Living stones. */
  readonly stones: number;
  /** Empty points, and points of dead stones, that only this side surrounds. */
  readonly territory: number;
  /** Half of the points that nobody owns. */
  readonly sharedDame: number;
  /** Stones taken in play; not counted. */
  readonly prisoners: number;
  /** Komi this side gets, in points: White's, or Black's if komi is negative. */
  readonly komi: number;
  /** Points this side gets for handicap stones. */
  readonly handicap: number;
  /** 子 this side pays. */
  readonly penalty: number;
}

/** A count, with its result said in several ways. */
export interface Score {
  readonly black: Side;
  readonly white: Side;
  readonly winner: Color | "draw";
  /** By how much, in 子 and in points (one 子 is two points); 0 in a draw. */
  readonly margin: { readonly zi: number; readonly points: number };
  /** In 子: `"B+0.75zi"`, `"W+3.75zi"`, `"draw"`. */
  readonly text: string;
  /** As in SGF's RE, in points: `"B+1.5"`, `"Draw"`. */
  readonly sgf: string;
  /** In Chinese: `"黑胜3/4子"`, `"和棋"`. */
  readonly zh: string;
  /** In English: `"Black wins by 3/4 zi (1.5 points)"`. */
  readonly en: string;
  /** What Black's total must exceed to win, in 子: `"184 1/4"`. */
  readonly needed: string;
  /** The same as a number: 184.25; below 0 where Black's komi is more than half of the board. */
  readonly neededZi: number;
  /** Who owns each point, row by row from the top left: 1 Black, -1 White, 0 nobody. */
  readonly owner: Int8Array;
  /** The points that nobody owns: dame, and liberties shared in a seki. */
  readonly dame: readonly Vertex[];
}

/** A position to count, without a game. */
export interface BarePosition {
  /** Every chain needs a liberty. */
  stones: Stones;
  /** A stone of each dead chain, or all of its stones. */
  dead?: readonly At[];
  /** `"chinese-2002"` by default. */
  rules?: RulesName | Partial<Rules>;
  /** In place of the rules' own: points, or text such as `"3 3/4 zi"`. */
  komi?: number | string;
  /** Handicap stones given; the rules say what White gets for them. */
  handicap?: number;
  /** Stones each side has taken: shown, not counted. */
  captures?: Partial<Pair>;
  /** 子 each side pays. */
  penalties?: Partial<Pair>;
}

const KEYS = ["stones", "dead", "rules", "komi", "handicap", "captures", "penalties"] as const;
/** What comes back from the engine as the same number. */
const MOST_CAPTURES = 0x7fff_ffff;
const MOST_PENALTY = 10_000;

/**
 * Counts a position by area (数子法): living stones and the empty points they alone surround; points that nobody owns
 * are halved.
 *
 * @throws GoError `"setup"`, `"setup-no-liberty"`, `"no-stone"` for a point in `dead` without a stone, `"vertex"`,
 * `"rules"`, `"unsupported"`, `"komi"`, `"handicap"`, `"number"`, `"option"`.
 * @example score({ stones: [".B.W.", ".B.W."], komi: 0 }).text // "draw"
 */
export function score(position: BarePosition): Score {
  const { stones, dead = [], rules, komi, handicap = 0, captures, penalties } = optionsOf(position, KEYS, "position");
  const { width, height, cells } = cellsOf(stones);
  const marks = stonesOf(dead, cells, width, height);
  const codes = Int32Array.from(ruleCodes(rules, komi));
  const n = wholeOf(handicap, 0, cells.length, "handicap", "handicap");
  const taken = pairOf(captures, "captures", MOST_CAPTURES);
  const paid = pairOf(penalties, "penalties", MOST_PENALTY);
  return scoreOf(
    call(() => wasm().score(width, height, cells, marks, codes, n, taken, paid)),
    width,
  );
}

function pairOf(pair: Partial<Pair> | undefined, what: string, most: number): Uint32Array {
  const { black = 0, white = 0 } = optionsOf(pair, ["black", "white"], what);
  return Uint32Array.of(wholeOf(black, 0, most, `${what} of black`), wholeOf(white, 0, most, `${what} of white`));
}

/** A count as it comes from the engine. @internal */
export function scoreOf(raw: RawScore, width: number): Score {
  const owner = new Int8Array(raw.owner);
  const dame: Vertex[] = [];
  for (const [index, side] of owner.entries()) {
    if (side === 0) dame.push([index % width, Math.floor(index / width)]);
  }
  const quarters = Math.abs(raw.marginQuarters);
  return {
    black: sideOf(raw.black),
    white: sideOf(raw.white),
    winner: raw.marginQuarters > 0 ? "black" : raw.marginQuarters < 0 ? "white" : "draw",
    margin: { zi: quarters / 4, points: quarters / 2 },
    text: raw.zi,
    sgf: raw.sgf,
    zh: raw.zh,
    en: raw.en,
    needed: raw.needed,
    neededZi: raw.neededQuarters / 4,
    owner,
    dame,
  };
}

function sideOf(raw: RawSide): Side {
  return {
    total: raw.totalHalves / 2,
    totalText: raw.totalText,
    stones: raw.stones,
    territory: raw.territory,
    sharedDame: raw.sharedHalves / 2,
    prisoners: raw.prisoners,
    komi: raw.komiHalfPoints / 2,
    handicap: raw.handicap,
    penalty: raw.penalty,
  };
}
