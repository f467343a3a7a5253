// index.d.ts
/// <reference lib="esnext.disposable" preserve="true" />
import { Game as AnyGame, GameRecord as AnyGameRecord, commitment as anyCommitment, judge as anyJudge, nigiri as anyNigiri, readRecords as anyReadRecords, rulesNamed as anyRulesNamed, rulesPresets as anyRulesPresets, score as anyScore } from "./api.js";
export { type BarePosition, describeRules, describeWhy, type Drawn, formatGtp, type GameState, GoError, IllegalMoveError, type Match, nigiriHolder, parseGtp, type PlayedGame, type ReadRecords, type RecordEdits, ruleValues, type Score, type Side, type Standing, sgfToVertex, version, vertexToSgf, writeRecords, } from "./api.js";
export type * from "./types.js";
export type * from "./types-judge.js";
export type * from "./types-match.js";
export type * from "./types-record.js";
export declare const Game: typeof AnyGame;
export type Game = AnyGame;
export declare const GameRecord: typeof AnyGameRecord;
export type GameRecord = AnyGameRecord;
export declare const readRecords: typeof anyReadRecords;
export declare const commitment: typeof anyCommitment;
export declare const judge: typeof anyJudge;
export declare const nigiri: typeof anyNigiri;
export declare const rulesNamed: typeof anyRulesNamed;
export declare const rulesPresets: typeof anyRulesPresets;
export declare const score: typeof anyScore;

// slim.d.ts
/// <reference lib="esnext.disposable" preserve="true" />
import { type InitSource } from "./init.js";
export * from "./api.js";
export type { InitSource, WasmSource } from "./init.js";
export declare function init(source?: InitSource): Promise<void>;

// slim.node.d.ts
/// <reference lib="esnext.disposable" preserve="true" />
import { type InitSource } from "./init.js";
export * from "./api.js";
export type { InitSource, WasmSource } from "./init.js";
export declare function init(source?: InitSource): Promise<void>;

// worker.d.ts
/// <reference lib="esnext.disposable" preserve="true" />
import { type Judge } from "./judge-queue.js";
export type { BackgroundOptions, Judge, JudgeProgress } from "./judge-queue.js";
export type * from "./types-judge.js";
export declare function createJudge(): Judge;

// worker.node.d.ts
/// <reference lib="esnext.disposable" preserve="true" />
import { type Judge } from "./judge-queue.js";
export type { BackgroundOptions, Judge, JudgeProgress } from "./judge-queue.js";
export type * from "./types-judge.js";
export declare function createJudge(): Judge;

// formats/index.d.ts
import { formatGtpMoves as anyFormatGtpMoves, fromShareText as anyFromShareText, parseGtpMoves as anyParseGtpMoves, readDiagram as anyReadDiagram, readServerRecord as anyReadServerRecord, toShareText as anyToShareText, writeDiagram as anyWriteDiagram } from "./api.js";
export type * from "./api.js";
export { GoError } from "./api.js";
export declare const formatGtpMoves: typeof anyFormatGtpMoves;
export declare const fromShareText: typeof anyFromShareText;
export declare const parseGtpMoves: typeof anyParseGtpMoves;
export declare const readDiagram: typeof anyReadDiagram;
export declare const readServerRecord: typeof anyReadServerRecord;
export declare const toShareText: typeof anyToShareText;
export declare const writeDiagram: typeof anyWriteDiagram;

// formats/slim.d.ts
import { type InitSource } from "../init.js";
export * from "./api.js";
export type { InitSource, WasmSource } from "../init.js";
export declare function init(source?: InitSource): Promise<void>;

// formats/slim.node.d.ts
import { type InitSource } from "../init.js";
export * from "./api.js";
export type { InitSource, WasmSource } from "../init.js";
export declare function init(source?: InitSource): Promise<void>;

// play/index.d.ts
/// <reference lib="esnext.disposable" preserve="true" />
import { Game as AnyGame, commitment as anyCommitment, nigiri as anyNigiri, rulesPresets as anyRulesPresets, score as anyScore } from "./api.js";
export { type BarePosition, describeRules, describeWhy, type Drawn, formatGtp, type GameState, GoError, IllegalMoveError, type Match, nigiriHolder, parseGtp, type PlayedGame, ruleValues, type Score, type Side, type Standing, sgfToVertex, version, vertexToSgf, } from "./api.js";
export type * from "../types.js";
export type * from "../types-judge.js";
export type * from "../types-match.js";
export declare const Game: typeof AnyGame;
export type Game = AnyGame;
export declare const commitment: typeof anyCommitment;
export declare const nigiri: typeof anyNigiri;
export declare const rulesPresets: typeof anyRulesPresets;
export declare const score: typeof anyScore;

// play/slim.d.ts
/// <reference lib="esnext.disposable" preserve="true" />
import { type InitSource } from "../init.js";
export * from "./api.js";
export type { InitSource, WasmSource } from "../init.js";
export declare function init(source?: InitSource): Promise<void>;

