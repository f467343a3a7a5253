/** How two sides end a game: proposals, marks, disputes, the confirmation; edition by edition. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Game, rulesPresets } from "../../dist/index.js";
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

const OFFERS = /** @type {const} */ (["chinese-2002", "chinese-1988"]);

describe("proposals that give up the turn", () => {
  for (const rules of OFFERS) {
    // rules: R-D-05, R-D-07
    test(`${rules}: only in one's turn, and the turn is given up`, () => {
      const game = corner(rules);
      leaves("not-your-turn", game, () => game.proposeEnd("white"));
      game.proposeEnd("black");
      assert.deepEqual([game.stage, game.phase, game.offeredBy, game.turn], ["offered", "play", "black", "white"]);
      assert.deepEqual([game.moveNumber, game.lastMove?.kind, game.passes.black], [1, "pass", 1]);
      leaves("own-offer", game, () => game.answerEnd("black", true));
      leaves("phase", game, () => game.proposeEnd("white"));
      for (const agree of [undefined, null, 1, "yes"]) leaves("argument", game, () => game.answerEnd("white", agree));
    });

    // rules: R-D-01, R-D-05
    test(`${rules}: accepted, play stops`, () => {
      const game = corner(rules);
      leaves("phase", game, () => game.answerEnd("white", true));
      game.proposeEnd("black");
      game.answerEnd("white", true);
      assert.deepEqual([game.stage, game.phase, game.offeredBy], ["stopped", "marking", null]);
    });

    // rules: R-D-05
    test(`${rules}: declined in words, a stone is owed`, () => {
      const game = corner(rules);
      game.proposeEnd("black");
      game.answerEnd("white", false);
      assert.deepEqual([game.stage, game.turn, game.mustPlay], ["playing", "white", "white"]);
      leaves("must-play", game, () => game.pass());
      leaves("must-play", game, () => game.proposeEnd("white"));
      assert.equal(game.check("pass")?.code, "must-play");
      game.play("E1");
      assert.deepEqual([game.turn, game.mustPlay], ["black", null]);
      game.pass();
      game.play("E5");
      assert.equal(game.moveNumber, 4);
    });

    // rules: R-D-05
    test(`${rules}: declined by a stone, the first side has its turn again`, () => {
      const game = corner(rules);
      game.proposeEnd("black");
      game.play("E1");
      assert.deepEqual([game.stage, game.turn, game.offeredBy, game.mustPlay], ["playing", "black", null, null]);
      game.proposeEnd("black");
      assert.equal(game.offeredBy, "black");
    });
  }

  // rules: R-D-05
  test("who has no legal play may pass all the same", () => {
    const game = new Game({ setup: { stones: [".B."], turn: "black" } });
    game.proposeEnd("black");
    game.answerEnd("white", false);
    assert.deepEqual([game.legalMoves(), game.turn], [[], "white"]);
    leaves("(must-play|suicide)", game, () => game.play("A1"));
    assert.equal(game.pass().color, "white");
  });

  // rules: R-D-03
  test("chinese-1988: two passes only put the question", () => {
    const game = corner("chinese-1988");
    game.pass();
    game.pass();
    assert.deepEqual([game.stage, game.phase, game.turn], ["confirming", "play", "black"]);
    for (let i = 0; i < 10; i++) game.pass();
    assert.equal(game.phase, "play");
    game.proposeEnd("black");
    game.answerEnd("white", true);
    assert.equal(game.stage, "stopped");
    const other = corner("chinese-1988");
    other.playAll(["pass", "pass", "E1"]);
    assert.equal(other.stage, "playing");
  });
});

describe("proposals at any time", () => {
  // rules: R-K-10
  test("cost no turn, and are answered by the other side", () => {
    const game = corner("platform");
    game.proposeEnd("white");
    assert.deepEqual([game.stage, game.offeredBy, game.turn, game.moveNumber], ["offered", "white", "black", 0]);
    leaves("own-offer", game, () => game.answerEnd("white", true));
    const played = game.clone();
    played.play("E1");
    assert.deepEqual([played.stage, played.offeredBy], ["playing", null]);
    game.answerEnd("black", true);
    assert.equal(game.stage, "stopped");
  });

  // rules: R-K-14
  test("refused three times with no stone between, a stone is owed by that side alone", () => {
    const game = corner("platform");
    const refuse = () => {
      game.proposeEnd("black");
      game.answerEnd("white", false);
    };
    refuse();
    refuse();
    game.play("E1");
    game.play("E2");
    assert.equal(game.mustPlay, null);
    refuse();
    refuse();
    assert.equal(game.mustPlay, null);
    refuse();
    assert.equal(game.mustPlay, "black");
    leaves("must-play", game, () => game.proposeEnd("black"));
    leaves("must-play", game, () => game.pass());
    const resigned = game.clone();
    resigned.resign("black");
    assert.equal(resigned.result, "W+R");
    game.proposeEnd("white");
    game.answerEnd("black", false);
    game.play("E5");
    assert.equal(game.mustPlay, null);
  });

  // rules: R-K-12
  test("six passes in a row stop play too; four do not, and a stone breaks the run", () => {
    const game = corner("platform");
    for (let i = 0; i < 5; i++) game.pass();
    assert.equal(game.phase, "play");
    game.play("E1");
    for (let i = 0; i < 5; i++) game.pass();
    assert.equal(game.phase, "play");
    game.pass();
    assert.equal(game.phase, "marking");
  });
});

test("rules that know no proposals refuse them", () => {
  for (const { name, rules } of rulesPresets()) {
    if (rules.endOffer !== "none") continue;
    const game = corner(name);
    leaves("not-in-rules", game, () => game.proposeEnd("black"));
    leaves("phase", game, () => game.answerEnd("white", true));
  }
});

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
