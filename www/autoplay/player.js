/** Goes through a record by itself, until it ends, somebody does something, or a comment is to be read. */

import { byId, setText } from "../dom.js";
import { say } from "../i18n.js";
import { settings } from "../settings/settings.js";
import { statusText } from "../status.js";

/** @typedef {import("../session.js").Session} Session */

const spoken = byId("spoken", HTMLElement);
const status = byId("status", HTMLElement);

/** What a person does with the page. */
const INPUTS = ["pointerdown", "keydown", "wheel", "dragenter", "paste"];

export class Player {
  /** No timer runs unless it plays. @type {ReturnType<typeof setTimeout> | null} */
  #timer = null;
  /** What plays: another one in its place is not to be gone through. @type {readonly unknown[]} */
  #what = [];
  /** The step that it takes itself. */
  #isStepping = false;
  /** Listens while it plays. */
  #listening = new AbortController();

  /**
   * @param {Session} session
   * @param {(event: Event) => boolean} isOwn whether it is meant for what plays, and stops nothing
   * @param {() => void} onChange told when it begins and stops
   */
  constructor(session, isOwn, onChange) {
    this.session = session;
    this.isOwn = isOwn;
    this.onChange = onChange;
  }

  get isPlaying() {
    return this.#timer !== null;
  }

  toggle() {
    if (this.isPlaying) this.stop();
    else this.#start();
  }

  #start() {
    const { session } = this;
    const { number, total } = session.progress;
    if (total === 0) return;
    if (number === total) session.step(-Infinity);
    this.#what = whatOf(session);
    this.#listening = new AbortController();
    const how = { signal: this.#listening.signal, capture: true, passive: true };
    for (const name of INPUTS) document.addEventListener(name, (event) => this.isOwn(event) || this.stop(), how);
    document.addEventListener("visibilitychange", () => document.hidden && this.stop(), how);
    // Moves that come by themselves would talk over one another; where it stops is told.
    status.setAttribute("aria-live", "off");
    setText(spoken, say().autoplayOn({ seconds: settings().speed }));
    this.#wait();
    this.onChange();
  }

  stop() {
    if (this.#timer === null) return;
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#listening.abort();
    status.removeAttribute("aria-live");
    setText(spoken, [say().autoplayOff, statusText(this.session)].join(say().space));
    this.onChange();
  }

  /** The time for each move is another one. */
  restart() {
    if (this.#timer === null) return;
    clearTimeout(this.#timer);
    this.#wait();
  }

  /** Something has changed on the page. */
  follow() {
    if (!this.isPlaying || this.#isStepping) return;
    const now = whatOf(this.session);
    if (!now.every((item, at) => item === this.#what[at])) this.stop();
  }

  #wait() {
    this.#timer = setTimeout(() => this.#step(), 1000 * settings().speed);
  }

  #step() {
    const { session } = this;
    const { number } = session.progress;
    this.#isStepping = true;
    try {
      session.step(1);
    } finally {
      this.#isStepping = false;
    }
    const now = session.progress;
    const isStuck = now.number === number;
    if (isStuck || now.number >= now.total || (settings().stopsAtComments && hasComment(session))) this.stop();
    else this.#wait();
  }
}

/** @param {Session} session */
function whatOf({ game, study, isStudying, isReading }) {
  return isStudying ? [study, study?.record, isStudying] : [game, isStudying, isReading];
}

/** @param {Session} session */
function hasComment({ study, isStudying }) {
  return study !== null && isStudying && study.record.notes(study.node).comment !== null;
}