// play/slim.node.d.ts
/// <reference lib="esnext.disposable" preserve="true" />
import { type InitSource } from "../init.js";
export * from "./api.js";
export type { InitSource, WasmSource } from "../init.js";
export declare function init(source?: InitSource): Promise<void>;

// api.d.ts
export { formatGtp, parseGtp, sgfToVertex, vertexToSgf } from "./coords.js";
export { GoError, IllegalMoveError } from "./errors.js";
export { Game } from "./game.js";
export { judge } from "./judge.js";
export { describeWhy } from "./judge-words.js";
export { commitment, nigiri, rulesNamed, rulesPresets, score } from "./engine.js";
export { type Drawn, nigiriHolder } from "./nigiri.js";
export { ruleValues } from "./rule-codes.js";
export { type ReadRecords, readRecords, writeRecords } from "./read-records.js";
export { GameRecord } from "./game-record.js";
export { describeRules } from "./rules-words.js";
export type { BarePosition, Score, Side } from "./score.js";
export type { Match } from "./match.js";
export type { PlayedGame } from "./played-game.js";
export type { Standing } from "./standing.js";
export type { GameState } from "./state.js";
export type * from "./types.js";
export type * from "./types-judge.js";
export type * from "./types-match.js";
export type * from "./types-record.js";
export type { RecordEdits } from "./record-edits.js";
export { version } from "./version.js";

// types.d.ts
export type Color = "black" | "white";
export type Sign = -1 | 0 | 1;
export type Vertex = readonly [x: number, y: number];
export type At = Vertex | string;
export type Stones = readonly (readonly Sign[])[] | readonly string[];
export type Size = number | readonly [columns: number, rows: number];
export type RulesName = "chinese" | "chinese-ogs" | "chinese-kgs" | "chinese-fox" | "stone-scoring" | "aga-button" | "goe" | "chinese-2002" | "chinese-1988" | "platform" | "chinese-simple-ko" | "chinese-superko" | "ancient-chinese" | "tromp-taylor" | "new-zealand" | "aga" | "aga-territory" | "button-go" | "japanese" | "korean" | "ing";
export type KoRule = "none" | "simple" | "positional" | "situational" | "natural-situational";
export interface Rules {
    readonly ko: KoRule;
    readonly suicide: "forbidden" | "allowed";
    readonly scoring: "area" | "territory";
    readonly tax: "none" | "seki" | "groups";
    readonly button: "none" | "half-point";
    readonly komi: number;
    readonly handicapCompensation: "none" | "n-1" | "n";
    readonly passes: "one-each" | "three-each" | "agreement";
    readonly lastPass: "either" | "white";
    readonly passStones: "none" | "given";
    readonly repeatedPass: "ordinary" | "stops";
    readonly endOffer: "none" | "gives-up-turn" | "free";
    readonly giveUpPlay: "none" | "absolute-time";
    readonly marks: "agreed" | "all-alive" | "all-alive-once-resumed";
    readonly resumption: "turn-holder" | "claimant-of-dead" | "opponent";
    readonly illegalActs: "unpriced" | "blocked" | "chinese-1988" | "chinese-2002" | "loses";
    readonly cycles: "none" | "draw-or-replay" | "draw" | "replay" | "no-result" | "extra-game";
}
export interface RuleInWords {
    readonly key: keyof Rules;
    readonly value: string | number;
    readonly title: {
        readonly en: string;
        readonly zh: string;
    };
    readonly text: {
        readonly en: string;
        readonly zh: string;
    };
}
export interface RulesPreset {
    readonly name: RulesName;
    readonly rules: Rules;
    readonly title: {
        readonly en: string;
        readonly zh: string;
    };
    readonly switches: readonly RuleInWords[];
}
export interface GameOptions {
    size?: Size;
    rules?: RulesName | Partial<Rules>;
    komi?: number | string;
    handicap?: number | readonly At[];
    setup?: SetupOptions;
}
export interface SetupOptions {
    stones: Stones;
    turn?: Color;
}
export type Phase = "play" | "marking" | "over";
export type IllegalCode = "game-over" | "not-your-turn" | "sealed" | "adjourned" | "must-play" | "off-board" | "occupied" | "suicide" | "ko" | "superko" | "bad-point";
export interface Illegal {
    readonly code: IllegalCode;
    readonly vertex: Vertex | null;
    readonly message: string;
    readonly sinceMove?: number;
    readonly chain?: readonly Vertex[];
}
export interface Move {
    readonly number: number;
    readonly color: Color;
    readonly kind: "play" | "pass" | "resign" | "lost-turn" | "picked-up";
    readonly vertex: Vertex | null;
    readonly gtp: string;
    readonly captured: readonly Vertex[];
}
export interface Pair {
    readonly black: number;
    readonly white: number;
}
export interface RecordOptions {
    game?: number;
    illegal?: "throw" | "keep";
    end?: "open" | "recorded";
    rules?: RulesName | Partial<Rules>;
    komi?: number | string;
    encoding?: string;
}
export interface RecordedIllegal {
    readonly number: number;
    readonly color: Color;
    readonly illegal: Illegal;
    readonly isPlayed: boolean;
}
export interface Diagnostic {
    readonly code: string;
    readonly message: string;
    readonly line: number;
    readonly column: number;
}
export interface GameInfo {
    readonly black?: string;
    readonly white?: string;
    readonly blackRank?: string;
    readonly whiteRank?: string;
    readonly blackTeam?: string;
    readonly whiteTeam?: string;
    readonly name?: string;
    readonly event?: string;
    readonly round?: string;
    readonly date?: string;
    readonly place?: string;
    readonly rules?: string;
    readonly komi?: string;
    readonly handicap?: string;
    readonly time?: string;
    readonly overtime?: string;
    readonly result?: string;
    readonly comment?: string;
    readonly opening?: string;
    readonly annotator?: string;
    readonly source?: string;
    readonly user?: string;
    readonly copyright?: string;
}

