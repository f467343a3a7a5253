/** From the name of a point, as somebody types it, to the point. */

import { lineNames } from "../lanke/board/index.js";

/** @typedef {import("../lanke/board/index.js").Coordinates} Coordinates */
/** @typedef {import("../lanke/index.js").Vertex} Vertex */

/** A text as it is compared: small letters of one width, single spaces, no stop at its end. @param {string} text */
export function plain(text) {
  return text
    .normalize("NFKC")
    .trim()
    .toLowerCase()
    .replace(/\s+/gu, " ")
    .replace(/[.!。]+$/u, "");
}

/**
 * The point of that name: in the names in force, and as A1 at any time; null where it is none of the board.
 *
 * @param {string} text
 * @param {{ size: readonly [number, number], coordinates: Coordinates }} board
 * @returns {Vertex | null}
 */
export function pointNamed(text, { size, coordinates }) {
  const clean = plain(text);
  return named(clean, lineNames(coordinates, size), coordinates) ?? named(clean, lineNames("a1", size), "a1");
}

/**
 * @param {string} text
 * @param {{ columns: readonly string[], rows: readonly string[] }} names
 * @param {Coordinates} coordinates
 * @returns {Vertex | null}
 */
function named(text, { columns, rows }, coordinates) {
  const isNumbered = coordinates === "numeric" || coordinates === "cjk";
  const [, first = "", second = ""] =
    (isNumbered ? /^(\d+) ?[-‐–,. ] ?(\S+)$/u : /^([a-z]+) ?(\d+)$/u).exec(text) ?? [];
  const at = (/** @type {readonly string[]} */ list, /** @type {string} */ name) =>
    list.findIndex((one) => one.toLowerCase() === name);
  const [x, y] = [at(columns, first), at(rows, second)];
  // With Chinese numbers down the board the plain ones are understood as well.
  const row = y < 0 && coordinates === "cjk" && /^\d+$/u.test(second) ? Number(second) - 1 : y;
  return x < 0 || row < 0 || row >= rows.length ? null : [x, row];
}
