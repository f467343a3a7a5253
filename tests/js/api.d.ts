// index.d.ts
/// <reference lib="esnext.disposable" preserve="true" />
import { Game as AnyGame, rulesPresets as anyRulesPresets, score as anyScore } from "./api.js";
export { type BarePosition, formatGtp, type GameState, GoError, IllegalMoveError, parseGtp, type Score, type Side, sgfToVertex, version, vertexToSgf, } from "./api.js";
export type * from "./types.js";
export declare const Game: typeof AnyGame;
export type Game = AnyGame;
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

// api.d.ts
export { formatGtp, parseGtp, sgfToVertex, vertexToSgf } from "./coords.js";
export { GoError, IllegalMoveError } from "./errors.js";
export { Game } from "./game.js";
export { rulesPresets } from "./rules.js";
export { type BarePosition, type Score, type Side, score } from "./score.js";
export type { GameState } from "./state.js";
export type * from "./types.js";
export { version } from "./version.js";

// types.d.ts
export type Color = "black" | "white";
export type Sign = -1 | 0 | 1;
export type Vertex = readonly [x: number, y: number];
export type At = Vertex | string;
export type Stones = readonly (readonly Sign[])[] | readonly string[];
export type Size = number | readonly [columns: number, rows: number];
export type RulesName = "chinese" | "chinese-2002" | "chinese-1988" | "platform" | "tromp-taylor" | "new-zealand" | "aga";
export type KoRule = "none" | "simple" | "positional" | "situational" | "natural-situational";
export interface Rules {
    readonly ko: KoRule;
    readonly suicide: "forbidden" | "allowed";
    readonly scoring: "area" | "territory";
    readonly komi: number;
    readonly handicapCompensation: "none" | "n-1" | "n";
}
export interface RulesPreset {
    readonly name: RulesName;
    readonly rules: Rules;
    readonly title: {
        readonly en: string;
        readonly zh: string;
    };
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
export type IllegalCode = "game-over" | "not-your-turn" | "off-board" | "occupied" | "suicide" | "ko" | "superko" | "bad-point";
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
    readonly kind: "play" | "pass" | "resign";
    readonly vertex: Vertex | null;
    readonly gtp: string;
    readonly captured: readonly Vertex[];
}
export interface Pair {
    readonly black: number;
    readonly white: number;
}
export interface Position {
    readonly size: readonly [columns: number, rows: number];
    readonly rules: Rules;
    readonly handicap: number;
    readonly phase: Phase;
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
    readonly result: string | null;
}
export interface RecordOptions {
    game?: number;
    illegal?: "throw" | "keep";
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
import { GameState } from "./state.js";
import type { At, Color, GameOptions, Illegal, Move, RecordOptions, Vertex } from "./types.js";
export declare class Game extends GameState {
    #private;
    constructor(options?: GameOptions);
    static fromSgf(record: string | Uint8Array, options?: RecordOptions): Game;
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
    }): Vertex[];
    setDead(list: readonly At[]): void;
    accept(by: Color): void;
    resume(by?: Color): void;
    clone(): Game;
    dispose(): void;
    [Symbol.dispose](): void;
}

// rules.d.ts
import type { RulesPreset } from "./types.js";
export declare function rulesPresets(): RulesPreset[];

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
    readonly text: string;
    readonly sgf: string;
    readonly zh: string;
    readonly en: string;
    readonly needed: string;
    readonly neededZi: number;
    readonly owner: Int8Array;
    readonly dame: readonly Vertex[];
}
export interface BarePosition {
    stones: Stones;
    dead?: readonly At[];
    rules?: RulesName | Partial<Rules>;
    komi?: number | string;
    handicap?: number;
    captures?: Partial<Pair>;
    penalties?: Partial<Pair>;
}
export declare function score(position: BarePosition): Score;

// state.d.ts
import { type Score } from "./score.js";
import type { Diagnostic, At, Color, GameInfo, Illegal, Move, Pair, Phase, Position, RecordedIllegal, Rules, Sign, Vertex } from "./types.js";
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
    illegalMoves(): RecordedIllegal[];
    diagnostics(): Diagnostic[];
    toSgf(options?: {
        info?: GameInfo;
    }): string;
    snapshot(): Position;
    subscribe(listener: () => void): () => void;
}

// version.d.ts
export declare const version = "0.1.0";
