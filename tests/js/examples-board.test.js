/** The examples of the specification about boards, liberties, legality, repetition, and what is safe. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Game, parseGtp } from "../../dist/index.js";
import { refused, texts } from "./lib/check.js";
import { COLORS, each, editions, examples, named, skip, start } from "./lib/examples.js";

const REASONS = { occupied: /^occupied$/, forbidden_point: /^suicide$/, repetition: /^(ko|superko)$/ };
const SIDES = /** @type {const} */ (["black", "white"]);

/** @param {string} reason */
const reasonOf = (reason) => REASONS[/** @type {keyof typeof REASONS} */ (reason)];

describe("the examples of the specification", { skip }, () => {
  // rules: R-A-01, R-A-03, R-A-05
  test("facts of the board", () => {
    each("board_facts", 4, (one) => {
      if (one.points !== undefined) {
        assert.equal(new Game({ size: one.size }).cells().length, one.points);
      } else if (one.star_points !== undefined) {
        const nine = new Game({ size: one.size, handicap: 9 });
        const stars = nine.signMap().flatMap((row, y) => row.flatMap((sign, x) => (sign === 1 ? [[x, y]] : [])));
        assert.deepEqual(texts(stars), named([19, 19], one.star_points));
        assert.deepEqual(parseGtp(one.tianyuan, 19), [9, 9]);
      } else if (one.black_stones_placed_so_far !== undefined) {
        const game = new Game();
        for (let i = 0; i < one.black_stones_placed_so_far; i++) {
          game.play([i % 19, Math.floor(i / 19)], "black");
          game.play("pass", "white");
        }
        assert.equal(game.cells().filter((cell) => cell === 1).length, one.black_stones_placed_so_far);
        assert.equal(game.tryPlay("S1").ok, one.next_black_placement === "accepted");
      } else {
        // Centimetres, for whoever draws it: no part of the package's answers, so only that they fit together.
        const middle = (/** @type {string} */ key) => (one[key][0] + one[key][1]) / 2;
        const ratio = middle("cell_width_cm") / middle("cell_height_cm");
        assert(Math.abs(ratio - one.example_ratio_width_to_height) < 0.001);
        assert(middle("stone_diameter_cm") < middle("cell_width_cm"));
      }
    });
  });

  // rules: R-B-07, R-B-08, R-B-09
  test("liberties", () => {
    each("liberties", 6, (one) => {
      const game = start(one, "B");
      assert.equal(game.chain(one.at).length, one.chain_size);
      assert.deepEqual(texts(game.liberties(one.at)), named(game.size, one.liberties));
    });
  });

  // rules: R-B-04, R-B-11, R-B-12, R-B-13, R-B-14, R-B-19
  test("legality, in every edition", () => {
    each("legality", 17, (one) => {
      for (const rules of editions(one)) {
        const game = start(one, one.colour, rules);
        if (one.expect === "refused") {
          refused(reasonOf(one.reason), () => game.play(one.play));
          assert.deepEqual(game.snapshot().stones, one.board);
        } else {
          assert.deepEqual(texts(game.play(one.play).captured), named(game.size, one.captured));
          assert.deepEqual(game.snapshot().stones, one.board_after);
        }
      }
    });
  });

  // rules: R-B-18
  test("lists of forbidden points", () => {
    each("forbidden_point_lists", 3, (one) => {
      for (const rules of editions(one)) {
        const game = start(one, "B", rules);
        for (const color of SIDES) {
          const wanted = named(game.size, one[`forbidden_for_${color}`]);
          assert.deepEqual(texts(game.forbiddenPoints(color)), wanted);
          const refusals = [];
          for (const [index, cell] of game.cells().entries()) {
            const at = /** @type {const} */ ([index % game.size[0], Math.floor(index / game.size[0])]);
            if (cell === 0 && game.check(at, color)?.code === "suicide") refusals.push(at);
          }
          assert.deepEqual(texts(refusals), wanted);
        }
      }
    });
  });

  // rules: R-B-15, R-B-16, R-B-17
  test("figure 2 as printed", () => {
    const { rows, a_points } = examples.figure_2_rows_as_printed;
    const seven = rows.map((/** @type {string} */ row) =>
      Array.from(row, (sign) => ({ "●": "B", "○": "W" })[sign] ?? ".").join(""),
    );
    const game = new Game({ setup: { stones: [...Array(12).fill(".".repeat(19)), ...seven] } });
    const points = ["甲", "乙", "丙"].map((name) => a_points[name]);
    assert.deepEqual(texts(game.forbiddenPoints("black")), named([19, 19], points));
    assert.deepEqual(game.forbiddenPoints("white"), []);
    assert.deepEqual(
      points.map((at) => game.check(at)?.chain?.length),
      [1, 3, 2],
    );
  });

  // rules: R-K-08, R-K-09
  test("chains that are safe by two eyes", () => {
    each("safe_chains", 3, (one) => {
      for (const rules of editions(one)) {
        const game = start(one, one.colour, rules);
        const safe = game.safeStones(COLORS[/** @type {"B" | "W"} */ (one.colour)]);
        assert.deepEqual(texts(safe), named(game.size, one.safe_chains.flat()));
        // Chain by chain, as they are listed.
        for (const chain of one.safe_chains) {
          assert.deepEqual(texts(game.chain(chain[0])), named(game.size, chain));
        }
        // The eyes are forbidden to the other side, whatever it has.
        const eyes = one.eyes ?? one.shared_eyes ?? [];
        const other = one.colour === "B" ? "white" : "black";
        for (const at of eyes) assert.equal(game.check(at, other)?.code, "suicide", at);
      }
    });
  });

  // rules: R-C-01, R-C-02, R-C-03, R-C-04, R-C-07
  test("sequences under each rule of repetition", () => {
    each("sequences", 10, (one) => {
      for (const [ko, steps] of Object.entries(one.steps)) {
        const game = start(one, one.to_move, { ko });
        for (const step of steps) {
          if (game.phase === "marking") game.resume();
          const color = COLORS[/** @type {"B" | "W"} */ (step.colour)];
          const play = () => game.play(step.play, color);
          if (step.expect === "ok") {
            assert.deepEqual(texts(play().captured), named(game.size, step.captured ?? []));
            continue;
          }
          const error = refused(reasonOf(step.reason), play);
          assert.equal(error.illegal.sinceMove, step.repeats_position_after_step, ko);
          // What is in the way is told in full too.
          const cycle = game.forbiddenCycle(step.play, color);
          assert.equal(cycle?.since, step.repeats_position_after_step, step.play);
          assert.equal(cycle.length, game.moveNumber + 1 - cycle.since);
        }
      }
    });
  });
});
