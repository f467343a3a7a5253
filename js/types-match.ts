/** What happens between two sides and a referee, as plain data. */

import type { Color, GameInfo, Move, Pair, Phase, Rules, Vertex } from "./types.js";

/** Who does something: a side, or the referee, or whoever keeps the board for both. */
export type By = Color | "referee";

/**
 * Where a game stands, in full. `"offered"`: a side has proposed the end. `"confirming"`: passes have asked whether both
 * agree (E88). `"stopped"`, `"marking"`: play has stopped, and nobody has or somebody has marked or accepted.
 * `"agreed"`: both have accepted, nothing is reopened, the result is not confirmed yet.
 */
export type Stage = "playing" | "offered" | "confirming" | "stopped" | "marking" | "agreed" | "over";

/** What may be reported to the referee; rules I-01 to I-26, C-06, C-08, C-14, G-09, H-06. */
export type Act =
  | "wrong-colors"
  | "two-in-a-row"
  | "took-back"
  | "dropped-stone"
  | "clock-early"
  | "stone-displaced"
  | "moved-on-purpose"
  | "board-scattered"
  | "scattered-by-player"
  | "removed-with-liberties"
  | "left-without-liberties"
  | "ko-retake"
  | "forbidden-point"
  | "repetition"
  | "clock-before-captures"
  | "disturbing"
  | "consulting"
  | "talking"
  | "quitting"
  | "arranged"
  | "absent-from-ceremony"
  | "phone-sound"
  | "phone-screen"
  | "smoking"
  | "time-out"
  | "long-cycle"
  | "false-life"
  | "unreadable-seal"
  | "other";

/** What a ruling does, or leaves to be chosen. */
export type Effect =
  | "move-void"
  | "second-stone-void"
  | "stone-back"
  | "stones-back"
  | "stones-removed"
  | "stands"
  | "agreed-point"
  | "reasonable-point"
  | "pick-up-and-choose"
  | "restore-and-continue"
  | "correction-allowed"
  | "no-correction"
  | "claim-refused"
  | "blocked"
  | "same-side-to-move"
  | "forbidden"
  | "group-dead"
  | "lost-turn"
  | "clock-unchanged"
  | "play-continues"
  | "same-reading"
  | "admonition"
  | "warning"
  | "criticism"
  | "lower-prize"
  | "suspension"
  | "report-to-committee"
  | "lose-game"
  | "both-lose"
  | "draw"
  | "replay"
  | "no-result"
  | "extra-game";

/** What is reported to the referee. */
export interface Report {
  /** What happened. */
  readonly act: Act;
  /** The side that did it, where a side did. */
  readonly by?: Color;
  /** The point of a move that was made though it is illegal. */
  readonly at?: Vertex | string;
  /** The move at which it happened; the current one by default. */
  readonly move?: number;
  /** The players agree, the opponent consents, or the request is granted. */
  readonly agreed?: boolean;
  /** The board can be restored. */
  readonly restorable?: boolean;
  /** What was chosen of what the ruling leaves to choose. */
  readonly choice?: Effect;
  /** In words, for the log. */
  readonly text?: string;
}

/** What the rules make of a report. */
export interface Ruling {
  /** What happens: whatever is chosen, and what was chosen. */
  readonly effects: readonly Effect[];
  /** What a person must choose from; empty where nothing is left to choose. */
  readonly choices: readonly Effect[];
  /** Who chooses. */
  readonly decider: "players" | "referee" | "chief-referee";
  /** Whether it was carried out: not while a choice is wanted. */
  readonly applied: boolean;
}

/** A ruling that was made. */
export interface LoggedRuling {
  /** The move after which it was made. */
  readonly after: number;
  readonly report: Report;
  readonly effects: readonly Effect[];
}

