/** What of a game's course a record keeps: lost turns, and how it ended. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Game } from "../../dist/index.js";
import { refused } from "./lib/check.js";

/** @param {Game} game */
const moves = (game) => game.history().map(({ color, gtp }) => `${color} ${gtp}`);

describe("a lost turn in a record", () => {
  // rules: R-D-14
  test("is written as the turn it gives, and read again as a move of its own kind", () => {
    const game = new Game({ size: 9 });
    game.playAll(["E5", "D4"]);
    game.decide({ effect: "lost-turn", by: "black" });
    game.play("C3");
    game.play("D3");
    game.play("C4");
    game.decide({ effect: "lost-turn", by: "black" });
    const again = Game.fromSgf(game.toSgf());
    assert.deepEqual(moves(again), [
      ...["black E5", "white D4", "black lost-turn", "white C3", "black D3", "white C4", "black lost-turn"],
    ]);
    assert.deepEqual(again.history(), game.history());
    assert.deepEqual([again.turn, again.illegalMoves(), again.diagnostics()], [game.turn, [], []]);
    assert.equal(again.ascii(), game.ascii());
    assert.equal(again.toSgf(), game.toSgf());
  });

  // rules: R-D-11, R-D-14
  test("by a dispute", () => {
    const game = new Game({ size: 9 });
    game.playAll(["E5", "E6", "pass", "pass"]);
    game.dispute("black", ["E5"]);
    assert.deepEqual(moves(game).slice(-1), ["black lost-turn"]);
    game.play("D5");
    const again = Game.fromSgf(game.toSgf());
    assert.deepEqual(again.history(), game.history());
  });

  test("is no pass: two passes with one between stop nothing", () => {
    const game = new Game({ size: 9 });
    game.play("E5");
    game.pass();
    game.decide({ effect: "lost-turn", by: "black" });
    game.pass();
    assert.equal(game.phase, "play");
    assert.equal(Game.fromSgf(game.toSgf()).phase, "play");
  });
});

describe("the result in a record", () => {
  // rules: R-D-02, R-D-04, R-E-16
  test("of every way in which a game ends", () => {
    const end = (/** @type {(game: Game) => void} */ how, /** @type {any} */ rules = "chinese-2002") => {
      const game = new Game({ size: 9, rules });
      game.play("E5");
      how(game);
      const again = Game.fromSgf(game.toSgf());
      assert.equal(again.info.result, game.result);
      assert.match(game.toSgf(), new RegExp(`RE\\[${game.result?.replace("+", "\\+")}\\]`));
      return game.result;
    };
    const count = (/** @type {Game} */ game) => {
      game.mark();
      game.accept("black");
      game.accept("white");
    };
    assert.equal(end(count), "B+73.5");
    assert.equal(end(count, "japanese"), "B+73.5");
    assert.equal(
      end((game) => game.resign("black")),
      "W+R",
    );
    assert.equal(
      end((game) => game.report({ act: "time-out", by: "white" })),
      "B+T",
    );
    assert.equal(
      end((game) => game.report({ act: "phone-screen", by: "black" })),
      "W+F",
    );
    assert.equal(
      end((game) => game.decide({ effect: "lose-game", by: "white" })),
      "B+F",
    );
    assert.equal(
      end((game) => game.decide({ effect: "draw" })),
      "Draw",
    );
    for (const effect of /** @type {const} */ (["both-lose", "replay", "no-result", "extra-game"])) {
      assert.equal(
        end((game) => game.decide({ effect })),
        "Void",
      );
    }
    const cycle = new Game({
      setup: { stones: ["WWWWWWW", "WBW.W.W", "B.BWBWB", "BBBBBBB", "WWWWWWW", "......."] },
      rules: "japanese",
    });
    for (let i = 0; i < 2; i++) cycle.playAll(["D5", "B4", "F5", "D4", "B5", "F4"]);
    assert.match(cycle.toSgf(), /RE\[Void\]/);
    const again = Game.fromSgf(cycle.toSgf());
    assert.deepEqual(again.outcome, { kind: "no-result", winner: null });
  });

  // rules: S-01
  test("under a territory count", () => {
    const game = new Game({ setup: { stones: [".B.WW", ".B.WB", ".B.W.", ".B.W.", ".B.W."] }, rules: "japanese" });
    game.mark();
    game.setDead(["E4"]);
    const counted = game.score();
    // Five points of Black's; four of White's and a dead stone; komi 6.5.
    assert.deepEqual([counted.black.total, counted.white.total, counted.white.dead], [5, 5, 1]);
    assert.deepEqual([counted.text, counted.sgf, counted.zh], ["W+6.5", "W+6.5", "白胜6.5目"]);
    assert.equal(counted.en, "White wins by 6.5 points");
    game.accept("black");
    game.accept("white");
    assert.match(game.toSgf(), /RE\[W\+6\.5\]/);
  });
});

// rules: R-D-02, R-D-04, R-D-10
test("the end of a record is carried out if it is asked for", () => {
  const game = new Game({ size: 9, rules: "japanese" });
  for (const at of ["E5", "C3"]) game.play(at);
  game.mark();
  game.setDead(["C3"]);
  game.accept("black");
  game.accept("white");
  const sgf = game.toSgf();
  const back = Game.fromSgf(sgf, { end: "recorded" });
  assert.deepEqual([back.dead(), back.result, back.stage], [game.dead(), game.result, "agreed"]);
  assert.deepEqual([Game.fromSgf(sgf).result, Game.fromSgf(sgf).phase], [null, "play"]);
  const resigned = Game.fromSgf("(;SZ[9]RE[W+R];B[ee])", { end: "recorded" });
  assert.deepEqual(resigned.outcome, { kind: "resignation", winner: "white" });
  refused("argument", () => Game.fromSgf(sgf, { end: /** @type {any} */ ("closed") }));
});
