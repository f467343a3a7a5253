/**
 * The analysis of a line of moves: asks the Worker for one position after the other, keeps what it says for whenever the
 * line or its beginning comes again. Knows nothing of the page's elements.
 */

import { Beginnings, recordOf, textsOf } from "./line.js";
import { nextOf } from "./schedule.js";

/** @typedef {import("../study.js").Study} Study */
/** @typedef {import("./facts.js").Fact} Fact */
/** @typedef {import("./estimate.js").Estimate} Estimate */
/** @typedef {import("./worker.js").Answer} Answer */
/** @typedef {"none" | "working" | "stopped" | "done" | "failed"} State "none" while there is no record */

/** When more positions than this are kept, they are let go before the next line. */
const MOST_KEPT = 20_000;

export class Analysis {
  /** @type {State} */
  state = "none";
  /** What happens at each node of the line; null where the Worker has not said it yet. @type {(Fact | null)[]} */
  facts = [];
  /** @type {(Estimate | null)[]} */
  estimates = [];

  #beginnings = new Beginnings();
  /** By the number of the beginning of a line. @type {Map<number, Fact>} */
  #facts = new Map();
  /** @type {Map<number, Estimate>} */
  #estimates = new Map();
  /** Of each node of the line. @type {number[]} */
  #numbers = [];
  #record = "";
  #focus = 0;
  /** What was followed last. @type {readonly unknown[]} */
  #followed = [];
  /** @type {Worker | null} */
  #worker = null;
  /** Changes with every line that the Worker is given. */
  #job = 0;

  /** @param {() => void} onChange */
  constructor(onChange) {
    this.onChange = onChange;
  }

  /** How many positions are judged in full, and how many there are. */
  get progress() {
    const done = this.estimates.filter((estimate) => estimate?.care === "full").length;
    return { done, total: this.estimates.length };
  }

  /**
   * Brings the work up to date with what is shown; without a record it stops.
   *
   * @param {Study | null} study
   */
  follow(study) {
    if (study === null) {
      this.#leave();
      return;
    }
    this.#focus = study.index;
    const followed = [study, study.version, study.line];
    if (followed.every((item, at) => item === this.#followed[at])) return;
    const isOther = study !== this.#followed[0];
    this.#followed = followed;
    if (this.#beginnings.size > MOST_KEPT) this.#forget();
    const texts = textsOf(study.record, study.line);
    const numbers = this.#beginnings.numbersOf(texts);
    const isSame = numbers.length === this.#numbers.length && numbers.at(-1) === this.#numbers.at(-1);
    if (isSame && !isOther) return;
    this.#numbers = numbers;
    this.#record = recordOf(texts);
    this.facts = numbers.map((number) => this.#facts.get(number) ?? null);
    this.estimates = numbers.map((number) => this.#estimates.get(number) ?? null);
    if (isOther || this.state === "working" || this.state === "done") this.start();
  }

  /** Begins, or goes on where it was cancelled. */
  start() {
    this.#worker ??= this.#open();
    this.#job += 1;
    this.state = "working";
    this.#send({ job: this.#job, record: this.#record });
    this.onChange();
  }

  /** Ends the work; what is known stays. */
  cancel() {
    if (this.state !== "working") return;
    this.#end();
    this.state = "stopped";
    this.onChange();
  }

  dispose() {
    this.#leave();
    this.#forget();
  }

  #leave() {
    this.#end();
    this.state = "none";
    this.facts = [];
    this.estimates = [];
    this.#numbers = [];
    this.#record = "";
    this.#followed = [];
  }

  #forget() {
    this.#beginnings = new Beginnings();
    this.#facts.clear();
    this.#estimates.clear();
  }

  #end() {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #open() {
    // Written out like this bundlers find the file.
    const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }) => {
      // What a Worker that was ended still says is not listened to.
      if (worker === this.#worker) this.#hear(data);
    });
    const fail = (/** @type {Event} */ event) => {
      event.preventDefault();
      if (worker === this.#worker) this.#fail();
    };
    worker.addEventListener("error", fail);
    worker.addEventListener("messageerror", fail);
    return worker;
  }

  /** @param {import("./worker.js").Question} question */
  #send(question) {
    this.#worker?.postMessage(question);
  }

  /** @param {Answer} answer */
  #hear(answer) {
    // Of a line that is not shown any more.
    if (answer.job !== this.#job) return;
    if ("error" in answer) {
      this.#fail();
      return;
    }
    if ("facts" in answer) {
      this.facts = answer.facts;
      this.#numbers.forEach((number, at) => {
        const fact = answer.facts[at];
        if (fact !== undefined) this.#facts.set(number, fact);
      });
    } else {
      const { index, estimate } = answer;
      this.estimates[index] = estimate;
      const number = this.#numbers[index];
      if (number !== undefined) this.#estimates.set(number, estimate);
    }
    this.#ask();
    this.onChange();
  }

  #ask() {
    const next = nextOf(
      this.estimates.map((estimate) => estimate?.care ?? null),
      this.#focus,
    );
    if (next === null) this.state = "done";
    else this.#send({ job: this.#job, ...next });
  }

  #fail() {
    this.#end();
    this.state = "failed";
    this.onChange();
  }
}