/** A repetition that was not forbidden, or the one that a play would be. */
export interface Cycle {
  /** The position stood after this move; 0 is the start. */
  readonly since: number;
  /** How many moves the cycle has. */
  readonly length: number;
  /** How often the position has stood with the same side to move since the latest pass, now included. */
  readonly times: number;
  /** Whether the same side was to move then. */
  readonly sameTurn: boolean;
  /** Stones each side has taken in it. */
  readonly taken: Pair;
  readonly kind:
    | "single-ko"
    | "double-ko"
    | "triple-ko"
    | "quadruple-ko"
    | "many-kos"
    | "both-take-two"
    | "send-two-return-one"
    | "other";
}

/** How a game ended. */
export interface Outcome {
  readonly kind:
    | "count"
    | "resignation"
    | "ruling"
    | "time"
    | "both-lose"
    | "draw"
    | "replay"
    | "no-result"
    | "extra-game";
  /** The side that won; null if none did. */
  readonly winner: Color | null;
}

interface EventHead {
  /** From 1, one by one. */
  readonly number: number;
  /** The digest of everything before it, 16 hexadecimal digits. */
  readonly prior: string;
  readonly by: By;
}

/** One thing that happened in a game: what one end sends and the other applies. Plain data, for JSON. */
export type GameEvent = EventHead &
  (
    | {
        readonly type:
          | "pass"
          | "resign"
          | "offer"
          | "stop"
          | "accept"
          | "resume"
          | "confirm"
          | "give-up-play"
          | "continue";
      }
    | { readonly type: "play"; readonly at: Vertex }
    /** A move as a record tells it, whatever the rules say; null for a pass. */
    | { readonly type: "put"; readonly color: Color; readonly at: Vertex | null }
    | { readonly type: "answer"; readonly agree: boolean }
    | { readonly type: "mark"; readonly dead: readonly Vertex[] }
    | { readonly type: "dispute"; readonly stones: readonly Vertex[] }
    | { readonly type: "report"; readonly report: Report }
    | { readonly type: "adjourn"; readonly usedMs: Pair | null }
    | { readonly type: "seal"; readonly commitment: string }
    | { readonly type: "open"; readonly note: string; readonly salt: string; readonly choice: Effect | null }
  );

/** An adjournment. */
export interface Adjournment {
  /** Time used by each side, in milliseconds, where it was recorded. */
  readonly usedMs: Pair | null;
  /** Which sides have confirmed the readings. */
  readonly confirmed: { readonly black: boolean; readonly white: boolean };
}

/** Where a game stands and how it came there, as plain data that `JSON.stringify` keeps whole. */
export interface Position {
  readonly version: 1;
  readonly size: readonly [columns: number, rows: number];
  readonly rules: Rules;
  readonly handicap: number;
  /** Where the game began. */
  readonly start: { readonly stones: readonly string[]; readonly turn: Color };
  /** All that has happened since, up to now. */
  readonly events: readonly GameEvent[];
  /** What is known of the game. */
  readonly info: GameInfo;
  readonly phase: Phase;
  readonly stage: Stage;
  readonly turn: Color;
  /** Moves made, and those with the ones that redo would play. */
  readonly moveNumber: number;
  readonly moveCount: number;
  readonly lastMove: Move | null;
  /** Rows of `.`, `B` and `W`, the top row first. */
  readonly stones: readonly string[];
  /** The point that a single ko closes to the side to move. */
  readonly ko: Vertex | null;
  /** Stones each side has taken. */
  readonly captures: Pair;
  readonly dead: readonly Vertex[];
  readonly accepted: { readonly black: boolean; readonly white: boolean };
  readonly confirmed: { readonly black: boolean; readonly white: boolean };
  /** The side that must put a stone down before it may pass or propose the end again. */
  readonly mustPlay: Color | null;
  readonly warnings: Pair;
  readonly rulings: readonly LoggedRuling[];
  readonly contested: Color | null;
  readonly sealed: { readonly by: Color; readonly commitment: string } | null;
  readonly adjourned: Adjournment | null;
  readonly cycle: Cycle | null;
  readonly outcome: Outcome | null;
  /** As in SGF's RE. */
  readonly result: string | null;
}
