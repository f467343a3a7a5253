/** How two sides end a game: marks, disputes, the confirmation; edition by edition. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Game } from "../../dist/index.js";
import { refused, stateOf, texts } from "./lib/check.js";

// White's three stones in Black's corner.
const CORNER = ["WW.B.", ".W.B.", "..WB.", "BBBB.", "....."];
const DEAD = ["A5", "C3"];
/** @param {any} rules */
const corner = (rules) => new Game({ setup: { stones: CORNER }, komi: 0, rules });
/** @param {any} rules */
const stopped = (rules) => {
  const game = corner(rules);
  game.mark();
  return game;
};
/** Is refused, and changes nothing. @param {string} code @param {Game} game @param {() => unknown} run */
function leaves(code, game, run) {
  const before = stateOf(game);
  refused(code, run);
  assert.equal(stateOf(game), before);
}

describe("marks by a side, and disputes", () => {
  // rules: R-D-10
  test("marks are whole chains, and take acceptances back", () => {
    for (const by of /** @type {const} */ (["black", "white", "referee"])) {
      const game = stopped("chinese-2002");
      game.accept("white");
      game.markDead(by, ["A5"]);
      assert.deepEqual(texts(game.dead()), ["0,0", "1,0", "1,1"]);
      assert.deepEqual([game.stage, game.accepted], ["marking", { black: false, white: false }]);
      leaves("no-change", game, () => game.markDead("white", ["B5", "B4"]));
      leaves("no-stone", game, () => game.markDead(by, ["E1"]));
      leaves("argument", game, () => game.markDead(by, "A5"));
      leaves("color", game, () => game.markDead("both", ["A5"]));
      game.markDead(by, []);
      assert.deepEqual(game.dead(), []);
      assert.equal(game.events().at(-1)?.by, by);
    }
    const playing = corner("chinese-2002");
    leaves("phase", playing, () => playing.markDead("black", ["A5"]));
  });

  // rules: R-D-11, R-D-14
  test("chinese-2002: the side that says dead plays first; the other's turn is lost, which is no pass", () => {
    const game = corner("chinese-2002");
    game.pass();
    game.pass();
    game.markDead("black", DEAD);
    game.dispute("white", DEAD);
    assert.deepEqual([game.stage, game.turn, game.moveNumber, game.dead()], ["playing", "black", 2, []]);
    const other = corner("chinese-2002");
    other.pass();
    other.pass();
    other.markDead("white", ["D5"]);
    other.dispute("black", ["D5"]);
    assert.deepEqual([other.turn, other.moveNumber, other.lastMove?.kind], ["white", 3, "lost-turn"]);
    assert.deepEqual(other.lastMove, {
      ...{ number: 3, color: "black", kind: "lost-turn", vertex: null, gtp: "lost-turn", captured: [] },
    });
    // A pass and a lost turn are no two passes.
    other.pass();
    assert.equal(other.phase, "play");
    other.pass();
    assert.equal(other.phase, "marking");
    assert.deepEqual(other.passes, { black: 2, white: 2 });
  });

  // rules: R-D-11
  test("elsewhere: whose turn it is, or the opponent of who asks", () => {
    for (const [rules, by, turn] of /** @type {const} */ ([
      ["chinese-1988", "black", "black"],
      ["chinese-1988", "white", "black"],
      ["aga", "white", "black"],
      ["japanese", "white", "black"],
      ["japanese", "black", "white"],
      ["korean", "black", "white"],
    ])) {
      for (const how of ["dispute", "resume"]) {
        const game = stopped(rules);
        if (how === "dispute") game.dispute(by, DEAD);
        else game.resume(by);
        assert.deepEqual([game.stage, game.turn], ["playing", turn], `${rules} ${by} ${how}`);
      }
    }
  });

  test("what can't be disputed", () => {
    const playing = corner("chinese-2002");
    leaves("phase", playing, () => playing.dispute("white", DEAD));
    leaves("phase", playing, () => playing.resume());
    const game = stopped("chinese-2002");
    leaves("no-stone", game, () => game.dispute("white", ["E1"]));
    leaves("color", game, () => game.dispute("referee", DEAD));
    leaves("vertex", game, () => game.dispute("white", ["I9"]));
  });

  // rules: S-09
  test("all alive: nothing to mark, play that stops is agreed at once", () => {
    const game = stopped("tromp-taylor");
    assert.deepEqual([game.stage, game.phase, game.accepted], ["agreed", "over", { black: true, white: true }]);
    leaves("already-confirmed", game, () => game.markDead("black", DEAD));
    const aga = stopped("aga");
    aga.markDead("black", DEAD);
    aga.dispute("white", DEAD);
    assert.equal(aga.stage, "playing");
    aga.mark();
    assert.equal(aga.stage, "agreed");
    assert.deepEqual(aga.dead(), []);
  });
});

describe("the confirmation", () => {
  // rules: R-D-06, R-D-09, R-D-13
  test("both accept, both confirm; then nothing at all can be done", () => {
    for (const rules of /** @type {const} */ (["chinese-2002", "chinese-1988", "platform", "japanese", "aga"])) {
      const game = stopped(rules);
      leaves("phase", game, () => game.confirm("black"));
      game.markDead("black", DEAD);
      game.accept("black");
      assert.equal(game.stage, "marking");
      leaves("phase", game, () => game.confirm("black"));
      game.accept("white");
      assert.deepEqual([game.stage, game.phase, game.outcome], ["agreed", "over", { kind: "count", winner: "black" }]);
      for (const late of [
        () => game.resume("white"),
        () => game.dispute("white", DEAD),
        () => game.markDead("white", []),
      ]) {
        leaves("already-confirmed", game, late);
      }
      game.confirm("white");
      assert.deepEqual([game.confirmed, game.stage], [{ black: false, white: true }, "agreed"]);
      leaves("no-change", game, () => game.confirm("white"));
      game.confirm("black");
      assert.deepEqual([game.confirmed, game.stage], [{ black: true, white: true }, "over"]);
      for (const late of [
        () => game.confirm("black"),
        () => game.resign("black"),
        () => game.report({ act: "phone-screen", by: "black" }),
        () => game.decide({ effect: "draw" }),
        () => game.proposeEnd("black"),
        () => game.answerEnd("white", true),
        () => game.adjourn(),
        () => game.giveUpPlay("black", { clock: "absolute" }),
      ]) {
        leaves("(already-confirmed|game-over)", game, late);
      }
    }
  });

  test("the referee confirms for both", () => {
    const game = stopped("chinese-2002");
    game.accept("black");
    game.accept("white");
    game.confirm("referee");
    assert.equal(game.stage, "over");
  });
});
