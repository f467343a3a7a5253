/** The corpus `rules-cases` through the package. Its README tells what the keys mean. */

import assert from "node:assert/strict";
import { join } from "node:path";
import { describe, test } from "node:test";
import { Game, parseGtp } from "../../dist/index.js";
import { namesIn, readJson, refused, shared, texts } from "./lib/check.js";

const BONUS = /** @type {const} */ ({ 0: "none", "N-1": "n-1", N: "n" });
const REPEATED_PASS = /** @type {const} */ ({ ends: "stops" });
const COLORS = /** @type {const} */ ({ B: "black", W: "white" });

/** @typedef {any} Case */

const folder = shared("corpus/rules-cases");
for (const file of folder === null ? [] : namesIn(folder, ".json").filter((name) => name !== "combinatorics.json")) {
  const cases = /** @type {Case[]} */ (readJson(join(folder ?? "", file)));
  describe(file, () => {
    // rules: R-B-11, R-B-14, R-C-01, R-C-02, R-C-03, R-E-04, R-E-05, R-K-08, S-08, S-11
    test(`${cases.length} cases`, () => {
      assert(cases.length > 0);
      for (const one of cases) {
        try {
          run(one);
        } catch (error) {
          throw new Error(`${one.id}: ${error instanceof Error ? error.message : error}`, { cause: error });
        }
      }
    });
  });
}

/** @param {Case} one */
function play({ size, rules, setup, to_play, moves }) {
  const game = new Game({
    size,
    setup: {
      stones: setup.length > 0 ? setup : Array(size[1]).fill(".".repeat(size[0])),
      turn: to_play === "W" ? "white" : "black",
    },
    rules: {
      ko: rules.ko,
      suicide: rules.suicide,
      scoring: rules.scoring,
      komi: rules.komi ?? 0,
      handicapCompensation: BONUS[/** @type {keyof typeof BONUS} */ (rules.handicap_bonus ?? 0)],
      cycles: rules.long_cycle ?? "none",
      repeatedPass: REPEATED_PASS[/** @type {"ends"} */ (rules.pass_repeat)] ?? "ordinary",
    },
    handicap: rules.handicap,
  });
  for (const move of moves) {
    const [color, at] = move.split(" ");
    game.play(at, COLORS[/** @type {"B" | "W"} */ (color)]);
  }
  return game;
}

/** @param {Case} one */
function run(one) {
  const { expect } = one;
  const game = play(one);
  const dead = [...(one.dead ?? []), ...(one.rules.dead_stones === undefined ? [] : game.provenDead())];
  if (one.rules.dead_stones !== undefined) assert.equal(one.rules.dead_stones, "provably-dead-removed");
  /** What belongs to each side, row by row. @param {(color: "black" | "white") => readonly (readonly number[])[]} points */
  const drawn = (points) => {
    const cells = game.cells().fill(0);
    for (const color of /** @type {const} */ (["black", "white"])) {
      for (const [x = 0, y = 0] of points(color)) cells[y * one.size[0] + x] = color === "black" ? 1 : 2;
    }
    return Array.from(cells, (cell) => ".BW"[cell]).join("");
  };
  const checks = {
    /** @param {Record<string, string[]>} lists */
    legal(lists) {
      for (const [letter, list] of Object.entries(lists)) {
        const color = COLORS[/** @type {"B" | "W"} */ (letter)];
        const wanted = list.map((at) => parseGtp(at, one.size));
        assert.deepEqual(game.legalMoves(color), wanted);
        const all = texts(wanted);
        for (let i = 0; i < game.legalMask().length; i++) {
          const at = [i % one.size[0], Math.floor(i / one.size[0])];
          assert.equal(game.check(at, color) === null, all.includes(String(at)), String(at));
        }
      }
    },
    /** @param {{ move: string, reason: string, also_ok?: string[] }} illegal */
    illegal({ move, reason, also_ok = [] }) {
      const [letter, at] = move.split(" ");
      const color = COLORS[/** @type {"B" | "W"} */ (letter)];
      const before = JSON.stringify(game.snapshot());
      const words = [reason, ...also_ok].map((word) => word.replace(/^(positional|situational)-superko$/, "superko"));
      assert(words.includes(String(game.check(at, color)?.code)), `${game.check(at, color)?.code}, wanted ${words}`);
      refused(new RegExp(`^(${words.join("|")})$`), () => game.play(at, color));
      assert.equal(JSON.stringify(game.snapshot()), before);
    },
    /** @param {{ B: number, W: number }} taken */
    captures: ({ B, W }) => assert.deepEqual(game.captures, { black: B, white: W }),
    /** @param {string[]} rows */
    board: (rows) => assert.deepEqual(game.snapshot().stones, rows),
    /** @param {boolean} isOver */
    game_over: (isOver) => assert.equal(game.phase !== "play", isOver),
    /** @param {boolean} none */
    no_result(none) {
      const outcome = none ? { kind: "no-result", winner: null } : null;
      assert.deepEqual([game.outcome, game.result], [outcome, none ? "Void" : null]);
      assert.equal(game.stage === "over", none);
    },
    /** @param {string[]} rows */
    pass_alive: (rows) =>
      assert.equal(
        drawn((color) => game.safeStones(color)),
        rows.join(""),
      ),
    /** @param {string[]} rows */
    pass_alive_area: (rows) =>
      assert.equal(
        drawn((color) => game.safeArea(color)),
        rows.join(""),
      ),
    /** @param {string[]} stones */
    dead: (stones) =>
      assert.deepEqual(texts(game.provenDead()).sort(), texts(stones.map((at) => parseGtp(at, one.size))).sort()),
    /** @param {string[]} rows */
    area(rows) {
      const { owner } = game.score({ dead });
      assert.deepEqual(
        [...owner],
        rows.flatMap((row) => Array.from(row, (of) => ({ B: 1, W: -1 })[of] ?? 0)),
      );
    },
    /** @param {string} result */
    score(result) {
      assert.equal(game.score({ dead }).sgf, result === "draw" ? "Draw" : result);
    },
    /** @param {{ B: number, W: number, shared: number }} count */
    count({ B, W, shared: nobody }) {
      const { black, white, dame } = game.score({ dead });
      assert.deepEqual([black.stones + black.territory, white.stones + white.territory, dame.length], [B, W, nobody]);
    },
    /** @param {{ B: number, W: number, needed_by_B: number, result: string }} zi */
    zi({ B, W, needed_by_B, result }) {
      const { black, white, needed, text } = game.score({ dead });
      assert.deepEqual([black.total, white.total, text], [B, W, result === "draw" ? result : `${result}zi`]);
      const [whole, part = "0"] = needed.split(" ");
      const [over, under = "1"] = part.split("/");
      assert.equal(Number(whole) + Number(over) / Number(under), needed_by_B);
    },
  };
  for (const [kind, value] of Object.entries(expect)) {
    const check = checks[/** @type {keyof typeof checks} */ (kind)];
    assert(check !== undefined, `nothing is known of ${kind}`);
    /** @type {(value: any) => void} */ (check)(value);
  }
}
