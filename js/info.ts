/** What is known of a game beside the game, under our words for it. */

import { found, optionsOf, tooLarge } from "./args.js";
import { GoError } from "./errors.js";
import type { RawGame } from "./play-glue.js";
import type { GameInfo } from "./types.js";

/** As much as the engine reads; more never crosses to it. @internal */
export const MOST_BYTES = 128 * 2 ** 20;

/** Our words for SGF's names. */
const NAMES: Readonly<Record<keyof GameInfo, string>> = {
  black: "PB",
  white: "PW",
  blackRank: "BR",
  whiteRank: "WR",
  blackTeam: "BT",
  whiteTeam: "WT",
  name: "GN",
  event: "EV",
  round: "RO",
  date: "DT",
  place: "PC",
  rules: "RU",
  komi: "KM",
  handicap: "HA",
  time: "TM",
  overtime: "OT",
  result: "RE",
  comment: "GC",
  opening: "ON",
  annotator: "AN",
  source: "SO",
  user: "US",
  copyright: "CP",
};
const WORDS = Object.keys(NAMES) as (keyof GameInfo)[];

/** What a record says of its game. @internal */
export function infoOf(raw: RawGame): GameInfo {
  return infoTexts(raw.info());
}

/** As {@link infoOf}, from texts under their names in SGF. @internal */
export function infoTexts(texts: Readonly<Record<string, string | undefined>>): GameInfo {
  const info: { -readonly [Word in keyof GameInfo]: string } = {};
  for (const word of WORDS) {
    const text = texts[NAMES[word]];
    if (text !== undefined) info[word] = text;
  }
  return info;
}

/** Writes what is known of a game, but for the words left out. @internal */
export function writeInfo(raw: RawGame, given: GameInfo | undefined, leftOut: ReadonlySet<string> = new Set()): void {
  const info = optionsOf(given, WORDS, "info");
  for (const word of WORDS) {
    const text: unknown = info[word];
    if (text === undefined) continue;
    if (typeof text !== "string") throw new GoError("argument", `${word} ${found(text)}, wanted text`);
    if (text.length > MOST_BYTES) throw tooLarge(MOST_BYTES);
    if (!leftOut.has(word)) raw.setInfo(NAMES[word], text);
  }
}
