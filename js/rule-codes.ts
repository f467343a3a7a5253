/** Rules as the numbers of the boundary. */

import { found, optionsOf } from "./args.js";
import { GoError } from "./errors.js";
import type { Asked } from "./instance.js";
import type { RawPreset } from "./play-glue.js";
import type { Rules } from "./types.js";

// The words of each switch, in the order of the numbers in src/wasm/convert.rs; null for komi, a number of half points.
const SWITCHES = {
  ko: ["none", "simple", "positional", "situational", "natural-situational"],
  suicide: ["forbidden", "allowed"],
  scoring: ["area", "territory"],
  tax: ["none", "seki", "groups"],
  button: ["none", "half-point"],
  komi: null,
  handicapCompensation: ["none", "n-1", "n"],
  passes: ["one-each", "three-each", "agreement"],
  lastPass: ["either", "white"],
  passStones: ["none", "given"],
  repeatedPass: ["ordinary", "stops"],
  endOffer: ["none", "gives-up-turn", "free"],
  giveUpPlay: ["none", "absolute-time"],
  marks: ["agreed", "all-alive", "all-alive-once-resumed"],
  resumption: ["turn-holder", "claimant-of-dead", "opponent"],
  illegalActs: ["unpriced", "blocked", "chinese-1988", "chinese-2002", "loses"],
  cycles: ["none", "draw-or-replay", "draw", "replay", "no-result", "extra-game"],
} as const satisfies { readonly [Key in keyof Rules]: readonly Rules[Key][] | null };

const KEYS = Object.keys(SWITCHES) as (keyof Rules)[];
/** The place of komi among the numbers of rules. @internal */
export const KOMI = KEYS.indexOf("komi");
const DEFAULT = "chinese-2002";
/** Other names of sets: as servers and programs call them. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ["chinese", DEFAULT],
  ["chinese-ogs", "chinese-superko"],
  ["chinese-kgs", "chinese-superko"],
  ["chinese-fox", "chinese-simple-ko"],
  ["stone-scoring", "ancient-chinese"],
  ["aga-button", "button-go"],
  ["goe", "ing"],
]);
/** The largest komi, in points. */
const MOST_KOMI = 10_000;
/** No komi needs a longer text. */
const LONGEST_KOMI = 64;

/** The numbers of rules, in the order of the switches; komi in half points. @internal */
type RuleCodes = readonly number[];

/** An instance of any wasm file: each knows the names of rules, and komi in words. @internal */
export type Knowing<T = unknown> = Asked<T & { presets(): RawPreset[]; parseKomi(text: string): number }>;

/** The same, whichever instance told them. */
let presets: ReadonlyMap<string, RuleCodes> | null = null;

/** The values of every switch that has words for values, in the order of {@link Rules}; komi is a number. */
export function ruleValues(): { [Key in Exclude<keyof Rules, "komi">]: Rules[Key][] } {
  const { komi: _, ...values } = SWITCHES;
  return Object.fromEntries(Object.entries(values).map(([key, words]) => [key, [...words]])) as ReturnType<
    typeof ruleValues
  >;
}

/** The rules of a set of numbers. @internal */
export function rulesOf(codes: ArrayLike<number>): Rules {
  const entries = KEYS.map((key, place) => {
    const code = codes[place] ?? 0;
    return [key, SWITCHES[key]?.[code] ?? code / 2];
  });
  return Object.fromEntries(entries) as unknown as Rules;
}

/** The numbers of a set of rules by name or in part; `komi` goes in place of its own. @internal */
export function ruleCodesBy(by: Knowing, rules: unknown, komi: unknown): RuleCodes {
  const codes = typeof rules === "string" ? named(by, rules) : partial(by, rules);
  return komi === undefined ? codes : codes.map((code, place) => (place === KOMI ? komiCode(by, komi) : code));
}

/**
 * Rules by name or in part as data that may be sent elsewhere: a copy, checked but for what only the engine knows, which
 * are names of sets and komi in words.
 *
 * @internal
 */
export function plainRules(rules: unknown): unknown {
  if (typeof rules === "string") return rules;
  const given = optionsOf(rules as Partial<Rules> | undefined, KEYS, "rules");
  for (const key of KEYS) {
    if (given[key] !== undefined && (key !== "komi" || typeof given[key] !== "string"))
      switchCode(null, key, given[key]);
  }
  return { ...given };
}

function named(by: Knowing, name: string): number[] {
  presets ??= new Map(by.call(() => by.wasm().presets()).map(({ name, rules }) => [name, [...rules]]));
  const codes = presets.get(ALIASES.get(name) ?? name);
  if (codes !== undefined) return [...codes];
  throw new GoError(
    "rules",
    `rules ${found(name)}, wanted one of ${[...presets.keys(), ...ALIASES.keys()].join(", ")}`,
  );
}

function partial(by: Knowing, rules: unknown): number[] {
  const given = optionsOf(rules as Partial<Rules> | undefined, KEYS, "rules");
  return named(by, DEFAULT).map((base, place) => {
    const key = KEYS[place] as keyof Rules;
    const value: unknown = given[key];
    return value === undefined ? base : switchCode(by, key, value);
  });
}

/** The number of what a switch is set to; without an instance komi in words is none. */
function switchCode(by: Knowing | null, key: keyof Rules, value: unknown): number {
  const words: readonly unknown[] | null = SWITCHES[key];
  if (words === null) return komiCode(by, value);
  const code = words.indexOf(value);
  if (code >= 0) return code;
  throw new GoError("rules", `${key} ${found(value)}, wanted one of ${words.join(", ")}`);
}

/** Komi in half points. */
function komiCode(by: Knowing | null, komi: unknown): number {
  if (by !== null && typeof komi === "string" && komi.length <= LONGEST_KOMI) {
    return by.call(() => by.wasm().parseKomi(komi));
  }
  if (typeof komi === "number" && Number.isInteger(komi * 2) && Math.abs(komi) <= MOST_KOMI) return komi * 2 + 0;
  throw new GoError(
    "komi",
    `komi ${found(komi)}, wanted points in halves such as 7.5, or text such as "3 3/4 zi", up to ${MOST_KOMI} points`,
  );
}
