/** The examples of the specification about play; those about counting are in score.test.js. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { formatGtp, Game, parseGtp } from "../../dist/index.js";
import { readJson, refused, shared, texts } from "./lib/check.js";

const path = shared("spec/examples.json");
const examples = path === null ? {} : readJson(path);
const COLORS = /** @type {const} */ ({ B: "black", W: "white" });
const REASONS = { occupied: /^occupied$/, forbidden_point: /^suicide$/, repetition: /^(ko|superko)$/ };

/** @typedef {any} Example */

/** @param {Example} one @param {"B" | "W"} turn @param {object} [rules] */
const start = (one, turn, rules) => new Game({ setup: { stones: one.board, turn: COLORS[turn] }, rules });

/** Points by their names, sorted. @param {Game} game @param {readonly string[]} names */
const named = (game, names) => texts(names.map((name) => parseGtp(name, game.size) ?? []));

/** @param {string} section @param {(one: Example) => void} run */
function each(section, run) {
  for (const one of examples[section]) {
    try {
      run(one);
    } catch (error) {
      throw new Error(`${one.id}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  }
  console.log(`${section}: ${examples[section].length}`);
}

describe("the examples of the specification", { skip: path === null }, () => {
  test("liberties", () => {
    each("liberties", (one) => {
      const game = start(one, "B");
      assert.equal(game.chain(one.at).length, one.chain_size);
      assert.deepEqual(texts(game.liberties(one.at)), named(game, one.liberties));
    });
  });

  test("legality", () => {
    each("legality", (one) => {
      const game = start(one, one.colour);
      if (one.expect === "refused") {
        refused(REASONS[/** @type {keyof typeof REASONS} */ (one.reason)], () => game.play(one.play));
        assert.deepEqual(game.snapshot().stones, one.board);
      } else {
        assert.deepEqual(texts(game.play(one.play).captured), named(game, one.captured));
        assert.deepEqual(game.snapshot().stones, one.board_after);
      }
    });
  });

  test("lists of forbidden points", () => {
    each("forbidden_point_lists", (one) => {
      const game = start(one, "B");
      for (const color of /** @type {const} */ (["black", "white"])) {
        const forbidden = [];
        for (const [index, cell] of game.cells().entries()) {
          const at = /** @type {const} */ ([index % game.size[0], Math.floor(index / game.size[0])]);
          if (cell === 0 && game.check(at, color) !== null) forbidden.push(formatGtp(at, game.size));
        }
        assert.deepEqual(forbidden.sort(), [...one[`forbidden_for_${color}`]].sort());
      }
    });
  });

  test("sequences under each rule of repetition", () => {
    each("sequences", (one) => {
      for (const [ko, steps] of Object.entries(one.steps)) {
        const game = start(one, one.to_move, { ko });
        for (const step of steps) {
          if (game.phase === "marking") game.resume();
          const play = () => game.play(step.play, COLORS[/** @type {"B" | "W"} */ (step.colour)]);
          if (step.expect === "ok") assert.deepEqual(texts(play().captured), named(game, step.captured ?? []));
          else {
            const error = refused(REASONS[/** @type {keyof typeof REASONS} */ (step.reason)], play);
            assert.equal(error.illegal.sinceMove, step.repeats_position_after_step, ko);
          }
        }
      }
    });
  });
});
