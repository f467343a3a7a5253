import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Game, score } from "../../dist/index.js";
import { readJson, refused, shared } from "./lib/check.js";

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

const path = shared("spec/examples.json");
describe("the examples of the specification", { skip: path === null }, () => {
  const examples = path === null ? {} : readJson(path);
  const fraction = (/** @type {string} */ text) => {
    const [over, under = "1"] = String(text).split("/");
    return Number(over) / Number(under);
  };
  /** @param {any} result @param {import("../../dist/index.js").Score} counted */
  const sameResult = (result, counted) => {
    assert.equal(counted.winner, { B: "black", W: "white", draw: "draw" }[result.winner]);
    assert.equal(counted.margin.zi, fraction(result.margin_zi));
    assert.equal(counted.margin.zi, result.margin_decimal);
    assert.equal(counted.margin.points, 2 * result.margin_decimal);
    const margin = counted.winner === "white" ? -counted.margin.zi : counted.margin.zi;
    assert.equal(margin, fraction(result.black_margin));
  };

  test("boards", () => {
    for (const one of examples.scoring_boards) {
      const komi = `${fraction(one.komi_zi)} zi`;
      const counted = score({ stones: one.board, dead: one.dead, komi });
      assert.equal(counted.black.total, fraction(one.black_zi), one.id);
      assert.equal(counted.white.total, fraction(one.white_zi), one.id);
      assert.equal(counted.dame.length, one.shared_points, one.id);
      sameResult(one.result, counted);
    }
    console.log(`${examples.scoring_boards.length} boards`);
  });

  test("points left over that both sides leave", () => {
    const given = examples.leftover_points.filter((/** @type {any} */ one) => one.gave_up_play === undefined);
    for (const one of given) {
      const counted = score({ stones: one.board });
      assert.deepEqual([counted.black.total, counted.white.total], [fraction(one.black_zi), fraction(one.white_zi)]);
    }
    console.log(`${given.length} of ${examples.leftover_points.length}; the rest is about clocks`);
  });

  test("counts", () => {
    for (const one of examples.scoring_counts) {
      const counted = score({
        stones: divided(one.points, fraction(one.black_zi)),
        komi: `${fraction(one.komi_zi)} zi`,
        penalties: { black: one.penalty_black_zi, white: one.penalty_white_zi },
      });
      assert.deepEqual([counted.black.total, counted.white.total], [fraction(one.black_zi), fraction(one.white_zi)]);
      assert.equal(words(counted.needed), fraction(one.black_needs_more_than), one.id);
      sameResult(one.result, counted);
    }
    console.log(`${examples.scoring_counts.length} counts`);
  });
});

/** `184 1/4` as a number. @param {string} text */
function words(text) {
  return text.split(" ").reduce((sum, part) => {
    const [over, under = "1"] = part.split("/");
    return sum + Number(over) / Number(under);
  }, 0);
}

/**
 * A square board of which so much is Black's, read row by row; half a point is one that nobody owns.
 *
 * @param {number} points @param {number} black
 */
function divided(points, black) {
  const side = Math.sqrt(points);
  if (black === points / 2 && !Number.isInteger(black)) return Array(side).fill(".".repeat(side));
  const whole = Math.floor(black);
  const shared = black === whole ? 0 : 1;
  const owner = Array.from({ length: points }, (_, i) => (i < whole ? "B" : i < whole + shared ? "." : "W"));
  // Room for liberties: a point away from the border is left empty on each side that has one.
  const room = (/** @type {number} */ from, /** @type {number} */ to) => {
    if (to - from > 1) owner[from === 0 ? 0 : to - 1] = ".";
  };
  room(0, whole);
  room(whole + shared, points);
  return Array.from({ length: side }, (_, y) => owner.slice(y * side, (y + 1) * side).join(""));
}
