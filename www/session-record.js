/** Records in the session: looked at beside the game that is played, played on, and studied out of a game. */

import { SessionState } from "./session-state.js";
import { loadRecords, recordsNow, withRecords } from "./records.js";

/** @typedef {import("./lanke/index.js").Vertex} Vertex */
/** @typedef {import("./records.js").AnyGame} Game */
/** @typedef {import("./lanke/index.js").Illegal} Illegal */
/** @typedef {import("./lanke/index.js").Move} Move */
/** @typedef {import("./lanke/index.js").NodeId} NodeId */
/** @typedef {import("./session-state.js").Origin} Origin */
/** @typedef {import("./study.js").RecordFile} RecordFile */
/** @typedef {import("./study.js").Study} Study */

/** After so many milliseconds without a step nobody steps just now. */
const REST = 400;

export class SessionRecord extends SessionState {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** Where the steps stand: how many there are before and in all. */
  get progress() {
    const { study, isStudying, game } = this;
    if (study === null || !isStudying) return { number: game.moveNumber, total: game.moveCount };
    return { number: study.index, total: study.line.length - 1 };
  }

  /**
   * Looks at a game of a file; a game that is played is laid aside. Throws where the record can't be shown.
   *
   * @param {RecordFile} file
   * @param {number} place
   */
  openRecord(file, place) {
    const records = recordsNow();
    if (records === null) throw new Error("a record before what reads it");
    const study = new records.Study(file, place);
    const game = present(study);
    const { study: before } = this;
    if (before !== null && file !== before.file) records.disposeFile(before.file);
    // The record that it was played on from is another one.
    this.origin = null;
    if (this.parked !== null) this.parked.origin = null;
    this.#park();
    this.study = study;
    this.#show(game);
  }

  /** Looks at the game that is played as a record. */
  async studyGame() {
    const { moveNumber } = this.game;
    const moves = this.#moves();
    const text = await this.toSgf();
    const { readFile } = await loadRecords();
    this.openRecord(readFile(text, null), 0);
    const { study, parked } = this;
    if (study !== null && parked !== null) parked.origin = { node: study.line.at(-1) ?? 0, moves };
    this.goToMove(moveNumber);
  }

  /** To another variation of the record. @param {1 | -1} by */
  vary(by) {
    if (this.study !== null && this.isStudying) this.goToNode(this.study.variation(by));
  }

  /**
   * Back to the record. What was played on from it is a variation there; says how many moves of it are new.
   *
   * @returns {number}
   */
  returnToRecord() {
    const { study, origin, isStudying } = this;
    if (study === null || isStudying) return 0;
    const before = study.version;
    if (origin !== null) {
      const moves = this.#moves();
      addMoves(study, origin, moves);
      this.origin = { node: study.node, moves };
    }
    this.#park();
    this.#show(present(study));
    return study.version - before;
  }

  /** Plays on from the node that is shown. */
  continueGame() {
    const { study } = this;
    if (study === null || !this.isStudying) return;
    const game = study.gameHere();
    this.#unpark();
    this.replace(game);
    this.origin = { node: study.node, moves: game.history() };
    this.onChange();
  }

  /** Back to the game that was laid aside. */
  leaveStudy() {
    if (this.parked === null) return;
    this.stopStudy();
    this.settle();
    this.onChange();
  }

  /** The record leaves the page, but can be come back to. */
  stopStudy() {
    if (this.isStudying) this.#unpark();
  }

  /**
   * Does something with the record, and shows the node that it leads to.
   *
   * @param {(study: Study) => void} does
   */
  look(does) {
    const { study, game } = this;
    if (study === null || !this.isStudying) return;
    this.settle();
    const { node, version } = study;
    does(study);
    if (study.node !== node || study.version !== version) {
      game.dispose();
      this.game = present(study);
      this.counted = null;
    }
    this.#checkSoon();
    this.onChange();
  }

  /** @param {NodeId | null} node */
  goToNode(node) {
    if (node !== null) this.look((study) => study.goTo(node));
  }

  /** @param {number} number of a move on the line */
  goToMove(number) {
    this.look((study) => {
      const { layout, line } = study;
      const index = line.findIndex((node) => layout.number[layout.places.get(node) ?? 0] === number);
      study.goToIndex(index < 0 ? number : index);
    });
  }

