/** Whatever is handed in: a GoError or the right thing, never a trap, and a refused call changes nothing. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import {
  formatGtp,
  Game,
  GoError,
  IllegalMoveError,
  parseGtp,
  score,
  sgfToVertex,
  vertexToSgf,
} from "../../dist/index.js";
import { random, stateOf } from "./lib/check.js";

const gone = new Game({ size: 5 });
gone.dispose();

const JUNK = [
  ...[undefined, null, true, false, NaN, Infinity, -Infinity, -0, 0, 1, 2, -1, 0.5, 1e-9, 19, 52, 53, 255, 256, 257],
  ...[65_535, 65_536, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 32, 2 ** 53, -(2 ** 53), Number.MAX_VALUE, 1n, -1n],
  ...[
    "",
    " ",
    "D4",
    "d4",
    "Z99",
    "I5",
    "pass",
    "PASS",
    "resign",
    "black",
    "white",
    "chinese",
    "7.5",
    "3 3/4 zi",
    "__proto__",
  ],
  ...["ß4", "\u0000", "\ud800", "日本", "a".repeat(1_000_000), "...", ".B."],
  ...[
    [],
    [0],
    [0, 0],
    [4, 4],
    [5, 5],
    [30, 30],
    [-1, -1],
    [0.5, 0],
    [NaN, 0],
    [0, 0, 0],
    ["0", "0"],
    [[0, 0]],
    [1n, 0],
  ],
  ...[
    ["D4", "E5"],
    ["pass", "pass"],
    [".B", "."],
    [[1, 0], [0]],
    [
      [1, 0],
      [0, 2],
    ],
    ["..", ".B"],
    new Array(3),
    new Array(2 ** 32 - 1),
  ],
  ...[
    Int16Array.of(0, 1),
    Int16Array.of(-7),
    Int16Array.of(25),
    Uint8Array.of(1, 2),
    new Float64Array(2),
    new ArrayBuffer(8),
  ],
  ...[
    {},
    { size: 9 },
    { chain: true },
    { chain: 1 },
    { dead: [] },
    { dead: [[9, 9]] },
    { stones: ["."] },
    { black: -1 },
    { ko: "x" },
  ],
  ...[
    Object.create(null),
    new Date(0),
    /x/,
    () => 1,
    class {},
    Symbol("s"),
    gone,
    new Map(),
    { valueOf: () => 3 },
    { toString: () => "D4" },
  ],
];

const METHODS = [
  ...["check", "play", "tryPlay", "legalMask", "legalMoves", "playAll", "resign", "undo", "redo", "goTo", "chain"],
  ...["liberties", "region", "toggleDead", "setDead", "accept", "resume", "score", "subscribe", "mark", "pass"],
  ...["proposeEnd", "answerEnd", "dispute", "markDead", "confirm", "giveUpPlay", "report", "ruling", "decide"],
  ...["adjourn", "endAdjournment", "seal", "openSealed", "apply", "takeBack", "forbiddenCycle", "cellsAt"],
  ...["forbiddenPoints", "safeStones", "events", "toSgf"],
];

/** Whether the call went through; if not it has to have been a GoError of ours. @param {() => unknown} run */
function goes(run) {
  try {
    run();
    return true;
  } catch (error) {
    assert(error instanceof GoError, `${error instanceof Error ? error.stack : error}`);
    assert.notEqual(error.code, "internal", error.message);
    assert(error.code.length > 0 && error.message.length > 0 && error.message.length < 400);
    return false;
  }
}

const position = () => {
  const game = new Game({ size: 5, setup: { stones: [".BW..", "BW.W.", ".BW..", ".....", "...BB"] } });
  game.play("C4");
  return game;
};

test("one argument of any kind to every method", () => {
  let n = 0;
  for (const name of METHODS) {
    for (const junk of JUNK) {
      for (const args of [[junk], [junk, junk], ["D4", junk], [junk, "black"]]) {
        const game = position();
        const before = stateOf(game);
        let played = 0;
        const went = goes(() => {
          try {
            game[name](...args);
          } catch (error) {
            if (error instanceof IllegalMoveError) played = error.played;
            throw error;
          }
        });
        if (!went && played === 0) assert.equal(stateOf(game), before, name);
        n += 1;
        game.dispose();
      }
    }
  }
  console.log(`${n} calls`);
});

