/** What the page knows of a game beside the game: what hangs in the air, and where it came from. */

import { Judging } from "./judging.js";
import { Game, GoError } from "./lanke/play/slim.js";

/** @typedef {import("./lanke/index.js").Vertex} Vertex */
/** @typedef {import("./lanke/index.js").Illegal} Illegal */
/** @typedef {import("./lanke/index.js").Score} Score */
/** @typedef {import("./lanke/index.js").Move} Move */
/** @typedef {import("./lanke/index.js").NodeId} NodeId */
/** @typedef {import("./records.js").AnyGame} AnyGame */
/** @typedef {import("./study.js").Study} Study */

/** A node of the record, and the moves of the game up to there. @typedef {{ node: NodeId, moves: readonly Move[] }} Origin */
/**
 * A game that is not on the page now, with what is known of it.
 *
 * @typedef {Pick<SessionState, "game" | "left" | "ended" | "secrets" | "origin">} Parked
 */

export class SessionState {
  /** @type {AnyGame} */
  game = new Game();
  /** The record that is looked at, or was: it can be come back to. @type {Study | null} */
  study = null;
  /** The record is on the page, not the game that is played. */
  isStudying = false;
  /** The game aside while a record is looked at. @type {Parked | null} */
  parked = null;
  /** Where the game left the record. @type {Origin | null} */
  origin = null;
  /** The move at which a line of one's own left the finished game. @type {number | null} */
  left = null;
  /** Where a stone would stand. @type {Vertex | null} */
  ghost = null;
  /** The ghost waits for a second tap. */
  aims = false;
  /** Why the last wish was refused. @type {Illegal | null} */
  refusal = null;
  /** What went wrong apart from the rules, in words. @type {string | null} */
  problem = null;
  /** Why something else than a move was refused: the package's word for it. @type {string | null} */
  fault = null;
  /** Something that was done and is to be said once. @type {(() => string) | null} */
  notice = null;
  /** The move after which the shown position stood, in place of the present one. @type {number | null} */
  shown = null;
  /** The point whose count is asked about. @type {Vertex | null} */
  asked = null;
  /** The game as both sides had accepted it, to come back to. @type {AnyGame | null} */
  ended = null;
  /** The notes of sealed moves and their salts, the latest last. @type {readonly { note: string, salt: string }[]} */
  secrets = [];
  /** @type {import("./new-game/placing.js").Placing | null} */
  #placing = null;
  /** In marking: one chain at a time instead of the whole group. */
  single = false;
  /** @type {{ key: string, score: Score } | null} */
  counted = null;

  /** Told when nothing but the stone under the pointer is another one. */
  onGhost = () => this.onChange();

  /**
   * @param {() => void} onChange
   * @param {() => void} onProgress told how far the program's judgement is
   */
  constructor(onChange, onProgress) {
    this.onChange = onChange;
    /** What the program says of the position. */
    this.judging = new Judging(onProgress);
  }

  /** Steps through a record are what the arrow keys are for, until one's own line begins. */
  get isReading() {
    return this.isStudying || (this.ended !== null && this.left === null);
  }

  /** Neither played nor stepped while the game pauses or a move lies sealed. */
  get isPaused() {
    return this.game.adjourned !== null || this.game.sealed !== null;
  }

  /**
   * The rules have ended the game by themselves, and nobody has confirmed it: the referee may let it go on. Which ends
   * these are is asked of the rules.
   */
  get mayReopen() {
    const { game } = this;
    if (game.phase !== "over" || game.confirmed.black || game.confirmed.white) return false;
    const tried = game.clone();
    try {
      tried.resume();
      return true;
    } catch (error) {
      if (!(error instanceof GoError)) throw error;
      return false;
    } finally {
      tried.dispose();
    }
  }

  get size() {
    return this.game.size;
  }

  /** Handicap stones that Black puts up before the game on the page begins. */
  get placing() {
    return this.#placing?.game === this.game ? this.#placing : null;
  }

  set placing(placing) {
    this.#placing = placing;
  }

  /** Whatever hung in the air is over. */
  settle() {
    this.ghost = null;
    this.aims = false;
    this.refusal = null;
    this.problem = null;
    this.fault = null;
    this.notice = null;
    this.shown = null;
    this.asked = null;
  }

  /** Before the first step back from a game that has its result: it can be come back to, whatever is tried out. */
  keepEnd() {
    const { game } = this;
    if (!this.isStudying && this.left === null && game.phase === "over") {
      this.ended?.dispose();
      this.ended = game.clone();
    }
  }

  forgetEnd() {
    this.ended?.dispose();
    this.ended = null;
  }

  leaveRecord() {
    const { game } = this;
    if (game.moveNumber === game.moveCount && game.phase !== "play") return;
    if (this.ended !== null) this.left ??= game.moveNumber;
  }

  /**
   * Whether the record goes on with a play there, or with a pass for null: then one follows it
   * instead of leaving it.
   *
   * @param {Vertex | null} vertex
   */
  isNextOfRecord(vertex) {
    const { game } = this;
    if (!this.isReading || game.moveNumber === game.moveCount) return false;
    game.redo();
    const next = game.lastMove;
    game.undo();
    if (next === null || next.kind === "resign") return false;
    return vertex === null
      ? next.kind === "pass"
      : next.vertex !== null && next.vertex[0] === vertex[0] && next.vertex[1] === vertex[1];
  }

  /**
   * The count of the position with the marks in force; counted once for each change of either. The number of a move
   * does not tell the position: another move may stand in its place since.
   */
  score() {
    const { game } = this;
    const key = `${game.moveNumber} ${game.hash()} ${game.dead().join(" ")}`;
    if (this.counted?.key !== key) this.counted = { key, score: game.score() };
    return this.counted.score;
  }

  /**
   * Shows where a stone would stand; nowhere when it may not. With `aims`, says why not.
   *
   * @param {Vertex | null} vertex
   * @param {boolean} aims
   */
  aim(vertex, aims) {
    const illegal = vertex === null || this.game.phase !== "play" ? null : this.game.check(vertex);
    const shown = this.game.phase === "play" && illegal === null ? vertex : null;
    if (aims) this.refusal = illegal;
    if (!aims && shown === null && this.ghost === null) return;
    const isAll = aims || this.aims;
    this.ghost = shown;
    this.aims = aims && shown !== null;
    if (isAll) this.onChange();
    else this.onGhost();
  }

  /**
   * Another game in place of the one that is played.
   *
   * @param {AnyGame} game
   */
  replace(game) {
    this.game.dispose();
    this.game = game;
    this.left = null;
    this.counted = null;
    this.forgetEnd();
    this.secrets = [];
    this.origin = null;
    this.settle();
    this.onChange();
  }
}
