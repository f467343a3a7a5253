import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { runInNewContext } from "node:vm";
import { Game, rulesPresets } from "../../dist/index.js";
import { refused, texts } from "./lib/check.js";

const KO = [".BW.", "BW.W", ".BW.", "...."];

describe("a new game", () => {
  // rules: R-A-01, R-B-02, R-B-03
  test("is empty, on 19 by 19 lines, Chinese rules of 2002, Black to move", () => {
    const game = new Game();
    const stones = Array(19).fill(".".repeat(19));
    const neither = { black: false, white: false };
    assert.deepEqual(game.snapshot(), {
      version: 1,
      size: [19, 19],
      rules: rulesPresets()[0]?.rules,
      handicap: 0,
      start: { stones, turn: "black" },
      events: [],
      info: {},
      phase: "play",
      stage: "playing",
      turn: "black",
      moveNumber: 0,
      moveCount: 0,
      lastMove: null,
      stones,
      ko: null,
      captures: { black: 0, white: 0 },
      dead: [],
      accepted: neither,
      confirmed: neither,
      mustPlay: null,
      warnings: { black: 0, white: 0 },
      rulings: [],
      contested: null,
      sealed: null,
      adjourned: null,
      cycle: null,
      outcome: null,
      result: null,
    });
  });

  // rules: R-A-01
  test("may have any size from 1 to 52", () => {
    assert.deepEqual(new Game({ size: 9 }).size, [9, 9]);
    assert.deepEqual(new Game({ size: [13, 7] }).size, [13, 7]);
    assert.deepEqual(new Game({ size: [52, 1] }).size, [52, 1]);
    for (const size of [0, 53, 9.5, NaN, -1, "9", [9], [9, 9, 9], [9, 53], new Array(2), null]) {
      refused("size", () => new Game({ size }));
    }
  });

  test("options that are not known are refused", () => {
    assert.equal(
      refused("option", () => new Game({ boardSize: 9 })).message,
      '"boardSize" in options, wanted size, rules, komi, handicap, setup',
    );
    for (const options of [null, 9, "9", [9]]) refused("option", () => new Game(options));
    for (const options of [new Map([["size", 9]]), new Date(), new (class Options {})()]) {
      refused("option", () => new Game(options));
    }
    assert.deepEqual(new Game(runInNewContext("({ size: 9 })")).size, [9, 9]);
    assert.deepEqual(new Game(Object.assign(Object.create(null), { size: 9 })).size, [9, 9]);
    assert.deepEqual(new Game(Object.create(Object.assign(Object.create(null), { size: 9 }))).size, [19, 19]);
    refused("option", () => new Game({ setup: { stones: ["."], toMove: "black" } }));
    assert.deepEqual(new Game({ size: undefined, rules: undefined }).size, [19, 19]);
  });

  test("handicap by number: star points, White to move", () => {
    const game = new Game({ handicap: 4 });
    assert.deepEqual([game.handicap, game.turn, game.moveNumber], [4, "white", 0]);
    assert.deepEqual(game.ascii().match(/B/g)?.length, 4);
    for (const at of ["D4", "Q4", "D16", "Q16"]) assert.equal(game.check(at)?.code, "occupied");
    for (const n of [0, 1]) assert.equal(new Game({ handicap: n }).turn, "black");
    for (const n of [-1, 10, 2.5, NaN, 1e9, "2"]) refused("handicap", () => new Game({ handicap: n }));
    refused("handicap", () => new Game({ handicap: 2, size: 5 }));
  });

  test("handicap by points", () => {
    const game = new Game({ size: 9, handicap: ["C3", [6, 2]] });
    assert.deepEqual([game.handicap, game.turn], [2, "white"]);
    assert.deepEqual(texts(game.chain("G7")), ["6,2"]);
    refused("off-board", () => new Game({ size: 9, handicap: ["T19"] }));
    refused("setup-twice", () => new Game({ size: 9, handicap: ["C3", [2, 6]] }));
    refused("vertex", () => new Game({ size: 9, handicap: ["pass"] }));
    refused("setup-no-liberty", () => new Game({ size: 1, handicap: ["A1"] }));
  });

  test("a set-up position: sign map or text, its size, turn and handicap", () => {
    const signs = [
      [1, 0, -1],
      [0, 0, 0],
    ];
    for (const stones of [signs, ["B.W", "..."], ["x.o", "..."]]) {
      const game = new Game({ setup: { stones, turn: "white" } });
      assert.deepEqual(game.size, [3, 2]);
      assert.deepEqual(game.signMap(), signs);
      assert.deepEqual([game.turn, game.moveNumber, game.handicap], ["white", 0, 0]);
    }
    assert.equal(new Game({ setup: { stones: ["B.B", "..."] }, handicap: 2 }).turn, "white");
    assert.equal(new Game({ setup: { stones: ["B.B", "..."], turn: "black" }, handicap: 2 }).handicap, 2);
    assert.deepEqual(new Game({ setup: { stones: Array(19).fill(".".repeat(19)) } }).size, [19, 19]);
  });

  test("a position that can't be is refused", () => {
    const setup = (/** @type {unknown} */ stones, size) => () => new Game({ size, setup: { stones } });
    for (const stones of [
      undefined,
      null,
      [],
      "B..",
      [""],
      ["B.", "B"],
      [[1, 0], [0]],
      ["?."],
      [[2]],
      [[NaN]],
      [0, 0],
    ]) {
      refused(/^(setup|size)$/, setup(stones));
    }
    refused("setup", setup(["..", ".."], 3));
    refused("setup", setup(["..", ".."], [2, 3]));
    refused("size", setup(Array(53).fill(".")));
    refused("setup-no-liberty", setup(["BW", "WW"]));
    refused("color", () => new Game({ setup: { stones: ["."], turn: "red" } }));
    assert.equal(refused("setup", setup(["...", ".."])).message, "2 points in row 2 from the top, wanted 3");
  });

  // rules: R-C-01
  test("a set-up position is the first of the history", () => {
    const game = new Game({ setup: { stones: KO, turn: "black" } });
    game.play("C3");
    assert.deepEqual(game.check("B3")?.sinceMove, 0);
  });
});
