/** What two sides and a referee do besides moves: the end of a game, disputes, rulings, sealed moves, events. */

import { countOf, flagOf, found, optionsOf } from "./args.js";
import { GoError, IllegalMoveError } from "./errors.js";
import { byCode, type Coded, coded, codedEvent, codedReport, textOf, usedOf } from "./events.js";
import type { RawRefusal } from "./play-glue.js";
import { illegalOf } from "./moves.js";
import { stonesOf, vertexOf } from "./points.js";
import { Standing } from "./standing.js";
import type { At, Color, Pair, Vertex } from "./types.js";
import type { By, Effect, GameEvent, Report, Ruling } from "./types-match.js";

const AT = 2;
const FLAGS = 3;
const USED = 5;
/** Acts that a decision can be without a report of what happened. */
const DECISIONS = [
  "lose-game",
  "both-lose",
  "draw",
  "replay",
  "no-result",
  "extra-game",
  "warning",
  "lost-turn",
] as const;

/**
 * What two sides and a referee do besides moves. Every act is an event of {@link Standing.events}. Whatever throws leaves
 * the game as it was.
 */
export abstract class Match extends Standing {
  /**
   * A side proposes that the game has ended. Under the Chinese rules only the side to move may, and gives up its turn by
   * it (rule R-D-05); on the platform either may at any time, and after three refusals must put a stone down (R-K-14).
   *
   * @throws GoError `"not-your-turn"`, `"not-in-rules"`, `"must-play"`, `"phase"`, `"sealed"`, `"game-over"`,
   * `"already-confirmed"`, `"color"`.
   */
  proposeEnd(by: Color): void {
    this.#act(coded("offer", sideOf(by)));
  }

  /**
   * The other side answers the proposal: play stops, or goes on. Playing on is an answer too.
   *
   * @throws GoError `"own-offer"`, `"phase"` without a proposal, `"game-over"`, `"already-confirmed"`, `"color"`,
   * `"argument"`.
   */
  answerEnd(by: Color, agree: boolean): void {
    const event = coded("answer", sideOf(by));
    // Left out it is no answer.
    event.numbers[FLAGS] = flagOf(agree ?? null, "agree") ? 1 : 0;
    this.#act(event);
  }

  /**
   * A side does not agree about these stones, which one side calls dead: play is resumed to settle it (rule R-D-11). Who
   * plays first is for `rules.resumption`: in the edition of 2002 the side that says "dead", the opponent of the stones'
   * colour; a side whose turn is passed over so hands it over. Marks and acceptances are gone.
   *
   * @throws GoError `"phase"` unless play has stopped, `"no-stone"`, `"game-over"`, `"already-confirmed"`, `"vertex"`,
   * `"color"`.
   */
  dispute(by: Color, stones: readonly At[]): void {
    const { width, height } = this.handle();
    this.#act(coded("dispute", sideOf(by), stonesOf(stones, this.cells(), width, height)));
  }

  /**
   * Goes on playing after play had stopped; marks and acceptances are gone. Who plays first is for `rules.resumption`.
   *
   * @param by Who asks for it: the referee, or whoever keeps the board, by default.
   * @throws GoError `"phase"` unless play has stopped, `"game-over"`, `"already-confirmed"`, `"color"`.
   */
  resume(by: By = "referee"): void {
    this.#act(coded("resume", by));
  }

  /**
   * Marks these stones dead and no others, as {@link setDead} does, for one of the sides. Both acceptances are taken back.
   *
   * @throws GoError `"phase"` unless play has stopped, `"no-change"`, `"no-stone"`, `"game-over"`, `"already-confirmed"`,
   * `"vertex"`, `"color"`.
   */
  markDead(by: By, stones: readonly At[]): void {
    const { width, height } = this.handle();
    this.#act(coded("mark", by, stonesOf(stones, this.cells(), width, height)));
  }

  /**
   * Confirms the result after both sides have accepted the marks; the referee confirms for both. While the game is
   * adjourned it confirms the readings of the clock (rules R-D-13, R-H-02).
   *
   * @throws GoError `"phase"`, `"no-change"`, `"game-over"`, `"already-confirmed"`, `"color"`.
   */
  confirm(by: By): void {
    this.#act(coded("confirm", by));
  }

