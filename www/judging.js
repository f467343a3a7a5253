/**
 * What the program says of the position on the board: asked of a Worker, given up when the position changes, kept for
 * when it comes back. In the marking phase it is put as a proposal, once. Knows nothing of the page's elements.
 */

import { GoError } from "./lanke/play/slim.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./lanke/index.js").PlayedGame} Game */
/** @typedef {import("./lanke/index.js").Vertex} Vertex */
/** @typedef {import("./lanke/index.js").Judgement} Judgement */
/** @typedef {import("./lanke/index.js").JudgedChain} JudgedChain */
/** @typedef {import("./lanke/index.js").JudgePosition} JudgePosition */

/** A verdict that is less certain is shown as unsure. */
const SURE = 0.7;
/** Whoever steps quickly through a game does not wait for every position, in milliseconds. */
const REST = 120;
/** Longer than this nobody waits, in milliseconds. */
const PATIENCE = 15_000;
/** How many judgements are kept, to step back and forth. */
const KEPT = 60;

export class Judging {
  /** Of the position that is shown; null until it is there. @type {Judgement | null} */
  judgement = null;
  /** The share of the work that is done, null while there is none. @type {number | null} */
  progress = null;
  /** The last position could not be judged. */
  hasFailed = false;
  /** The map of owners is switched on. */
  isHeatOn = false;
  /** The point of the board that is pointed at. @type {Vertex | null} */
  pointed = null;
  /** Stones to be picked out on the board. @type {readonly Vertex[]} */
  lit = [];

  /** Loaded when it is first asked. @type {Promise<import("./lanke/worker.js").Judge> | null} */
  #judge = null;
  /** What the positions are of: a game, or a record. @type {object | null} */
  #subject = null;
  /** What `judgement` is of, or is being asked for. */
  #key = "";
  /** @type {AbortController | null} */
  #work = null;
  /** @type {Map<string, Judgement>} */
  #kept = new Map();
  #wasMarking = false;
  /** The marking has begun, and the proposal is still to be put. */
  #isDue = false;

  /** @param {() => void} onProgress told how far it is, and nothing else */
  constructor(onProgress) {
    this.onProgress = onProgress;
  }

  /**
   * Brings the work up to date with what is shown.
   *
   * @param {Session} session
   */
  follow(session) {
    const { game, shown, isStudying } = session;
    const subject = isStudying ? session.study : game;
    if (subject !== this.#subject) {
      this.#subject = subject;
      this.#kept.clear();
      this.#wasMarking = false;
      this.#leave();
    }
    const isMarking = game.phase === "marking";
    if (isMarking !== this.#wasMarking) this.#isDue = isMarking && isUntouched(game);
    this.#wasMarking = isMarking;
    if (!isMarking && !this.isHeatOn) {
      this.#leave();
      return;
    }
    const past = this.isHeatOn ? shown : null;
    const { key, position } = positionOf(game, past);
    if (key !== this.#key) {
      this.#leave();
      this.#key = key;
      const kept = this.#kept.get(key);
      if (kept === undefined) this.#ask(session, key, position, isMarking ? 0 : REST);
      else this.judgement = kept;
    }
    if (this.judgement !== null && past === null) this.#propose(game, this.judgement);
  }

  /** The chain that is on a point, with what is said of it. @param {Vertex} vertex */
  chainAt([x, y]) {
    return this.judgement?.chains.find(({ stones }) => stones.some(([column, row]) => column === x && row === y));
  }

  /** Nothing is asked for any more, and nothing shown. */
  #leave() {
    this.#work?.abort();
    this.#work = null;
    this.#key = "";
    this.judgement = null;
    this.progress = null;
    this.hasFailed = false;
    this.lit = [];
  }

  /**
   * @param {Session} session
   * @param {string} key
   * @param {JudgePosition} position
   * @param {number} rest
   */
  async #ask(session, key, position, rest) {
    const work = new AbortController();
    const { signal } = work;
    this.#work = work;
    this.progress = 0;
    try {
      await new Promise((resolve) => setTimeout(resolve, rest));
      signal.throwIfAborted();
      const onProgress = (/** @type {{ done: number, total: number }} */ { done, total }) => {
        this.progress = total === 0 ? 0 : done / total;
        this.onProgress();
      };
      const judge = await this.#loadJudge();
      signal.throwIfAborted();
      this.judgement = await judge.judge(position, { signal, timeMs: PATIENCE, onProgress });
      if (this.judgement.isComplete) this.#keep(key, this.judgement);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof GoError)) throw error;
      this.hasFailed = true;
    }
    this.#work = null;
    this.progress = null;
    session.onChange();
  }

  #loadJudge() {
    this.#judge ??= import("./lanke/worker.js")
      .then(({ createJudge }) => createJudge())
      .catch((cause) => {
        this.#judge = null;
        throw new GoError("not-loaded", `the judge did not load (${cause}), wanted a connection`, { cause });
      });
    return this.#judge;
  }

  /** @param {string} key @param {Judgement} judgement */
  #keep(key, judgement) {
    this.#kept.set(key, judgement);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }

  /**
   * Puts the proposal on the board, unless somebody has marked or accepted before.
   *
   * @param {Game} game
   * @param {Judgement} judgement
   */
  #propose(game, { dead }) {
    if (!this.#isDue) return;
    this.#isDue = false;
    if (dead.length > 0 && isUntouched(game)) game.setDead(dead);
  }
}

/** Not sure enough to be shown like the others. @param {JudgedChain} chain */
export function isUnsure({ status, certainty }) {
  return status === "unsettled" || certainty < SURE;
}

/** Whether nobody has marked or accepted anything since play stopped. @param {Game} game */
function isUntouched(game) {
  return game.stage === "stopped" && game.dead().length === 0;
}

/**
 * What is to be judged: the position as it stands, or as it stood after a move.
 *
 * @param {Game} game
 * @param {number | null} past
 */
function positionOf(game, past) {
  const [columns, rows] = game.size;
  const cells = past === null ? game.cells() : game.cellsAt(past);
  const all = Array.from(cells, (cell) => ".BW".charAt(cell)).join("");
  const stones = Array.from({ length: rows }, (_, y) => all.slice(y * columns, (y + 1) * columns));
  const { rules } = game;
  const now = past === null ? { turn: game.turn, ko: game.ko } : {};
  return { key: `${JSON.stringify(now)} ${all}`, position: { stones, rules, ...now } };
}
