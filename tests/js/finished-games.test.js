/** The corpus `finished-games`: every record from SGF to its result. Its README tells what the keys mean. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { Game } from "../../dist/index.js";
import { namesIn, readJson, refused, shared } from "./lib/check.js";

const folder = shared("corpus/finished-games/games");
const games = (folder === null ? [] : namesIn(folder, ".sgf")).map((name) => {
  const path = join(folder ?? "", name);
  return { sgf: readFileSync(path), facts: readJson(path.replace(/sgf$/, "json")) };
});

/** @param {any} facts */
const suicide = (facts) => (/new zealand|nz/i.test(facts.rules ?? "") ? "allowed" : "forbidden");

/** Runs a check on every game and names the one that fails. @param {(one: typeof games[number]) => void} check */
function each(check) {
  for (const one of games) {
    try {
      check(one);
    } catch (error) {
      throw new Error(`${one.facts.id}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  }
}

describe("finished games", { skip: folder === null }, () => {
  test("every move is legal under the simple ko rule; position, captures and moves are as recorded", () => {
    each(({ sgf, facts }) => {
      const game = Game.fromSgf(sgf, { rules: { ko: "simple", suicide: suicide(facts) } });
      assert.equal(game.moveNumber, facts.moves);
      assert.deepEqual(game.snapshot().stones, facts.final);
      assert.deepEqual(game.captures, { black: facts.captures.by_black, white: facts.captures.by_white });
      // One stone is no handicap.
      const handicap = facts.handicap > 1 ? facts.handicap : 0;
      assert.deepEqual([game.komi, game.handicap, game.info.result], [facts.komi, handicap, facts.result]);
      assert.deepEqual(game.size, [facts.size, facts.size]);
      assert.equal(game.history().length, facts.moves);
      if (facts.passes > 1) assert.equal(game.phase, "marking");
      game.dispose();
    });
    console.log(`${games.length} games replayed`);
  });

  // The corpus says `repeats` of 11 of these games. In none of them does a play bring a position back: what they share is
  // a ko that is filled straight after the other side passed. So positions are compared here one by one.
  test("positional superko refuses the first play that brings a position back, and nothing else", () => {
    let refusals = 0;
    let positions = 0;
    each(({ sgf, facts }) => {
      const free = Game.fromSgf(sgf, { rules: { ko: "none", suicide: suicide(facts) } });
      const first = firstRepetition(free);
      positions += free.moveCount + 1;
      const rules = /** @type {const} */ ({ ko: "positional", suicide: suicide(facts) });
      if (first === null) {
        Game.fromSgf(sgf, { rules }).dispose();
        return;
      }
      refusals += 1;
      const error = refused("superko", () => Game.fromSgf(sgf, { rules }));
      assert.deepEqual([error.played + 1, error.illegal.sinceMove], [first.number, first.since]);
    });
    const stated = games.filter(({ facts }) => facts.repeats > 0).length;
    console.log(`${refusals} games with a repetition among ${positions} positions; the corpus says ${stated}`);
  });

  test("a repetition put at the end of a game is found", () => {
    let found = 0;
    each(({ sgf, facts }) => {
      const game = Game.fromSgf(sgf, { rules: { ko: "positional", suicide: suicide(facts) } });
      for (let number = game.moveCount; number > 0 && found < 200; number--) {
        game.goTo(number);
        const { ko } = game;
        if (ko === null) continue;
        // Takes the ko back after both sides passed: nothing but superko forbids it then.
        const since = number - 1;
        game.pass();
        game.pass();
        game.resume();
        const error = refused(/^(ko|superko)$/, () => game.play(ko));
        assert.equal(error.illegal.sinceMove, since);
        found += 1;
        return;
      }
    });
    console.log(`${found} games with a ko, taken back after two passes: refused`);
    assert(found > 100);
  });

  test("with its dead stones marked: owners, areas and the result", () => {
    let results = 0;
    each(({ sgf, facts }) => {
      const isHandicap = facts.matched.includes("area-handicap");
      const game = Game.fromSgf(sgf, {
        rules: {
          ko: "simple",
          suicide: suicide(facts),
          handicapCompensation: isHandicap ? (/aga/i.test(facts.rules ?? "") ? "n-1" : "n") : "none",
        },
      });
      game.mark();
      game.setDead(facts.dead.map((/** @type {[string, string]} */ [, at]) => at));
      assert.equal(game.dead().length, facts.dead.length);
      const { owner, black, white, dame, sgf: result } = game.score();
      const wanted = facts.owner.flatMap((/** @type {string} */ row) =>
        Array.from(row, (of) => ({ B: 1, W: -1 })[of] ?? 0),
      );
      assert.deepEqual([...owner], wanted);
      const area = {
        black: black.stones + black.territory,
        white: white.stones + white.territory,
        neutral: dame.length,
      };
      assert.deepEqual(area, facts.area);
      game.accept("black");
      game.accept("white");
      assert.deepEqual([game.phase, game.result], ["over", result]);
      if (facts.matched.includes("area") || isHandicap) {
        assert.equal(result, facts.result === "0" ? "Draw" : facts.result);
        results += 1;
      }
      game.dispose();
    });
    console.log(`${games.length} owner maps, ${results} results; the others were counted by territory`);
  });

  test("written and read again they are the same", () => {
    each(({ sgf, facts }) => {
      const rules = /** @type {const} */ ({ ko: "simple", suicide: suicide(facts) });
      const game = Game.fromSgf(sgf, { rules });
      const again = Game.fromSgf(game.toSgf(), { rules });
      // The rules as the record names them are not written where they are not those of the game.
      const { rules: _, ...info } = game.info;
      const snapshot = { ...game.snapshot(), info };
      assert.deepEqual([again.history(), again.snapshot()], [game.history(), snapshot]);
      assert.equal(again.toSgf(), game.toSgf());
    });
  });
});

/** The first play after which the board is as it was after an earlier move. @param {Game} game */
function firstRepetition(game) {
  const moves = game.history();
  const seen = new Map();
  for (let number = 0; number <= game.moveCount; number++) {
    game.goTo(number);
    const position = Buffer.from(game.cells()).toString("latin1");
    if (moves[number - 1]?.kind === "play" && seen.has(position)) return { number, since: seen.get(position) };
    seen.set(position, number);
  }
  return null;
}