test("what is no number where a number is wanted never goes through", () => {
  const game = position();
  const isWhole = (/** @type {unknown} */ value) => typeof value === "number" && Number.isInteger(value);
  for (const junk of JUNK) {
    if (isWhole(junk) || junk === undefined) continue;
    for (const name of ["undo", "redo", "goTo"])
      assert(!goes(() => game[name](junk)), `${name} ${inspect(junk, { breakLength: 80 })}`);
  }
});

test("what is no point where a point is wanted never goes through", () => {
  for (const junk of JUNK) {
    const isVertex = Array.isArray(junk) && junk.length === 2 && junk.every(Number.isInteger);
    const isText = typeof junk === "string" && /^(pass|[a-hj-z][1-9][0-9]?)$/i.test(junk);
    if (isVertex || isText) continue;
    for (const name of ["check", "play", "tryPlay", "chain", "liberties", "region", "toggleDead"]) {
      const game = position();
      assert(!goes(() => game[name](junk)), name);
    }
    assert(!goes(() => parseGtp(junk)), inspect(junk));
  }
});

test("every option of a new game and of a count, of any kind", () => {
  for (const junk of JUNK) {
    goes(() => new Game(junk).dispose());
    goes(() => score(junk));
    for (const key of ["size", "rules", "komi", "handicap", "setup"]) {
      goes(() => stateOf(new Game({ [key]: junk })));
    }
    goes(() => stateOf(new Game({ size: junk, handicap: [junk], komi: junk })));
    goes(() => stateOf(new Game({ setup: { stones: junk } })));
    goes(() => stateOf(new Game({ setup: { stones: [junk, junk] } })));
    goes(() => stateOf(new Game({ setup: { stones: [[junk]] } })));
    goes(() => stateOf(new Game({ setup: { stones: ["..."], turn: junk } })));
    for (const key of Object.keys(new Game().rules)) {
      goes(() => new Game({ rules: { [key]: junk } }).rules);
    }
    for (const key of [
      "dead",
      "rules",
      "komi",
      "handicap",
      "captures",
      "penalties",
      "passes",
      "firstPass",
      "contested",
    ]) {
      goes(() => score({ stones: ["B.W"], [key]: junk }));
      goes(() => score({ stones: ["B.W"], [key]: { black: junk, white: junk } }));
    }
  }
});

test("coordinates of any kind", () => {
  for (const junk of JUNK) {
    for (const convert of [parseGtp, formatGtp, sgfToVertex, vertexToSgf]) {
      goes(() => convert(junk));
      goes(() => convert(junk, junk));
      goes(() => convert([0, 0], junk));
      goes(() => convert("A1", junk));
    }
  }
});

test("random calls leave the mask and check at one", () => {
  const pick = random(20_261_129);
  for (let round = 0; round < 60; round++) {
    const size = /** @type {const} */ ([1 + pick(7), 1 + pick(7)]);
    const ko = ["none", "simple", "positional", "situational", "natural-situational"][pick(5)];
    const game = new Game({ size, rules: { ko, suicide: pick(2) ? "allowed" : "forbidden" } });
    const at = () => [pick(size[0]), pick(size[1])];
    for (let step = 0; step < 80; step++) {
      const use = pick(20);
      const before = stateOf(game);
      const went = goes(() => {
        if (use < 13) game.play(at());
        else if (use < 14) game.pass();
        else if (use < 15) game.undo(pick(4));
        else if (use < 16) game.redo(pick(4));
        else if (use < 17) game.goTo(pick(game.moveCount + 1));
        else if (use < 18) game.toggleDead(at(), { chain: pick(2) === 1 });
        else if (use < 19) game.resume();
        else game.setDead([at()]);
      });
      if (!went) assert.equal(stateOf(game), before);
      for (const color of /** @type {const} */ (["black", "white"])) {
        const mask = game.legalMask(color);
        for (let i = 0; i < mask.length; i++) {
          const vertex = [i % size[0], Math.floor(i / size[0])];
          assert.equal(mask[i] === 1, game.check(vertex, color) === null);
        }
      }
    }
    const twin = game.clone();
    const count = game.moveCount;
    game.goTo(0);
    game.goTo(count);
    twin.goTo(count);
    // Marks and stops do not outlive a step; stones and moves do.
    assert.deepEqual([twin.turn, twin.captures, twin.ko], [game.turn, game.captures, game.ko]);
    assert.deepEqual([twin.history(), twin.hash(), twin.cells()], [game.history(), game.hash(), game.cells()]);
    game.dispose();
    twin.dispose();
  }
});
