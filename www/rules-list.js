/** Rules in words: the name of a set, and every switch with what it means, to read or to change. */

import { make } from "./dom.js";
import { say } from "./i18n.js";
import { describeRules, rulesPresets, ruleValues } from "./lanke/play/slim.js";
import { prettyFraction } from "./numbers.js";

/** @typedef {import("./lanke/index.js").Rules} Rules */
/** @typedef {import("./lanke/index.js").RuleInWords} RuleInWords */
/** @typedef {import("./lanke/index.js").RulesPreset} RulesPreset */

/** The values of each switch that has words for values. */
export const SWITCHES = ruleValues();

/** @type {RulesPreset[] | undefined} */
let known;

/** Every named set of rules; they are asked for once. */
export function presets() {
  known ??= rulesPresets();
  return known;
}

/** @param {{ en: string, zh: string }} both */
export function inLanguage(both) {
  return prettyFraction(say().language === "en" ? both.en : both.zh);
}

/**
 * What the rules are called, whatever the komi; nothing where they have no name.
 *
 * @param {Rules} rules
 */
export function rulesTitle(rules) {
  const same = presets().find((preset) =>
    /** @type {(keyof Rules)[]} */ (Object.keys(rules)).every(
      (key) => key === "komi" || preset.rules[key] === rules[key],
    ),
  );
  return same === undefined ? undefined : inLanguage(same.title);
}

/**
 * Every switch of the rules as a list of terms.
 *
 * @param {HTMLElement} list
 * @param {readonly RuleInWords[]} switches
 */
export function listSwitches(list, switches) {
  list.replaceChildren(
    ...switches.flatMap(({ title, text }) => [make("dt", {}, inLanguage(title)), make("dd", {}, inLanguage(text))]),
  );
}

/**
 * Every switch but komi as a choice of its values; `onChange` is told the rules as chosen.
 *
 * @param {HTMLElement} list
 * @param {Rules} rules
 * @param {(rules: Rules) => void} onChange
 */
export function chooseSwitches(list, rules, onChange) {
  let chosen = rules;
  list.replaceChildren(
    ...describeRules(rules).flatMap(({ key, title, value }) => {
      if (key === "komi") return [];
      const name = inLanguage(title);
      const select = make("select", { "aria-label": name, "data-key": key });
      for (const other of SWITCHES[key]) {
        const words = describeRules({ ...rules, [key]: other }).find((item) => item.key === key);
        select.append(make("option", { value: other }, words === undefined ? other : inLanguage(words.text)));
      }
      select.value = String(value);
      select.addEventListener("change", () => {
        chosen = { ...chosen, [key]: select.value };
        onChange(chosen);
      });
      return [make("dt", {}, name), make("dd", {}, select)];
    }),
  );
}
