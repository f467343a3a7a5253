import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Game } from "../../dist/index.js";
import { refused, stateOf, texts } from "./lib/check.js";

const KO = [".BW.", "BW.W", ".BW.", "...."];

describe("history", () => {
  const played = () => {
    const game = new Game({ setup: { stones: KO, turn: "black" } });
    game.playAll(["C3", "A1", "D1", "B3"]);
    return game;
  };

  test("undo and redo give how many, and restore all", () => {
    const game = played();
    const states = [stateOf(game)];
    while (game.undo() === 1) states.push(JSON.stringify([game.cells().join(), game.captures, game.ko, game.turn]));
    assert.equal(game.moveNumber, 0);
    assert.equal(game.moveCount, 4);
    assert.deepEqual(game.signMap(), new Game({ setup: { stones: KO } }).signMap());
    assert.equal(game.redo(2), 2);
    assert.equal(game.redo(9), 2);
    assert.equal(game.redo(), 0);
    assert.equal(stateOf(game), states[0]);
    assert.equal(game.undo(0), 0);
    assert.equal(game.undo(2 ** 40), 4);
  });

  test("goTo goes anywhere there is", () => {
    const game = played();
    game.goTo(1);
    assert.deepEqual([game.moveNumber, game.turn, game.lastMove?.gtp, game.history().length], [1, "white", "C3", 1]);
    assert.deepEqual(game.ko, [1, 1]);
    game.goTo(4);
    game.goTo(0);
    assert.equal(game.lastMove, null);
    for (const number of [5, -1, 0.5, NaN, Infinity, "1", null, undefined]) refused("number", () => game.goTo(number));
  });

  test("a new move takes the place of those taken back", () => {
    const game = played();
    game.undo(3);
    game.play("D2");
    assert.deepEqual([game.moveNumber, game.moveCount], [2, 2]);
    assert.equal(game.redo(), 0);
  });

  test("counts that are none are refused", () => {
    const game = played();
    for (const n of [-1, 0.5, NaN, Infinity, "1", null, {}]) {
      refused("number", () => game.undo(n));
      refused("number", () => game.redo(n));
    }
  });
});

describe("reading the board", () => {
  const game = new Game({ setup: { stones: ["BB.", ".W.", "..W"] } });

  test("as numbers, signs, text", () => {
    assert.deepEqual([...game.cells()], [1, 1, 0, 0, 2, 0, 0, 0, 2]);
    assert.deepEqual(game.signMap(), [
      [1, 1, 0],
      [0, -1, 0],
      [0, 0, -1],
    ]);
    assert.equal(game.ascii(), "BB.\n.W.\n..W");
    assert.match(game.hash(), /^[0-9a-f]{16}$/);
    assert.equal(game.hash(), new Game({ setup: { stones: game.ascii().split("\n") } }).hash());
  });

  // rules: R-B-07, R-B-08
  test("chains, liberties, regions", () => {
    assert.deepEqual(game.chain("A3"), [
      [0, 0],
      [1, 0],
    ]);
    assert.deepEqual(texts(game.liberties("B3")), ["0,1", "2,0"]);
    assert.deepEqual(texts(game.region([1, 1])), ["1,1", "2,2"]);
    for (const name of ["chain", "liberties", "region"]) assert.deepEqual(game[name]("C3"), []);
  });

  // rules: R-B-18
  test("the legal mask is what check says, for both sides", () => {
    for (const color of ["black", "white"]) {
      const mask = game.legalMask(color);
      assert.deepEqual(
        game.legalMoves(color),
        [0, 1, 2, 3, 4, 5, 6, 7, 8]
          .map((i) => [i % 3, Math.floor(i / 3)])
          .filter((at) => game.check(at, color) === null),
      );
      assert.equal(mask.length, 9);
    }
  });

  test("what is given is the caller's", () => {
    game.cells().fill(1);
    game.legalMask().fill(7);
    game.score().owner.fill(1);
    assert.deepEqual(game.signMap()[1], [0, -1, 0]);
  });

  test("a snapshot survives JSON", () => {
    const snapshot = game.snapshot();
    assert.deepEqual(JSON.parse(JSON.stringify(snapshot)), snapshot);
  });
});
