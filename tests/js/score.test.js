import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Game, score } from "../../dist/index.js";
import { refused } from "./lib/check.js";

const AREA = {
  ...{ prisoners: 0, komi: 0, handicap: 0, penalty: 0 },
  ...{ dead: 0, passStones: 0, tax: 0, button: 0 },
};

describe("a count", () => {
  test("says what Black needs as a number too, below 0 as well", () => {
    const neededOf = (/** @type {number} */ komi) => score({ stones: ["...", ".B.", "..."], komi }).neededZi;
    assert.deepEqual([0, 7.5, -7.5, -15.5].map(neededOf), [4.5, 8.25, 0.75, -3.25]);
  });

  test("gives captures back as they were given, or refuses them", () => {
    const most = 2 ** 31 - 1;
    assert.equal(score({ stones: ["."], captures: { black: most } }).black.prisoners, most);
    refused("number", () => score({ stones: ["."], captures: { black: most + 1 } }));
  });

  // rules: R-B-21, R-E-03, R-E-04, R-E-05, R-E-13, R-E-16
  test("has every item, in 子 and in points", () => {
    const stones = [".B.WW", ".B.WB", ".B.W.", ".B.W.", ".B.W."];
    assert.deepEqual(score({ stones, dead: ["E4"], captures: { black: 3 }, penalties: { white: 1 } }), {
      black: { ...AREA, total: 12.5, totalText: "12 1/2", stones: 5, territory: 5, sharedDame: 2.5, prisoners: 3 },
      white: {
        ...AREA,
        total: 12.5,
        totalText: "12 1/2",
        stones: 6,
        territory: 4,
        sharedDame: 2.5,
        komi: 7.5,
        dead: 1,
        penalty: 1,
      },
      winner: "white",
      margin: { zi: 2.75, points: 5.5 },
      scoring: "area",
      text: "W+2.75zi",
      sgf: "W+5.5",
      zh: "白胜2又3/4子",
      en: "White wins by 2 3/4 zi (5.5 points)",
      needed: "15 1/4",
      neededZi: 15.25,
      owner: Int8Array.from(Array(5).fill([1, 1, 0, -1, -1]).flat()),
      dame: [0, 1, 2, 3, 4].map((y) => [2, y]),
      seki: [],
      falseEyes: [],
    });
  });

  // rules: R-E-08, R-E-18, S-10
  test("a draw, negative komi, handicap", () => {
    const stones = [".B.W."];
    const draw = score({ stones, komi: 0 });
    assert.deepEqual(
      [draw.winner, draw.text, draw.sgf, draw.zh, draw.margin],
      ["draw", "draw", "Draw", "和棋", { zi: 0, points: 0 }],
    );
    const reverse = score({ stones, komi: -3.5 });
    assert.deepEqual([reverse.black.komi, reverse.white.komi, reverse.sgf], [3.5, 0, "B+3.5"]);
    for (const [rules, back] of [
      ["chinese", 9],
      ["aga", 8],
      ["platform", 0],
    ]) {
      const given = score({ stones: Array(3).fill("...."), rules, komi: 0, handicap: 9 });
      assert.deepEqual([given.white.handicap, given.margin.points], [back, back]);
    }
  });

  test("what can't be counted is refused", () => {
    const stones = [".B.W."];
    refused("setup", () => score());
    for (const position of [null, 5, [], "x", { stones, marks: [] }]) refused("option", () => score(position));
    refused("setup", () => score({}));
    refused("no-stone", () => score({ stones, dead: ["A1"] }));
    refused("no-stone", () => score({ stones, dead: ["pass"] }));
    refused("vertex", () => score({ stones, dead: ["I1"] }));
    refused("argument", () => score({ stones, dead: "B1" }));
    refused("setup-no-liberty", () => score({ stones: ["BW"] }));
    refused("rules", () => score({ stones, rules: "klingon" }));
    refused("rules", () => score({ stones, rules: { scoring: "zi" } }));
    for (const color of ["red", 1, null]) {
      refused("color", () => score({ stones, firstPass: color }));
      refused("color", () => score({ stones, contested: color }));
    }
    refused("komi", () => score({ stones, komi: 0.25 }));
    for (const handicap of [-1, 6, 0.5, NaN, "2", null]) refused("handicap", () => score({ stones, handicap }));
    for (const black of [-1, 0.5, NaN, 2 ** 32, "2", null]) {
      refused("number", () => score({ stones, captures: { black } }));
      refused("number", () => score({ stones, penalties: { black } }));
      refused("number", () => score({ stones, passes: { black } }));
    }
    refused("number", () => score({ stones, penalties: { white: 10_001 } }));
    for (const pair of [null, 1, [1, 2], { red: 1 }]) refused("option", () => score({ stones, captures: pair }));
  });

  test("of a game is that of its position", () => {
    const game = new Game({ size: 5, handicap: ["B2", "D4"], komi: 0.5 });
    game.playAll(["C3", "C2", "B3"]);
    const options = { rules: game.rules, komi: game.komi, handicap: game.handicap, captures: game.captures };
    assert.deepEqual(game.score(), score({ stones: game.signMap(), ...options }));
  });
});
