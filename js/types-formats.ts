/** The plain data of lists of moves, texts for links, pictures and servers' files. */

import type { Color, GameInfo, Pair, Rules, Sign, Vertex } from "./types.js";
import type { RecordDiagnostic } from "./types-record.js";

/** A move of a list; null for a pass. */
export interface ListedMove {
  readonly color: Color;
  readonly vertex: Vertex | null;
}

/** What of {@link GameInfo} a text for links holds. */
export type SharedInfo = Pick<
  GameInfo,
  | "black"
  | "white"
  | "blackRank"
  | "whiteRank"
  | "blackTeam"
  | "whiteTeam"
  | "name"
  | "event"
  | "round"
  | "date"
  | "place"
  | "result"
>;

/** Moves that were read, legal or not. */
export interface MoveList {
  readonly size: readonly [columns: number, rows: number];
  /** Null where none is stated. */
  readonly komi: number | null;
  readonly handicap: number;
  /** What stands before the first move, and whose turn it is. */
  readonly setup: { readonly stones: readonly (readonly Sign[])[]; readonly turn: Color };
  readonly moves: readonly ListedMove[];
  readonly info: SharedInfo;
}

/** A game that was shared. */
export interface SharedGame {
  readonly size: readonly [columns: number, rows: number];
  /** Every switch, and the komi. */
  readonly rules: Rules;
  readonly handicap: number;
  readonly setup: { readonly stones: readonly (readonly Sign[])[]; readonly turn: Color };
  readonly moves: readonly ListedMove[];
  /** After how many moves the position that is shown stands. */
  readonly shown: number;
  readonly info: SharedInfo;
}

/** A mark in a picture. */
export type DiagramMark = "circle" | "square" | "triangle" | "cross";

/** A picture of a board. */
export interface Diagram {
  /** Of what is drawn, which may be a part of a board: see `edges`. */
  readonly size: readonly [columns: number, rows: number];
  /** Before the numbered moves. */
  readonly stones: readonly (readonly Sign[])[];
  /** Who makes the moves with odd numbers. */
  readonly turn: Color;
  /** By their numbers, from 1 to 10. */
  readonly moves: readonly { readonly number: number; readonly vertex: Vertex }[];
  /** Letters from a to z on empty points. */
  readonly labels: readonly { readonly vertex: Vertex; readonly text: string }[];
  readonly marks: readonly { readonly vertex: Vertex; readonly mark: DiagramMark }[];
  /** Null where the picture does not say it. */
  readonly lastMove: Vertex | null;
  /** Stones that each side has taken; null where the picture does not say it. */
  readonly captures: Pair | null;
  /** Where the board ends. */
  readonly edges: {
    readonly top: boolean;
    readonly right: boolean;
    readonly bottom: boolean;
    readonly left: boolean;
  };
  readonly title: string;
}

/** What a server's file says, as SGF. */
export interface ServerRecord {
  readonly sgf: string;
  /** What the file is. */
  readonly format: "gib" | "ngf" | "ugf";
  /** The encoding of the bytes, by its name in the Encoding Standard; `"utf-8"` for texts. */
  readonly encoding: string;
  /** What was wrong and was got over, in the order of the file; places are the file's. */
  readonly diagnostics: RecordDiagnostic[];
}
