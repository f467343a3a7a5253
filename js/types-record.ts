/** Records and their trees as plain data. */

import type { At, Color, Diagnostic, Illegal, Rules, RulesName, Size, Vertex } from "./types.js";

/**
 * A node of a record: a whole number from 0, the first node. A node keeps its number through every edit; no other node
 * gets it after the node was removed.
 */
export type NodeId = number;

/** How to read a text with records in it. */
export interface ReadRecordsOptions {
  /** Whether anything that deviates from the format, or any value that can't be, is an error; illegal moves are none. */
  readonly strict?: boolean;
  /** The character set of bytes, in place of the one found: any that `TextDecoder` knows. */
  readonly encoding?: string;
  /** How much is accepted; reaching a limit is the error `"limit"`, which names it. */
  readonly limits?: Partial<RecordLimits>;
}

/** How much a reader accepts: whole numbers from 1. */
export interface RecordLimits {
  /** Bytes of the whole text: 128 MiB by default, never more than 1 GiB. */
  readonly bytes: number;
  /** Games: 100,000, at most 500,000. */
  readonly games: number;
  /** Nodes of all games: 10 million, at most 20. */
  readonly nodes: number;
  /** Values of all games, each point of a rectangle counted: 20 million, at most 40. */
  readonly values: number;
  /** Properties of one node under different names: 256, at most 4,096. */
  readonly properties: number;
  /** How deep variations may lie in variations: 10 million, at most 20. */
  readonly depth: number;
  /** How many diagnostics are kept: 1,000, at most 100,000. Reaching it is no error; the others are counted. */
  readonly diagnostics: number;
}

/** What was wrong in a text with records and was got over. */
export interface RecordDiagnostic extends Diagnostic {
  /** In which game, from 0; text between games belongs to the game after it, text after the last one to that. */
  readonly game: number;
  /**
   * What the reader did: `"left-out"`, `"kept"` (as written, without a meaning), `"closed"` (at the end of the text),
   * `"added"` (the node that was missing), `"joined"` (with the first of the name), `"capitals"` (read by its capital
   * letters), `"variation"` (taken as one), `"played"` (an illegal move, as far as it can be), `"taken-off"` (stones
   * without liberties), `"default"` (what is usual in its place), `"replaced"` (letters by U+FFFD), `"guessed"` (which
   * letters they are). More may come.
   */
  readonly done: string;
}

/** How to write records. */
export interface WriteRecordsOptions {
  /** After how many bytes of a line the next node begins a new one: 70. 0 for no line ends between nodes. */
  readonly lineLength?: number;
}

/** A move that a node has. */
export interface NodeMove {
  readonly color: Color;
  /** `"unreadable"` where no point can be read. */
  readonly kind: "play" | "pass" | "unreadable";
  /** The point; it may lie off the board. Null for a pass and what can't be read. */
  readonly vertex: Vertex | null;
}

/** A move of a record that the rules forbid. */
export interface IllegalNode {
  readonly node: NodeId;
  /** Its number, counted along the node's own line from 1. */
  readonly moveNumber: number;
  readonly color: Color;
  readonly illegal: Illegal;
  /** Whether it was played all the same, in place of a stone that stood there perhaps. */
  readonly isPlayed: boolean;
}

/** How things stand at a node. */
export interface NodePosition {
  /** What stands on each point, row by row from the top left: 0 nothing, 1 Black, 2 White. */
  readonly cells: Uint8Array;
  /** How many moves there are from the first node to this one. */
  readonly moveNumber: number;
  readonly turn: Color;
  /** The point at which an answer would only restore the position before. */
  readonly ko: Vertex | null;
  /** Stones each side has taken since stones were last put up. */
  readonly captures: { readonly black: number; readonly white: number };
}

/**
 * All nodes at once, each before the nodes below it, in lists of one length: for drawing a tree. `node` and `parent` (-1
 * for the first node); `color`, 1 for a black move, 2 for a white one, 0 for none; `point`, `y * columns + x` of the
 * move, -1 for a pass, -2 for none and for what is no point of the board.
 */
export interface Outline {
  readonly node: Int32Array;
  readonly parent: Int32Array;
  readonly color: Int32Array;
  readonly point: Int32Array;
}

/** Under which rules a record's moves are looked at. */
export interface RecordRulesOptions {
  /** In place of those that the record states. */
  readonly rules?: RulesName | Partial<Rules>;
}

