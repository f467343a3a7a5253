import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { Game, rulesPresets, version } from "../../dist/index.js";
import { refused } from "./lib/check.js";

describe("rules", () => {
  test("the named sets", () => {
    const chinese = { suicide: "forbidden", scoring: "area", handicapCompensation: "n", ko: "positional" };
    assert.deepEqual(
      rulesPresets().map(({ name, rules }) => [name, rules]),
      [
        ["chinese-2002", { ...chinese, komi: 7.5 }],
        ["chinese-1988", { ...chinese, komi: 5.5 }],
        ["platform", { ...chinese, ko: "simple", komi: 7.5, handicapCompensation: "none" }],
        ["tromp-taylor", { ...chinese, suicide: "allowed", komi: 7.5, handicapCompensation: "none" }],
        ["new-zealand", { ...chinese, ko: "situational", suicide: "allowed", komi: 7, handicapCompensation: "none" }],
        ["aga", { ...chinese, ko: "situational", komi: 7.5, handicapCompensation: "n-1" }],
      ],
    );
    for (const { title } of rulesPresets()) assert(title.en.length > 0 && title.zh.length > 0);
  });

  test("by name, and in part from the edition of 2002", () => {
    for (const { name, rules } of rulesPresets()) assert.deepEqual(new Game({ rules: name }).rules, rules);
    assert.deepEqual(new Game({ rules: "chinese" }).rules, rulesPresets()[0]?.rules);
    assert.deepEqual(new Game({ rules: {} }).rules, new Game().rules);
    const part = { ko: "natural-situational", suicide: "allowed", komi: -0.5, handicapCompensation: "none" };
    assert.deepEqual(new Game({ rules: part }).rules, { ...part, scoring: "area" });
    assert.equal(new Game({ rules: { ko: "none", suicide: undefined } }).rules.suicide, "forbidden");
  });

  test("what is unknown is refused, with what is known", () => {
    assert.equal(
      refused("rules", () => new Game({ rules: "japanese" })).message,
      'rules "japanese", wanted one of chinese-2002, chinese-1988, platform, tromp-taylor, new-zealand, aga, chinese',
    );
    for (const rules of ["korean", "ing", "", "Chinese", "constructor"]) refused("rules", () => new Game({ rules }));
    for (const rules of [null, 5, ["chinese"], { koRule: "simple" }]) refused("option", () => new Game({ rules }));
    for (const rules of [{ ko: "superko" }, { suicide: true }, { scoring: "stones" }, { handicapCompensation: 1 }]) {
      refused("rules", () => new Game({ rules }));
    }
    refused("unsupported", () => new Game({ rules: { scoring: "territory" } }));
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
