/** A game that is played: what changes it. */

import { colorCode, colorOf, countOf, flagOf, isTyped, optionsOf, plainNumbers, wholeOf } from "./args.js";
import { GoError, IllegalMoveError } from "./errors.js";
import { byCode, coded } from "./events.js";
import type { Handle } from "./handle.js";
import { moveOf, movesOf, refusalAt } from "./moves.js";
import { indicesOf, OFF_BOARD, PASS, placeOf, pointOf, stonesOf } from "./points.js";
import { Match } from "./match.js";
import type { At, Color, Illegal, Move, Vertex } from "./types.js";
import type { By } from "./types-match.js";

/** Moves that cross to the engine at once: a list may have any length, the engine's memory has not. */
const AT_ONCE = 16_384;

/**
 * A game that is played: moves, steps back and on, marks. {@link Game} adds how it starts.
 *
 * Whatever throws leaves the game as it was. Moves are made as long as the phase is `"play"`; two passes in a row, or
 * `mark`, stop play for the marking of dead stones; when both sides have accepted the marks the game is over.
 */
export abstract class PlayedGame extends Match {
  /**
   * Plays for the side to move.
   *
   * @param color Who plays; a side that is not to move is refused with `"not-your-turn"`.
   * @throws IllegalMoveError and the game is unchanged. GoError `"vertex"` for what is no point at all, `"color"`.
   */
  play(at: At, color?: Color): Move {
    const done = this.#make(at, color);
    if ("code" in done) throw new IllegalMoveError(done);
    return done;
  }

  /** As {@link play}, but an illegal move is given, not thrown. What is no point at all still is. */
  tryPlay(at: At, color?: Color): { ok: true; move: Move } | { ok: false; illegal: Illegal } {
    const done = this.#make(at, color);
    return "code" in done ? { ok: false, illegal: done } : { ok: true, move: done };
  }

  /** Passes for the side to move (停一手). Two passes in a row stop play. As `play("pass")`. */
  pass(): Move {
    return this.play("pass");
  }

  /**
   * Plays many moves from the side to move on, colours in turn; gives how many. In a typed array a point is
   * `y * columns + x`, a pass -1.
   *
   * @throws IllegalMoveError at the first illegal one; those before it stand, `played` says how many. GoError
   * `"vertex"` if a list holds what is no point at all, and nothing is played.
   */
  playAll(moves: Int16Array | readonly At[]): number {
    const handle = this.handle();
    handle.live();
    const { points, vertexAt } = readMoves(handle, moves);
    // Only now: the list may have disposed of the game while it was read.
    const raw = handle.live();
    let played = 0;
    let n = 0;
    try {
      do {
        n = raw.playAll(points.subarray(played, played + AT_ONCE));
        played += n;
      } while (n === AT_ONCE);
    } catch (error) {
      throw handle.failure(error);
    }
    handle.refresh();
    const refused = points[played];
    const illegal = refused === undefined ? null : refusalAt(handle, refused, handle.turn, true, vertexAt(refused));
    if (played > 0) handle.changed();
    if (illegal !== null) throw new IllegalMoveError(illegal, played);
    return played;
  }

  /**
   * Gives the game up (中途认输), in one's turn or not; the other side wins. The side to move by default.
   *
   * @throws GoError `"game-over"`, `"already-confirmed"`, `"color"`.
   */
  resign(color?: Color): Move {
    const handle = this.handle();
    handle.live();
    this.act(coded("resign", color === undefined ? this.turn : colorOf(colorCode(color))));
    const [move] = movesOf(handle, handle.number, handle.number);
    return move as Move;
  }

  /**
   * Takes back up to `n` moves, 1 by default; gives how many. Marks of dead stones and acceptances go with them.
   *
   * @throws GoError `"number"`.
   */
  undo(n = 1): number {
    const count = countOf(n);
    return this.#moved(this.handle().ask((raw) => raw.undo(count)));
  }

  /**
   * Plays up to `n` moves again that were taken back, 1 by default; gives how many. A new move in their place ends that.
   *
   * @throws GoError `"number"`.
   */
  redo(n = 1): number {
    const count = countOf(n);
    return this.#moved(this.handle().ask((raw) => raw.redo(count)));
  }

  /**
   * Goes to the position after a move, back or on; 0 is the start.
   *
   * @throws GoError `"number"` unless it is 0 to `moveCount`.
   */
  goTo(moveNumber: number): void {
    const handle = this.handle();
    const number = wholeOf(moveNumber, 0, this.moveCount, "move");
    handle.ask((raw) => raw.goTo(number));
    this.#moved(number - handle.number);
  }

  /**
   * Stops play for marking without passes, as at the end of a record; nothing happens if it has stopped already.
   *
   * @throws GoError `"game-over"`, `"already-confirmed"`, `"sealed"`, `"phase"` while the game is adjourned.
   */
  mark(): void {
    this.#requireNotOver();
    if (this.phase !== "marking") this.act(coded("stop", "referee"));
  }