// types-judge.d.ts
import type { At, Color, Pair, Rules, RulesName, Stones, Vertex } from "./types.js";
export interface JudgePosition {
    stones: Stones;
    turn?: Color;
    rules?: RulesName | Partial<Rules>;
    ko?: At | null;
}
export interface JudgeOptions {
    seed?: number;
    playouts?: number;
    timeMs?: number;
}
export type ChainStatus = "alive" | "dead" | "seki" | "unsettled";
export type ChainProof = "pass-alive" | "read" | "estimate";
export type Why = "two-eyes" | "no-room" | "cannot-be-taken" | "cannot-be-saved" | "first-decides" | "ko" | "shared-liberties" | "mostly-alive" | "mostly-dead" | "contested";
export interface JudgedChain {
    readonly stones: readonly Vertex[];
    readonly color: Color;
    readonly status: ChainStatus;
    readonly proof: ChainProof;
    readonly certainty: number;
    readonly why: Why;
}
export interface PointCounts extends Readonly<Pair> {
    readonly nobody: number;
}
export interface Judgement {
    readonly dead: readonly Vertex[];
    readonly seki: readonly Vertex[];
    readonly dame: readonly Vertex[];
    readonly seal: readonly {
        readonly vertex: Vertex;
        readonly color: Color;
    }[];
    readonly chains: readonly JudgedChain[];
    readonly owner: Float32Array;
    readonly standing: Int8Array;
    readonly sealed: Int8Array;
    readonly counts: {
        readonly standing: PointCounts;
        readonly sealed: PointCounts;
    };
    readonly playouts: number;
    readonly isFinished: boolean;
    readonly isComplete: boolean;
}
export interface WhyInWords {
    readonly why: Why;
    readonly title: {
        readonly en: string;
        readonly zh: string;
    };
    readonly text: {
        readonly en: string;
        readonly zh: string;
    };
}

