/** Repetitions as they are reported, earlier positions, forbidden points, and stones that are safe. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Game } from "../../dist/index.js";
import { random, refused, stateOf, texts } from "./lib/check.js";

// White takes two stones and Black takes two, again and again (长生).
const ETERNAL = ["........", "WWWWWW..", "BBBBBW..", "BWWWBBWW", ".W.B.WB."];
const ROUND = ["C1", "E1", "D1", "F1"];
const TRIPLE = ["WWWWWWW", "WBW.W.W", "B.BWBWB", "BBBBBBB", "WWWWWWW", "......."];
const TRIPLE_ROUND = ["D5", "B4", "F5", "D4", "B5", "F4"];
const KO = [".BW.", "BW.W", ".BW.", "...."];

/** @param {string[]} stones @param {any} rules */
const start = (stones, rules) => new Game({ setup: { stones }, rules });

describe("a cycle that the rules let close", () => {
  // rules: R-C-11, R-C-12, R-C-15
  test("is reported from its second time on, with its length and what was taken", () => {
    const game = start(ETERNAL, { ko: "simple" });
    for (const move of ROUND.slice(0, 3)) {
      game.play(move);
      assert.equal(game.cycle(), null);
    }
    game.play("F1");
    const cycle = {
      since: 0,
      length: 4,
      times: 2,
      sameTurn: true,
      taken: { black: 2, white: 2 },
      kind: "both-take-two",
    };
    assert.deepEqual(game.cycle(), cycle);
    game.playAll(ROUND);
    assert.deepEqual(game.cycle(), { ...cycle, since: 4, times: 3 });
    assert.deepEqual(game.snapshot().cycle, game.cycle());
    game.play("A5");
    assert.equal(game.cycle(), null);
  });

  // rules: R-C-09, R-C-15
  test("is named after its kos", () => {
    const game = start(TRIPLE, { ko: "simple" });
    game.playAll(TRIPLE_ROUND);
    assert.deepEqual(game.cycle(), {
      ...{ since: 0, length: 6, times: 2, sameTurn: true, taken: { black: 3, white: 3 }, kind: "triple-ko" },
    });
  });

  // rules: S-11, R-C-14
  test("ends the game the third time, as the rules say", () => {
    for (const [cycles, kind] of /** @type {const} */ ([
      ["no-result", "no-result"],
      ["draw", "draw"],
      ["replay", "replay"],
      ["extra-game", "extra-game"],
    ])) {
      const game = start(TRIPLE, { ko: "simple", cycles });
      game.playAll(TRIPLE_ROUND);
      assert.equal(game.outcome, null);
      game.playAll(TRIPLE_ROUND);
      assert.deepEqual([game.stage, game.outcome], ["over", { kind, winner: null }]);
      refused("game-over", () => game.play("D5"));
      game.undo();
      assert.equal(game.outcome, null);
      game.redo();
      assert.equal(game.outcome?.kind, kind);
    }
    for (const cycles of /** @type {const} */ (["none", "draw-or-replay"])) {
      const game = start(TRIPLE, { ko: "simple", cycles });
      for (let i = 0; i < 4; i++) game.playAll(TRIPLE_ROUND);
      assert.equal(game.phase, "play");
    }
  });

  // rules: S-11
  test("is counted anew after a pass or a lost turn of either side", () => {
    for (const between of ["pass", "lost-turn"]) {
      const game = start(TRIPLE, { ko: "simple", cycles: "no-result" });
      game.playAll(TRIPLE_ROUND);
      for (const by of /** @type {const} */ (["black", "white"])) {
        if (between === "pass") game.pass();
        else game.decide({ effect: "lost-turn", by });
      }
      if (game.phase === "marking") game.resume();
      game.playAll(TRIPLE_ROUND);
      assert.equal(game.outcome, null, between);
      game.playAll(TRIPLE_ROUND);
      assert.equal(game.outcome?.kind, "no-result", between);
    }
  });
});