  /**
   * A move in the record: to the node that has it, or as a new variation.
   *
   * @param {Vertex | "pass"} at
   */
  studyMove(at) {
    const { study, game } = this;
    if (study === null) return;
    const { turn } = study.record.position(study.node);
    // What the rules make of a game that has stopped is no matter here, but for a stone on a stone.
    const isChecked = game.phase === "play" && game.turn === turn;
    this.refusal = isChecked ? game.check(at) : occupiedAt(game, at);
    if (this.refusal !== null) return;
    // Where a suicide is legal it is told as one all the same.
    study.play(turn, at, isChecked && game.rules.suicide === "forbidden");
    game.dispose();
    this.game = present(study);
    this.counted = null;
  }

  /** All records of the file as SGF; else the whole game, also while it stands at an earlier move. */
  async toSgf() {
    const { study } = this;
    if (study !== null && this.isStudying) return study.toSgf();
    const whole = this.#whole();
    try {
      const game = await withRecords(whole);
      const text = game.toSgf();
      if (game !== whole) game.dispose();
      return text;
    } finally {
      whole.dispose();
    }
  }

  #whole() {
    const whole = this.game.clone();
    whole.goTo(whole.moveCount);
    return whole;
  }

  #moves() {
    const whole = this.#whole();
    const moves = whole.history();
    whole.dispose();
    return moves;
  }

  /** Lays the game that is played aside; one in which nothing was played is let go. */
  #park() {
    const { game, left, ended, secrets, origin } = this;
    if (this.isStudying) game.dispose();
    else if (game.moveCount > 0 || this.placing !== null) this.parked = { game, left, ended, secrets, origin };
    else {
      game.dispose();
      this.forgetEnd();
    }
    Object.assign(this, { left: null, ended: null, secrets: [], origin: null });
  }

  /** The game that was laid aside is the one on the page again. */
  #unpark() {
    const { parked } = this;
    this.isStudying = false;
    this.counted = null;
    if (parked === null) return;
    this.game.dispose();
    Object.assign(this, parked);
    this.parked = null;
  }

  /** @param {Game} game */
  #show(game) {
    this.isStudying = true;
    this.game = game;
    this.counted = null;
    this.settle();
    this.#checkSoon();
    this.onChange();
  }

  /** The moves of a large record are looked at when nobody steps through it just now. */
  #checkSoon() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const { study, isStudying } = this;
      if (study === null || !isStudying || !study.isUnchecked) return;
      study.check();
      this.onChange();
    }, REST);
  }
}

/**
 * The game at the node shown; where two passes have stopped it, play goes on all the same.
 *
 * @param {Study} study
 */
function present(study) {
  const game = study.gameHere();
  if (game.phase === "marking") game.resume("referee");
  return game;
}

/**
 * @param {Game} game
 * @param {Vertex | "pass"} at
 * @returns {Illegal | null}
 */
function occupiedAt(game, at) {
  if (at === "pass" || game.cells()[at[1] * game.size[0] + at[0]] === 0) return null;
  return { code: "occupied", vertex: at, message: "" };
}

/**
 * Adds what was played beyond a node as a variation, from where it left what stands there.
 *
 * @param {Study} study
 * @param {Origin} origin
 * @param {readonly Move[]} moves
 */
function addMoves(study, origin, moves) {
  const isSame = (/** @type {Move} */ one, /** @type {Move | undefined} */ other) =>
    other !== undefined &&
    one.kind === other.kind &&
    one.color === other.color &&
    String(one.vertex) === String(other.vertex);
  const parting = moves.findIndex((move, at) => !isSame(move, origin.moves[at]));
  const common = parting < 0 ? moves.length : parting;
  let node = origin.node;
  for (let above = origin.moves.length - common; above > 0; ) {
    if (study.record.move(node) !== null) above -= 1;
    const parent = study.record.parent(node);
    if (parent === null) break;
    node = parent;
  }
  study.goTo(node);
  for (const { kind, color, vertex } of moves.slice(common)) {
    if (kind !== "play" && kind !== "pass") break;
    study.play(color, vertex ?? "pass", false);
  }
}
