/** What can be asked of a game. */

import { colorCode, colorOf, optionsOf } from "./args.js";
import { GoError } from "./errors.js";
import type { Handle } from "./handle.js";
import { infoOf } from "./info.js";
import { movesOf, refusalOf } from "./moves.js";
import { pointOf, stonesOf } from "./points.js";
import { rulesOf } from "./rule-codes.js";
import { type Score, scoreOf } from "./score.js";
import type { At, Color, GameInfo, Illegal, Move, Pair, Phase, Rules, Sign, Vertex } from "./types.js";

const PHASES = ["play", "marking", "over"] as const;
const SIGNS = [0, 1, -1] as const;
const LETTERS = [".", "B", "W"] as const;

/**
 * What can be asked of a game; {@link Game} adds what changes it. Everything given is fresh plain data that the caller
 * may keep and change. After `dispose` everything throws `"disposed"`.
 */
export abstract class GameState {
  readonly #handle: Handle;

  /** @internal */
  protected constructor(handle: Handle) {
    this.#handle = handle;
  }

  /** @internal */
  protected handle(): Handle {
    return this.#handle;
  }

  /** Columns and rows. */
  get size(): [columns: number, rows: number] {
    this.#handle.live();
    return [this.#handle.width, this.#handle.height];
  }

  /** Every switch of the rules. */
  get rules(): Rules {
    return rulesOf(this.#handle.ask((raw) => raw.rules()));
  }

  /** Komi in points. */
  get komi(): number {
    return this.rules.komi;
  }

  /** How many handicap stones the game started with. */
  get handicap(): number {
    return this.#handle.ask((raw) => raw.handicap());
  }

  /** The side to move. */
  get turn(): Color {
    this.#handle.live();
    return colorOf(this.#handle.turn);
  }

  /** How many moves have been made, passes and a resignation included. */
  get moveNumber(): number {
    this.#handle.live();
    return this.#handle.number;
  }

  /** How many moves there are, those that `redo` would play included. */
  get moveCount(): number {
    return this.#handle.ask((raw) => raw.moveCount());
  }

  /** `"play"`; `"marking"` once play has stopped; `"over"` after both accepted, or with a result. `stage` says more. */
  get phase(): Phase {
    return PHASES[this.#handle.ask((raw) => raw.phase())] ?? "play";
  }

  /** The point that a single ko closes to the side to move; null if the rules let it retake. */
  get ko(): Vertex | null {
    return this.#handle.vertexAt(this.#handle.ask((raw) => raw.ko()));
  }

  /** Stones each side has taken; own stones lost by suicide count for the other side. */
  get captures(): Pair {
    const [black = 0, white = 0] = this.#handle.ask((raw) => raw.prisoners());
    return { black, white };
  }

  /** The latest move; null at the start. */
  get lastMove(): Move | null {
    const { number } = this.#handle;
    return movesOf(this.#handle, number, number)[0] ?? null;
  }

  /** Which sides have accepted the marks. */
  get accepted(): { black: boolean; white: boolean } {
    const bits = this.#handle.ask((raw) => raw.accepted());
    return { black: (bits & 1) !== 0, white: (bits & 2) !== 0 };
  }

  /** The result as in SGF's RE, `"B+1.5"`, `"W+R"`, `"Draw"`; null while there is none. */
  get result(): string | null {
    return this.#handle.ask((raw) => raw.result()) ?? null;
  }

  /**
   * Why a move would be refused; null if it is legal. With a colour that is not to move it answers as if it were that
   * side's turn, which `play` would refuse.
   *
   * @throws GoError `"vertex"` for what is no point at all, `"color"`. A point off the board is answered, not thrown.
   */
  check(at: At, color?: Color): Illegal | null {
    return refusalOf(this.#handle, at, this.#side(color), false);
  }

  /**
   * Where a side may play: one byte a point, row by row from the top left, 1 where `check` gives null. With a colour
   * that is not to move, as if it were that side's turn. All 0 once play has stopped.
   */
  legalMask(color?: Color): Uint8Array {
    const side = this.#side(color);
    return this.#handle.bytes((raw) => raw.legalMask(side));
  }

  /** The points of {@link legalMask}, row by row. A pass, legal as long as play goes on, is not among them. */
  legalMoves(color?: Color): Vertex[] {
    return this.#handle.vertices(indicesWhere(this.legalMask(color)));
  }

  /** What stands on each point, row by row from the top left: 0 nothing, 1 black, 2 white. */
  cells(): Uint8Array {
    return this.#handle.bytes((raw) => raw.cells());
  }

  /** What stands on each point as rows of signs, `signMap()[y][x]`: 1 black, -1 white, 0 nothing. */
  signMap(): Sign[][] {
    return this.#rows().map((row) => Array.from(row, (cell) => SIGNS[cell] ?? 0));
  }

  /** The board as lines of `.`, `B` and `W`, the top row first. */
  ascii(): string {
    return this.#pictures().join("\n");
  }

  /** The hash of the stones on the board, 16 hexadecimal digits; the same however the position came about. */
  hash(): string {
    return this.#handle.ask((raw) => raw.hash());
  }

  /**
   * The stones of the chain on a point, that one first; none where no stone stands.
   *
   * @throws GoError `"vertex"`, `"off-board"`.
   */
  chain(at: At): Vertex[] {
    return this.#about(at, (raw, point) => raw.chain(point));
  }

  /**
   * The empty points next to the chain on a point; none where no stone stands.
   *
   * @throws GoError `"vertex"`, `"off-board"`.
   */
  liberties(at: At): Vertex[] {
    return this.#about(at, (raw, point) => raw.liberties(point));
  }

  /**
   * The stones that live or die together with the one on a point: those of its colour reached from it over its own
   * colour, empty points, and stones of the other colour that are marked dead. Row by row; none where no stone stands.
   *
   * @throws GoError `"vertex"`, `"off-board"`.
   */
  region(at: At): Vertex[] {
    return this.#about(at, (raw, point) => raw.region(point));
  }

  /** The moves made so far, in order. */
  history(): Move[] {
    return movesOf(this.#handle, 1, this.#handle.number);
  }

  /** The stones marked dead, row by row. */
  dead(): Vertex[] {
    return this.#handle.vertices(this.#handle.ask((raw) => raw.dead()));
  }

  /**
   * The count as it stands: with the marks in force, or with `dead`, a stone or all stones of each dead chain. It can
   * be asked in every phase.
   *
   * @throws GoError `"no-stone"` for a point in `dead` without a stone, `"vertex"`, `"option"`.
   */
  score(options?: { dead?: readonly At[] }): Score {
    const { dead } = optionsOf(options, ["dead"], "options");
    const { width, height } = this.#handle;
    const marks = dead === undefined ? undefined : stonesOf(dead, this.cells(), width, height);
    return scoreOf(
      this.#handle.ask((raw) => raw.score(marks)),
      width,
    );
  }

  /** What the record that the game came from says of it; nothing for other games. */
  get info(): GameInfo {
    return this.#handle.ask(infoOf);
  }

  /**
   * Has a function called after every change of the game, not after a refused one; gives the function that ends it.
   * A change that a subscriber itself makes is told once all have been called, at most 100 times in a row. What one
   * throws keeps neither the change nor the other subscribers from being; it is reported as an uncaught error, with
   * `reportError` where the host has it, which in Node ends the process unless `uncaughtException` is listened to. A
   * copy of the game has no subscribers.
   *
   * @throws GoError `"argument"`.
   */
  subscribe(listener: () => void): () => void {
    if (typeof listener !== "function") throw new GoError("argument", "no function, wanted one to call after a change");
    return this.#handle.subscribe(listener);
  }

  #side(color: Color | undefined): number {
    this.#handle.live();
    return color === undefined ? this.#handle.turn : colorCode(color);
  }

  #about(at: At, question: (raw: ReturnType<Handle["live"]>, point: number) => Uint16Array): Vertex[] {
    this.#handle.live();
    const point = pointOf(at, this.#handle.width, this.#handle.height);
    return this.#handle.vertices(this.#handle.ask((raw) => question(raw, point)));
  }

  #rows(): Uint8Array[] {
    const { width, height } = this.#handle;
    const cells = this.cells();
    return Array.from({ length: height }, (_, y) => cells.subarray(y * width, (y + 1) * width));
  }

  #pictures(): string[] {
    return this.#rows().map((row) => Array.from(row, (cell) => LETTERS[cell] ?? ".").join(""));
  }
}

function* indicesWhere(mask: Uint8Array): Generator<number> {
  for (const [index, value] of mask.entries()) if (value !== 0) yield index;
}
