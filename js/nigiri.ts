/** Who plays Black, and commitments to what is not to be seen yet. */

import { optionsOf, wholeOf } from "./args.js";
import { textOf } from "./events.js";
import { call, wasm } from "./wasm.js";

const MOST = 10_000;

/**
 * Who plays Black (猜先, rule R-F-02): one holds a handful of white stones; the other shows one black stone ("if odd, I
 * take Black") or two ("if even").
 *
 * @param held How many stones are held, at least 1.
 * @param shown 1 or 2.
 * @throws GoError `"nigiri"` for anything but one or two stones shown, or none held; `"number"`.
 */
export function nigiri(held: number, shown: number): "holder" | "guesser" {
  const numbers = [wholeOf(held, 0, MOST, "stones held"), wholeOf(shown, 0, MOST, "stones shown")] as const;
  return call(() => wasm().nigiri(...numbers)) === 1 ? "holder" : "guesser";
}

/** A player at the drawing: a higher `dan` is the higher rank. */
export interface Drawn {
  readonly dan: number;
  readonly age: number;
}

/**
 * Which of two players holds the stones (rule R-F-03): the higher dan, of equal dan the older one; null where both are
 * equal, which the rules leave open.
 *
 * @throws GoError `"number"`, `"option"`.
 */
export function nigiriHolder(first: Drawn, second: Drawn): "first" | "second" | null {
  const [one, other] = [first, second].map((player) => {
    const { dan, age } = optionsOf(player, ["dan", "age"], "player");
    return [wholeOf(dan, 0, MOST, "dan"), wholeOf(age, 0, MOST, "age")] as const;
  }) as [readonly [number, number], readonly [number, number]];
  const by = one[0] === other[0] ? 1 : 0;
  return one[by] > other[by] ? "first" : one[by] < other[by] ? "second" : null;
}

/**
 * What is handed over in place of a note that nobody may read yet: the SHA-256 of note and salt, 64 hexadecimal digits.
 * For sealed moves ({@link Game.seal}) and for the number of stones held at nigiri.
 *
 * @param salt Secret, random and never used before; at least 16 characters.
 * @throws GoError `"salt"`, `"argument"`.
 */
export function commitment(note: string, salt: string): string {
  const texts = [textOf(note, "note"), textOf(salt, "salt")] as const;
  return call(() => wasm().commitment(...texts));
}