// types-match.d.ts
import type { Color, GameInfo, Move, Pair, Phase, Rules, Vertex } from "./types.js";
export type By = Color | "referee";
export type Stage = "playing" | "offered" | "confirming" | "stopped" | "marking" | "agreed" | "over";
export type Act = "wrong-colors" | "two-in-a-row" | "took-back" | "dropped-stone" | "clock-early" | "stone-displaced" | "moved-on-purpose" | "board-scattered" | "scattered-by-player" | "removed-with-liberties" | "left-without-liberties" | "ko-retake" | "forbidden-point" | "repetition" | "clock-before-captures" | "disturbing" | "consulting" | "talking" | "quitting" | "arranged" | "absent-from-ceremony" | "phone-sound" | "phone-screen" | "smoking" | "time-out" | "long-cycle" | "false-life" | "unreadable-seal" | "other";
export type Effect = "move-void" | "second-stone-void" | "stone-back" | "stones-back" | "stones-removed" | "stands" | "agreed-point" | "reasonable-point" | "pick-up-and-choose" | "restore-and-continue" | "correction-allowed" | "no-correction" | "claim-refused" | "blocked" | "same-side-to-move" | "forbidden" | "group-dead" | "lost-turn" | "clock-unchanged" | "play-continues" | "same-reading" | "admonition" | "warning" | "criticism" | "lower-prize" | "suspension" | "report-to-committee" | "lose-game" | "both-lose" | "draw" | "replay" | "no-result" | "extra-game";
export interface Report {
    readonly act: Act;
    readonly by?: Color;
    readonly at?: Vertex | string;
    readonly move?: number;
    readonly agreed?: boolean;
    readonly restorable?: boolean;
    readonly choice?: Effect;
    readonly text?: string;
}
export interface Ruling {
    readonly effects: readonly Effect[];
    readonly choices: readonly Effect[];
    readonly decider: "players" | "referee" | "chief-referee";
    readonly applied: boolean;
}
export interface LoggedRuling {
    readonly after: number;
    readonly report: Report;
    readonly effects: readonly Effect[];
}
export interface Cycle {
    readonly since: number;
    readonly length: number;
    readonly times: number;
    readonly sameTurn: boolean;
    readonly taken: Pair;
    readonly kind: "single-ko" | "double-ko" | "triple-ko" | "quadruple-ko" | "many-kos" | "both-take-two" | "send-two-return-one" | "other";
}
export interface Outcome {
    readonly kind: "count" | "resignation" | "ruling" | "time" | "both-lose" | "draw" | "replay" | "no-result" | "extra-game";
    readonly winner: Color | null;
}
interface EventHead {
    readonly number: number;
    readonly prior: string;
    readonly by: By;
}
export type GameEvent = EventHead & ({
    readonly type: "pass" | "resign" | "offer" | "stop" | "accept" | "resume" | "confirm" | "give-up-play" | "continue";
} | {
    readonly type: "play";
    readonly at: Vertex;
}
 | {
    readonly type: "put";
    readonly color: Color;
    readonly at: Vertex | null;
} | {
    readonly type: "answer";
    readonly agree: boolean;
} | {
    readonly type: "mark";
    readonly dead: readonly Vertex[];
} | {
    readonly type: "dispute";
    readonly stones: readonly Vertex[];
} | {
    readonly type: "report";
    readonly report: Report;
} | {
    readonly type: "adjourn";
    readonly usedMs: Pair | null;
} | {
    readonly type: "seal";
    readonly commitment: string;
} | {
    readonly type: "open";
    readonly note: string;
    readonly salt: string;
    readonly choice: Effect | null;
});
export interface Adjournment {
    readonly usedMs: Pair | null;
    readonly confirmed: {
        readonly black: boolean;
        readonly white: boolean;
    };
}
export interface Position {
    readonly version: 1;
    readonly size: readonly [columns: number, rows: number];
    readonly rules: Rules;
    readonly handicap: number;
    readonly start: {
        readonly stones: readonly string[];
        readonly turn: Color;
    };
    readonly events: readonly GameEvent[];
    readonly info: GameInfo;
    readonly phase: Phase;
    readonly stage: Stage;
    readonly turn: Color;
    readonly moveNumber: number;
    readonly moveCount: number;
    readonly lastMove: Move | null;
    readonly stones: readonly string[];
    readonly ko: Vertex | null;
    readonly captures: Pair;
    readonly dead: readonly Vertex[];
    readonly accepted: {
        readonly black: boolean;
        readonly white: boolean;
    };
    readonly confirmed: {
        readonly black: boolean;
        readonly white: boolean;
    };
    readonly mustPlay: Color | null;
    readonly warnings: Pair;
    readonly rulings: readonly LoggedRuling[];
    readonly contested: Color | null;
    readonly sealed: {
        readonly by: Color;
        readonly commitment: string;
    } | null;
    readonly adjourned: Adjournment | null;
    readonly cycle: Cycle | null;
    readonly outcome: Outcome | null;
    readonly result: string | null;
}
export {};

// types-record.d.ts
import type { At, Color, Diagnostic, Illegal, Rules, RulesName, Size, Vertex } from "./types.js";
export type NodeId = number;
export interface ReadRecordsOptions {
    readonly strict?: boolean;
    readonly encoding?: string;
    readonly limits?: Partial<RecordLimits>;
}
export interface RecordLimits {
    readonly bytes: number;
    readonly games: number;
    readonly nodes: number;
    readonly values: number;
    readonly properties: number;
    readonly depth: number;
    readonly diagnostics: number;
}
export interface RecordDiagnostic extends Diagnostic {
    readonly game: number;
    readonly done: string;
}
export interface WriteRecordsOptions {
    readonly lineLength?: number;
}
export interface NodeMove {
    readonly color: Color;
    readonly kind: "play" | "pass" | "unreadable";
    readonly vertex: Vertex | null;
}
export interface IllegalNode {
    readonly node: NodeId;
    readonly moveNumber: number;
    readonly color: Color;
    readonly illegal: Illegal;
    readonly isPlayed: boolean;
}
export interface NodePosition {
    readonly cells: Uint8Array;
    readonly moveNumber: number;
    readonly turn: Color;
    readonly ko: Vertex | null;
    readonly captures: {
        readonly black: number;
        readonly white: number;
    };
}
export interface Outline {
    readonly node: Int32Array;
    readonly parent: Int32Array;
    readonly color: Int32Array;
    readonly point: Int32Array;
}
export interface RecordRulesOptions {
    readonly rules?: RulesName | Partial<Rules>;
}
export interface NewRecordOptions {
    readonly size?: Size;
    readonly properties?: Readonly<Record<string, string | readonly string[]>>;
}
export interface NewNode {
    readonly move?: {
        readonly color: Color;
        readonly at: At;
    };
    readonly properties?: Readonly<Record<string, string | readonly string[]>>;
}
export interface RecordedInfo {
    readonly komi: number | null;
    readonly komiScale: "points" | "zi" | "hundredth-points" | "hundredth-zi" | null;
    readonly komiText: string | null;
    readonly handicap: number | null;
    readonly rules: RulesName | null;
    readonly result: RecordedResult | null;
    readonly mainTime: number | null;
    readonly overtime: RecordedOvertime | null;
}
export interface RecordedResult {
    readonly winner: Color | "draw" | "none" | null;
    readonly by: "points" | "resignation" | "time" | "forfeit" | "illegal-move" | "unknown";
    readonly margin: number | null;
    readonly text: string;
}
export type RecordedOvertime = {
    readonly kind: "byo-yomi";
    readonly periods: number;
    readonly period: number;
} | {
    readonly kind: "canadian";
    readonly stones: number;
    readonly period: number;
} | {
    readonly kind: "fischer";
    readonly increment: number;
};
export interface NodeNotes {
    readonly comment: string | null;
    readonly name: string | null;
    readonly setup: {
        readonly black: Vertex[];
        readonly white: Vertex[];
        readonly empty: Vertex[];
    };
    readonly turn: Color | null;
    readonly marks: {
        readonly circle: Vertex[];
        readonly cross: Vertex[];
        readonly square: Vertex[];
        readonly triangle: Vertex[];
        readonly selected: Vertex[];
    };
    readonly labels: {
        readonly vertex: Vertex;
        readonly text: string;
    }[];
    readonly arrows: [from: Vertex, to: Vertex][];
    readonly lines: [from: Vertex, to: Vertex][];
    readonly territory: {
        readonly black: Vertex[];
        readonly white: Vertex[];
    };
    readonly dim: Vertex[] | null;
    readonly view: Vertex[] | null;
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
    readonly timeLeft: {
        readonly black: number | null;
        readonly white: number | null;
    };
    readonly movesLeft: {
        readonly black: number | null;
        readonly white: number | null;
    };
}

