import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { Game, rulesPresets, version } from "../../dist/index.js";
import { refused } from "./lib/check.js";

describe("rules", () => {
  // rules: R-D-03, R-D-11, R-K-12, S-06, S-07, S-09, S-10
  test("the named sets, switch by switch", () => {
    const chinese = {
      ...{ ko: "positional", suicide: "forbidden", scoring: "area", tax: "none", button: "none", komi: 7.5 },
      ...{ handicapCompensation: "n", passes: "one-each", lastPass: "either", passStones: "none" },
      ...{ repeatedPass: "ordinary", endOffer: "none", giveUpPlay: "none", marks: "agreed", resumption: "turn-holder" },
      ...{ illegalActs: "unpriced", cycles: "none" },
    };
    const edition = { ...chinese, endOffer: "gives-up-turn" };
    const territory = { ...chinese, scoring: "territory", komi: 6.5, handicapCompensation: "none" };
    const seki = { ...territory, ko: "simple", tax: "seki", resumption: "opponent", cycles: "no-result" };
    const aga = { ...chinese, ko: "situational", handicapCompensation: "n-1", marks: "all-alive-once-resumed" };
    const passStones = { lastPass: "white", passStones: "given" };
    const free = { ...chinese, suicide: "allowed", handicapCompensation: "none" };
    /** @type {Record<string, object>} */
    const sets = {
      "chinese-2002": {
        ...edition,
        ...{ giveUpPlay: "absolute-time", resumption: "claimant-of-dead", illegalActs: "chinese-2002" },
      },
      "chinese-1988": {
        ...edition,
        ...{ komi: 5.5, passes: "agreement", illegalActs: "chinese-1988", cycles: "draw-or-replay" },
      },
      platform: {
        ...chinese,
        ...{
          ko: "simple",
          passes: "three-each",
          endOffer: "free",
          giveUpPlay: "absolute-time",
          illegalActs: "blocked",
        },
        handicapCompensation: "none",
      },
      "chinese-simple-ko": { ...chinese, ko: "simple", cycles: "no-result" },
      "chinese-superko": chinese,
      "ancient-chinese": { ...chinese, ko: "simple", tax: "groups", komi: 0, handicapCompensation: "none" },
      "tromp-taylor": { ...free, marks: "all-alive" },
      "new-zealand": { ...free, ko: "situational", komi: 7 },
      aga: { ...aga, ...passStones },
      "aga-territory": { ...aga, ...passStones, scoring: "territory" },
      "button-go": { ...aga, button: "half-point", komi: 7 },
      japanese: { ...seki, illegalActs: "loses" },
      korean: seki,
      ing: { ...chinese, suicide: "allowed" },
    };
    assert.deepEqual(Object.fromEntries(rulesPresets().map(({ name, rules }) => [name, rules])), sets);
    assert.deepEqual(Object.keys(rulesPresets()[0]?.rules ?? {}), Object.keys(chinese));
    assert.equal(rulesPresets()[0]?.name, "chinese-2002");
    for (const { title } of rulesPresets()) assert(title.en.length > 0 && title.zh.length > 0);
  });

  test("by name, by other names, and in part from the edition of 2002", () => {
    for (const { name, rules } of rulesPresets()) assert.deepEqual(new Game({ rules: name }).rules, rules);
    for (const [other, name] of /** @type {const} */ ([
      ["chinese", "chinese-2002"],
      ["chinese-ogs", "chinese-superko"],
      ["chinese-kgs", "chinese-superko"],
      ["chinese-fox", "chinese-simple-ko"],
      ["stone-scoring", "ancient-chinese"],
      ["aga-button", "button-go"],
      ["goe", "ing"],
    ])) {
      assert.deepEqual(new Game({ rules: other }).rules, new Game({ rules: name }).rules, other);
    }
    assert.deepEqual(new Game({ rules: {} }).rules, new Game().rules);
    const part = { ko: "natural-situational", suicide: "allowed", komi: -0.5, handicapCompensation: "none" };
    assert.deepEqual(new Game({ rules: part }).rules, { ...new Game().rules, ...part });
    assert.equal(new Game({ rules: { ko: "none", suicide: undefined } }).rules.suicide, "forbidden");
  });

  test("what is unknown is refused, with what is known", () => {
    assert.equal(
      refused("rules", () => new Game({ rules: "klingon" })).message,
      'rules "klingon", wanted one of chinese-2002, chinese-1988, platform, chinese-simple-ko, chinese-superko, ' +
        "ancient-chinese, tromp-taylor, new-zealand, aga, aga-territory, button-go, japanese, korean, ing, chinese, " +
        "chinese-ogs, chinese-kgs, chinese-fox, stone-scoring, aga-button, goe",
    );
    for (const rules of ["Japanese", "", "Chinese", "constructor", "__proto__"]) {
      refused("rules", () => new Game({ rules }));
    }
    for (const rules of [null, 5, ["chinese"], { koRule: "simple" }]) refused("option", () => new Game({ rules }));
    for (const key of Object.keys(new Game().rules)) {
      if (key === "komi") continue;
      for (const value of ["superko", "", true, 0, null, ["none"]])
        refused("rules", () => new Game({ rules: { [key]: value } }));
    }
  });

  // rules: R-E-18
  test("komi in points or in words, in place of the rules' own", () => {
    for (const [komi, points] of [
      [0, 0],
      [-0, 0],
      [7, 7],
      [-3.5, -3.5],
      ["6.5", 6.5],
      ["3 3/4 zi", 7.5],
      ["3又3/4子", 7.5],
      ["2.75zi", 5.5],
    ]) {
      assert.equal(new Game({ komi, rules: "new-zealand" }).komi, points);
      assert.equal(new Game({ rules: { komi } }).rules.komi, points);
    }
    assert(Object.is(new Game({ komi: -0 }).komi, 0));
    assert.equal(new Game({ rules: "chinese-1988" }).komi, 5.5);
    for (const komi of [7.25, NaN, Infinity, 1e5, "seven", "", "7.25", "1".repeat(1e6), null, true, [7], 2 ** 53]) {
      refused("komi", () => new Game({ komi }));
      refused("komi", () => new Game({ rules: { komi } }));
    }
  });

  // rules: R-C-03
  test("every switch does what it says", () => {
    const moves = (/** @type {object} */ rules) => {
      const game = new Game({ setup: { stones: [".BW.", "BW.W", ".BW.", "...."] }, rules });
      game.play("C3");
      return game.check("B3")?.code ?? "legal";
    };
    for (const [ko, answer] of [
      ["none", "legal"],
      ["simple", "ko"],
      ["positional", "ko"],
      ["situational", "ko"],
      ["natural-situational", "ko"],
    ]) {
      assert.equal(moves({ ko }), answer, ko);
    }
  });
});

test("there is one version", () => {
  const manifest = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  const crate = readFileSync(new URL("../../Cargo.toml", import.meta.url), "utf8");
  assert.equal(version, manifest.version);
  assert.equal(version, /^version = "(.*)"$/m.exec(crate)?.[1]);
});
