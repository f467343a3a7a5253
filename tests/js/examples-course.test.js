/** The examples of the specification about drawing, the end of a game, and sealed moves. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { commitment, Game, nigiri, nigiriHolder } from "../../dist/index.js";
import { refused, stateOf } from "./lib/check.js";
import { COLORS, each, editions, skip, start } from "./lib/examples.js";

const SALT = "0123456789abcdef";
/** A stone of either side, and A9, which is forbidden to Black. */
const BOARD = [".W.......", "W........", ".........", "....B.W..", ...Array(5).fill(".........")];
const FORBIDDEN = "A9";

/** @typedef {any} Example */

/** @param {string} letter */
const side = (letter) => COLORS[/** @type {"B" | "W"} */ (letter)];

describe("the examples of the specification", { skip }, () => {
  // rules: R-F-02
  test("nigiri", () => {
    each("nigiri", 6, (one) => {
      assert.equal(nigiri(one.holder_has_white_stones, one.guesser_shows_black_stones), one.black_is);
    });
  });

  // rules: R-F-03
  test("who holds the stones", () => {
    each("nigiri_holder", 2, (one) => {
      assert.equal({ first: "a", second: "b" }[String(nigiriHolder(one.a, one.b))], one.holder);
      assert.equal({ first: "b", second: "a" }[String(nigiriHolder(one.b, one.a))], one.holder);
    });
  });

  // rules: R-D-01, R-D-02, R-D-03, R-D-05, R-D-07, R-D-09, R-D-11, R-D-12, R-D-14, R-K-10, R-K-12, R-K-14
  test("the end", () => {
    let n = 0;
    each("ending", 14, (one) => {
      for (const rules of editions(one)) {
        const game = new Game({ setup: { stones: BOARD }, rules });
        for (const event of one.events) step(game, event);
        n += 1;
      }
    });
    console.log(`${n} games`);
  });

  // rules: R-H-03, R-H-04, R-H-05, R-H-06
  test("sealed moves", () => {
    each("sealed_moves", 4, (one) => {
      for (const rules of editions(one)) {
        const by = side(one.colour);
        const game = start(one, one.colour, rules);
        game.seal(by, commitment(one.sealed, SALT));
        if (one.expect === "refused") {
          assert.equal(one.reason, "sealed_point_binds");
          const before = stateOf(game);
          refused("sealed", () => game.play(one.attempt));
          refused("sealed", () => game.pass());
          assert.equal(stateOf(game), before);
          continue;
        }
        assert.equal(game.openSealed({ note: one.sealed, salt: SALT }), one.expect.replace("_", "-"));
        assert.equal(game.turn, side(one.next_to_move));
        assert.equal(game.sealed, null);
        if (one.expect === "played") assert.equal(game.lastMove?.gtp, one.sealed);
        else assert.deepEqual([game.snapshot().stones, game.lastMove?.kind], [one.board, "lost-turn"]);
      }
    });
  });
});

/** @param {Game} game @param {Example} event */
function step(game, event) {
  const before = stateOf(game);
  const act = () => perform(game, event);
  const words = JSON.stringify(event);
  if (event.expect === "refused") {
    refused(event.reason.replaceAll("_", "-"), act);
    assert.equal(stateOf(game), before, words);
  } else {
    act();
    assert.notEqual(stateOf(game), before, words);
  }
  assert.equal(stateIn(game), event.state, words);
  if (event.to_move !== undefined) assert.equal(game.turn, side(event.to_move), words);
  if (event.winner !== undefined) assert.deepEqual(game.outcome, { kind: "resignation", winner: side(event.winner) });
  if (event.contested_points_to !== undefined) assert.equal(game.contested, side(event.contested_points_to));
  if (event.effect !== undefined) {
    assert.equal(event.expect, "void");
    assert(game.rulings().at(-1)?.effects.includes(event.effect.replaceAll("_", "-")), words);
    assert.equal(game.lastMove?.kind, "lost-turn");
  }
}

/** @param {Game} game @param {Example} event */
function perform(game, event) {
  const by = side(event.by);
  switch (event.do) {
    case "pass":
      return game.play("pass", by);
    case "offer_end":
    case "press_end":
      return game.proposeEnd(by);
    case "accept_end":
      return game.answerEnd(by, true);
    case "refuse":
      return game.answerEnd(by, false);
    case "resign":
      return game.resign(by);
    case "resume":
      return game.resume(by);
    case "give_up_play":
      return game.giveUpPlay(by, { clock: event.clock });
    case "claim_dead": {
      const sign = event.chain_colour === "B" ? 1 : -1;
      const stones = game.signMap().flatMap((row, y) => row.flatMap((is, x) => (is === sign ? [[x, y]] : [])));
      return game.markDead(by, /** @type {[number, number][]} */ (stones));
    }
    case "dispute":
      return game.dispute(by, game.dead());
    case "agree_status":
      assert.equal(event.by, "both");
      game.accept("black");
      return game.accept("white");
    case "play_forbidden_point":
      assert.equal(game.check(FORBIDDEN, by)?.code, "suicide");
      return game.report({ act: "forbidden-point", by, at: FORBIDDEN });
    default:
      return game.play(event.do, by);
  }
}

/** Where a game stands, in the words of the examples. @param {Game} game */
function stateIn(game) {
  if (game.stage === "playing" && game.mustPlay !== null) return "must_play";
  const words = { confirming: "awaiting_confirmation", marking: "stopped", agreed: "scored", over: "finished" };
  return words[/** @type {keyof typeof words} */ (game.stage)] ?? game.stage;
}
