/** Rules in words: the name of a set, and every switch with what it means, to read or to change. */

import { make } from "./dom.js";
import { say } from "./i18n.js";
import { describeRules, rulesPresets, ruleValues } from "./lanke/play/slim.js";
import { prettyFraction } from "./numbers.js";

/** @typedef {import("./lanke/index.js").Rules} Rules */
/** @typedef {import("./lanke/index.js").RuleInWords} RuleInWords */
/** @typedef {import("./lanke/index.js").RulesPreset} RulesPreset */

/** The values of each switch that has words for values. */
const SWITCHES = ruleValues();

/** @type {RulesPreset[] | undefined} */
let known;

/** Every named set of rules; they are asked for once. */
export function presets() {
  known ??= rulesPresets();
  return known;
}

/**
 * What a named set of rules is called.
 *
 * @param {RulesPreset} preset
 */
export function presetTitle(preset) {
  return prettyFraction(say().presetTitle(preset));
}

/** @param {RuleInWords} item */
function textOf(item) {
  return prettyFraction(say().switchText(item));
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
  return same === undefined ? undefined : presetTitle(same);
}

/**
 * Every switch of the rules as a list of terms.
 *
 * @param {HTMLElement} list
 * @param {readonly RuleInWords[]} switches
 */
export function listSwitches(list, switches) {
  list.replaceChildren(
    ...switches.flatMap((item) => [make("dt", {}, say().switchTitle(item)), make("dd", {}, textOf(item))]),
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
    ...describeRules(rules).flatMap((item) => {
      const { key, value } = item;
      if (key === "komi") return [];
      const name = say().switchTitle(item);
      const select = make("select", { "aria-label": name, "data-key": key });
      for (const other of SWITCHES[key]) {
        const words = describeRules({ ...rules, [key]: other }).find((item) => item.key === key);
        select.append(make("option", { value: other }, words === undefined ? other : textOf(words)));
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
