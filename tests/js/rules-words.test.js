/** Rules in words: every value of every switch, in both languages; and the names of sets in records. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { describeRules, Game, rulesNamed, rulesPresets, ruleValues } from "../../dist/index.js";
import { refused } from "./lib/check.js";

/** Every value of every switch, as the page of the rules lists them. @returns {[string, string[]][]} */
function switches() {
  const page = readFileSync(new URL("../../docs/RULES.md", import.meta.url), "utf8");
  const [, table = ""] =
    /\n## Switches\n([\s\S]*?)\n\n[^|]/.exec(page.replace("\n## Switches\n\n", "\n## Switches\n")) ?? [];
  const rows = [...table.matchAll(/^\| `(\w+)` \| (.*) \|$/gm)];
  return rows.map(([, key = "", values = ""]) => [
    key,
    [...values.matchAll(/`([\w-]+)`/g)].map(([, value = ""]) => value),
  ]);
}

/** Is said in words, in that language. @param {string} text @param {"en" | "zh"} language */
function isSaid(text, language) {
  assert.equal(typeof text, "string");
  assert.equal(text, text.trim());
  assert.doesNotMatch(text, /undefined|null|NaN|TODO|\?\?|\[object|\{|\}/);
  if (language === "en") assert.match(text, /^[A-Z][\x20-\x7e]{2,}$/);
  else {
    assert.match(text, /\p{Script=Han}/u);
    assert.doesNotMatch(text, /[a-z]{3}/i);
  }
}

describe("describeRules", () => {
  test("says every value of every switch, each in its own words", () => {
    const base = new Game().rules;
    const all = switches();
    assert.deepEqual(
      all.map(([key]) => key),
      Object.keys(base),
    );
    let n = 0;
    for (const [key, values] of all) {
      if (key === "komi") continue;
      assert(values.length > 1, key);
      const said = { en: new Set(), zh: new Set() };
      for (const value of values) {
        const rules = new Game({ rules: { [key]: value } }).rules;
        const words = describeRules(rules);
        assert.deepEqual(
          words.map((item) => [item.key, item.value]),
          Object.entries(rules),
        );
        const item = words.find((word) => word.key === key);
        assert.equal(item?.value, value);
        for (const language of /** @type {const} */ (["en", "zh"])) {
          isSaid(item.title[language], language);
          isSaid(item.text[language], language);
          assert.notEqual(item.text[language], value);
          assert.match(item.text[language], /[.。]$/);
          said[language].add(item.text[language]);
        }
        n += 1;
      }
      assert.deepEqual([said.en.size, said.zh.size], [values.length, values.length], key);
    }
    console.log(`${n} values of ${all.length} switches`);
  });

  test("knows no value that the page of the rules does not list", () => {
    for (const [key, values] of switches()) {
      if (key === "komi") continue;
      const { message } = refused("rules", () => new Game({ rules: { [key]: "?" } }));
      assert.equal(message, `${key} "?", wanted one of ${values.join(", ")}`);
    }
  });

  // rules: R-E-18
  test("says the komi in points and in 子, for whom it is", () => {
    const komi = (/** @type {number} */ points) => {
      const item = describeRules({ ...new Game().rules, komi: points }).find(({ key }) => key === "komi");
      return [item?.text.en, item?.text.zh];
    };
    assert.deepEqual(komi(7.5), ["White gets 7.5 points (3.75 zi) at the count.", "计算时白方得 7.5 目（3.75 子）。"]);
    assert.deepEqual(komi(1), ["White gets 1 point (0.5 zi) at the count.", "计算时白方得 1 目（0.5 子）。"]);
    assert.deepEqual(komi(-2), ["Black gets 2 points (1 zi) at the count.", "计算时黑方得 2 目（1 子）。"]);
    assert.deepEqual(komi(0), ["No komi.", "不贴目。"]);
  });
});

describe("rulesPresets", () => {
  test("have every switch in words, in both languages, and titles of their own", () => {
    const presets = rulesPresets();
    assert.equal(presets.length, 14);
    for (const { rules, title, switches: words } of presets) {
      assert.deepEqual(words, describeRules(rules));
      assert.deepEqual(
        words.map(({ key }) => key),
        Object.keys(rules),
      );
      isSaid(title.en, "en");
      assert(title.zh.length > 1 && /\p{Script=Han}/u.test(title.zh));
      for (const item of words) {
        for (const language of /** @type {const} */ (["en", "zh"])) {
          isSaid(item.title[language], language);
          isSaid(item.text[language], language);
        }
      }
    }
    for (const language of /** @type {const} */ (["en", "zh"])) {
      assert.equal(new Set(presets.map(({ title }) => title[language])).size, presets.length);
    }
    assert.equal(new Set(presets.map(({ name }) => name)).size, presets.length);
  });

  test("are the caller's", () => {
    const [first] = rulesPresets();
    Object.assign(/** @type {any} */ (first).rules, { ko: "none" });
    /** @type {any[]} */ (first?.switches).length = 0;
    assert.equal(rulesPresets()[0]?.rules.ko, "positional");
    assert.equal(rulesPresets()[0]?.switches.length, 17);
    assert.equal(new Game().rules.ko, "positional");
  });
});

describe("rulesNamed", () => {
  test("knows the usual spellings, in any case", () => {
    for (const [name, ...texts] of /** @type {const} */ ([
      ["chinese-2002", "Chinese", "CHINESE", "chinese", "cn", "中国规则", "中國規則"],
      ["japanese", "Japanese", "jp", "JAPANESE", "日本规则"],
      ["korean", "Korean", "korean", "한국"],
      ["aga", "AGA", "aga", "BGA"],
      ["new-zealand", "NZ", "nz", "New Zealand", "new zealand"],
      ["ing", "GOE", "goe", "Ing"],
      ["tromp-taylor", "Tromp-Taylor", "tromp taylor", "TT--"],
    ])) {
      for (const text of texts) assert.equal(rulesNamed(text), name, text);
    }
    for (const text of ["", "klingon", "x", "constructor", "__proto__", "Chinese!".repeat(100), "\ud800"]) {
      assert.equal(rulesNamed(text), null, text.slice(0, 20));
    }
    for (const text of [undefined, null, 5, {}, ["Chinese"]]) refused("argument", () => rulesNamed(text));
  });

  test("knows the name under which each set is written in a record", () => {
    for (const { name, rules } of rulesPresets()) {
      const sgf = new Game({ size: 9, rules: name }).toSgf();
      const [, written = ""] = /RU\[(.*?)\]/.exec(sgf) ?? [];
      assert.equal(rulesNamed(written), name);
      assert.equal(rulesNamed(name), name);
      const game = Game.fromSgf(sgf);
      assert.deepEqual([game.rules, game.diagnostics()], [rules, []]);
    }
  });

  test("what it does not know is told of a record", () => {
    const game = Game.fromSgf("(;SZ[9]RU[Klingon])");
    assert.deepEqual(
      game.diagnostics().map(({ code }) => code),
      ["rules-unknown"],
    );
    assert.equal(game.info.rules, "Klingon");
    assert.deepEqual(game.rules, { ...new Game().rules, komi: 0 });
  });
});

// rules: S-09
test("ruleValues gives every value that a game takes, and is the caller's", () => {
  const values = ruleValues();
  assert.deepEqual(
    Object.keys(values),
    Object.keys(new Game().rules).filter((key) => key !== "komi"),
  );
  for (const [key, words] of Object.entries(values)) {
    for (const word of words) assert.equal(new Game({ rules: { [key]: word } }).rules[/** @type {"ko"} */ (key)], word);
    refused("rules", () => new Game({ rules: { [key]: "other" } }));
  }
  values.ko.length = 0;
  assert.equal(ruleValues().ko.length, 5);
});
