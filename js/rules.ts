/** Rules in words, and as the numbers of the boundary. */

import { found, optionsOf } from "./args.js";
import { GoError } from "./errors.js";
import { describeRules } from "./rules-words.js";
import type { Rules, RulesName, RulesPreset } from "./types.js";
import { call, wasm } from "./wasm.js";

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
/** No name of rules needs a longer text. */
const LONGEST_NAME = 256;

/** The numbers of rules, in the order of the switches; komi in half points. @internal */
export type RuleCodes = readonly number[];

let presets: ReadonlyMap<string, RuleCodes> | null = null;

/**
 * Every set of rules that has a name, the default first, with every switch in words. `"chinese"` is another name of the
 * first.
 *
 * @throws GoError `"wasm-unavailable"`, `"wasm-not-ready"`.
 */
export function rulesPresets(): RulesPreset[] {
  return call(() => wasm().presets()).map(({ name, rules, en, zh }) => ({
    name: name as RulesName,
    rules: rulesOf(rules),
    title: { en, zh },
    switches: describeRules(rulesOf(rules)),
  }));
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
  return (call(() => wasm().rulesNamed(text)) ?? null) as RulesName | null;
}

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
export function ruleCodes(rules: unknown, komi: unknown): RuleCodes {
  const codes = typeof rules === "string" ? named(rules) : partial(rules);
  return komi === undefined ? codes : codes.map((code, place) => (place === KOMI ? komiCode(komi) : code));
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
    if (given[key] !== undefined && (key !== "komi" || typeof given[key] !== "string")) switchCode(key, given[key]);
  }
  return { ...given };
}

function named(name: string): number[] {
  presets ??= new Map(call(() => wasm().presets()).map((preset) => [preset.name, preset.rules]));
  const codes = presets.get(ALIASES.get(name) ?? name);
  if (codes !== undefined) return [...codes];
  throw new GoError(
    "rules",
    `rules ${found(name)}, wanted one of ${[...presets.keys(), ...ALIASES.keys()].join(", ")}`,
  );
}

function partial(rules: unknown): number[] {
  const given = optionsOf(rules as Partial<Rules> | undefined, KEYS, "rules");
  return named(DEFAULT).map((base, place) => {
    const key = KEYS[place] as keyof Rules;
    const value: unknown = given[key];
    return value === undefined ? base : switchCode(key, value);
  });
}

/** The number of what a switch is set to. */
function switchCode(key: keyof Rules, value: unknown): number {
  const words: readonly unknown[] | null = SWITCHES[key];
  if (words === null) return komiCode(value);
  const code = words.indexOf(value);
  if (code >= 0) return code;
  throw new GoError("rules", `${key} ${found(value)}, wanted one of ${words.join(", ")}`);
}

/** Komi in half points. */
function komiCode(komi: unknown): number {
  if (typeof komi === "string" && komi.length <= LONGEST_KOMI) return call(() => wasm().parseKomi(komi));
  if (typeof komi === "number" && Number.isInteger(komi * 2) && Math.abs(komi) <= MOST_KOMI) return komi * 2 + 0;
  throw new GoError(
    "komi",
    `komi ${found(komi)}, wanted points in halves such as 7.5, or text such as "3 3/4 zi", up to ${MOST_KOMI} points`,
  );
}
