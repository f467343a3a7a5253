/** Rules by name. */

import { found } from "./args.js";
import { GoError } from "./errors.js";
import { type RuleCodes, ruleCodesBy, rulesOf } from "./rule-codes.js";
import { describeRules } from "./rules-words.js";
import type { RulesName, RulesPreset } from "./types.js";
import { call, engine, wasm } from "./wasm.js";

/** No name of rules needs a longer text. */
const LONGEST_NAME = 256;

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

/** The numbers of a set of rules by name or in part; `komi` goes in place of its own. @internal */
export function ruleCodes(rules: unknown, komi: unknown): RuleCodes {
  return ruleCodesBy(engine, rules, komi);
}
