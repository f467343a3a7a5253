/** The corpus `finished-games`: every record from SGF to its result. Its README tells what the keys mean. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { Game, parseGtp, rulesNamed, score } from "../../dist/index.js";
import { namesIn, readJson, refused, shared, texts } from "./lib/check.js";

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

  // rules: R-E-04, R-E-16, S-01, S-02, S-10
  test("by every way of counting that gives the recorded result", () => {
    /** @type {Record<string, number>} */
    const results = {};
    each(({ sgf, facts }) => {
      const game = Game.fromSgf(sgf, { rules: { ko: "simple", suicide: suicide(facts) } });
      const back = /aga/i.test(facts.rules ?? "") ? "n-1" : "n";
      const dead = facts.dead.map((/** @type {[string, string]} */ [, at]) => at);
      for (const way of facts.matched) {
        const { scoring, tax, handicapCompensation } = {
          area: { scoring: "area", tax: "none", handicapCompensation: "none" },
          "area-handicap": { scoring: "area", tax: "none", handicapCompensation: back },
          territory: { scoring: "territory", tax: "none", handicapCompensation: back },
          "territory-noseki": { scoring: "territory", tax: "seki", handicapCompensation: back },
        }[/** @type {"area"} */ (way)];
        const counted = score({
          stones: game.signMap(),
          dead,
          rules: { scoring, tax, handicapCompensation },
          komi: facts.komi,
          handicap: game.handicap,
          captures: game.captures,
        });
        assert.equal(counted.sgf, facts.result === "0" ? "Draw" : facts.result, way);
        assert.equal(counted.scoring, scoring);
        // The same in the game itself, to its end.
        const rules = { ...game.rules, scoring, tax, handicapCompensation, komi: facts.komi };
        const same = Game.fromSgf(sgf, { rules });
        same.mark();
        same.setDead(dead);
        same.accept("white");
        same.accept("black");
        assert.equal(same.result, counted.sgf, way);
        assert.deepEqual([...same.score().owner], [...counted.owner], way);
        results[way] = (results[way] ?? 0) + 1;
        same.dispose();
      }
      game.dispose();
    });
    console.log(`results by ${JSON.stringify(results)}`);
  });

  // rules: R-E-14, S-02
  test("the stones in seki are those named", () => {
    let n = 0;
    each(({ sgf, facts }) => {
      const game = Game.fromSgf(sgf, { rules: { ko: "simple", suicide: suicide(facts) } });
      const dead = facts.dead.map((/** @type {[string, string]} */ [, at]) => at);
      const wanted = facts.seki.map((/** @type {[string, string]} */ [, at]) => parseGtp(at, game.size));
      assert.deepEqual(texts(game.score({ dead }).seki), texts(wanted));
      n += wanted.length > 0 ? 1 : 0;
    });
    console.log(`${n} games with seki`);
  });

  test("under the rules that they state, written and read again they are the same", () => {
    /** @type {Record<string, number>} */
    const sets = {};
    each(({ sgf, facts }) => {
      const game = Game.fromSgf(sgf, { illegal: "keep" });
      const again = Game.fromSgf(game.toSgf(), { illegal: "keep" });
      const scoring = /japanese/i.test(facts.rules ?? "") ? "territory" : "area";
      assert.deepEqual([game.rules.scoring, game.diagnostics(), game.komi], [scoring, [], facts.komi]);
      // What was not written in the record is written now.
      const { komi, rules, handicap, ...info } = again.info;
      assert.deepEqual(again.rules, game.rules);
      assert.deepEqual({ ...again.snapshot(), info }, { ...game.snapshot(), info });
      assert.deepEqual([info.result, again.illegalMoves()], [game.info.result, game.illegalMoves()]);
      assert.equal(rulesNamed(rules ?? "Chinese") === null, false, rules);
      sets[rules ?? "none"] = (sets[rules ?? "none"] ?? 0) + 1;
    });
    console.log(`rules written: ${JSON.stringify(sets)}`);
  });

  test("from their snapshots, through JSON, they are the same", () => {
    each(({ sgf }) => {
      const game = Game.fromSgf(sgf, { illegal: "keep" });
      const again = Game.fromSnapshot(JSON.parse(JSON.stringify(game)));
      assert.deepEqual(again.snapshot(), game.snapshot());
      assert.equal(again.toSgf(), game.toSgf());
      game.dispose();
      again.dispose();
    });
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