describe("a cycle that a play would close", () => {
  // rules: R-C-01, R-C-09, R-C-15
  test("is told for a forbidden play, and for no other", () => {
    const game = start(TRIPLE, { ko: "positional" });
    game.playAll(TRIPLE_ROUND.slice(0, 5));
    const before = stateOf(game);
    assert.equal(game.check("F4")?.code, "superko");
    assert.deepEqual(game.forbiddenCycle("F4"), {
      ...{ since: 0, length: 6, times: 2, sameTurn: true, taken: { black: 3, white: 3 }, kind: "triple-ko" },
    });
    assert.equal(game.forbiddenCycle("A1"), null);
    assert.equal(game.forbiddenCycle("A6"), null);
    assert.equal(stateOf(game), before);
    refused("vertex", () => game.forbiddenCycle("pass"));
    refused("vertex", () => game.forbiddenCycle([0.5, 0]));
    refused("off-board", () => game.forbiddenCycle("T19"));
    refused("color", () => game.forbiddenCycle("A1", "red"));
  });

  // rules: R-C-03
  test("a single ko", () => {
    const game = start(KO, "chinese-2002");
    game.play("C3");
    const cycle = game.forbiddenCycle("B3");
    assert.deepEqual([cycle?.since, cycle?.length, cycle?.kind], [0, 2, "single-ko"]);
    assert.deepEqual(cycle?.taken, { black: 1, white: 1 });
    assert.deepEqual(game.forbiddenCycle("B3", "white"), cycle);
  });
});

test("what stood on the board after a move", () => {
  const game = start(KO, "chinese-2002");
  game.playAll(["C3", "A1", "D1", "B3", "pass"]);
  const seen = [];
  for (let number = 0; number <= 5; number++) seen.push(game.cellsAt(number));
  const twin = game.clone();
  for (const [number, cells] of seen.entries()) {
    twin.goTo(number);
    assert.deepEqual([...cells], [...twin.cells()], String(number));
  }
  game.undo(2);
  refused("number", () => game.cellsAt(4));
  for (const number of [-1, 0.5, NaN, "1", null, undefined, 2 ** 32]) refused("number", () => game.cellsAt(number));
  game.cellsAt(0).fill(1);
  assert.deepEqual([...game.cellsAt(0)], [...(seen[0] ?? [])]);
});

describe("forbidden points", () => {
  // rules: R-B-14, R-B-18, R-K-04
  test("are those that check calls suicide, for either side, and no ko", () => {
    const pick = random(11);
    let n = 0;
    for (let round = 0; round < 40; round++) {
      const game = new Game({ size: [2 + pick(5), 2 + pick(5)], rules: { ko: "positional" } });
      for (let i = 0; i < 40; i++) {
        const moves = game.legalMoves();
        if (moves.length === 0) break;
        game.play(moves[pick(moves.length)] ?? "pass");
        for (const color of /** @type {const} */ (["black", "white"])) {
          const wanted = [];
          for (let y = 0; y < game.size[1]; y++) {
            for (let x = 0; x < game.size[0]; x++) {
              if (game.check([x, y], color)?.code === "suicide") wanted.push([x, y]);
            }
          }
          assert.deepEqual(game.forbiddenPoints(color), wanted);
          n += wanted.length;
        }
        assert.deepEqual(game.forbiddenPoints(), game.forbiddenPoints(game.turn));
      }
    }
    assert(n > 100, String(n));
    refused("color", () => new Game().forbiddenPoints("red"));
  });
});

describe("safe stones", () => {
  // rules: R-K-08, R-K-09, R-K-13
  test("are never taken, whatever the other side plays alone", () => {
    const pick = random(29);
    let n = 0;
    for (let round = 0; round < 60; round++) {
      const game = new Game({ size: 5, rules: { ko: "none" } });
      for (let i = 0; i < 30 && game.legalMoves().length > 0; i++) {
        game.play(game.legalMoves()[pick(game.legalMoves().length)] ?? "pass");
      }
      for (const color of /** @type {const} */ (["black", "white"])) {
        const safe = texts(game.safeStones(color));
        n += safe.length;
        const stones = game.ascii().split("\n");
        const other = color === "black" ? "white" : "black";
        const alone = new Game({ setup: { stones, turn: other }, rules: { ko: "none" } });
        for (let i = 0; i < 40 && alone.phase === "play"; i++) {
          const moves = alone.legalMoves(other);
          if (alone.turn !== other || moves.length === 0) alone.pass();
          else alone.play(moves[pick(moves.length)] ?? "pass");
        }
        const cell = color === "black" ? 1 : 2;
        for (const [x, y] of game.safeStones(color)) assert.equal(alone.cells()[y * 5 + x], cell, `${stones}`);
      }
    }
    assert(n > 20, String(n));
    for (const color of [undefined, null, "red", 1]) refused("color", () => new Game().safeStones(color));
  });

  // rules: R-K-08
  test("two eyes are, one eye and a false eye are not", () => {
    const safe = (/** @type {string[]} */ ...stones) => new Game({ setup: { stones } }).safeStones("black").length;
    assert.equal(safe(".B.BW", "BBBBW", "WWWWW", "....."), 6);
    assert.equal(safe("..BW", "BBBW", "WWWW", "...."), 0);
    assert.equal(safe(".BWB.", "BBWBB", "WWWWW", "....."), 0);
  });
});
