/**
 * The game on the page and what the person does with it. Knows the rules through
 * the package, and nothing of the page's elements.
 */

import { Game, GoError } from "./lanke/play/slim.js";
import { Placing } from "./new-game/placing.js";
import { SessionRecord } from "./session-record.js";

/** @typedef {import("./lanke/index.js").Vertex} Vertex */
/** @typedef {import("./lanke/index.js").GameOptions} GameOptions */
/** @typedef {import("./lanke/index.js").GameInfo} GameInfo */

export class Session extends SessionRecord {
  /**
   * @param {GameOptions} options
   * @param {GameInfo} info
   */
  start(options, info = {}) {
    const bare = new Game(options);
    this.stopStudy();
    if (Object.keys(info).length === 0) {
      this.replace(bare);
      return;
    }
    // Names are part of what a snapshot tells.
    this.replace(Game.fromSnapshot({ ...bare.snapshot(), info }));
    bare.dispose();
  }

  /**
   * A game whose handicap stones Black puts up first.
   *
   * @param {GameOptions} options
   * @param {GameInfo} info
   * @param {number} n how many stones
   */
  startPlacing(options, info, n) {
    this.start(options);
    this.placing = new Placing(this.game, options, info, n);
    this.onChange();
  }

  takeBackPlaced() {
    this.settle();
    this.placing?.stones.pop();
    this.onChange();
  }

  /** All handicap stones are up: the game begins. */
  beginPlaced() {
    const { placing } = this;
    if (placing === null || !placing.isComplete) return;
    this.start({ ...placing.options, handicap: placing.stones }, placing.info);
  }

  /** Takes the finished game up again as it ended. */
  rejoin() {
    const { ended } = this;
    if (ended === null) return;
    this.replace(ended.clone());
    this.goTo(this.game.moveCount);
  }

  /**
   * Does something that the rules of the game may refuse: then it says why, and the game is as it was.
   *
   * @param {(game: import("./records.js").AnyGame) => void} does
   * @param {{ leaves?: boolean }} [how] whether one's own line begins with it
   * @returns {boolean} whether it was done
   */
  act(does, { leaves = true } = {}) {
    this.settle();
    if (leaves) this.leaveRecord();
    let isDone = true;
    try {
      does(this.game);
    } catch (error) {
      if (!(error instanceof GoError)) throw error;
      this.fault = error.code;
      isDone = false;
    }
    this.onChange();
    return isDone;
  }

  /**
   * Acts on a point: plays there, or marks the stone.
   *
   * @param {Vertex} vertex
   * @param {boolean} chainOnly
   */
  point(vertex, chainOnly) {
    const wasPast = this.shown !== null;
    this.settle();
    // A press on a position of the past only leaves it.
    if (wasPast) {
      this.onChange();
      return;
    }
    const { phase } = this.game;
    if (this.isStudying) this.studyMove(vertex);
    else if (this.placing !== null) this.placing.toggle(vertex);
    else if (phase === "play") this.play(vertex);
    else if (phase === "marking") this.toggleDead(vertex, chainOnly);
    else if (this.game.outcome?.kind === "count") this.asked = vertex;
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

  /**
   * Marks the chain on a point, or takes its mark away, with nothing else around it.
   *
   * @param {Vertex} vertex
   */
  toggleChain(vertex) {
    if (this.game.phase === "marking") this.act((game) => game.toggleDead(vertex, { chain: true }), { leaves: false });
  }

  /** Marks what the program calls dead, and nothing else. */
  proposeAgain() {
    const dead = this.judging.judgement?.dead;
    if (this.game.phase === "marking" && dead) this.act((game) => game.setDead(dead), { leaves: false });
  }

  toggleHeat() {
    this.judging.isHeatOn = !this.judging.isHeatOn;
    this.onChange();
  }

  /**
   * Picks stones out on the board.
   *
   * @param {readonly Vertex[]} stones
   */
  light(stones) {
    if (this.judging.lit.length + stones.length === 0) return;
    this.judging.lit = stones;
    this.onChange();
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

  pass() {
    const { game } = this;
    if (game.phase !== "play" || this.placing !== null) return;
    this.settle();
    if (this.isStudying) {
      this.studyMove("pass");
      this.onChange();
      return;
    }
    const illegal = game.check("pass");
    if (illegal !== null) this.refusal = illegal;
    else if (this.isNextOfRecord(null)) game.redo();
    else {
      this.leaveRecord();
      game.pass();
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
    if (this.study !== null && this.isStudying) {
      const { study } = this;
      this.look(() => study.goToIndex(number));
      return;
    }
    const { game } = this;
    const target = Math.max(0, Math.min(game.moveCount, number));
    this.settle();
    if (target !== game.moveNumber) {
      if (this.isPaused) this.fault = game.sealed === null ? "adjourned" : "sealed";
      else {
        this.keepEnd();
        game.goTo(target);
      }
    }
    this.onChange();
  }

  /** @param {number} by */
  step(by) {
    this.goTo(this.progress.number + by);
  }

  mark() {
    if (this.game.phase === "play") this.act((game) => game.mark(), { leaves: false });
  }

  /** Both sides sit at this screen: one press accepts for both, in order. */
  accept() {
    const { turn } = this.game;
    this.act(
      (game) => {
        game.accept(turn);
        if (game.stage === "marking") game.accept(turn === "black" ? "white" : "black");
      },
      { leaves: false },
    );
  }

  resume() {
    this.act((game) => game.resume(game.turn));
  }

  /** The referee lets a game go on that the rules had ended by themselves. */
  reopen() {
    // It is no finished game any more that one would come back to.
    if (this.left === null) this.forgetEnd();
    this.act((game) => game.resume("referee"));
  }

  /**
   * Shows the position after a move in place of the present one, or no longer.
   *
   * @param {number | null} number
   */
  show(number) {
    this.shown = number;
    this.onChange();
  }

  /**
   * Says something that was done, until the next thing is.
   *
   * @param {() => string} notice in the language in force
   */
  tell(notice) {
    this.notice = notice;
    this.onChange();
  }

  /**
   * Keeps the note of a sealed move.
   *
   * @param {{ note: string, salt: string }} secret
   */
  keep(secret) {
    Object.assign(this, { secrets: [...this.secrets, secret] });
    this.onChange();
  }

  /** @param {string} problem */
  report(problem) {
    this.settle();
    this.problem = problem;
    this.onChange();
  }
}
