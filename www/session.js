/**
 * The game on the page and what the person does with it. Knows the rules through
 * the package, and nothing of the page's elements.
 */

import { Game } from "./lanke/index.js";

/** @typedef {import("./lanke/index.js").Vertex} Vertex */
/** @typedef {import("./lanke/index.js").Illegal} Illegal */
/** @typedef {import("./lanke/index.js").GameOptions} GameOptions */
/** @typedef {import("./lanke/index.js").Score} Score */
/** @typedef {"black" | "white"} Color */

export class Session {
  /** @param {() => void} onChange */
  constructor(onChange) {
    this.onChange = onChange;
    /** @type {Game} */
    this.game = new Game();
    /** The record the game was read from, to come back to. @type {string | Uint8Array | null} */
    this.source = null;
    /** The move at which a line of one's own left the record. @type {number | null} */
    this.left = null;
    /** Where a stone would stand. @type {Vertex | null} */
    this.ghost = null;
    /** The ghost waits for a second tap. */
    this.aims = false;
    /** Why the last wish was refused. @type {Illegal | null} */
    this.refusal = null;
    /** What went wrong apart from the rules, in words. @type {string | null} */
    this.problem = null;
    /** In marking: one chain at a time instead of the whole group. */
    this.single = false;
    /** @type {{ key: string, score: Score } | null} */
    this.counted = null;
  }

  /** Steps through a record are what the arrow keys are for, until one's own line begins. */
  get isReading() {
    return this.source !== null && this.left === null;
  }

  get size() {
    return this.game.size;
  }

  /** @param {GameOptions} options */
  start(options) {
    this.replace(new Game(options), null);
  }

  /**
   * Opens a record at its end; throws when it can't be read, and changes nothing then.
   *
   * @param {string | Uint8Array} source
   */
  open(source) {
    this.replace(Game.fromSgf(source, { illegal: "keep" }), source);
  }

  /** Takes the record up again at the move where one's own line left it. */
  rejoin() {
    if (this.source === null) return;
    const at = this.left ?? 0;
    this.replace(Game.fromSgf(this.source, { illegal: "keep" }), this.source);
    this.goTo(at);
  }

  /**
   * Acts on a point: plays there, or marks the stone.
   *
   * @param {Vertex} vertex
   * @param {boolean} chainOnly
   */
  point(vertex, chainOnly) {
    this.settle();
    const { phase } = this.game;
    if (phase === "play") this.play(vertex);
    else if (phase === "marking") this.toggleDead(vertex, chainOnly);
    this.onChange();
  }

  /**
   * @param {Vertex} vertex
   * @param {boolean} chainOnly
   */
  toggleDead(vertex, chainOnly) {
    const isEmpty = this.game.cells()[vertex[1] * this.game.size[0] + vertex[0]] === 0;
    if (!isEmpty) this.game.toggleDead(vertex, { chain: chainOnly || this.single });
  }

  /** @param {Vertex} vertex */
  play(vertex) {
    const { game } = this;
    const illegal = game.check(vertex);
    if (illegal !== null) {
      this.refusal = illegal;
      return;
    }
    if (this.isNextOfRecord(vertex)) {
      game.redo();
      return;
    }
    this.leaveRecord();
    game.play(vertex);
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
    this.ghost = shown;
    this.aims = aims && shown !== null;
    this.onChange();
  }

  pass() {
    if (this.game.phase !== "play") return;
    this.settle();
    if (this.isNextOfRecord(null)) this.game.redo();
    else {
      this.leaveRecord();
      this.game.pass();
    }
    this.onChange();
  }

  resign() {
    if (this.game.phase !== "play") return;
    this.settle();
    this.leaveRecord();
    this.game.resign();
    this.onChange();
  }

  /** @param {number} number */
  goTo(number) {
    const { game } = this;
    const target = Math.max(0, Math.min(game.moveCount, number));
    this.settle();
    if (target !== game.moveNumber) game.goTo(target);
    this.onChange();
  }

  /** @param {number} by */
  step(by) {
    this.goTo(this.game.moveNumber + by);
  }

  mark() {
    if (this.game.phase !== "play") return;
    this.settle();
    this.game.mark();
    this.onChange();
  }

  /** Both sides sit at this screen: one press accepts for both. */
  accept() {
    this.settle();
    this.game.accept("black");
    this.game.accept("white");
    this.onChange();
  }

  resume() {
    this.settle();
    this.game.resume(this.game.turn);
    this.onChange();
  }

  /** The whole game as SGF, also while it stands at an earlier move. */
  toSgf() {
    const { game } = this;
    if (game.moveNumber === game.moveCount) return game.toSgf();
    const whole = game.clone();
    whole.goTo(whole.moveCount);
    const text = whole.toSgf();
    whole.dispose();
    return text;
  }

  /** @param {string} problem */
  report(problem) {
    this.settle();
    this.problem = problem;
    this.onChange();
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
   * @param {Game} game
   * @param {string | Uint8Array | null} source
   */
  replace(game, source) {
    this.game.dispose();
    this.game = game;
    this.source = source;
    this.left = null;
    this.counted = null;
    this.settle();
    this.onChange();
  }

  /** Whatever hung in the air is over. */
  settle() {
    this.ghost = null;
    this.aims = false;
    this.refusal = null;
    this.problem = null;
  }

  leaveRecord() {
    if (this.source !== null) this.left ??= this.game.moveNumber;
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
}