  /**
   * A side gives up playing on: play stops, and all contested points go to the other side (rule
   * R-D-12). Only under `giveUpPlay: "absolute-time"`, and in absolute time.
   *
   * @throws GoError `"not-in-rules"` for any other clock too, `"must-play"`, `"sealed"`, `"phase"`, `"game-over"`,
   * `"already-confirmed"`, `"color"`.
   */
  giveUpPlay(by: Color, options: { clock: "absolute" }): void {
    const { clock } = optionsOf(options, ["clock"], "options");
    if (clock !== "absolute") {
      throw new GoError("not-in-rules", `giving up play with the clock ${found(clock)}, wanted "absolute"`);
    }
    this.#act(coded("give-up-play", sideOf(by)));
  }

  /**
   * Reports to the referee what happened; gives what the rules make of it, and carries it out. Where all depends on what
   * a person chooses and `choice` is not given, nothing is done (`applied` is false): the ruling has the `choices`, to be
   * reported again with one. Where something happens in any case, it is done, and the `choices` may be left.
   * For `"ko-retake"`, `"forbidden-point"` and `"repetition"` the point is wanted in `at`, and must be what it is
   * reported as.
   *
   * @throws GoError `"not-so"`, `"no-offender"`, `"not-your-turn"` for a lost turn of a side that has none, `"choice"`
   * for a choice the ruling does not leave, `"number"` for a
   * move that has not been made, `"sealed"`, `"phase"`, `"game-over"`, `"already-confirmed"`, `"event"` for an act that
   * is not known, `"option"`, `"vertex"`, `"color"`, `"argument"`.
   * @example game.report({ act: "phone-sound", by: "black" }).effects // ["warning"]
   */
  report(report: Report): Ruling {
    const handle = this.handle();
    const event = codedReport(report, handle);
    const raw = handle.ask((raw) => raw.ruling(event.numbers, event.words));
    if ("code" in raw) throw errorOf(raw);
    const { effects, choices, decider } = raw as Omit<Ruling, "applied">;
    const applied = choices.length === 0 || report.choice !== undefined || effects.length > 0;
    if (applied) this.#act(event);
    const { choice } = report;
    return { effects: choice === undefined ? effects : [...effects, choice], choices, decider, applied };
  }

  /**
   * What {@link report} would give, without doing anything.
   *
   * @throws GoError as `report`.
   */
  ruling(report: Report): Ruling {
    const handle = this.handle();
    const event = codedReport(report, handle);
    const raw = handle.ask((raw) => raw.ruling(event.numbers, event.words));
    if ("code" in raw) throw errorOf(raw);
    return { ...(raw as Omit<Ruling, "applied">), applied: false };
  }

  /**
   * The referee decides something that the rules leave to him (rules R-D-04, R-I-26): as a report of `"other"` with
   * that choice, which the table of the rules then need not allow for more.
   *
   * @param by The side that it is about: that loses, is warned, or loses its turn.
   * @throws GoError `"no-offender"`, `"not-your-turn"`, `"phase"`, `"game-over"`, `"already-confirmed"`, `"argument"`.
   */
  decide(decision: { effect: (typeof DECISIONS)[number]; by?: Color; text?: string }): Ruling {
    const { effect, by, text } = optionsOf(decision, ["effect", "by", "text"], "decision");
    if (effect === undefined || !DECISIONS.includes(effect)) {
      throw new GoError("argument", `effect ${found(effect)}, wanted one of ${DECISIONS.join(", ")}`);
    }
    return this.report({
      act: "other",
      choice: effect,
      ...(by === undefined ? {} : { by }),
      ...(text === undefined ? {} : { text }),
    });
  }

  /**
   * The game is adjourned (暂停): nothing is played until {@link endAdjournment}. The time used by each side may be put
   * on record, for both to `confirm`.
   *
   * @throws GoError `"phase"`, `"game-over"`, `"already-confirmed"`, `"number"`, `"option"`.
   */
  adjourn(options?: { usedMs?: Pair }): void {
    const { usedMs } = optionsOf(options, ["usedMs"], "options");
    const event = coded("adjourn", "referee");
    event.numbers.set(usedOf(usedMs), USED);
    this.#act(event);
  }

  /** The adjourned game goes on. @throws GoError `"phase"`, `"game-over"`, `"already-confirmed"`. */
  endAdjournment(): void {
    this.#act(coded("continue", "referee"));
  }

