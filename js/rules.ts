/** Rules in words, and as the numbers of the boundary. */

import { found, optionsOf } from "./args.js";
import { GoError } from "./errors.js";
import type { Rules, RulesName, RulesPreset } from "./types.js";
import { call, wasm } from "./wasm.js";

// The words of each switch, in the order of the numbers in src/wasm/convert.rs.
const KO = ["none", "simple", "positional", "situational", "natural-situational"] as const;
const SUICIDE = ["forbidden", "allowed"] as const;
const SCORING = ["area"] as const;
const COMPENSATION = ["none", "n-1", "n"] as const;

const KEYS = ["ko", "suicide", "scoring", "komi", "handicapCompensation"] as const;
const DEFAULT = "chinese-2002";
/** Another name of the default. */
const ALIAS = "chinese";
/** The largest komi, in points. */
const MOST_KOMI = 10_000;
/** No komi needs a longer text. */
const LONGEST_KOMI = 64;

/** The numbers of rules: ko, suicide, scoring, komi in half points, handicap compensation. @internal */
export type RuleCodes = readonly [ko: number, suicide: number, scoring: number, komi: number, compensation: number];

let presets: ReadonlyMap<string, RuleCodes> | null = null;

/**
 * Every set of rules that has a name, the default first. `"chinese"` is another name of the first.
 *
 * @throws GoError `"wasm-unavailable"`, `"wasm-not-ready"`.
 */
export function rulesPresets(): RulesPreset[] {
  return call(() => wasm().presets()).map(({ name, rules, en, zh }) => ({
    name: name as RulesName,
    rules: rulesOf(rules),
    title: { en, zh },
  }));
}

/** The rules of a set of numbers. @internal */
export function rulesOf(codes: ArrayLike<number>): Rules {
  const word = <T>(list: readonly [T, ...T[]], place: number): T => list[codes[place] ?? 0] ?? list[0];
  return {
    ko: word(KO, 0),
    suicide: word(SUICIDE, 1),
    scoring: word(SCORING, 2),
    komi: (codes[3] ?? 0) / 2,
    handicapCompensation: word(COMPENSATION, 4),
  };
}

/** The numbers of a set of rules by name or in part; `komi` goes in place of its own. @internal */
export function ruleCodes(rules: unknown, komi: unknown): RuleCodes {
  const [ko, suicide, scoring, own, compensation] = typeof rules === "string" ? named(rules) : partial(rules);
  return [ko, suicide, scoring, komi === undefined ? own : komiCode(komi), compensation];
}

function named(name: string): RuleCodes {
  presets ??= new Map(
    call(() => wasm().presets()).map((preset) => [preset.name, preset.rules as unknown as RuleCodes]),
  );
  const codes = presets.get(name === ALIAS ? DEFAULT : name);
  if (codes !== undefined) return codes;
  throw new GoError("rules", `rules ${found(name)}, wanted one of ${[...presets.keys(), ALIAS].join(", ")}`);
}

function partial(rules: unknown): RuleCodes {
  const base = named(DEFAULT);
  const given = optionsOf(rules as Partial<Rules> | undefined, KEYS, "rules");
  if ((given.scoring as unknown) === "territory") {
    throw new GoError("unsupported", 'scoring "territory", wanted "area" in this version');
  }
  return [
    place(KO, given.ko, "ko", base[0]),
    place(SUICIDE, given.suicide, "suicide", base[1]),
    place(SCORING, given.scoring, "scoring", base[2]),
    given.komi === undefined ? base[3] : komiCode(given.komi),
    place(COMPENSATION, given.handicapCompensation, "handicapCompensation", base[4]),
  ];
}

function place(words: readonly unknown[], word: unknown, what: string, otherwise: number): number {
  if (word === undefined) return otherwise;
  const code = words.indexOf(word);
  if (code >= 0) return code;
  throw new GoError("rules", `${what} ${found(word)}, wanted one of ${words.join(", ")}`);
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
