/** The analysis on the page: the graph, how far the work is, what is said of the place that is shown, lists and a table. */

import { make, setText } from "../dom.js";
import { say } from "../i18n.js";
import { resultText } from "../record-rows.js";
import { settings } from "../settings/settings.js";
import { Analysis } from "./analysis.js";
import { curveOf, swingsOf } from "./curve.js";
import { Graph } from "./graph.js";
import { fillRows, momentItems, momentsOf, readingOf, swingButtons } from "./lists.js";
import { placeText } from "./said.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../study.js").Study} Study */

export class View {
  /** @type {Session} */
  #session;
  #section;
  #analysis = new Analysis(() => this.#showSoon());
  #graph;
  #frame = 0;
  /** What was shown last. @type {readonly unknown[]} */
  #shown = [];
  /** Changes with everything that the Worker says. */
  #version = 0;
  /** @type {readonly unknown[]} */
  #listed = [];
  #parts = partsOf();

  /** @param {HTMLElement} section @param {Session} session */
  constructor(section, session) {
    this.#session = session;
    this.#section = section;
    this.#graph = new Graph(
      (index) => session.goTo(index),
      (by) => session.step(by),
      () => this.#showReading(),
    );
    const { work, reading, act, momentsFold, tableFold, status, hint, changes, readFold } = this.#parts;
    act.addEventListener("click", () => {
      if (this.#analysis.state === "working") this.#analysis.cancel();
      else this.#analysis.start();
    });
    for (const fold of [momentsFold, tableFold]) fold.addEventListener("toggle", () => this.#showLists());
    section.append(this.#graph.element, reading, work, hint, changes, momentsFold, tableFold, readFold, status);
  }

  /** Brings all up to date with the session; cheap where nothing of it has changed. */
  show() {
    const { study, isStudying } = this.#session;
    this.#analysis.follow(isStudying ? study : null);
    const { coordinates } = settings();
    const shown = [study, isStudying, study?.version, study?.node, study?.line, say(), coordinates, this.#version];
    if (shown.every((item, at) => item === this.#shown[at])) return;
    this.#shown = shown;
    if (study === null || !isStudying) return;
    this.#showWords();
    this.#showGraph(study);
    this.#showWork();
    this.#showLists();
  }

  close() {
    cancelAnimationFrame(this.#frame);
    this.#analysis.dispose();
    this.#graph.close();
    this.#section.replaceChildren();
  }

  #showSoon() {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#version += 1;
      this.show();
    });
  }

  #showWords() {
    const words = say();
    const { hint, changesTitle, tableTitle, readTitle, readLead, readMarks, progress, heads, tableBox } = this.#parts;
    this.#graph.element.setAttribute("aria-label", words.analysisGraph);
    setText(hint, words.analysisHint);
    setText(changesTitle, words.swings);
    setText(tableTitle, words.analysisTable);
    setText(readTitle, words.analysisRead);
    setText(readLead, words.analysisLead);
    setText(readMarks, words.analysisMarks);
    progress.setAttribute("aria-label", words.analysisProgress);
    tableBox.setAttribute("aria-label", words.analysisTable);
    const texts = [words.tableMove, words.tablePlayed, words.tableLead, words.tableHappens];
    heads.forEach((head, at) => {
      setText(head, texts[at] ?? "");
    });
  }

  /** @param {Study} study */
  #showGraph(study) {
    const { facts, estimates } = this.#analysis;
    const { index } = study;
    const places = curveOf(estimates);
    const end = endOf(study);
    const picture = { places, facts, index, hover: null, recorded: end.lead };
    this.#graph.show(picture, placeText(facts[index]?.number ?? index, places[index]));
    this.#showReading(places);
  }

  /** What is said of the place that is pointed at, else of the one shown. */
  #showReading(places = curveOf(this.#analysis.estimates)) {
    const { study } = this.#session;
    if (study === null) return;
    const { facts } = this.#analysis;
    const index = Math.min(this.#graph.hover ?? study.index, places.length - 1);
    const result = index === places.length - 1 ? endOf(study).result : null;
    const about = { size: study.record.size, result };
    setText(this.#parts.reading, readingOf(index, places[index] ?? null, facts[index] ?? null, about));
  }

  #showWork() {
    const words = say();
    const { state, progress } = this.#analysis;
    const { act, status, workText, progress: bar } = this.#parts;
    bar.max = Math.max(1, progress.total);
    bar.value = progress.done;
    bar.classList.toggle("is-idle", state === "done");
    const text = {
      none: "",
      working: words.analysisWorking(progress),
      stopped: words.analysisStopped(progress),
      done: words.analysisDone(progress),
      failed: words.analysisFailed,
    }[state];
    setText(workText, text);
    const goOn = state === "failed" ? words.analysisAgain : words.analysisGoOn;
    setText(act, state === "working" ? words.cancel : goOn);
    if (state === "done" && document.activeElement === act) this.#graph.element.focus({ preventScroll: true });
    act.hidden = state === "done" || state === "none";
    // Not every number: once when it begins, and when it ends.
    setText(status, state === "working" ? words.analysisBegun : text);
  }

  /** Lists are made when what they show is known, and what is folded away when it is opened. */
  #showLists() {
    const { study } = this.#session;
    if (study === null) return;
    const { facts, estimates, state } = this.#analysis;
    const { swings, momentsFold, momentsTitle, moments, tableFold, rows } = this.#parts;
    const places = curveOf(estimates);
    const goTo = (/** @type {number} */ index) => this.#session.goTo(index);
    const named = settings().coordinates;
    const basis = [facts, state, say(), named, momentsFold.open, state === "working" ? 0 : this.#version];
    if (!basis.every((item, at) => item === this.#listed[at])) {
      this.#listed = basis;
      const found = momentsOf(facts);
      setText(momentsTitle, say().moments({ n: found.length }));
      moments.replaceChildren(...(momentsFold.open ? momentItems(found, study.record.size, goTo) : []));
      const isMove = facts.map((fact) => fact !== null && fact.move !== null);
      const largest = state === "working" ? [] : swingsOf(places, isMove);
      const none = make("p", { class: "hint" }, state === "working" ? say().swingsLater : say().swingsNone);
      swings.replaceChildren(...(largest.length === 0 ? [none] : swingButtons(largest, facts, goTo)));
    }
    if (tableFold.open) fillRows(rows, places, facts, study.record.size);
    else rows.replaceChildren();
  }
}

/**
 * How the record says its game ended, where the line is the game to its end; the lead only where it says how large.
 *
 * @param {Study} study
 */
function endOf({ record, line }) {
  const { recorded } = record;
  const last = line.at(-1) ?? 0;
  if (recorded.result === null || record.main.at(-1) !== last) return { result: null, lead: null };
  const { winner, margin } = recorded.result;
  const sign = winner === "black" ? 1 : winner === "white" ? -1 : 0;
  const lead = winner === "draw" ? 0 : margin === null || sign === 0 ? null : sign * margin;
  return { result: resultText(recorded), lead };
}

function partsOf() {
  const reading = make("p", { class: "analysis-reading" });
  const progress = make("progress", { class: "analysis-progress", max: "1", value: "0" });
  const workText = make("p", { class: "analysis-told" });
  const act = make("button", { type: "button", class: "button" });
  const work = make("div", { class: "analysis-work" }, make("div", { class: "analysis-bar" }, workText, progress), act);
  const hint = make("p", { class: "hint" });
  const changesTitle = make("h3", { class: "analysis-title" });
  const swings = make("div", { class: "analysis-swings" });
  const changes = make("div", { class: "analysis-changes" }, changesTitle, swings);
  const momentsTitle = make("summary", {});
  const moments = make("ul", { class: "chains" });
  const momentsFold = make("details", { class: "fold" }, momentsTitle, moments);
  const tableTitle = make("summary", {});
  const heads = [0, 1, 2, 3].map(() => make("th", { scope: "col" }));
  const rows = make("tbody", {});
  const table = make("table", { class: "count" }, make("thead", {}, make("tr", {}, ...heads)), rows);
  const tableBox = make("div", { class: "analysis-table", role: "region", tabindex: "0" }, table);
  const tableFold = make("details", { class: "fold" }, tableTitle, tableBox);
  const readTitle = make("summary", {});
  const [readLead, readMarks] = [make("p", { class: "hint" }), make("p", { class: "hint" })];
  const readFold = make("details", { class: "fold" }, readTitle, make("div", { class: "stack" }, readLead, readMarks));
  const status = make("p", { class: "unseen", role: "status" });
  return {
    ...{ reading, progress, workText, act, work, hint, changesTitle, swings, changes, momentsTitle, moments, status },
    ...{ momentsFold, tableTitle, heads, rows, tableBox, tableFold, readTitle, readLead, readMarks, readFold },
  };
}

/** The style sheet, once, and before anything is shown that needs it. */
export async function useStyle() {
  const href = new URL("analysis.css", import.meta.url).href;
  if ([...document.styleSheets].some((sheet) => sheet.href === href)) return;
  const link = make("link", { rel: "stylesheet", href });
  await new Promise((resolve) => {
    for (const kind of ["load", "error"]) link.addEventListener(kind, resolve, { once: true });
    document.head.append(link);
  });
}