// init.d.ts
type HostUrl = typeof globalThis extends {
    URL: {
        prototype: infer T;
    };
} ? T : never;
type HostResponse = typeof globalThis extends {
    Response: {
        prototype: infer T;
    };
} ? T : never;
type HostModule = typeof globalThis extends {
    WebAssembly: {
        Module: {
            prototype: infer T;
        };
    };
} ? T : never;
export type WasmSource = string | HostUrl | HostResponse | ArrayBuffer | ArrayBufferView | HostModule;
export type InitSource = WasmSource | Promise<WasmSource>;
export {};

// judge-queue.d.ts
import type { JudgeOptions, Judgement, JudgePosition } from "./types-judge.js";
type HostSignal = typeof globalThis extends {
    AbortSignal: {
        prototype: infer T;
    };
} ? T : never;
export interface JudgeProgress {
    readonly done: number;
    readonly total: number;
}
export interface BackgroundOptions extends JudgeOptions {
    signal?: HostSignal;
    onProgress?: (progress: JudgeProgress) => void;
}
export interface Judge {
    judge(position: JudgePosition, options?: BackgroundOptions): Promise<Judgement>;
    dispose(): void;
    [Symbol.dispose](): void;
}
export {};

// formats/api.d.ts
export { GoError } from "../errors.js";
export type { Color, GameInfo, Pair, Rules, RulesName, Sign, Size, Stones, Vertex } from "../types.js";
export type * from "../types-formats.js";
export type { RecordDiagnostic } from "../types-record.js";
export { readDiagram, writeDiagram } from "./diagram.js";
export { formatGtpMoves, fromShareText, parseGtpMoves, toShareText } from "./lists.js";
export { readServerRecord } from "./server-record.js";

// play/api.d.ts
export { formatGtp, parseGtp, sgfToVertex, vertexToSgf } from "../coords.js";
export { GoError, IllegalMoveError } from "../errors.js";
export { describeWhy } from "../judge-words.js";
export { type Drawn, nigiriHolder } from "../nigiri.js";
export { ruleValues } from "../rule-codes.js";
export { describeRules } from "../rules-words.js";
export type { BarePosition, Score, Side } from "../score.js";
export type { Match } from "../match.js";
export type { PlayedGame } from "../played-game.js";
export type { Standing } from "../standing.js";
export type { GameState } from "../state.js";
export type * from "../types.js";
export type * from "../types-judge.js";
export type * from "../types-match.js";
export { version } from "../version.js";
export { commitment, nigiri, rulesPresets, score } from "./engine.js";
export { Game } from "./game.js";

// coords.d.ts
import type { Size, Vertex } from "./types.js";
export declare function parseGtp(text: string, size?: Size): Vertex | null;
export declare function formatGtp(vertex: Vertex | null, size?: Size): string;
export declare function sgfToVertex(text: string, size?: Size): Vertex | null;
export declare function vertexToSgf(vertex: Vertex | null): string;

// errors.d.ts
import type { Illegal } from "./types.js";
export declare class GoError extends Error {
    readonly code: string;
    constructor(code: string, message: string, options?: {
        cause?: unknown;
    });
}
export declare class IllegalMoveError extends GoError {
    readonly illegal: Illegal;
    readonly played: number;
    constructor(illegal: Illegal, played?: number, message?: string);
}

