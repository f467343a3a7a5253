/** Free handicap: Black puts the stones on the board one after another, wherever Black likes, before White's first move. */

import { button, byId, setText, setUnavailable } from "../dom.js";
import { say } from "../i18n.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../records.js").AnyGame} Game */
/** @typedef {import("../lanke/index.js").GameOptions} GameOptions */
/** @typedef {import("../lanke/index.js").GameInfo} GameInfo */
/** @typedef {import("../lanke/index.js").Vertex} Vertex */

export class Placing {
  /** In the order in which they were put up. @type {Vertex[]} */
  stones = [];

  /**
   * @param {Game} game with nothing on its board
   * @param {GameOptions} options
   * @param {GameInfo} info
   * @param {number} n how many stones
   */
  constructor(game, options, info, n) {
    this.game = game;
    this.options = options;
    this.info = info;
    this.n = n;
  }

  get isComplete() {
    return this.stones.length === this.n;
  }

  /** Puts a stone up; takes it away where there is one. Does nothing where all are up. @param {Vertex} vertex */
  toggle([x, y]) {
    const at = this.stones.findIndex(([column, row]) => column === x && row === y);
    if (at >= 0) this.stones.splice(at, 1);
    else if (!this.isComplete) this.stones.push([x, y]);
  }

  /** What is on the points. */
  cells() {
    const [columns, rows] = this.game.size;
    const cells = new Uint8Array(columns * rows);
    for (const [x, y] of this.stones) cells[y * columns + x] = 1;
    return cells;
  }
}

const panel = byId("placing", HTMLElement);
const text = byId("placing-text", HTMLElement);
const back = button("placing-back");
const begin = button("placing-begin");

/** @param {Session} session */
export function listenToPlacing(session) {
  back.addEventListener("click", () => session.takeBackPlaced());
  begin.addEventListener("click", () => session.beginPlaced());
}

/** @param {Session} session */
export function showPlacing({ placing, isStudying }) {
  const isPlacing = placing !== null && !isStudying;
  panel.hidden = !isPlacing;
  if (!isPlacing) return;
  const { n, stones, isComplete } = placing;
  setText(text, say().placingTitle({ n }));
  setUnavailable(back, stones.length === 0);
  setUnavailable(begin, !isComplete);
}
