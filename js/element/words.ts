/** The words of the element: one typed catalogue, so that no language lacks any. */

import type { PointWords } from "../board/cell-labels.js";
import { en } from "./words-en.js";

/** A side. */
export type Side = "black" | "white";

/** How a game ended, for words. */
export interface EndInWords {
  /** As in `Game.outcome`. */
  readonly kind: string;
  readonly winner: Side | null;
  /** By how many points, after a count. */
  readonly points: number | null;
  /** The count in 子, where that is what is counted. */
  readonly zi: string | null;
}

/** Everything that the element says. */
export interface Words extends PointWords {
  readonly language: Language;
  /** What the board is called: columns and rows. */
  board(columns: number, rows: number): string;
  /** Between sentences. */
  readonly space: string;
  move(number: number, side: Side, at: string, captured: number): string;
  pass(number: number, side: Side): string;
  toPlay(side: Side): string;
  aim(side: Side, at: string): string;
  aimCancelled: string;
  position(number: number, of: number): string;
  start(side: Side): string;
  variations(count: number): string;
  undone(number: number): string;
  redone(number: number): string;
  nothingToUndo: string;
  nothingToRedo: string;
  marking: string;
  marked(count: number, dead: boolean, all: number): string;
  locked: string;
  accepted(side: Side): string;
  resumed: string;
  result(end: EndInWords): string;
  /** What the count would be with the marks in force. */
  asMarked(result: string): string;
  chain(at: string, side: Side, stones: number, liberties: number): string;
  /** Why a move is refused, by the code; `other` for one without words of its own. */
  readonly illegal: Readonly<Record<IllegalWord, string>>;
  readonly readonly: string;
  readonly unreadable: string;
}

/** The reasons that have words. */
export type IllegalWord =
  | "occupied"
  | "suicide"
  | "ko"
  | "superko"
  | "not-your-turn"
  | "game-over"
  | "must-play"
  | "sealed"
  | "adjourned"
  | "other";

/** The languages that there are words in. */
export const LANGUAGES = ["en", "zh-Hans", "zh-Hant", "ja", "ko"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The languages that are there; the others come when they are asked for. */
const loaded = new Map<Language, Words>([["en", en]]);

/** Written out, so that every bundler finds them. */
const LOADERS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => en,
  "zh-Hans": async () => (await import("./words-zh.js")).zhHans,
  "zh-Hant": async () => (await import("./words-zh-hant.js")).zhHant,
  ja: async () => (await import("./words-ja.js")).ja,
  ko: async () => (await import("./words-ko.js")).ko,
};

/** The words for a language tag: of the nearest language there is, else in English. */
export async function loadWords(tag: string): Promise<Words> {
  const language = languageFor(tag);
  const words = loaded.get(language) ?? (await LOADERS[language]());
  loaded.set(language, words);
  return words;
}

/** The words if they are there already; else null, and `then` is called when they are. @internal */
export function wordsNow(tag: string, then: () => void): Words | null {
  const words = loaded.get(languageFor(tag));
  if (words !== undefined) return words;
  loadWords(tag).then(then, () => {
    // Without its file a language is done without.
    loaded.set(languageFor(tag), en);
    then();
  });
  return null;
}

/** The nearest language to a tag. */
export function languageFor(tag: string): Language {
  const [first, ...parts] = tag.toLowerCase().split(/[-_]/);
  if (first === "ja" || first === "ko") return first;
  if (first !== "zh" && first !== "yue") return "en";
  const isTraditional = !parts.includes("hans") && (first === "yue" || /hant|tw|hk|mo/.test(parts.join()));
  return isTraditional ? "zh-Hant" : "zh-Hans";
}