// game.d.ts
import { PlayedGame } from "./played-game.js";
import type { Diagnostic, GameInfo, GameOptions, RecordedIllegal, RecordOptions } from "./types.js";
import type { JudgeOptions, Judgement } from "./types-judge.js";
import type { Position } from "./types-match.js";
export declare class Game extends PlayedGame {
    constructor(options?: GameOptions);
    static fromSgf(record: string | Uint8Array, options?: RecordOptions): Game;
    static fromSnapshot(snapshot: Position): Game;
    clone(): Game;
    judge(options?: JudgeOptions): Judgement;
    illegalMoves(): RecordedIllegal[];
    diagnostics(): Diagnostic[];
    toSgf(options?: {
        info?: GameInfo;
    }): string;
}

// judge.d.ts
import type { JudgeOptions, Judgement, JudgePosition } from "./types-judge.js";
export declare function judge(position: JudgePosition, options?: JudgeOptions): Judgement;

// judge-words.d.ts
import type { Why, WhyInWords } from "./types-judge.js";
export declare function describeWhy(why: Why): WhyInWords;

// engine.d.ts
import { type BarePosition, type Score } from "./score.js";
import type { RulesName, RulesPreset } from "./types.js";
export declare function rulesPresets(): RulesPreset[];
export declare function rulesNamed(text: string): RulesName | null;
export declare function score(position: BarePosition): Score;
export declare function nigiri(held: number, shown: number): "holder" | "guesser";
export declare function commitment(note: string, salt: string): string;

// nigiri.d.ts
export interface Drawn {
    readonly dan: number;
    readonly age: number;
}
export declare function nigiriHolder(first: Drawn, second: Drawn): "first" | "second" | null;

// rule-codes.d.ts
import type { Rules } from "./types.js";
export declare function ruleValues(): {
    [Key in Exclude<keyof Rules, "komi">]: Rules[Key][];
};

// read-records.d.ts
import { GameRecord } from "./game-record.js";
import type { ReadRecordsOptions, RecordDiagnostic, WriteRecordsOptions } from "./types-record.js";
export interface ReadRecords {
    readonly games: GameRecord[];
    readonly encoding: string;
    readonly diagnostics: RecordDiagnostic[];
    readonly moreDiagnostics: number;
    readonly isWellFormed: boolean;
}
export declare function readRecords(source: string | Uint8Array, options?: ReadRecordsOptions): ReadRecords;
export declare function writeRecords(games: readonly GameRecord[], options?: WriteRecordsOptions): string;

// game-record.d.ts
import { Game } from "./game.js";
import { RecordEdits } from "./record-edits.js";
import type { Diagnostic, GameInfo } from "./types.js";
import type { IllegalNode, NewRecordOptions, NodeId, NodeMove, NodeNotes, NodePosition, Outline, RecordedInfo, RecordRulesOptions, WriteRecordsOptions } from "./types-record.js";
export declare class GameRecord extends RecordEdits {
    constructor(options?: NewRecordOptions);
    clone(): GameRecord;
    get size(): [columns: number, rows: number];
    get trouble(): Diagnostic | null;
    get info(): GameInfo;
    get recorded(): RecordedInfo;
    get root(): NodeId;
    get main(): NodeId[];
    get nodeCount(): number;
    get variationCount(): number;
    has(node: NodeId): boolean;
    children(node: NodeId): NodeId[];
    parent(node: NodeId): NodeId | null;
    path(node: NodeId): NodeId[];
    line(node: NodeId): NodeId[];
    outline(): Outline;
    props(node: NodeId, options?: {
        readonly raw?: boolean;
    }): Record<string, string[]>;
    move(node: NodeId): NodeMove | null;
    notes(node: NodeId): NodeNotes;
    illegal(options?: RecordRulesOptions): IllegalNode[];
    cells(node: NodeId): Uint8Array;
    position(node: NodeId): NodePosition;
    gameAt(node: NodeId, options?: RecordRulesOptions): Game;
    toSgf(options?: WriteRecordsOptions): string;
}

// rules-words.d.ts
import type { RuleInWords, Rules } from "./types.js";
export declare function describeRules(rules: Rules): RuleInWords[];

// score.d.ts
import type { At, Color, Pair, Rules, RulesName, Stones, Vertex } from "./types.js";
export interface Side {
    readonly total: number;
    readonly totalText: string;
    readonly stones: number;
    readonly territory: number;
    readonly sharedDame: number;
    readonly prisoners: number;
    readonly komi: number;
    readonly handicap: number;
    readonly dead: number;
    readonly passStones: number;
    readonly tax: number;
    readonly button: number;
    readonly penalty: number;
}
export interface Score {
    readonly black: Side;
    readonly white: Side;
    readonly winner: Color | "draw";
    readonly margin: {
        readonly zi: number;
        readonly points: number;
    };
    readonly scoring: "area" | "territory";
    readonly text: string;
    readonly sgf: string;
    readonly zh: string;
    readonly en: string;
    readonly needed: string;
    readonly neededZi: number;
    readonly owner: Int8Array;
    readonly dame: readonly Vertex[];
    readonly seki: readonly Vertex[];
    readonly falseEyes: readonly Vertex[];
}
export interface BarePosition {
    stones: Stones;
    dead?: readonly At[];
    rules?: RulesName | Partial<Rules>;
    komi?: number | string;
    handicap?: number;
    captures?: Partial<Pair>;
    passes?: Partial<Pair>;
    firstPass?: Color;
    contested?: Color;
    penalties?: Partial<Pair>;
}