  /**
   * The side to move seals its move (封棋): until it is opened nothing else is played. `commitment(note, salt)` makes the
   * commitment, which can't be read; note and salt stay with the side, or the referee.
   *
   * @throws GoError `"not-your-turn"`, `"commitment"`, `"sealed"`, `"phase"`, `"game-over"`, `"color"`.
   */
  seal(by: Color, commitment: string): void {
    const event = coded("seal", sideOf(by));
    event.words[1] = textOf(commitment, "commitment");
    this.#act(event);
  }

  /**
   * The sealed move is opened: a legal one is played; an occupied or forbidden point, or a ko, loses the turn; of what
   * can't be read the referee chooses (rules R-H-04 to R-H-06). Gives what was done.
   *
   * @throws GoError `"seal-broken"` for another note or salt, `"choice"` where the note can't be read and no choice is
   * given, `"not-your-turn"`, `"phase"`, `"argument"`.
   */
  openSealed(sealed: { note: string; salt: string; choice?: Effect; by?: By }): "played" | "lost-turn" | "ruled" {
    const { note, salt, choice, by = "referee" } = optionsOf(sealed, ["note", "salt", "choice", "by"], "sealed move");
    const event = coded("open", by);
    event.words[1] = textOf(note, "note");
    event.words[2] = textOf(salt, "salt");
    if (choice !== undefined) event.words[3] = textOf(choice, "choice");
    const before = this.moveNumber;
    this.#act(event);
    if (this.moveNumber === before) return "ruled";
    return this.lastMove?.kind === "lost-turn" ? "lost-turn" : "played";
  }

  /**
   * Carries out an event of the other end: the next one in order, of this game. With `from`, who is known to have sent
   * it, an event by anybody else is refused. It is no seal against forgery, which the channel must prevent.
   *
   * @throws GoError `"event-order"`, `"event-other-game"` for an event of another game or of this one gone another way,
   * `"event-stranger"`, `"sides-only"` and `"referee-only"` for acts that are not its maker's, `"event"` for what is no
   * event, and whatever the act itself is refused with. IllegalMoveError
   * for an illegal move.
   */
  apply(event: GameEvent, options?: { from?: By }): void {
    const handle = this.handle();
    const { from } = optionsOf(options, ["from"], "options");
    const sender = from === undefined ? -1 : byCode(from);
    const { number, prior, numbers, words } = codedEvent(event, handle);
    this.#done(
      handle.ask((raw) => raw.apply(number, prior, sender, numbers, words)),
      numbers,
    );
  }

  /**
   * Takes back up to `n` of the latest events for good, whatever they were, 1 by default; gives how many. For an end
   * that must give way to the other, and for corrections by whoever keeps the board.
   *
   * @throws GoError `"number"`.
   */
  takeBack(n = 1): number {
    const count = countOf(n);
    const done = this.handle().ask((raw) => raw.takeBack(count));
    if (done > 0) {
      this.handle().refresh();
      this.handle().changed();
    }
    return done;
  }

  #act({ numbers, words }: Coded): void {
    this.#done(
      this.handle().ask((raw) => raw.act(numbers, words)),
      numbers,
    );
  }

  #done(refusal: RawRefusal | undefined, numbers: Float64Array): void {
    const handle = this.handle();
    if (refusal !== undefined) {
      const at = numbers[AT] ?? -1;
      throw errorOf(refusal, handle.width, at < 0 ? null : vertexOf(at, handle.width));
    }
    handle.refresh();
    handle.changed();
  }

  /** Does something that the package has asked for by its own means. @internal */
  protected act(event: Coded): void {
    this.#act(event);
  }
}

/** A side, not the referee. */
function sideOf(by: unknown): Color {
  if (by === "black" || by === "white") return by;
  throw new GoError("color", `color ${found(by)}, wanted "black" or "white"`);
}

/** Why an act is refused. @internal */
function errorOf(refusal: RawRefusal, width = 1, vertex: Vertex | null = null): GoError {
  const { code, message, since, chain } = refusal;
  if (since === undefined || chain === undefined) return new GoError(code, message);
  return new IllegalMoveError(illegalOf(width, { code, message, since, chain }, vertex));
}
