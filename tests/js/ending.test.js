import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Game } from "../../dist/index.js";
import { refused, stateOf, texts } from "./lib/check.js";

// White's three stones in Black's corner, two chains.
const CORNER = ["WW.B.", ".W.B.", "..WB.", "BBBB.", "....."];
const corner = (/** @type {object} */ options) => new Game({ setup: { stones: CORNER }, komi: 0, ...options });

describe("phases", () => {
  // rules: R-D-03, R-D-11
  test("two passes in a row stop play; a move is refused until it is resumed", () => {
    const game = corner();
    game.pass();
    assert.equal(game.phase, "play");
    game.pass();
    assert.equal(game.phase, "marking");
    const before = stateOf(game);
    for (const at of ["E1", "pass"]) assert.equal(refused("game-over", () => game.play(at)).illegal.code, "game-over");
    assert.equal(game.check("E1")?.code, "game-over");
    assert.equal(game.legalMoves().length, 0);
    assert.equal(stateOf(game), before);
    game.resume("white");
    assert.deepEqual([game.phase, game.turn, game.moveNumber], ["play", "black", 2]);
    game.pass();
    assert.equal(game.phase, "play");
    assert.equal(game.pass().number, 4);
    assert.equal(game.phase, "marking");
    game.undo();
    assert.equal(game.phase, "play");
  });

  // rules: R-D-09, R-D-10
  test("both accept: over, with a result; nothing more can be done but going back", () => {
    const game = corner();
    refused("phase", () => game.accept("black"));
    refused("phase", () => game.resume());
    game.mark();
    assert.deepEqual([game.phase, game.moveNumber], ["marking", 0]);
    game.setDead(["A5", "C3"]);
    game.accept("white");
    assert.deepEqual([game.accepted, game.phase, game.result], [{ black: false, white: true }, "marking", null]);
    game.accept("black");
    assert.deepEqual([game.phase, game.result], ["over", game.score().sgf]);
    const before = stateOf(game);
    for (const use of [() => game.play("E1"), () => game.pass()]) {
      refused("game-over", use);
    }
    for (const use of [
      () => game.accept("black"),
      () => game.mark(),
      () => game.toggleDead("A5"),
      () => game.setDead([]),
      () => game.resume(),
      () => game.dispute("black", ["A5"]),
      () => game.markDead("white", ["D5"]),
    ]) {
      refused("already-confirmed", use);
    }
    assert.equal(stateOf(game), before);
  });

  // rules: R-D-02
  test("resignation, in one's turn or not", () => {
    const game = corner();
    assert.deepEqual(game.resign("white"), {
      number: 1,
      color: "white",
      kind: "resign",
      vertex: null,
      gtp: "resign",
      captured: [],
    });
    assert.deepEqual([game.phase, game.result, game.lastMove?.kind], ["over", "B+R", "resign"]);
    assert.equal(game.undo(), 1);
    assert.deepEqual([game.phase, game.result, game.turn], ["play", null, "black"]);
    assert.equal(game.resign().color, "black");
    assert.equal(game.result, "W+R");
  });
});

describe("marks of dead stones", () => {
  test("a region, or one chain; what changed is told", () => {
    const game = corner();
    game.mark();
    assert.deepEqual(texts(game.toggleDead("C3", { chain: true })), ["2,2"]);
    assert.deepEqual(texts(game.dead()), ["2,2"]);
    // The rest of the region is marked with it; the one that was marked already has not changed.
    assert.deepEqual(texts(game.toggleDead("A5")), ["0,0", "1,0", "1,1"]);
    assert.deepEqual(texts(game.dead()), ["0,0", "1,0", "1,1", "2,2"]);
    assert.deepEqual(texts(game.toggleDead([1, 1])), ["0,0", "1,0", "1,1", "2,2"]);
    assert.deepEqual(game.dead(), []);
  });

  test("no stone, no mark", () => {
    const game = corner();
    game.mark();
    assert.deepEqual(game.toggleDead("E1"), []);
    refused("off-board", () => game.toggleDead("T19"));
    refused("vertex", () => game.toggleDead("pass"));
    for (const dead of [["E1"], ["A5", "T19"], ["pass"], [[30, 30]]]) {
      refused("no-stone", () => game.setDead(dead));
      refused("no-stone", () => game.score({ dead }));
    }
    for (const dead of ["A5", 3, {}, null]) {
      refused("argument", () => game.setDead(dead));
      refused("argument", () => game.score({ dead }));
    }
    refused("vertex", () => game.setDead([[NaN, 0]]));
    refused("option", () => game.toggleDead("A5", { chains: true }));
    refused("argument", () => game.toggleDead("A5", { chain: 1 }));
    assert.deepEqual(game.dead(), []);
  });

  // rules: R-D-10
  test("setDead takes one stone of a chain, and lets all others live", () => {
    const game = corner();
    game.mark();
    game.setDead(["A5"]);
    assert.deepEqual(texts(game.dead()), ["0,0", "1,0", "1,1"]);
    game.setDead([[2, 2]]);
    assert.deepEqual(texts(game.dead()), ["2,2"]);
  });

  // rules: R-D-10
  test("a change of a mark takes both acceptances back", () => {
    const game = corner();
    game.mark();
    for (const change of [() => game.toggleDead("A5"), () => game.setDead([])]) {
      game.accept("black");
      change();
      assert.deepEqual(game.accepted, { black: false, white: false });
    }
  });

  test("they are an estimate while play goes on, and go with the next move", () => {
    const game = corner();
    game.toggleDead("A5");
    assert.equal(game.dead().length, 4);
    game.play("E5");
    assert.deepEqual(game.dead(), []);
    game.mark();
    game.toggleDead("A5");
    game.resume("black");
    assert.deepEqual(game.dead(), []);
  });

  // rules: R-E-03
  test("the count follows the marks, or a list", () => {
    const game = corner();
    assert.equal(game.score({ dead: ["A5", "C3"] }).sgf, "B+25");
    assert.notEqual(game.score().sgf, "B+25");
    game.setDead(["A5", "C3"]);
    assert.equal(game.score().sgf, "B+25");
    refused("option", () => game.score({ marks: [] }));
  });
});
