/** A game without records and judge: how it starts. */

import { Handle } from "../handle.js";
import { writeInfo } from "../info.js";
import { PlayedGame } from "../played-game.js";
import { startGame } from "../setup.js";
import { gameOfSnapshot } from "../snapshot.js";
import type { GameOptions } from "../types.js";
import type { Position } from "../types-match.js";
import { engine } from "./wasm.js";

/**
 * A game of Go under one set of rules, from its first move to its result: the game of `lanke` without `fromSgf`, `toSgf`,
 * `illegalMoves`, `diagnostics` and `judge`. A snapshot takes it from there to here, and back.
 *
 * @example
 * const game = new Game({ size: 9, komi: 7.5 });
 * game.play("E5");
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
    // A handle comes from `clone` alone.
    super(options instanceof Handle ? options : new Handle(engine, startGame(engine, options)));
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
}
