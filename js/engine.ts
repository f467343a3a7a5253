/** What the engine answers without a game: counts of bare positions, rules by name, who plays Black, commitments. */

import { found } from "./args.js";
import { GoError } from "./errors.js";
import { commitmentBy, nigiriBy } from "./nigiri.js";
import { presetsBy } from "./rules-words.js";
import { type BarePosition, type Score, scoreBy } from "./score.js";
import type { RulesName, RulesPreset } from "./types.js";
import { engine } from "./wasm.js";

/** No name of rules needs a longer text. */
const LONGEST_NAME = 256;

/**
 * Every set of rules that has a name, the default first, with every switch in words. `"chinese"` is another name of the
 * first.
 *
 * @throws GoError `"wasm-unavailable"`, `"wasm-not-ready"`.
 */
export function rulesPresets(): RulesPreset[] {
  return presetsBy(engine);
}

/**
 * The set of rules that a record's RU names, in any of the usual spellings: `"Japanese"`, `"GOE"`, `"中国规则"`. Null for
 * a name that is none known here.
 *
 * @throws GoError `"argument"`; `"wasm-unavailable"`, `"wasm-not-ready"`.
 */
export function rulesNamed(text: string): RulesName | null {
  if (typeof text !== "string") throw new GoError("argument", `name of rules ${found(text)}, wanted text`);
  if (text.length > LONGEST_NAME) return null;
  return (engine.call(() => engine.wasm().rulesNamed(text)) ?? null) as RulesName | null;
}

/**
 * Counts a position under any rules: by area (数子法) living stones and the empty points they alone surround, points that
 * nobody owns halved; by territory (数目法) those points and prisoners.
 *
 * @throws GoError `"setup"`, `"setup-no-liberty"`, `"no-stone"` for a point in `dead` without a stone, `"vertex"`,
 * `"rules"`, `"komi"`, `"handicap"`, `"number"`, `"option"`.
 * @example score({ stones: [".B.W.", ".B.W."], komi: 0 }).text // "draw"
 */
export function score(position: BarePosition): Score {
  return scoreBy(engine, position);
}

/**
 * Who plays Black (猜先, rule R-F-02): one holds a handful of white stones; the other shows one black stone ("if odd, I
 * take Black") or two ("if even").
 *
 * @param held How many stones are held, at least 1.
 * @param shown 1 or 2.
 * @throws GoError `"nigiri"` for anything but one or two stones shown, or none held; `"number"`.
 */
export function nigiri(held: number, shown: number): "holder" | "guesser" {
  return nigiriBy(engine, held, shown);
}

/**
 * What is handed over in place of a note that nobody may read yet: the SHA-256 of note and salt, 64 hexadecimal digits.
 * For sealed moves ({@link Game.seal}) and for the number of stones held at nigiri.
 *
 * @param salt Secret, random and never used before; at least 16 characters.
 * @throws GoError `"salt"`, `"argument"`.
 */
export function commitment(note: string, salt: string): string {
  return commitmentBy(engine, note, salt);
}