  /**
   * Marks the region of the stone on a point dead, or alive if that stone is marked; with `chain` its chain alone. Gives
   * the stones whose mark changed, row by row; none where no stone stands. Both acceptances are taken back. Marks may
   * also be set while play goes on, for an estimate; the next move clears them.
   *
   * @param options `by`: who marks; the referee, or whoever keeps the board, by default.
   * @throws GoError `"game-over"`, `"already-confirmed"`, `"vertex"`, `"off-board"`, `"option"`, `"argument"`,
   * `"color"`.
   */
  toggleDead(at: At, options?: { chain?: boolean; by?: By }): Vertex[] {
    this.#requireNotOver();
    const handle = this.handle();
    const { chain, by = "referee" } = optionsOf(options, ["chain", "by"], "options");
    const isChain = flagOf(chain, "chain");
    const side = byCode(by);
    const point = pointOf(at, handle.width, handle.height);
    const before = new Set(handle.ask((raw) => raw.dead()));
    const wasDead = before.has(point);
    const stones = handle.ask((raw) => (isChain ? raw.chain(point) : raw.region(point)));
    const changed = stones.filter((stone) => before.has(stone) === wasDead).sort();
    if (changed.length === 0) return [];
    for (const stone of changed) wasDead ? before.delete(stone) : before.add(stone);
    handle.ask((raw) => raw.markBy(side, Uint16Array.from(before)));
    handle.changed();
    return handle.vertices(changed);
  }

  /**
   * Marks the chains of these points dead and all others alive. A change takes both acceptances back.
   *
   * @throws GoError `"game-over"`, `"already-confirmed"`, `"no-stone"` for a point without a stone, `"vertex"`,
   * `"argument"`.
   */
  setDead(list: readonly At[]): void {
    this.#requireNotOver();
    const handle = this.handle();
    const stones = stonesOf(list, this.cells(), handle.width, handle.height);
    const before = handle.ask((raw) => raw.dead());
    const after = handle.ask((raw) => {
      raw.markBy(0, stones);
      return raw.dead();
    });
    if (before.join() !== after.join()) handle.changed();
  }

  /**
   * A side accepts the marks as they are. When both have, they agree: the game is over and has a result.
   *
   * @throws GoError `"phase"` unless play has stopped, `"game-over"`, `"already-confirmed"`, `"color"`.
   */
  accept(by: Color): void {
    this.#requireNotOver();
    colorCode(by);
    if (!this.accepted[by]) this.act(coded("accept", by));
  }

  /** Frees the game's memory at once; without it that happens some time after the last use. Asking twice is fine. */
  dispose(): void {
    this.handle().dispose();
  }

  /** As {@link dispose}, for `using`. */
  [Symbol.dispose](): void {
    this.dispose();
  }

  #make(at: At, color: Color | undefined): Move | Illegal {
    const handle = this.handle();
    handle.live();
    const index = handle.indexOf(at);
    const side = color === undefined ? handle.turn : colorCode(color);
    // Only now: the point may have disposed of the game while it was read.
    const raw = handle.live();
    let nTaken: number;
    try {
      nTaken = raw.play(index, side);
    } catch (error) {
      throw handle.failure(error);
    }
    if (nTaken < 0) {
      const vertex = index === OFF_BOARD ? placeOf(at, handle.height) : handle.vertexAt(index);
      const illegal = refusalAt(handle, index, side, true, vertex);
      if (illegal === null) throw new GoError("internal", "a legal move was refused, a defect of lanke");
      return illegal;
    }
    handle.number += 1;
    handle.turn = 3 - side;
    const captured = nTaken === 0 ? [] : handle.vertices(handle.ask((raw) => raw.taken()));
    const move = moveOf(handle, index, side, captured);
    handle.changed();
    return move;
  }

  /** After steps through the history. */
  #moved(n: number): number {
    if (n === 0) return 0;
    this.handle().refresh();
    this.handle().changed();
    return n;
  }

  #requireNotOver(): void {
    if (this.phase !== "over") return;
    const { black, white } = this.accepted;
    if (black && white) {
      throw new GoError("already-confirmed", "both sides have confirmed, wanted a game that is still open");
    }
    throw new GoError("game-over", "the game is over, wanted one without a result");
  }
}

/** The moves of a list as numbers, and where those lie that are off the board. */
function readMoves(handle: Handle, moves: unknown): { points: Int16Array; vertexAt: (index: number) => Vertex | null } {
  if (isTyped(moves, "Int16Array")) {
    return { points: plainNumbers(moves, "moves"), vertexAt: (index) => farVertexOf(index, handle.width) };
  }
  // The first of them: no later one is reached.
  let outside: Vertex | null = null;
  const points = indicesOf(moves, "moves", (at) => {
    const index = handle.indexOf(at);
    if (index === OFF_BOARD) outside ??= placeOf(at, handle.height);
    return index;
  });
  return {
    points: new Int16Array(points),
    vertexAt: (index) => (index === OFF_BOARD ? outside : handle.vertexAt(index)),
  };
}

/** The point of any number, off the board too: above it for those below a pass. */
function farVertexOf(index: number, width: number): Vertex | null {
  if (index === PASS) return null;
  const y = Math.floor(index / width);
  return [index - y * width, y];
}