// match.d.ts
import { Standing } from "./standing.js";
import type { At, Color, Pair } from "./types.js";
import type { By, Effect, GameEvent, Report, Ruling } from "./types-match.js";
declare const DECISIONS: readonly ["lose-game", "both-lose", "draw", "replay", "no-result", "extra-game", "warning", "lost-turn"];
export declare abstract class Match extends Standing {
    #private;
    proposeEnd(by: Color): void;
    answerEnd(by: Color, agree: boolean): void;
    dispute(by: Color, stones: readonly At[]): void;
    resume(by?: By): void;
    markDead(by: By, stones: readonly At[]): void;
    confirm(by: By): void;
    giveUpPlay(by: Color, options: {
        clock: "absolute";
    }): void;
    report(report: Report): Ruling;
    ruling(report: Report): Ruling;
    decide(decision: {
        effect: (typeof DECISIONS)[number];
        by?: Color;
        text?: string;
    }): Ruling;
    adjourn(options?: {
        usedMs?: Pair;
    }): void;
    endAdjournment(): void;
    seal(by: Color, commitment: string): void;
    openSealed(sealed: {
        note: string;
        salt: string;
        choice?: Effect;
        by?: By;
    }): "played" | "lost-turn" | "ruled";
    apply(event: GameEvent, options?: {
        from?: By;
    }): void;
    takeBack(n?: number): number;
}
export {};

// played-game.d.ts
import { Match } from "./match.js";
import type { At, Color, Illegal, Move, Vertex } from "./types.js";
import type { By } from "./types-match.js";
export declare abstract class PlayedGame extends Match {
    #private;
    play(at: At, color?: Color): Move;
    tryPlay(at: At, color?: Color): {
        ok: true;
        move: Move;
    } | {
        ok: false;
        illegal: Illegal;
    };
    pass(): Move;
    playAll(moves: Int16Array | readonly At[]): number;
    resign(color?: Color): Move;
    undo(n?: number): number;
    redo(n?: number): number;
    goTo(moveNumber: number): void;
    mark(): void;
    toggleDead(at: At, options?: {
        chain?: boolean;
        by?: By;
    }): Vertex[];
    setDead(list: readonly At[]): void;
    accept(by: Color): void;
    dispose(): void;
    [Symbol.dispose](): void;
}

// standing.d.ts
import { GameState } from "./state.js";
import type { At, Color, Pair, Vertex } from "./types.js";
import type { Adjournment, Cycle, GameEvent, LoggedRuling, Outcome, Position, Stage } from "./types-match.js";
export declare abstract class Standing extends GameState {
    #private;
    get stage(): Stage;
    get offeredBy(): Color | null;
    get mustPlay(): Color | null;
    get confirmed(): {
        black: boolean;
        white: boolean;
    };
    get warnings(): Pair;
    get passes(): Pair;
    get contested(): Color | null;
    get sealed(): {
        by: Color;
        commitment: string;
    } | null;
    get adjourned(): Adjournment | null;
    get outcome(): Outcome | null;
    rulings(): LoggedRuling[];
    cycle(): Cycle | null;
    forbiddenCycle(at: At, color?: Color): Cycle | null;
    cellsAt(moveNumber: number): Uint8Array;
    forbiddenPoints(color?: Color): Vertex[];
    safeStones(color: Color): Vertex[];
    safeArea(color: Color): Vertex[];
    provenDead(): Vertex[];
    get eventCount(): number;
    events(from?: number): GameEvent[];
    snapshot(): Position;
    toJSON(): Position;
}

// state.d.ts
import { type Score } from "./score.js";
import type { At, Color, GameInfo, Illegal, Move, Pair, Phase, Rules, Sign, Vertex } from "./types.js";
export declare abstract class GameState {
    #private;
    get size(): [columns: number, rows: number];
    get rules(): Rules;
    get komi(): number;
    get handicap(): number;
    get turn(): Color;
    get moveNumber(): number;
    get moveCount(): number;
    get phase(): Phase;
    get ko(): Vertex | null;
    get captures(): Pair;
    get lastMove(): Move | null;
    get accepted(): {
        black: boolean;
        white: boolean;
    };
    get result(): string | null;
    check(at: At, color?: Color): Illegal | null;
    legalMask(color?: Color): Uint8Array;
    legalMoves(color?: Color): Vertex[];
    cells(): Uint8Array;
    signMap(): Sign[][];
    ascii(): string;
    hash(): string;
    chain(at: At): Vertex[];
    liberties(at: At): Vertex[];
    region(at: At): Vertex[];
    history(): Move[];
    dead(): Vertex[];
    score(options?: {
        dead?: readonly At[];
    }): Score;
    get info(): GameInfo;
    subscribe(listener: () => void): () => void;
}