/** A record to begin with. */
export interface NewRecordOptions {
  /** Columns and rows; 19 by default. */
  readonly size?: Size;
  /** Properties of the first node: texts under their names in SGF. */
  readonly properties?: Readonly<Record<string, string | readonly string[]>>;
}

/** A node to add. */
export interface NewNode {
  /** A move; a node below the same parent that has this move alone is given instead of a new one. */
  readonly move?: { readonly color: Color; readonly at: At };
  /** Properties: texts under their names in SGF. */
  readonly properties?: Readonly<Record<string, string | readonly string[]>>;
}

/** What a record says of its game, as far as it is understood; its `info` has the texts. */
export interface RecordedInfo {
  /** Komi in points. Null where none is stated, or it is not plain on which scale; `komiText` keeps it. */
  readonly komi: number | null;
  /** The scale on which komi is written: servers write hundredths (650, 375). */
  readonly komiScale: "points" | "zi" | "hundredth-points" | "hundredth-zi" | null;
  /** Komi as written. */
  readonly komiText: string | null;
  /** Handicap stones. */
  readonly handicap: number | null;
  /** The set of rules, if it is one that is known here. */
  readonly rules: RulesName | null;
  /** How the game ended; null where nothing is stated. */
  readonly result: RecordedResult | null;
  /** Each side's main time in milliseconds. */
  readonly mainTime: number | null;
  /** What follows it. */
  readonly overtime: RecordedOvertime | null;
}

/** What a record says of how its game ended. */
export interface RecordedResult {
  /** `"none"` where the game has no result or both sides lost, null where the text does not say or is not understood. */
  readonly winner: Color | "draw" | "none" | null;
  /** By what a side won. */
  readonly by: "points" | "resignation" | "time" | "forfeit" | "illegal-move" | "unknown";
  /** By how many points, where it says; 1 子 is two. */
  readonly margin: number | null;
  /** As written. */
  readonly text: string;
}

/** What follows the main time; times in milliseconds. */
export type RecordedOvertime =
  | { readonly kind: "byo-yomi"; readonly periods: number; readonly period: number }
  | { readonly kind: "canadian"; readonly stones: number; readonly period: number }
  | { readonly kind: "fischer"; readonly increment: number };

/** What a node says beside its move: see {@link GameRecord.notes}. Points off the board are left out. */
export interface NodeNotes {
  /** On the position (C), and the node's name (N); null where there is none. */
  readonly comment: string | null;
  readonly name: string | null;
  /** Stones put up (AB, AW) and taken off (AE). */
  readonly setup: { readonly black: Vertex[]; readonly white: Vertex[]; readonly empty: Vertex[] };
  /** The side that is said to move (PL). */
  readonly turn: Color | null;
  /** Marks: CR, MA, SQ, TR, SL. */
  readonly marks: {
    readonly circle: Vertex[];
    readonly cross: Vertex[];
    readonly square: Vertex[];
    readonly triangle: Vertex[];
    readonly selected: Vertex[];
  };
  /** Texts on points (LB). */
  readonly labels: { readonly vertex: Vertex; readonly text: string }[];
  /** Pairs of points: arrows (AR) from the first to the second, and lines (LN). */
  readonly arrows: [from: Vertex, to: Vertex][];
  readonly lines: [from: Vertex, to: Vertex][];
  /** Whose points are whose (TB, TW). */
  readonly territory: { readonly black: Vertex[]; readonly white: Vertex[] };
  /** Points shown dim (DD), and those in view (VW); null where nothing is said, empty where that ends. */
  readonly dim: Vertex[] | null;
  readonly view: Vertex[] | null;
  /** What is thought of the position and the move, by the names of their properties: 1, or 2 for emphasis. */
  readonly judgement: {
    readonly even?: 1 | 2;
    readonly goodForBlack?: 1 | 2;
    readonly goodForWhite?: 1 | 2;
    readonly unclear?: 1 | 2;
    readonly hotspot?: 1 | 2;
    readonly badMove?: 1 | 2;
    readonly doubtful?: 1 | 2;
    readonly interesting?: 1 | 2;
    readonly tesuji?: 1 | 2;
  };
  /** Time left after the move (BL, WL) in milliseconds. */
  readonly timeLeft: { readonly black: number | null; readonly white: number | null };
  /** Moves left in a period of overtime, or periods left (OB, OW): records use it for both. */
  readonly movesLeft: { readonly black: number | null; readonly white: number | null };
}
