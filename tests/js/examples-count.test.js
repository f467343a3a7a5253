/** The examples of the specification about counting. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { score } from "../../dist/index.js";
import { COLORS, counted, each, editions, fraction, skip, start } from "./lib/examples.js";

/** @param {any} result @param {import("../../dist/index.js").Score} counted */
function sameResult(result, counted) {
  assert.equal(counted.winner, { B: "black", W: "white", draw: "draw" }[/** @type {string} */ (result.winner)]);
  assert.equal(counted.margin.zi, fraction(result.margin_zi));
  assert.equal(counted.margin.zi, result.margin_decimal);
  assert.equal(counted.margin.points, 2 * result.margin_decimal);
  const margin = counted.winner === "white" ? -counted.margin.zi : counted.margin.zi;
  assert.equal(margin, fraction(result.black_margin));
}

describe("the examples of the specification", { skip }, () => {
  // rules: R-E-03, R-E-04, R-E-05, R-E-06, R-E-08, R-E-14, R-E-15
  test("boards", () => {
    each("scoring_boards", 14, (one) => {
      for (const rules of editions(one)) {
        const count = counted(one, { komi: `${fraction(one.komi_zi)} zi`, rules });
        assert.equal(count.black.total, fraction(one.black_zi));
        assert.equal(count.white.total, fraction(one.white_zi));
        assert.equal(count.dame.length, one.shared_points);
        assert.equal(count.black.total + count.white.total, one.board.join("").length);
        sameResult(one.result, count);
      }
    });
  });

  // rules: R-E-07, R-E-09, R-E-10, R-E-11, R-E-12, R-E-13, R-E-16, R-E-17
  test("counts", () => {
    each("scoring_counts", 20, (one) => {
      const count = score({
        stones: divided(one.points, fraction(one.black_zi)),
        komi: `${fraction(one.komi_zi)} zi`,
        penalties: { black: one.penalty_black_zi, white: one.penalty_white_zi },
      });
      assert.deepEqual([count.black.total, count.white.total], [fraction(one.black_zi), fraction(one.white_zi)]);
      assert.equal(words(count.needed), fraction(one.black_needs_more_than));
      assert.equal(count.neededZi, fraction(one.black_needs_more_than));
      sameResult(one.result, count);
    });
  });

  // rules: R-D-08, R-D-12
  test("points left over: shared where both leave them, the other side's where one gave up play", () => {
    each("leftover_points", 2, (one) => {
      for (const rules of editions(one)) {
        const game = start(one, "W", rules);
        if (one.gave_up_play === undefined) {
          assert.equal(one.both_confirmed, true);
          game.mark();
        } else {
          const by = COLORS[/** @type {"B" | "W"} */ (one.gave_up_play)];
          game.giveUpPlay(by, { clock: one.clock });
          assert.equal(game.contested, by === "white" ? "black" : "white");
        }
        game.accept("white");
        game.accept("black");
        game.confirm("black");
        game.confirm("white");
        assert.equal(game.stage, "over");
        const { black, white } = game.score();
        assert.deepEqual([black.total, white.total], [fraction(one.black_zi), fraction(one.white_zi)]);
        // The same from the bare position.
        const { contested } = game;
        const bare = counted(one, { rules, ...(contested === null ? {} : { contested }) });
        assert.deepEqual(bare, game.score());
      }
    });
  });
});

/** `184 1/4` as a number. @param {string} text */
function words(text) {
  return text.split(" ").reduce((sum, part) => sum + fraction(part), 0);
}

/**
 * A square board of which so much is Black's, read row by row; half a point is one that nobody owns.
 *
 * @param {number} points @param {number} black
 */
function divided(points, black) {
  const side = Math.sqrt(points);
  if (black === points / 2 && !Number.isInteger(black)) return Array(side).fill(".".repeat(side));
  const whole = Math.floor(black);
  const shared = black === whole ? 0 : 1;
  const owner = Array.from({ length: points }, (_, i) => (i < whole ? "B" : i < whole + shared ? "." : "W"));
  // Room for liberties: a point away from the border is left empty on each side that has one.
  const room = (/** @type {number} */ from, /** @type {number} */ to) => {
    if (to - from > 1) owner[from === 0 ? 0 : to - 1] = ".";
  };
  room(0, whole);
  room(whole + shared, points);
  return Array.from({ length: side }, (_, y) => owner.slice(y * side, (y + 1) * side).join(""));
}
