import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Game } from "../../dist/index.js";
import { random, refused, texts } from "./lib/check.js";

const SGF =
  "(;GM[1]FF[4]SZ[9]KM[6.5]RU[Chinese]PB[Wang Zhi]PW[童子]BR[9p]DT[2026-11-29]RE[B+R];B[ee];W[dd](;B[cc])(;B[ff]))";

describe("writing a record", () => {
  test("says what was played, and what is known", () => {
    const game = new Game({ size: 9, komi: 5.5, handicap: ["C3", "G7"] });
    game.playAll(["E5", "D4", "pass"]);
    const text = game.toSgf({ info: { black: "a", white: "b]\\", event: "烂柯" } });
    const again = Game.fromSgf(text);
    assert.deepEqual([again.history(), { ...again.snapshot(), info: {} }], [game.history(), game.snapshot()]);
    assert.deepEqual(
      [again.info.black, again.info.white, again.info.event, again.info.result],
      ["a", "b]\\", "烂柯", undefined],
    );
    assert.deepEqual(game.info, {});
  });

  test("moves that redo would play are not in it", () => {
    const game = Game.fromSgf(SGF);
    game.undo();
    assert.equal(Game.fromSgf(game.toSgf()).moveNumber, 2);
  });

  test("the result is the game's own, else what the record said", () => {
    const game = Game.fromSgf("(;SZ[5]KM[0]RE[W+99];B[cc])");
    assert.equal(Game.fromSgf(game.toSgf()).info.result, "W+99");
    game.mark();
    game.accept("black");
    game.accept("white");
    assert.equal(Game.fromSgf(game.toSgf()).info.result, "B+25");
    assert.equal(Game.fromSgf(game.toSgf({ info: { result: "?" } })).info.result, "B+25");
    game.undo();
    game.resign("black");
    assert.equal(Game.fromSgf(game.toSgf()).info.result, "W+R");
  });

  test("the result of the record is that of its end alone", () => {
    const game = Game.fromSgf("(;SZ[9]RE[B+R];B[aa];W[bb])");
    const written = (/** @type {object} */ info) => Game.fromSgf(game.toSgf({ info })).info.result;
    assert.equal(written({}), "B+R");
    game.undo();
    assert.equal(written({}), undefined);
    assert.equal(written({ result: "W+T" }), "W+T");
    const copy = game.clone();
    copy.redo();
    assert.match(copy.toSgf(), /RE\[B\+R\]/);
    game.play("E5");
    assert.equal(written({}), undefined);
    assert.equal(game.info.result, "B+R");
  });

  test("komi, rules and handicap are the game's own", () => {
    const info = { komi: "six", rules: "Japanese", handicap: "4", black: "a" };
    assert.equal(new Game({ size: 9 }).toSgf({ info }), "(;GM[1]FF[4]CA[UTF-8]SZ[9]KM[7.5]RU[Chinese]PB[a])\n");
    const game = Game.fromSgf("(;SZ[9]KM[361]RU[Japanese])");
    assert.match(game.toSgf({ info: game.info }), /KM\[361\]RU\[Japanese\]/);
    const other = Game.fromSgf("(;SZ[9]KM[361]RU[Japanese])", { rules: "aga" });
    assert.match(other.toSgf(), /KM\[7.5\]RU\[AGA\]/);
    refused("argument", () => game.toSgf({ info: { komi: 6.5 } }));
  });

  test("rules that have no name are not written", () => {
    const game = new Game({ size: 9, rules: { ko: "simple" } });
    assert.doesNotMatch(game.toSgf(), /RU/);
    assert.deepEqual(Game.fromSgf(game.toSgf(), { rules: game.rules }).rules, game.rules);
  });

  test("what can't be written is refused", () => {
    const game = new Game({ size: 5 });
    refused("option", () => game.toSgf({ infos: {} }));
    for (const info of [null, 5, "x", { PB: "a" }]) refused("option", () => game.toSgf({ info }));
    for (const black of [5, null, {}]) refused("argument", () => game.toSgf({ info: { black } }));
    assert.doesNotMatch(game.toSgf(), /PB/);
  });

  test("positions and captures are the same after reading it again", () => {
    const pick = random(99);
    for (let i = 0; i < 30; i++) {
      const size = /** @type {const} */ ([2 + pick(8), 2 + pick(8)]);
      const game = new Game({ size, rules: "tromp-taylor" });
      for (let n = 0; n < 60; n++) {
        const moves = game.legalMoves();
        if (moves.length === 0) break;
        game.play(moves[pick(moves.length)]);
      }
      const again = Game.fromSgf(game.toSgf());
      // What is known of it besides: the game's own komi and rules, as they are written.
      assert.deepEqual(again.info, { komi: "7.5", rules: "Tromp-Taylor" });
      assert.deepEqual({ ...again.snapshot(), info: {} }, game.snapshot());
      assert.deepEqual(texts(again.dead()), []);
    }
  });
});