// record-edits.d.ts
import type { NewNode, NodeId } from "./types-record.js";
export declare abstract class RecordEdits {
    #private;
    add(parent: NodeId, node?: NewNode): NodeId;
    set(node: NodeId, name: string, values: string | readonly string[] | null, options?: {
        readonly raw?: boolean;
    }): void;
    remove(node: NodeId): void;
    moveTo(node: NodeId, parent: NodeId, place?: number): void;
    promote(node: NodeId): boolean;
    demote(node: NodeId): boolean;
    makeMain(node: NodeId): boolean;
    merge(node?: NodeId): number;
    edit<T>(edits: () => T): T;
    forgetEdits(): void;
    undo(): boolean;
    redo(): boolean;
    get revision(): number;
    get undoCount(): number;
    get redoCount(): number;
    dispose(): void;
    [Symbol.dispose](): void;
}

// version.d.ts
export declare const version = "0.1.0";

// types-formats.d.ts
import type { Color, GameInfo, Pair, Rules, Sign, Vertex } from "./types.js";
import type { RecordDiagnostic } from "./types-record.js";
export interface ListedMove {
    readonly color: Color;
    readonly vertex: Vertex | null;
}
export type SharedInfo = Pick<GameInfo, "black" | "white" | "blackRank" | "whiteRank" | "blackTeam" | "whiteTeam" | "name" | "event" | "round" | "date" | "place" | "result">;
export interface MoveList {
    readonly size: readonly [columns: number, rows: number];
    readonly komi: number | null;
    readonly handicap: number;
    readonly setup: {
        readonly stones: readonly (readonly Sign[])[];
        readonly turn: Color;
    };
    readonly moves: readonly ListedMove[];
    readonly info: SharedInfo;
}
export interface SharedGame {
    readonly size: readonly [columns: number, rows: number];
    readonly rules: Rules;
    readonly handicap: number;
    readonly setup: {
        readonly stones: readonly (readonly Sign[])[];
        readonly turn: Color;
    };
    readonly moves: readonly ListedMove[];
    readonly shown: number;
    readonly info: SharedInfo;
}
export type DiagramMark = "circle" | "square" | "triangle" | "cross";
export interface Diagram {
    readonly size: readonly [columns: number, rows: number];
    readonly stones: readonly (readonly Sign[])[];
    readonly turn: Color;
    readonly moves: readonly {
        readonly number: number;
        readonly vertex: Vertex;
    }[];
    readonly labels: readonly {
        readonly vertex: Vertex;
        readonly text: string;
    }[];
    readonly marks: readonly {
        readonly vertex: Vertex;
        readonly mark: DiagramMark;
    }[];
    readonly lastMove: Vertex | null;
    readonly captures: Pair | null;
    readonly edges: {
        readonly top: boolean;
        readonly right: boolean;
        readonly bottom: boolean;
        readonly left: boolean;
    };
    readonly title: string;
}
export interface ServerRecord {
    readonly sgf: string;
    readonly format: "gib" | "ngf" | "ugf";
    readonly encoding: string;
    readonly diagnostics: RecordDiagnostic[];
}

// formats/diagram.d.ts
import type { Stones } from "../types.js";
import type { Diagram } from "../types-formats.js";
export declare function readDiagram(text: string): Diagram;
export declare function writeDiagram(diagram: {
    readonly stones: Stones;
} & Partial<Diagram>, options?: {
    form?: "board" | "rows" | "sensei";
}): string;

// formats/lists.d.ts
import type { Color, Rules, RulesName, Size, Stones } from "../types.js";
import type { ListedMove, MoveList, SharedGame, SharedInfo } from "../types-formats.js";
export declare function parseGtpMoves(text: string, size?: Size): MoveList;
export declare function formatGtpMoves(moves: readonly ListedMove[], options?: {
    size?: Size;
    script?: boolean;
    komi?: number | string;
}): string;
export declare function toShareText(game: {
    readonly size?: Size;
    readonly rules?: RulesName | Partial<Rules>;
    readonly komi?: number | string;
    readonly handicap?: number;
    readonly setup?: {
        readonly stones: Stones;
        readonly turn?: Color;
    };
    readonly moves?: readonly ListedMove[];
    readonly shown?: number;
    readonly info?: SharedInfo;
}): string;
export declare function fromShareText(text: string): SharedGame;

// formats/server-record.d.ts
import type { ServerRecord } from "../types-formats.js";
export declare function readServerRecord(source: string | Uint8Array, options?: {
    readonly encoding?: string;
}): ServerRecord;

// play/engine.d.ts
import { type BarePosition, type Score } from "../score.js";
import type { RulesPreset } from "../types.js";
export declare function rulesPresets(): RulesPreset[];
export declare function score(position: BarePosition): Score;
export declare function nigiri(held: number, shown: number): "holder" | "guesser";
export declare function commitment(note: string, salt: string): string;

// play/game.d.ts
import { PlayedGame } from "../played-game.js";
import type { GameOptions } from "../types.js";
import type { Position } from "../types-match.js";
export declare class Game extends PlayedGame {
    constructor(options?: GameOptions);
    static fromSnapshot(snapshot: Position): Game;
    clone(): Game;
}
