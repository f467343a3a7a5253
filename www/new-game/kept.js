/** The last choice of a game, kept on the device. */

/** @typedef {import("../lanke/index.js").Rules} Rules */
/** @typedef {"none" | "fixed" | "free"} HandicapKind */
/**
 * Numbers as they were written.
 *
 * @typedef {{ columns: string, rows: string, rules: string, custom: Rules | null, komi: string,
 *   handicap: HandicapKind, stones: string }} Choice
 */

const KEY = "lanke.new-game";
const TEXTS = /** @type {const} */ (["columns", "rows", "rules", "komi", "stones"]);

/** @param {Choice} choice */
export function keepChoice(choice) {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** The choice kept last; nothing where there is none that can be read. @returns {Choice | null} */
export function keptChoice() {
  try {
    /** @type {Partial<Choice>} */
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null");
    const isWhole =
      TEXTS.every((name) => typeof found[name] === "string") &&
      ["none", "fixed", "free"].includes(found.handicap ?? "") &&
      (found.custom === null || typeof found.custom === "object");
    return isWhole ? /** @type {Choice} */ (found) : null;
  } catch {
    return null;
  }
}
