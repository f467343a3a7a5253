/** Judging through the package, on every position whose answer is known: what is asked of it, and the rules of certain life. */

import assert from "node:assert/strict";
import { join } from "node:path";
import { describe, test } from "node:test";
import { Game, parseGtp } from "../../dist/index.js";
import { check } from "../../scripts/judge-report/bars.mjs";
import { ours } from "../../scripts/judge-report/judges.mjs";
import { corpusFolders, readCorpora } from "../../scripts/judge-report/positions.mjs";
import { listText } from "../../scripts/judge-report/print.mjs";
import { figures, runCorpus } from "../../scripts/judge-report/run.mjs";
import { measureSymmetry } from "../../scripts/judge-report/symmetry.mjs";
import { readJson, shared } from "./lib/check.js";

const folder = shared("corpus");
const { corpora, unreadable } =
  folder === null ? { corpora: [], unreadable: [] } : readCorpora(corpusFolders(folder), () => null);

describe("judging, by the corpora", { skip: folder === null }, () => {
  test("every file is read", () => {
    assert.deepEqual(unreadable, []);
    const sizes = corpora.map(({ name, positions }) => `${name} ${positions.length}`);
    assert.deepEqual(sizes, [
      "ogs-autoscore 21",
      "estimator-positions 37",
      "finished-games/games 309",
      "finished-games/disputed 99",
      "life-death/cases 49",
      "life-death/unconditional 8",
    ]);
  });

  for (const corpus of corpora) {
    test(corpus.name, async () => {
      const outcomes = await runCorpus(corpus, await ours());
      assert.deepEqual(outcomes.failed, []);
      const found = figures(outcomes);
      console.log(`${corpus.name}: ${JSON.stringify(found)}`);
      for (const { what, kept, value } of check(corpus.kind, found)) {
        assert(value >= kept, `${what}: ${value}, kept until now ${kept}\n${listText(outcomes)}`);
      }
    });
  }

  test("set-ups seen from eight sides, in both colours", async () => {
    const setUps = corpora.filter(({ kind }) => kind === "life-death");
    const { isMet, text } = await measureSymmetry(setUps, await ours(), true);
    assert(isMet, text);
  });
});

describe("judging, by the rules of certain life", { skip: folder === null }, () => {
  /** Runs a check on every case of a file and names the one that fails. @param {string} file @param {(one: any, game: Game) => void} run */
  function each(file, run) {
    const cases = /** @type {any[]} */ (readJson(join(folder ?? "", "rules-cases", file)));
    assert(cases.length > 0);
    for (const one of cases) {
      const stones = one.setup.length > 0 ? one.setup : Array(one.size[1]).fill(".".repeat(one.size[0]));
      const rules = { ko: one.rules.ko, suicide: one.rules.suicide, scoring: one.rules.scoring };
      const game = new Game({ size: one.size, setup: { stones, turn: colorOf(one.to_play) }, rules });
      for (const move of one.moves) {
        const [letter, at] = move.split(" ");
        game.play(at, colorOf(letter));
      }
      try {
        run(one, game);
      } catch (error) {
        throw new Error(`${one.id}: ${error instanceof Error ? error.message : error}`, { cause: error });
      }
      game.dispose();
    }
    console.log(`${file}: ${cases.length} cases`);
  }

  /** The chains that are called so for certain, drawn. @param {Game} game @param {string} status */
  function proved(game, status) {
    const [width = 0] = game.size;
    const drawn = Array(game.cells().length).fill(".");
    for (const chain of game.judge().chains) {
      if (chain.proof !== "pass-alive" || chain.status !== status) continue;
      for (const [x, y] of chain.stones) drawn[y * width + x] = chain.color === "black" ? "B" : "W";
    }
    return drawn.join("");
  }

  test("alive for certain are the stones that unconditional life proves, and no others", () => {
    each("pass-alive.json", (one, game) => assert.equal(proved(game, "alive"), one.expect.pass_alive.join("")));
  });

  test("their areas stand as theirs, whatever is in them", () => {
    each("pass-alive-area.json", (one, game) => {
      const { standing } = game.judge();
      for (const [at, owner] of [...one.expect.pass_alive_area.join("")].entries()) {
        if (owner !== ".") assert.equal(standing[at], owner === "B" ? 1 : -1, `point ${at}`);
      }
    });
  });

  test("what is dead for certain is called dead, for that reason", () => {
    each("auto-dead.json", (one, game) => {
      const drawn = proved(game, "dead");
      const all = new Set(game.judge().dead.map(String));
      for (const at of one.expect.dead ?? game.provenDead()) {
        const vertex = typeof at === "string" ? parseGtp(at, one.size) : at;
        assert(all.has(String(vertex)), `${at} is not called dead`);
        assert.notEqual(drawn[vertex[1] * one.size[0] + vertex[0]], ".", `${at} is not proved`);
      }
    });
  });
});

/** @param {string} letter */
const colorOf = (letter) => (letter === "W" ? "white" : "black");
