/** From what was typed to what is meant. Knows words and points, and nothing of a game. */

import { plain, pointNamed } from "./point-named.js";

/** @typedef {import("../lanke/board/index.js").Coordinates} Coordinates */
/** @typedef {import("../lanke/index.js").Vertex} Vertex */
/** @typedef {(typeof import("../words/en/entry.js").entry)["entryCommands"]} Words */
/** @typedef {keyof Words} Word */
/** @typedef {Exclude<Word, "black" | "white">} Command */
/** @typedef {"black" | "white"} Color */

/** What is wrong with it. @typedef {{ fault: "unknown" | "point" | "wants-point" | "much", command: string, rest: string }} Fault */
/** @typedef {{ command: Command | "play", said: string, vertex: Vertex | null, color: Color | null, number: number | null }} Meant */

/** The number of a move: "37", "37手", "37手目", "37수". */
const NUMBER = /^(\d+) ?(?:手目?|수)?$/u;
/** Commands that want a point after them. @type {ReadonlySet<string>} */
const OF_POINTS = new Set(["dead", "alive", "dispute", "liberties", "what"]);
/** Those after which a side may be named. @type {ReadonlySet<string>} */
const OF_SIDES = new Set(["accept", "confirm", "dispute", "propose", "agree", "refuse", "pass", "resign"]);

/**
 * @param {string} text
 * @param {readonly Words[]} languages the words that are understood, those of the language in force first
 * @param {{ size: readonly [number, number], coordinates: Coordinates }} board
 * @returns {Meant | Fault}
 */
export function parse(text, languages, board) {
  const clean = plain(text);
  const meant = { said: clean, vertex: null, color: null, number: null };
  // A point first: "B4" is no side, and no word is a point.
  const vertex = pointNamed(clean, board);
  if (vertex !== null) return { ...meant, command: "play", vertex };
  const number = NUMBER.exec(clean)?.[1];
  if (number !== undefined) return { ...meant, command: "move", number: Number(number) };
  const found = wordAt(clean, languages);
  if (found === null) return { fault: looksLikePoint(clean) ? "point" : "unknown", command: "", rest: clean };
  const { word, said, rest } = found;
  if (word === "black" || word === "white") {
    const after = parse(rest, languages, board);
    if ("fault" in after || after.color !== null) return { fault: "unknown", command: said, rest: clean };
    return { ...after, color: word };
  }
  return argued(word, said, rest, languages, board);
}

/**
 * A command with what stands after it.
 *
 * @param {Command} command
 * @param {string} said
 * @param {string} rest
 * @param {readonly Words[]} languages
 * @param {{ size: readonly [number, number], coordinates: Coordinates }} board
 * @returns {Meant | Fault}
 */
function argued(command, said, rest, languages, board) {
  /** @type {Meant} */
  const meant = { command, said, vertex: null, color: null, number: null };
  /** @type {string[]} */
  const left = [];
  for (const part of rest.split(" ").filter(Boolean)) {
    const vertex = OF_POINTS.has(command) && meant.vertex === null ? pointNamed(part, board) : null;
    const side = OF_SIDES.has(command) ? wordAt(part, languages) : null;
    // "Move 37", "第 37 手", "第37手目", "수 37".
    const number = command === "move" ? NUMBER.exec(part)?.[1] : undefined;
    if (vertex !== null) meant.vertex = vertex;
    else if (number !== undefined) meant.number = Number(number);
    else if (side !== null && side.rest === "" && (side.word === "black" || side.word === "white")) {
      meant.color = side.word;
    } else if (!(command === "move" && /^(?:手目?|수)$/u.test(part))) left.push(part);
  }
  const over = left.join(" ");
  if (OF_POINTS.has(command) && meant.vertex === null) {
    return over === ""
      ? { fault: "wants-point", command: said, rest: "" }
      : { fault: "point", command: said, rest: over };
  }
  if (over !== "") return { fault: "much", command: said, rest: over };
  if (command === "move" && meant.number === null) return { fault: "unknown", command: said, rest: said };
  return meant;
}

/**
 * The word that a text begins with, the longest one that fits.
 *
 * @param {string} text
 * @param {readonly Words[]} languages
 * @returns {{ word: Word, said: string, rest: string } | null}
 */
function wordAt(text, languages) {
  /** @type {{ word: Word, said: string, rest: string } | null} */
  let best = null;
  for (const words of languages) {
    for (const [word, all] of Object.entries(words)) {
      for (const said of all.normalize("NFKC").toLowerCase().split("|")) {
        // Words of letters end where they end; signs of Chinese and Japanese stand close together.
        const next = text.charAt(said.length);
        const ends =
          next === "" || next === " " || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(said);
        if (!text.startsWith(said) || !ends || said.length <= (best?.said.length ?? 0)) continue;
        best = { word: /** @type {Word} */ (word), said, rest: text.slice(said.length).trim() };
      }
    }
  }
  return best;
}

/** @param {string} text */
function looksLikePoint(text) {
  return /^[a-z]{1,2} ?\d{1,2}$|^\d{1,2} ?[-–] ?\S{1,3}$/u.test(text);
}
