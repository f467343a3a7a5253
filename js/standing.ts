/** Where a game stands between two sides and a referee. */

import { colorCode, colorOf, wholeOf } from "./args.js";
import { eventOf, reportOf } from "./events.js";
import type { RawCycle } from "./play-glue.js";
import { pointOf } from "./points.js";
import { GameState } from "./state.js";
import type { At, Color, Pair, Vertex } from "./types.js";
import type { Adjournment, Cycle, Effect, GameEvent, LoggedRuling, Outcome, Position, Stage } from "./types-match.js";

const STAGES = ["playing", "offered", "confirming", "stopped", "marking", "agreed", "over"] as const;
const LETTERS = [".", "B", "W"] as const;
// Where the numbers of `RawGame.standing` stand.
const STAGE = 0;
const OFFERED = 1;
const MUST_PLAY = 2;
const CONFIRMED = 3;
const WARNINGS = 4;
const CONTESTED = 6;
const SEALED = 7;
const ADJOURNED = 8;
const READINGS_CONFIRMED = 9;
const PASSES = 10;

/**
 * Where a game stands between two sides and a referee: its end, its rulings, its events. {@link Game} adds what changes
 * it.
 */
export abstract class Standing extends GameState {
  /** Where the game stands, in full; `phase` says it in three words. */
  get stage(): Stage {
    return STAGES[this.#standing()[STAGE] ?? 0] ?? "playing";
  }

  /** The side that has proposed the end and waits for an answer. */
  get offeredBy(): Color | null {
    return sideOf(this.#standing()[OFFERED]);
  }

  /** The side that must put a stone down before it may pass or propose the end again (rules R-D-05, R-K-14). */
  get mustPlay(): Color | null {
    return sideOf(this.#standing()[MUST_PLAY]);
  }

  /** Which sides have confirmed the result. */
  get confirmed(): { black: boolean; white: boolean } {
    return bothOf(this.#standing()[CONFIRMED]);
  }

  /** Warnings of each side; the second loses the game in both editions (rule R-I-15). */
  get warnings(): Pair {
    return this.#pair(WARNINGS);
  }

  /** How often each side has passed, a proposal that gave up the turn included. */
  get passes(): Pair {
    return this.#pair(PASSES);
  }

  /** The side that contested points go to, since the other gave up play in absolute time (rule R-D-12). */
  get contested(): Color | null {
    return sideOf(this.#standing()[CONTESTED]);
  }

  /** The side whose move is sealed, and the commitment to it. */
  get sealed(): { by: Color; commitment: string } | null {
    const by = sideOf(this.#standing()[SEALED]);
    return by === null ? null : { by, commitment: this.handle().ask((raw) => raw.sealed()) ?? "" };
  }

  /** The adjournment, while the game is adjourned. */
  get adjourned(): Adjournment | null {
    const standing = this.#standing();
    if (standing[ADJOURNED] === 0) return null;
    const [black, white] = this.handle().ask((raw) => raw.usedMs());
    return {
      usedMs: black === undefined || white === undefined ? null : { black, white },
      confirmed: bothOf(standing[READINGS_CONFIRMED]),
    };
  }

  /** How the game ended; null while it has not. */
  get outcome(): Outcome | null {
    const words = this.handle().ask((raw) => raw.outcome());
    if (words === undefined) return null;
    const [kind, letter] = words.split(" ");
    const winner = letter === "B" ? "black" : letter === "W" ? "white" : null;
    return { kind: kind as Outcome["kind"], winner };
  }

  /** The rulings in force, in order (rule R-I-32). */
  rulings(): LoggedRuling[] {
    const handle = this.handle();
    return handle
      .ask((raw) => raw.rulings())
      .map(({ after, event, effects }) => ({
        after,
        report: reportOf(event, handle.width),
        effects: effects as Effect[],
      }));
  }

  /** The repetition that the latest move has brought, where the rules let it; null for none (rule R-C-15). */
  cycle(): Cycle | null {
    return cycleOf(this.handle().ask((raw) => raw.cycle()));
  }

  /**
   * The repetition that a play would bring which the rules forbid for that, in full; null for any other play.
   *
   * @throws GoError `"vertex"`, `"off-board"`, `"color"`.
   */
  forbiddenCycle(at: At, color?: Color): Cycle | null {
    const handle = this.handle();
    const point = pointOf(at, handle.width, handle.height);
    const side = color === undefined ? handle.turn : colorCode(color);
    return cycleOf(handle.ask((raw) => raw.forbiddenCycle(point, side)));
  }

  /**
   * What stood on each point after a move, as of `cells`; 0 is the start.
   *
   * @throws GoError `"number"` unless it is 0 to `moveNumber`.
   */
  cellsAt(moveNumber: number): Uint8Array {
    const number = wholeOf(moveNumber, 0, this.moveNumber, "move");
    return this.handle().ask((raw) => raw.cellsAt(number));
  }

  /**
   * The empty points that are forbidden to a side for want of liberties (禁着点), row by row; a point closed by a ko is
   * none of them. The side to move by default.
   *
   * @throws GoError `"color"`.
   */
  forbiddenPoints(color?: Color): Vertex[] {
    const side = color === undefined ? this.handle().turn : colorCode(color);
    return this.handle().vertices(this.handle().ask((raw) => raw.forbiddenPoints(side)));
  }

  /**
   * The stones of a side that no play can take even if it always passes (two eyes, rules R-K-08, R-K-09), row by row;
   * by Benson's proof. Other stones may live as well.
   *
   * @throws GoError `"color"`.
   */
  safeStones(color: Color): Vertex[] {
    const side = colorCode(color);
    return this.handle().vertices(this.handle().ask((raw) => raw.safeStones(side, false)));
  }

  /**
   * The stones of {@link safeStones} and each region that only they border and in which at most one point touches none
   * of them, with whatever stands in it: the other side can't live there.
   *
   * @throws GoError `"color"`.
   */
  safeArea(color: Color): Vertex[] {
    const side = colorCode(color);
    return this.handle().vertices(this.handle().ask((raw) => raw.safeStones(side, true)));
  }

  /**
   * The stones that are dead for certain, row by row: those inside the other side's {@link safeArea}. What the program can
   * propose for marking without a guess; other stones may be dead as well.
   */
  provenDead(): Vertex[] {
    return this.handle().vertices(this.handle().ask((raw) => raw.provenDead()));
  }

  /** How many events there are. */
  get eventCount(): number {
    return this.handle().ask((raw) => raw.eventCount());
  }

  /**
   * Everything that has happened from the start to now, or from an event on, as plain data in order: what the other end
   * of the game applies.
   *
   * @throws GoError `"number"`.
   */
  events(from = 1): GameEvent[] {
    const handle = this.handle();
    const first = wholeOf(from, 1, 0xffff_ffff, "event");
    return handle.ask((raw) => raw.events(first)).map((raw, place) => eventOf(raw, first + place, handle.width));
  }

  /**
   * Where the game stands and how it came there, as plain data that `JSON.stringify` keeps whole and
   * `Game.fromSnapshot` takes. Moves that redo would play are not in it.
   */
  snapshot(): Position {
    return {
      version: 1,
      size: this.size,
      rules: this.rules,
      handicap: this.handicap,
      start: { stones: this.#rowsAt(0), turn: colorOf(this.handle().ask((raw) => raw.startTurn())) },
      events: this.events(),
      info: this.info,
      phase: this.phase,
      stage: this.stage,
      turn: this.turn,
      moveNumber: this.moveNumber,
      moveCount: this.moveCount,
      lastMove: this.lastMove,
      stones: this.#rowsAt(this.moveNumber),
      ko: this.ko,
      captures: this.captures,
      // While play goes on, marks are an estimate and nothing that has happened.
      dead: this.phase === "play" ? [] : this.dead(),
      accepted: this.accepted,
      confirmed: this.confirmed,
      mustPlay: this.mustPlay,
      warnings: this.warnings,
      rulings: this.rulings(),
      contested: this.contested,
      sealed: this.sealed,
      adjourned: this.adjourned,
      cycle: this.cycle(),
      outcome: this.outcome,
      result: this.result,
    };
  }

  /** For `JSON.stringify`: as {@link snapshot}. */
  toJSON(): Position {
    return this.snapshot();
  }

  #standing(): Int32Array {
    return this.handle().ask((raw) => raw.standing());
  }

  #pair(place: number): Pair {
    const [black = 0, white = 0] = this.#standing().subarray(place);
    return { black, white };
  }

  #rowsAt(number: number): string[] {
    const { width, height } = this.handle();
    const cells = this.cellsAt(number);
    return Array.from({ length: height }, (_, y) => {
      const row = cells.subarray(y * width, (y + 1) * width);
      return Array.from(row, (cell) => LETTERS[cell] ?? ".").join("");
    });
  }
}

function sideOf(code: number | undefined): Color | null {
  return code === undefined || code === 0 ? null : colorOf(code);
}

function bothOf(bits = 0): { black: boolean; white: boolean } {
  return { black: (bits & 1) !== 0, white: (bits & 2) !== 0 };
}

function cycleOf(raw: RawCycle | undefined): Cycle | null {
  if (raw === undefined) return null;
  return {
    since: raw.since,
    length: raw.length,
    times: raw.times,
    sameTurn: raw.sameTurn === 1,
    taken: { black: raw.black, white: raw.white },
    kind: raw.kind as Cycle["kind"],
  };
}
