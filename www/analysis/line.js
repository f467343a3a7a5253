/** The line of a record that is analysed: as a record of its own, and what tells equal beginnings of lines. Pure. */

/** @typedef {import("../lanke/index.js").GameRecord} GameRecord */
/** @typedef {import("../lanke/index.js").NodeId} NodeId */

/** What positions, rules, komi and handicap come from; the rest says nothing about them. */
const NAMES = new Set(["FF", "GM", "SZ", "RU", "KM", "HA", "AP", "B", "W", "AB", "AW", "AE", "PL", "KO"]);

/**
 * The nodes of a line in SGF, each by itself; put in a row they are the line alone.
 *
 * @param {GameRecord} record
 * @param {readonly NodeId[]} line
 */
export function textsOf(record, line) {
  return line.map((node) => {
    const props = record.props(node, { raw: true });
    const kept = Object.entries(props).filter(([name]) => NAMES.has(name));
    return `;${kept.map(([name, values]) => name + values.map((value) => `[${value}]`).join("")).join("")}`;
  });
}

/** @param {readonly string[]} texts */
export function recordOf(texts) {
  return `(${texts.join("")})`;
}

/** Gives every beginning of a line a number of its own, the same whenever it comes again. */
export class Beginnings {
  /** By the number of the beginning before it, and the node. @type {Map<string, number>} */
  #numbers = new Map();

  get size() {
    return this.#numbers.size;
  }

  /**
   * The numbers of all beginnings of a line, the shortest first.
   *
   * @param {readonly string[]} texts
   */
  numbersOf(texts) {
    let before = 0;
    return texts.map((text) => {
      const key = `${before}${text}`;
      before = this.#numbers.get(key) ?? this.#numbers.size + 1;
      this.#numbers.set(key, before);
      return before;
    });
  }
}
