/** Counting: who owns what, and who won. */

import { colorCode, optionsOf, wholeOf } from "./args.js";
import { cellsOf } from "./cells.js";
import type { RawScore, RawSide } from "./play-glue.js";
import type * as glue from "./play-glue.js";
import { stonesOf, vertexOf } from "./points.js";
import { type Knowing, ruleCodesBy } from "./rule-codes.js";
import type { At, Color, Pair, Rules, RulesName, Stones, Vertex } from "./types.js";

/** One side of a count. Points of the board are 子: a point is one 子, so are its halves. */
export interface Side {
  /**
   * Before komi, handicap, button and penalty: by area `stones + territory + sharedDame` (184.5), by territory
   * `territory + prisoners + dead + passStones`.
   */
  readonly total: number;
  /** The same in words: `"184 1/2"`. */
  readonly totalText: string;
  /** Living stones. */
  readonly stones: number;
  /** Empty points, and points of dead stones, that only this side surrounds, as far as they count. */
  readonly territory: number;
  /** Half of the points that nobody owns. */
  readonly sharedDame: number;
  /** Stones taken in play; counted by territory only. */
  readonly prisoners: number;
  /** Komi this side gets, in points: White's, or Black's if komi is negative. */
  readonly komi: number;
  /** Points this side gets for handicap stones; none by territory. */
  readonly handicap: number;
  /** Dead stones of the other side: counted by territory, as prisoners. */
  readonly dead: number;
  /** Stones the other side gave for its passes; counted by territory. */
  readonly passStones: number;
  /** Surrounded points that do not count: in seki, or as group tax. */
  readonly tax: number;
  /** Half a point for the first pass, where the rules have a button. */
  readonly button: number;
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
  /** What was counted. */
  readonly scoring: "area" | "territory";
  /** In 子: `"B+0.75zi"`, `"W+3.75zi"`, `"draw"`; by territory in points: `"B+3.5"`. */
  readonly text: string;
  /** As in SGF's RE, in points: `"B+1.5"`, `"Draw"`. */
  readonly sgf: string;
  /** In Chinese: `"黑胜3/4子"`, `"和棋"`; by territory `"黑胜3.5目"`. */
  readonly zh: string;
  /** In English: `"Black wins by 3/4 zi (1.5 points)"`; by territory `"Black wins by 3.5 points"`. */
  readonly en: string;
  /** What Black's total must exceed to win: in 子 `"184 1/4"`; by territory in points. */
  readonly needed: string;
  /** The same as a number: 184.25; below 0 where Black's komi is more than half of the board. */
  readonly neededZi: number;
  /** For whom each point counts, row by row from the top left: 1 Black, -1 White, 0 nobody. */
  readonly owner: Int8Array;
  /** The points that nobody owns: dame, and liberties shared in a seki. */
  readonly dame: readonly Vertex[];
  /** Living stones found to be in seki, whether that changes the count or not. */
  readonly seki: readonly Vertex[];
  /** Points that their owner has to fill, since a chain is in atari there; no territory. */
  readonly falseEyes: readonly Vertex[];
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
  /** Stones each side has taken: counted by territory, else shown. */
  captures?: Partial<Pair>;
  /** Passes of each side, where a pass gives a stone. */
  passes?: Partial<Pair>;
  /** The side that passed first, where the rules have a button. */
  firstPass?: Color;
  /** The side that contested points go to (rule R-D-12); they are shared by default. */
  contested?: Color;
  /** 子 each side pays. */
  penalties?: Partial<Pair>;
}

const KEYS = [
  "stones",
  "dead",
  "rules",
  "komi",
  "handicap",
  "captures",
  "penalties",
  "passes",
  "firstPass",
  "contested",
] as const;
/** What comes back from the engine as the same number. */
const MOST_CAPTURES = 0x7fff_ffff;
const MOST_PENALTY = 10_000;

/** Counts a position, by whichever instance. @internal */
export function scoreBy(by: Knowing<Pick<typeof glue, "score">>, position: BarePosition): Score {
  const given = optionsOf(position, KEYS, "position");
  const { stones, dead = [], rules, komi, handicap = 0, firstPass, contested } = given;
  const { width, height, cells } = cellsOf(stones);
  const marks = stonesOf(dead, cells, width, height);
  const codes = Int32Array.from(ruleCodesBy(by, rules, komi));
  const n = wholeOf(handicap, 0, cells.length, "handicap", "handicap");
  const tallies = Uint32Array.of(
    ...pairOf(given.captures, "captures", MOST_CAPTURES),
    ...pairOf(given.penalties, "penalties", MOST_PENALTY),
    ...pairOf(given.passes, "passes", MOST_CAPTURES),
    firstPass === undefined ? 0 : colorCode(firstPass),
    contested === undefined ? 0 : colorCode(contested),
  );
  return scoreOf(
    by.call(() => by.wasm().score(width, height, cells, marks, codes, n, tallies)),
    width,
  );
}

function pairOf(pair: Partial<Pair> | undefined, what: string, most: number): [number, number] {
  const { black = 0, white = 0 } = optionsOf(pair, ["black", "white"], what);
  return [wholeOf(black, 0, most, `${what} of black`), wholeOf(white, 0, most, `${what} of white`)];
}

/** A count as it comes from the engine. @internal */
export function scoreOf(raw: RawScore, width: number): Score {
  const owner = new Int8Array(raw.owner);
  const where = (bytes: ArrayLike<number>, value: number) =>
    Array.from(bytes, (byte, index) => (byte === value ? vertexOf(index, width) : null)).filter((at) => at !== null);
  const quarters = Math.abs(raw.marginQuarters);
  return {
    black: sideOf(raw.black),
    white: sideOf(raw.white),
    winner: raw.marginQuarters > 0 ? "black" : raw.marginQuarters < 0 ? "white" : "draw",
    margin: { zi: quarters / 4, points: quarters / 2 },
    scoring: raw.byTerritory === 1 ? "territory" : "area",
    text: raw.short,
    sgf: raw.sgf,
    zh: raw.zh,
    en: raw.en,
    needed: raw.needed,
    neededZi: raw.neededQuarters / 4,
    owner,
    dame: where(owner, 0),
    seki: where(raw.seki, 1),
    falseEyes: where(raw.falseEyes, 1),
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
    dead: raw.dead,
    passStones: raw.passStones,
    tax: raw.tax,
    button: raw.button / 2,
    penalty: raw.penalty,
  };
}
