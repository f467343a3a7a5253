/** Proposals to end a game, and passes: edition by edition. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Game, rulesPresets } from "../../dist/index.js";
import { refused, stateOf } from "./lib/check.js";

// White's three stones in Black's corner.
const CORNER = ["WW.B.", ".W.B.", "..WB.", "BBBB.", "....."];
/** @param {any} rules */
const corner = (rules) => new Game({ setup: { stones: CORNER }, komi: 0, rules });
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
