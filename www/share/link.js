/** Links to a position: the game stands in the fragment, which no server is told. */

import { GoError } from "../lanke/play/slim.js";

/** @typedef {import("./shared-game.js").Shared} Shared */

/** What the fragment of such a link begins with. */
const HEAD = "#g=";
/** No text for links is longer than the package writes them. */
const MOST_LETTERS = 65_536;

/**
 * The address of the page with a game.
 *
 * @param {Shared} game
 * @param {string} page its own address
 */
export async function linkTo(game, page) {
  const { toShareText } = await import("../lanke/formats/index.js");
  const address = new URL(page);
  address.hash = `${HEAD}${toShareText(game)}`;
  return address.href;
}

/**
 * The text for links in an address or a fragment; null where none stands there.
 *
 * @param {string} address
 */
export function textIn(address) {
  const one = address.trim();
  const at = one.indexOf(HEAD);
  return at < 0 || /[\s(]/u.test(one) ? null : one.slice(at + HEAD.length);
}

/** The same in the page's own address, whatever else is wrong with it. @param {string} hash */
export function inHash(hash) {
  const at = hash.indexOf(HEAD);
  return at < 0 ? null : hash.slice(at + HEAD.length);
}

/**
 * The game of a link. Throws a GoError for what can't be read.
 *
 * @param {string} text
 */
export async function gameOf(text) {
  if (text.length > MOST_LETTERS) throw new GoError("limit", `${text.length} letters, wanted at most ${MOST_LETTERS}`);
  const { fromShareText } = await import("../lanke/formats/index.js");
  // Mail programs write some signs in their own way.
  const plain = text.includes("%") ? decode(text) : text;
  // Versions count from 1: what says otherwise is no later one, as the package would call it.
  if (/^0\d*\./u.test(plain)) throw new GoError("not-a-link", `version "${plain.slice(0, 8)}", wanted 1`);
  return fromShareText(plain);
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
