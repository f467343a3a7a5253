/**
 * The rules and the program's reasons. The package itself says these in English and 简体中文; other languages have texts
 * of their own, found by the same keys.
 *
 * @typedef {import("../../lanke/index.js").RuleInWords} RuleInWords
 * @typedef {import("../../lanke/index.js").RulesPreset} RulesPreset
 * @typedef {import("../../lanke/index.js").WhyInWords} WhyInWords
 */

export const rules = {
  /** @param {Pick<RulesPreset, "name" | "title">} p */
  presetTitle: ({ title }) => title.en,
  /** @param {Pick<RuleInWords, "key" | "title">} p */
  switchTitle: ({ title }) => title.en,
  /** @param {Pick<RuleInWords, "key" | "value" | "text">} p */
  switchText: ({ text }) => text.en,
  /** @param {Pick<WhyInWords, "why" | "text">} p */
  whyText: ({ text }) => text.en,
};
