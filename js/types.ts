/** The plain data that goes in and out. */

/** A side, and the colour of its stones. */
export type Color = "black" | "white";

/** A stone in a sign map: 1 black, -1 white, 0 none. */
export type Sign = -1 | 0 | 1;

/** A point: column and row from 0, `[0, 0]` at the top left. */
export type Vertex = readonly [x: number, y: number];

/**
 * Where a move goes: a {@link Vertex}, or text as in GTP: `"D4"` (letter of the column from the left without I, number
 * of the row from the bottom), or `"pass"`; upper or lower case.
 */
export type At = Vertex | string;

/**
 * What stands on a board, the top row first: a sign map, or strings of `.` (none), `B` or `X` (black), `W` or `O`
 * (white), upper or lower case.
 */
export type Stones = readonly (readonly Sign[])[] | readonly string[];

/** The size of a board: columns and rows, 1 to 52 each; one number for a square one. */
export type Size = number | readonly [columns: number, rows: number];

/** A set of rules that has a name; `"chinese"` is the edition of 2002, the next six are other names too. */
export type RulesName =
  | "chinese"
  | "chinese-ogs"
  | "chinese-kgs"
  | "chinese-fox"
  | "stone-scoring"
  | "aga-button"
  | "goe"
  | "chinese-2002"
  | "chinese-1988"
  | "platform"
  | "chinese-simple-ko"
  | "chinese-superko"
  | "ancient-chinese"
  | "tromp-taylor"
  | "new-zealand"
  | "aga"
  | "aga-territory"
  | "button-go"
  | "japanese"
  | "korean"
  | "ing";

/**
 * What repetition is forbidden: none; the immediate retake of a single ko (`"simple"`); every play that brings back an
 * earlier position (`"positional"`), or one with the same side to move (`"situational"`), or one that a play left with
 * the same side to move (`"natural-situational"`). The starting position counts.
 */
export type KoRule = "none" | "simple" | "positional" | "situational" | "natural-situational";

/** Rules of play, of the end and of counting, every switch on its own; any combination is valid. */
export interface Rules {
  readonly ko: KoRule;
  /** Whether a play may give up its own chain of two stones or more; one stone alone never. */
  readonly suicide: "forbidden" | "allowed";
  /** What is counted: living stones and what they surround (数子), or what they surround and prisoners (数目). */
  readonly scoring: "area" | "territory";
  /** Surrounded points that do not count: none; those in seki; those and two of every group (还棋头). */
  readonly tax: "none" | "seki" | "groups";
  /** Whether the first pass is worth half a point. */
  readonly button: "none" | "half-point";
  /** What White gets for moving second, in points, halves allowed: 7.5 points are 3 3/4 子. */
  readonly komi: number;
  /** What White gets for n handicap stones (2 or more) by area: nothing, n - 1 points, or n points. */
  readonly handicapCompensation: "none" | "n-1" | "n";
  /** Which passes in a row stop play: one by each side, three by each, or none, as both must agree (E88). */
  readonly passes: "one-each" | "three-each" | "agreement";
  /** Who must pass last for play to stop. */
  readonly lastPass: "either" | "white";
  /** Whether a pass gives the other side a prisoner. */
  readonly passStones: "none" | "given";
  /** What a pass does in a situation from which the same side passed before: nothing more, or it stops play. */
  readonly repeatedPass: "ordinary" | "stops";
  /** How a side may propose that the game has ended: not; in its turn, which it gives up; at any time, at no cost. */
  readonly endOffer: "none" | "gives-up-turn" | "free";
  /** Whether a side may give up playing on, with what is contested for the other: not; or in absolute time. */
  readonly giveUpPlay: "none" | "absolute-time";
  /** How it is settled what is dead: both agree; all stones are alive; the latter once play had to be resumed. */
  readonly marks: "agreed" | "all-alive" | "all-alive-once-resumed";
  /** Who plays first when play is resumed: whose turn it is, who says "dead", or the opponent of who asks for it. */
  readonly resumption: "turn-holder" | "claimant-of-dead" | "opponent";
  /** What an illegal act costs when it is reported: see `Game.report`. */
  readonly illegalActs: "unpriced" | "blocked" | "chinese-1988" | "chinese-2002" | "loses";
  /** What comes of a cycle that the ko rule lets close, when a situation stands for the third time since the last pass. */
  readonly cycles: "none" | "draw-or-replay" | "draw" | "replay" | "no-result" | "extra-game";
}

/** One switch of a set of rules, in words. */
export interface RuleInWords {
  readonly key: keyof Rules;
  readonly value: string | number;
  /** What the switch is about. */
  readonly title: { readonly en: string; readonly zh: string };
  /** What this value of it means. */
  readonly text: { readonly en: string; readonly zh: string };
}

/** A named set of rules. */
export interface RulesPreset {
  readonly name: RulesName;
  readonly rules: Rules;
  readonly title: { readonly en: string; readonly zh: string };
  /** Every switch in words, in the order of `Rules`. */
  readonly switches: readonly RuleInWords[];
}

/** How to start a game. */
export interface GameOptions {
  /** 19 by default, or that of `setup.stones`. */
  size?: Size;
  /** `"chinese-2002"` by default; a partial one starts from there. */
  rules?: RulesName | Partial<Rules>;
  /** In place of the rules' own: points (`7.5`, `"7.5"`) or 子 (`"3 3/4 zi"`, `"3又3/4子"`). */
  komi?: number | string;
  /**
   * Black stones on the star points, 2 to 9 as the board has room (0 and 1 put none), or on the points given; White
   * moves next. With `setup`, how many of its stones are handicap.
   */
  handicap?: number | readonly At[];
  /** A position to start from; every chain needs a liberty. It is the first of the history. */
  setup?: SetupOptions;
}

