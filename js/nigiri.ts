/** Who plays Black, and commitments to what is not to be seen yet. */

import { optionsOf, wholeOf } from "./args.js";
import { textOf } from "./events.js";
import type { Asked } from "./instance.js";
import type * as glue from "./play-glue.js";

const MOST = 10_000;

/** Who plays Black, as whichever instance says. @internal */
export function nigiriBy(by: Asked<Pick<typeof glue, "nigiri">>, held: number, shown: number): "holder" | "guesser" {
  const numbers = [wholeOf(held, 0, MOST, "stones held"), wholeOf(shown, 0, MOST, "stones shown")] as const;
  return by.call(() => by.wasm().nigiri(...numbers)) === 1 ? "holder" : "guesser";
}

/** A commitment, as whichever instance works it out. @internal */
export function commitmentBy(by: Asked<Pick<typeof glue, "commitment">>, note: string, salt: string): string {
  const texts = [textOf(note, "note"), textOf(salt, "salt")] as const;
  return by.call(() => by.wasm().commitment(...texts));
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
