/** Subscribers hear of every act once, and of nothing that was refused. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { Game } from "../../dist/index.js";
import { refused } from "./lib/check.js";
import { everything, overJson, SALT, STEPS, start } from "./lib/course.js";

/** Counts how often it is called while something is done. @param {Game} game */
function counter(game) {
  let n = 0;
  game.subscribe(() => {
    n += 1;
    // It may read what it likes.
    game.snapshot();
  });
  return (/** @type {() => unknown} */ run) => {
    n = 0;
    run();
    return n;
  };
}

describe("subscribers are called", () => {
  test("once for each act of a game with everything in it", () => {
    const game = start();
    const calls = counter(game);
    for (const [index, step] of STEPS.entries()) {
      assert.equal(
        calls(() => step(game)),
        1,
        `step ${index}: ${step}`,
      );
    }
  });

  test("once for each event that is carried out, each step back, each event taken back", () => {
    const events = everything().events();
    const game = start();
    const calls = counter(game);
    for (const event of events)
      assert.equal(
        calls(() => game.apply(overJson(event))),
        1,
        event.type,
      );
    assert.equal(
      calls(() => game.takeBack()),
      1,
    );
    assert.equal(
      calls(() => game.takeBack(3)),
      1,
    );
    assert.equal(
      calls(() => game.undo()),
      1,
    );
    assert.equal(
      calls(() => game.redo()),
      1,
    );
    assert.equal(
      calls(() => game.goTo(0)),
      1,
    );
  });

  test("not for what is refused, nor for questions", () => {
    const events = overJson(everything().events());
    const game = start();
    game.playAll(["C3", "G7"]);
    const calls = counter(game);
    for (const [code, run] of /** @type {[string, () => unknown][]} */ ([
      ["not-your-turn", () => game.proposeEnd("white")],
      ["phase", () => game.answerEnd("white", true)],
      ["argument", () => game.answerEnd("white", /** @type {any} */ (undefined))],
      ["phase", () => game.dispute("white", ["C3"])],
      ["phase", () => game.resume()],
      ["phase", () => game.markDead("white", ["C3"])],
      ["phase", () => game.confirm("black")],
      ["not-in-rules", () => game.giveUpPlay("black", /** @type {any} */ ({}))],
      ["no-offender", () => game.report({ act: "took-back" })],
      ["no-offender", () => game.decide({ effect: "warning" })],
      ["phase", () => game.endAdjournment()],
      ["commitment", () => game.seal("black", "")],
      ["phase", () => game.openSealed({ note: "", salt: SALT })],
      ["event-order", () => game.apply(events[0])],
      ["event-order", () => game.apply(events[9])],
      ["event", () => game.apply(/** @type {any} */ ({}))],
      ["number", () => game.takeBack(-1)],
    ])) {
      assert.equal(
        calls(() => refused(code, run)),
        0,
        code,
      );
    }
    for (const ask of [
      () => game.takeBack(0),
      () => game.report({ act: "disturbing", by: "white" }),
      () => game.ruling({ act: "took-back", by: "white" }),
      () => game.events(),
      () => game.rulings(),
      () => game.cycle(),
      () => game.forbiddenCycle("E5"),
      () => game.forbiddenPoints(),
      () => game.safeStones("black"),
      () => game.cellsAt(0),
      () => JSON.stringify(game),
      () => Game.fromSnapshot(game.snapshot()),
      () => game.clone().resign(),
    ]) {
      assert.equal(calls(ask), 0, String(ask));
    }
  });

  test("an act of theirs is told too, and may answer at once", () => {
    const game = new Game({ size: 9 });
    const heard = /** @type {string[]} */ ([]);
    game.subscribe(() => {
      heard.push(game.stage);
      if (game.stage === "offered") game.answerEnd("white", true);
    });
    game.proposeEnd("black");
    assert.deepEqual(heard, ["offered", "stopped"]);
  });
});

test("every code of an error is told in the documentation of GoError", () => {
  const read = (/** @type {string} */ path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
  const [told = ""] = read("js/errors.ts").split("export class GoError");
  const codes = new Set();
  const files = [
    "args",
    "coords",
    "engine",
    "events",
    "game",
    "info",
    "match",
    "nigiri",
    "played-game",
    "points",
    "record",
    "rule-codes",
    "setup",
    "snapshot",
  ];
  for (const file of files) {
    for (const [, code] of read(`js/${file}.ts`).matchAll(/new GoError\(\s*"([\w-]+)"/g)) codes.add(code);
  }
  for (const [, code] of read("src/game/refusal.rs").matchAll(/=> "([a-z-]+)",/g)) codes.add(code);
  assert(codes.size > 30, [...codes].join());
  const missing = [...codes].filter((code) => !told.includes(`"${code}"`));
  assert.deepEqual(missing, []);
});