/** A position to start from. */
export interface SetupOptions {
  stones: Stones;
  /** Black by default; White if `handicap` says two stones or more. */
  turn?: Color;
}

/** Play is going on; it has stopped and dead stones are marked; there is a result. */
export type Phase = "play" | "marking" | "over";

/**
 * Why a move is refused. Checked in this order; the first that fails is given. `"bad-point"`: a move of a record in
 * which no point can be read.
 */
export type IllegalCode =
  | "game-over"
  | "not-your-turn"
  | "sealed"
  | "adjourned"
  | "must-play"
  | "off-board"
  | "occupied"
  | "suicide"
  | "ko"
  | "superko"
  | "bad-point";

/** Why a move is refused, with the evidence. */
export interface Illegal {
  readonly code: IllegalCode;
  /** The point asked for, off the board or on it; null for a pass, and for `"bad-point"`. */
  readonly vertex: Vertex | null;
  /** In English: what was found, what was wanted. */
  readonly message: string;
  /** `ko`, `superko`: the position that would come back stood after this move; 0 is the start. */
  readonly sinceMove?: number;
  /** `suicide`: the stones that would be without a liberty, the new one among them. */
  readonly chain?: readonly Vertex[];
}

/** A move that was made. */
export interface Move {
  /** From 1. */
  readonly number: number;
  readonly color: Color;
  /**
   * A proposal to end that gives up the turn is a `"pass"`; a turn that was lost or handed over is none; `"picked-up"`
   * takes the play before it off the board again.
   */
  readonly kind: "play" | "pass" | "resign" | "lost-turn" | "picked-up";
  /** Null unless it is a play. */
  readonly vertex: Vertex | null;
  /** `"D4"`, `"pass"`, or the kind. */
  readonly gtp: string;
  /** The stones it took off; after suicide the mover's own, the new one among them. */
  readonly captured: readonly Vertex[];
}

/** A number for each side. */
export interface Pair {
  readonly black: number;
  readonly white: number;
}

/** How to read a record. */
export interface RecordOptions {
  /** Which game of the file, from 0. */
  game?: number;
  /**
   * A move that the rules forbid is an error (`"throw"`, the default), or is played as far as it can be (`"keep"`): stones
   * on stones and off the board are left out.
   */
  illegal?: "throw" | "keep";
  /**
   * Whether the game stands open after the last move (`"open"`, the default), or ends as the record's result says
   * (`"recorded"`): by resignation, time, forfeit, without result, or by the count, if the record says whose territory
   * is what. A result that can't be carried out leaves it open.
   */
  end?: "open" | "recorded";
  /** In place of the rules that the record states; with their own komi where the record states none. */
  rules?: RulesName | Partial<Rules>;
  /** In place of the komi that the record states: points, or text such as `"3 3/4 zi"`. */
  komi?: number | string;
  /**
   * The character set of bytes, in place of the one that is found: any that `TextDecoder` knows, and other names in use
   * such as `"cp936"`. Without it a byte-order mark counts, then the record's CA where the bytes allow it, then UTF-8,
   * then a guess, which is told as a diagnostic.
   */
  encoding?: string;
}

/** A move of a record that the rules forbid. */
export interface RecordedIllegal {
  /** Its number in the record, from 1. */
  readonly number: number;
  readonly color: Color;
  readonly illegal: Illegal;
  /** Whether it was played all the same. */
  readonly isPlayed: boolean;
}

/** What was wrong in a record, or is not known here, and was got over. */
export interface Diagnostic {
  /**
   * A stable word. Of the format: `"unclosed-game"`, `"unclosed-value"` (brackets missing at the end of the text),
   * `"stray-text"`, `"small-letters"` (in a name), `"no-node"`, `"second-root"`, `"node-after-variation"`, `"no-value"`,
   * `"property-twice"` (or a value too many: the first one counts). Of values: `"bad-value"` (one that does not count),
   * `"size"` (none that a board has), `"rules-unknown"` (the Chinese rules take their place, unless others are
   * given), `"encoding"` (letters that were lost or guessed). Of what stands on the board, from `readRecords` alone:
   * `"illegal-move"`, `"no-liberty"` (stones put up without one). More may come.
   */
  readonly code: string;
  /** What was found and what was wanted. */
  readonly message: string;
  /** The line and the character in it, from 1. */
  readonly line: number;
  readonly column: number;
}

/** What is known of a game besides its moves: texts as a record has them, in brackets their names in SGF. */
export interface GameInfo {
  /** Players (PB, PW). */
  readonly black?: string;
  readonly white?: string;
  /** Their ranks (BR, WR). */
  readonly blackRank?: string;
  readonly whiteRank?: string;
  /** Their teams (BT, WT). */
  readonly blackTeam?: string;
  readonly whiteTeam?: string;
  /** The game's name (GN). */
  readonly name?: string;
  /** Event and round (EV, RO). */
  readonly event?: string;
  readonly round?: string;
  /** When and where (DT, PC). */
  readonly date?: string;
  readonly place?: string;
  /** Rules, komi and handicap as written (RU, KM, HA); the game has its own. */
  readonly rules?: string;
  readonly komi?: string;
  readonly handicap?: string;
  /** Time in seconds, and what follows it (TM, OT). */
  readonly time?: string;
  readonly overtime?: string;
  /** As written (RE); `Game.result` is that of the game itself. */
  readonly result?: string;
  /** On the whole game (GC). */
  readonly comment?: string;
  /** ON. */
  readonly opening?: string;
  /** Who commented, whence, who entered it, whose it is (AN, SO, US, CP). */
  readonly annotator?: string;
  readonly source?: string;
  readonly user?: string;
  readonly copyright?: string;
}
