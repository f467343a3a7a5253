// The analysis on the page: opening it, waiting for it, reading it; and a Worker for it that says what a test wants.

import { paste } from "./helpers.mjs";

/** @typedef {import("playwright-core").Page} Page */

/**
 * The source of a Worker that has these leads and no other; it remembers what it was asked.
 *
 * @param {readonly number[]} leads
 * @param {{ limit?: number, settled?: number }} [how] how many answers it gives before it waits for `release()`
 */
export function workerSaying(leads, { limit = 1e9, settled = 0.9 } = {}) {
  return `
    const leads = ${JSON.stringify(leads)};
    self.asked = [];
    let left = ${limit};
    let waiting = [];
    const answer = (message) => (left-- > 0 ? postMessage(message) : waiting.push(message));
    self.release = (n) => {
      left = n;
      for (const message of waiting.splice(0)) answer(message);
    };
    const fact = (index) => ({
      number: index,
      move: index === 0 ? null : { color: index % 2 === 1 ? "black" : "white", kind: "play", vertex: [index % 9, 3] },
      taken: { black: 0, white: 0 }, isKo: false, illegal: null, cycle: null,
    });
    addEventListener("message", ({ data: { job, record, index, care } }) => {
      if (record !== undefined) {
        const n = record.split(";").length - 1;
        postMessage({ job, facts: Array.from({ length: n }, (_, at) => fact(at)) });
        return;
      }
      self.asked.push([index, care]);
      const estimate = { lead: leads[index] ?? 0, counted: null, doubt: 4, settled: ${settled}, care };
      answer({ job, index, estimate });
    });`;
}

/** @param {Page} page @param {string} source */
export async function scriptWorker(page, source) {
  await page.route("**/analysis/worker.js", (route) => route.fulfill({ contentType: "text/javascript", body: source }));
}

/** @param {Page} page */
export async function openAnalysis(page) {
  await page.locator("#analysis-open").click();
  await page.locator(".analysis-graph").waitFor();
}

/** Until all positions are judged. @param {Page} page */
export async function whenDone(page) {
  await page.locator(".analysis-progress.is-idle").waitFor({ state: "attached", timeout: 60_000 });
}

/** @param {Page} page */
export function graph(page) {
  return page.getByRole("slider", { name: "Estimate along the game" });
}

/** @param {Page} page */
export function valueText(page) {
  return graph(page).getAttribute("aria-valuetext");
}

/** @param {Page} page */
export function reading(page) {
  return page.locator(".analysis-reading").textContent();
}

/** The table, row by row; it is unfolded for that. @param {Page} page */
export async function table(page) {
  const fold = page.locator("details:has(.analysis-table)");
  if ((await fold.getAttribute("open")) === null) await fold.locator("summary").click();
  await page.locator(".analysis-table tbody tr").first().waitFor();
  return page
    .locator(".analysis-table tbody")
    .evaluate((/** @type {HTMLTableSectionElement} */ body) =>
      [...body.rows].map((row) => [...row.cells].map((cell) => cell.textContent)),
    );
}

/** The moments, as they are listed; the list is unfolded for that. @param {Page} page */
export async function moments(page) {
  const fold = page.locator("#analysis details:has(.chains)");
  if ((await fold.getAttribute("open")) === null) await fold.locator("summary").click();
  await fold.locator("li").first().waitFor();
  return fold.locator("li").allTextContents();
}

/** The largest changes as they are seen. @param {Page} page */
export function short(page) {
  return page
    .locator(".analysis-swing")
    .evaluateAll((nodes) =>
      nodes.map((node) => [...node.querySelectorAll("[aria-hidden]")].map((part) => part.textContent).join(" ")),
    );
}

/** @param {Page} page */
export const counter = (page) => page.locator("#counter").textContent();
/** How far the work is, as it is seen. @param {Page} page */
export const told = (page) => page.locator(".analysis-told").textContent();
/** And as it is announced. @param {Page} page */
export const announced = (page) => page.locator('#analysis [role="status"]').textContent();
/** @param {Page} page @param {string} text */
export const whenTold = (page, text) => page.locator(".analysis-told", { hasText: text }).waitFor();
/** The Workers of the analysis. @param {Page} page */
export const workers = (page) => page.workers().filter((worker) => worker.url().endsWith("/analysis/worker.js"));

/** A record of so many moves that White wins by eight points. @param {number} n */
export const lineOf = (n) => {
  const at = (/** @type {number} */ index) => `${"abcdefghi"[index % 9]}${"abcdefghi"[2 * Math.floor(index / 9)]}`;
  const moves = Array.from({ length: n }, (_, index) => `;${index % 2 === 0 ? "B" : "W"}[${at(index)}]`);
  return `(;SZ[9]KM[0]RE[W+8]${moves.join("")})`;
};

/** Level, then Black far ahead from move 5 on, then White a little from move 12 on. */
export const LEADS = Array.from({ length: 21 }, (_, at) => (at < 5 ? 0 : at < 12 ? 20 : -8));

/**
 * Opens a record of so many moves whose analysis is a scripted one.
 *
 * @param {Page} page
 * @param {number} [n]
 * @param {{ limit?: number, settled?: number }} [how]
 */
export async function scripted(page, n = 20, how = {}) {
  await scriptWorker(page, workerSaying(LEADS, how));
  await paste(page, lineOf(n));
  await page.locator("#study").waitFor();
}
