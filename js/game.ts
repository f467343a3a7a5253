/** A game: how it starts, and what is known of it beside the play. */

import { optionsOf } from "./args.js";
import type { RawGame } from "./glue.js";
import { Handle } from "./handle.js";
import { writeInfo } from "./info.js";
import { judgementOf, ticking, tickOf, wishOf } from "./judging.js";
import { PlayedGame } from "./played-game.js";
import { diagnosticsOf, readGame, recordedOf, writeGame } from "./record.js";
import { startGame } from "./setup.js";
import { gameOfSnapshot } from "./snapshot.js";
import type { Diagnostic, GameInfo, GameOptions, RecordedIllegal, RecordOptions } from "./types.js";
import type { JudgeOptions, Judgement } from "./types-judge.js";
import type { Position } from "./types-match.js";
import { engine } from "./wasm.js";

/**
 * A game of Go under one set of rules, from its first move to its result.
 *
 * Whatever throws leaves the game as it was. Moves are made as long as the phase is `"play"`; two passes in a row, or
 * `mark`, stop play for the marking of dead stones; when both sides have accepted the marks the game is over.
 *
 * @example
 * const game = new Game({ size: 9, komi: 7.5 });
 * game.play("E5");
 * game.play([2, 2]);
 * game.score().text;
 */
export class Game extends PlayedGame {
  /**
   * A new game: on 19 by 19 lines, under the Chinese rules of 2002, unless the options say otherwise.
   *
   * @throws GoError `"option"`, `"size"`, `"rules"`, `"komi"`, `"handicap"`, `"setup"`,
   * `"setup-no-liberty"`, `"setup-twice"`, `"vertex"`, `"off-board"`, `"color"`; `"wasm-unavailable"`,
   * `"wasm-not-ready"`.
   */
  constructor(options?: GameOptions) {
    // A handle comes from `clone` and `fromSgf` alone.
    super(options instanceof Handle ? options : new Handle(engine, startGame(engine, options)));
  }

  /**
   * The main line of a game in SGF, at its end: under the rules that it states, else the Chinese rules of 2002; with the
   * komi that it states, else none, or that of the `rules` given. A record goes on after two passes as if play had been
   * resumed, unless with a third. Bytes are decoded by their mark or the record's CA, else as UTF-8 or Latin-1; what
   * can't be is among the `diagnostics()`.
   *
   * @throws IllegalMoveError at the first move that the rules forbid. GoError `"no-game"`, `"no-such-game"`,
   * `"other-game"`, `"size"`, `"setup-no-liberty"`, `"setup-in-game"`, `"limit"`, `"encoding"`,
   * `"argument"`, `"option"`, `"rules"`, `"komi"`, `"number"`.
   */
  static fromSgf(record: string | Uint8Array, options?: RecordOptions): Game {
    return new Game(readGame(record, options) as GameOptions);
  }

  /**
   * A game from its snapshot, as {@link snapshot} gave it or `JSON.parse` has read it: all that happened is carried out
   * again and checked.
   *
   * @throws GoError `"snapshot"` for what is none, and as the constructor and `apply` do.
   */
  static fromSnapshot(snapshot: Position): Game {
    return gameOfSnapshot(
      snapshot,
      (options) => new Game(options),
      (game, info) => game.handle().ask((raw) => writeInfo(raw, info)),
    );
  }

  /** A game of its own that stands where this one stands, with its history. */
  clone(): Game {
    return new Game(
      new Handle(
        engine,
        this.handle().ask((raw) => raw.copy()),
      ) as GameOptions,
    );
  }

  /**
   * Judges the position as it stands: which chains live, die or stand in seki, and whose each point is. A proposal for the
   * marking, which it leaves as it is. See `judge` for a bare position.
   *
   * @throws GoError `"number"`, `"option"`.
   */
  judge(options?: JudgeOptions): Judgement {
    const { seed, playouts, timeMs } = wishOf(options);
    const raw = ticking(tickOf(timeMs), (tick) => this.handle().ask((game) => game.judge(seed, playouts, tick)));
    return judgementOf(raw, this.cells(), this.handle().width);
  }

  /** The moves of the record that the game came from that the rules forbid, as far as it was read with `"keep"`. */
  illegalMoves(): RecordedIllegal[] {
    return this.handle()
      .ask((raw) => raw.kept())
      .map(recordedOf);
  }

  /**
   * What was wrong in the record that the game came from, or is not known here, and was got over: the first 1,000 that the
   * reader came upon, in the order of the text.
   */
  diagnostics(): Diagnostic[] {
    return this.handle().ask(diagnosticsOf);
  }

  /**
   * The game as SGF: its position at the start, the moves made so far, what is known of it. `info` adds to that or
   * changes it; board, komi, handicap and rules are always the game's own, whatever `info` says. So is the result once
   * the game has one; until then it is that of `info`, or that of the record if the game stands at the record's end.
   *
   * Of what is no move, SGF has words for a lost turn, for the result, and for whose territory points are in a counted
   * game: `Game.fromSgf` with `end: "recorded"` carries these out again. `snapshot` keeps all.
   *
   * SGF names whole sets of rules only: of rules with switches of your own (`{ ko: "simple" }`) nothing but the komi is
   * written, and `Game.fromSgf` takes the Chinese rules for them, unless it is given `rules`.
   *
   * @throws GoError `"option"`, `"argument"`.
   */
  toSgf(options?: { info?: GameInfo }): string {
    const { info } = optionsOf(options, ["info"], "options");
    return writeGame(this.handle(), info);
  }

  /** @internal */
  protected override handle(): Handle<RawGame> {
    return super.handle() as Handle<RawGame>;
  }
}
