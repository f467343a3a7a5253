/** `lanke/play`: the same games as `lanke`, without records and judge, from a wasm file of its own. */

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { test } from "node:test";
import { promisify } from "node:util";
import * as lanke from "../../dist/index.js";
import * as play from "../../dist/play/index.js";
import { act } from "./lib/chance.js";
import { random } from "./lib/check.js";
import { everything, overJson } from "./lib/course.js";

const GAMES = 90;
const STEPS = 50;
const RULES = /** @type {const} */ ([
  ...["chinese-2002", "chinese-1988", "platform", "japanese", "aga", "tromp-taylor", "button-go", "ing"],
  "ancient-chinese",
]);

/** What a call gives, or the error that it throws in words. @param {() => unknown} run */
function told(run) {
  try {
    return JSON.stringify(run()) ?? "nothing";
  } catch (error) {
    assert(error instanceof lanke.GoError, `${error}`);
    return `${error.name} ${error.code} ${error.message} ${JSON.stringify(error.illegal ?? null)}`;
  }
}

/** Everything that can be asked of a game. @param {lanke.PlayedGame} game */
const shown = (game) =>
  JSON.stringify([
    game.snapshot(),
    [...game.cells()],
    [...game.legalMask("black"), ...game.legalMask("white")],
    game.history(),
    game.hash(),
    { ...game.score(), owner: [...game.score().owner] },
    [game.safeStones("black"), game.safeArea("white"), game.provenDead(), game.forbiddenPoints()],
    String(game),
  ]);

test("the same games of chance stand alike in both at every step, and a snapshot goes from each to the other", () => {
  const picks = [random(20_261_205), random(20_261_205)];
  const [pick, same] = /** @type {[import("./lib/chance.js").Pick, import("./lib/chance.js").Pick]} */ (picks);
  let [nRefused, nOver] = [0, 0];
  for (let n = 0; n < GAMES; n++) {
    const options = () => ({ size: 2 + pick(6), rules: RULES[pick(RULES.length)] ?? "chinese", komi: pick(9) / 2 });
    const chosen = options();
    for (let drawn = 0; drawn < 3; drawn++) same(2);
    const [one, other] = [new lanke.Game(chosen), new play.Game(chosen)];
    for (let step = 0; step < STEPS; step++) {
      const answer = told(() => act(one, pick));
      assert.equal(
        told(() => act(other, same)),
        answer,
      );
      if (answer.startsWith("GoError")) nRefused += 1;
      if (step % 10 === 0) assert.equal(shown(other), shown(one));
    }
    assert.equal(shown(other), shown(one));
    if (one.phase === "over") nOver += 1;
    assert.equal(shown(play.Game.fromSnapshot(overJson(one.snapshot()))), shown(other));
    assert.equal(shown(lanke.Game.fromSnapshot(overJson(other.snapshot()))), shown(one));
    assert.equal(shown(other.clone()), shown(other));
    one.dispose();
    other.dispose();
  }
  assert(nRefused > 500 && nOver > 15, `${nRefused} refused, ${nOver} over`);
});

test("a game in which everything has happened goes over and back, with what is known of it", () => {
  const game = everything();
  const info = { black: "甲", white: "B", event: "E", comment: "x\ny" };
  const there = play.Game.fromSnapshot(overJson({ ...game.snapshot(), info }));
  assert.deepEqual(there.info, info);
  assert.deepEqual(there.clone().info, info);
  const back = lanke.Game.fromSnapshot(there.snapshot());
  assert.deepEqual(back.snapshot(), { ...game.snapshot(), info });
  assert(back.toSgf().includes("PB[甲]"));
});

test("what needs records or the judge is not there", () => {
  const game = new play.Game();
  for (const name of ["toSgf", "judge", "illegalMoves", "diagnostics"]) {
    assert(!(name in game) && name in lanke.Game.prototype, name);
  }
  assert(!("fromSgf" in play.Game));
  for (const name of ["judge", "GameRecord", "readRecords", "writeRecords", "rulesNamed"]) {
    assert(!(name in play) && name in lanke, name);
  }
});

test("all else is what lanke has", () => {
  const own = new Set(["Game", "commitment", "nigiri", "rulesPresets", "score"]);
  const whole = new Map(Object.entries(lanke));
  for (const [name, item] of Object.entries(play)) if (!own.has(name)) assert.equal(item, whole.get(name), name);
  assert.deepEqual(play.rulesPresets(), lanke.rulesPresets());
  assert.equal(play.nigiri(7, 1), lanke.nigiri(7, 1));
  assert.equal(play.commitment("D4", "0123456789abcdef"), lanke.commitment("D4", "0123456789abcdef"));
  const position = { stones: [".B.W.", ".B.W."], komi: "3 3/4 zi", rules: /** @type {const} */ ("chinese") };
  assert.deepEqual(play.score(position), lanke.score(position));
  assert.throws(() => play.score({ stones: ["B"] }), { code: "setup-no-liberty" });
});

test("errors are of one class, whichever entry throws them", () => {
  for (const { Game } of [lanke, play]) {
    const game = new Game({ size: 9 });
    game.play("E5");
    assert.throws(
      () => game.play("E5"),
      (error) => error instanceof lanke.IllegalMoveError && error instanceof play.GoError,
    );
    game.dispose();
    assert.throws(() => game.turn, { code: "disposed" });
  }
});

test("lanke/play/slim starts by its init, beside lanke which needs none", async () => {
  const text = `
    import { readFileSync } from "node:fs";
    const dist = ${JSON.stringify(String(new URL("../../dist/", import.meta.url)))};
    const [lanke, play, web] = await Promise.all(["index.js", "play/slim.node.js", "play/slim.js"].map((file) => import(dist + file)));
    new lanke.Game().play("D4");
    try { new play.Game(); } catch (error) { console.log(error.code, error.message.includes("lanke/play/slim")); }
    await Promise.all([play.init(), play.init()]);
    console.log(new play.Game().play("D4").gtp, play.Game === web.Game, new play.Game() instanceof lanke.Game);
    await web.init(readFileSync(new URL("lanke-play.wasm", dist)));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", text]);
  assert.deepEqual(stdout.trim().split("\n"), ["wasm-not-ready true", "D4 true false"]);
});
