/** Who lives, from JavaScript: what goes in, what comes out, and that they agree. How right it is, is tested in Rust. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { describeWhy, Game, judge } from "../../dist/index.js";
import { random, refused, stateOf } from "./lib/check.js";

/** @typedef {import("../../dist/index.js").Judgement} Judgement */

/** Two eyes each, one stone of Black's dead in White's area, a column of dame. */
const FINISHED = [".BB.WW.", "B.B.W.W", "BBB.WWW", ".BB.WB.", ".BB.WW."];
/** White has just taken at B3; Black may not retake there. */
const KO = [".BW.", "B.BW", ".BW.", "...."];
/** A game that has just begun. */
const OPEN_19 = Array.from({ length: 19 }, (_, y) => (y === 3 || y === 15 ? "...B...........W..." : ".".repeat(19)));

/**
 * What holds of every judgement.
 *
 * @param {Judgement} judgement
 * @param {number} width
 * @param {readonly string[]} rows
 */
function holds(judgement, width, rows) {
  const n = width * rows.length;
  const cells = rows.join("");
  const index = (/** @type {readonly number[]} */ [x = 0, y = 0]) => y * width + x;
  const rowByRow = (/** @type {readonly (readonly number[])[]} */ list) => {
    const indices = list.map(index);
    assert.deepEqual(
      indices,
      [...indices].sort((a, b) => a - b),
    );
    return indices;
  };
  assert.deepEqual(Object.keys(judgement).sort(), [
    ...["chains", "counts", "dame", "dead", "isComplete", "isFinished", "owner", "playouts", "seal", "sealed", "seki"],
    "standing",
  ]);

  const seen = new Set();
  const of = { alive: [], dead: [], seki: [], unsettled: [] };
  let before = -1;
  for (const { stones, color, status, proof, certainty, why } of judgement.chains) {
    const indices = rowByRow(stones);
    assert(indices.length > 0 && (indices[0] ?? -1) > before);
    before = indices[0] ?? -1;
    for (const stone of indices) {
      assert.equal(cells[stone], color === "black" ? "B" : "W");
      assert(!seen.has(stone));
      seen.add(stone);
      of[status].push(stone);
    }
    assert(["pass-alive", "read", "estimate"].includes(proof), proof);
    assert(certainty >= 0 && certainty <= 1, `${certainty}`);
    if (proof === "pass-alive") assert.equal(certainty, 1);
    assert(describeWhy(why).text.en !== why, why);
  }
  assert.equal(seen.size, cells.replaceAll(".", "").length);
  for (const status of /** @type {const} */ (["dead", "seki"])) {
    assert.deepEqual(
      rowByRow(judgement[status]),
      of[status].sort((a, b) => a - b),
    );
  }

  assert(judgement.owner instanceof Float32Array && judgement.owner.length === n);
  assert(judgement.owner.every((owner) => owner >= -1 && owner <= 1));
  for (const kind of /** @type {const} */ (["standing", "sealed"])) {
    assert(judgement[kind] instanceof Int8Array && judgement[kind].length === n);
    const count = (/** @type {number} */ owner) => judgement[kind].filter((each) => each === owner).length;
    assert.deepEqual(judgement.counts[kind], { black: count(1), white: count(-1), nobody: count(0) });
    assert.equal(count(1) + count(-1) + count(0), n);
  }
  const nobody = [...judgement.standing.keys()].filter((at) => judgement.standing[at] === 0);
  assert.deepEqual(rowByRow(judgement.dame), nobody);
  for (const { vertex, color } of judgement.seal) {
    assert.equal(cells[index(vertex)], ".");
    assert(color === "black" || color === "white");
  }
  assert.equal(typeof judgement.isFinished, "boolean");
  assert.equal(typeof judgement.isComplete, "boolean");
}

describe("a judgement", () => {
  test("says who lives, whose each point is and how many", () => {
    const judgement = judge({ stones: FINISHED });
    holds(judgement, 7, FINISHED);
    assert.deepEqual(judgement.dead, [[5, 3]]);
    assert.deepEqual(judgement.seki, []);
    assert.deepEqual(
      judgement.dame,
      [0, 1, 2, 3, 4].map((y) => [3, y]),
    );
    assert.deepEqual(judgement.counts.standing, { black: 15, white: 15, nobody: 5 });
    assert.deepEqual([...judgement.standing.slice(21, 28)], [1, 1, 1, 0, -1, -1, -1]);
    assert.deepEqual(
      judgement.chains.map(({ color, status, stones }) => [color, status, stones.length]),
      [
        ["black", "alive", 11],
        ["white", "alive", 10],
        ["black", "dead", 1],
      ],
    );
    assert.equal(judgement.isComplete, true);
    assert.equal(judgement.chains[0]?.stones[0]?.join(), "1,0");
    // What is likely is a number between; the sides' own areas are sure enough whoever counts.
    assert((judgement.owner[0] ?? 0) > 0.5 && (judgement.owner[6] ?? 0) < -0.5);
  });

  test("takes stones in any form, and colours in either letters", () => {
    const signs = FINISHED.map((row) => Array.from(row, (stone) => ({ B: 1, W: -1 })[stone] ?? 0));
    const letters = FINISHED.map((row) => row.replaceAll("B", "x").replaceAll("W", "O"));
    const wanted = judge({ stones: FINISHED });
    assert.deepEqual(judge({ stones: signs }), wanted);
    assert.deepEqual(judge({ stones: letters }), wanted);
  });

  test("is the same for the same seed, and fresh each time", () => {
    const options = { seed: 2 ** 53 - 1, playouts: 60 };
    const [one, two] = [judge({ stones: FINISHED }, options), judge({ stones: FINISHED }, options)];
    assert.deepEqual(one, two);
    one.owner.fill(7);
    one.standing.fill(7);
    assert.deepEqual(judge({ stones: FINISHED }, options), two);
    const open = { stones: [".....", ".B.W.", "....."] };
    assert.notDeepEqual(judge(open, { seed: 3 }).owner, judge(open, { seed: 4 }).owner);
  });

  for (const [name, rows] of Object.entries({
    "one point": ["."],
    "one row": [".B.W....B"],
    "one column": [".", "B", ".", "W"],
    "no stones": Array(9).fill("........."),
    "more columns than rows": ["....W", ".B...", "....."],
    "one colour": [".B.B.", "BBBBB", "....."],
    "all but one point": ["BBB", "BB.", "BBB"],
    "the largest board, full but for eyes": Array.from({ length: 52 }, (_, y) =>
      y % 2 === 0 ? (y % 4 === 0 ? "B" : "W").repeat(51).concat(".") : ".".concat((y % 4 === 1 ? "B" : "W").repeat(51)),
    ),
  })) {
    test(`of ${name}`, () => {
      const judgement = judge({ stones: rows }, { playouts: 20 });
      holds(judgement, rows[0]?.length ?? 0, rows);
    });
  }

  test("of random positions holds together", () => {
    const below = random(11);
    for (let n = 0; n < 60; n += 1) {
      const game = randomGame(below);
      const [width, height] = [game.size[0], game.size[1]];
      const rows = game.ascii().split("\n");
      assert.equal(rows.length, height);
      holds(judge({ stones: rows, turn: game.turn }, { playouts: 10 }), width, rows);
    }
  });
});

describe("time", () => {
  test("that runs out ends the work, and the answer says so", () => {
    const start = performance.now();
    const judgement = judge({ stones: OPEN_19 }, { playouts: 100_000, timeMs: 60 });
    const took = performance.now() - start;
    assert(took >= 55 && took < 1_000, `${took} ms`);
    assert.equal(judgement.isComplete, false);
    assert(judgement.playouts > 0 && judgement.playouts < 100_000, `${judgement.playouts}`);
    holds(judgement, 19, OPEN_19);
  });

  test("that is ample changes nothing", () => {
    const options = { playouts: 30 };
    assert.deepEqual(judge({ stones: FINISHED }, { ...options, timeMs: 60_000 }), judge({ stones: FINISHED }, options));
    assert.deepEqual(judge({ stones: FINISHED }, { timeMs: Number.POSITIVE_INFINITY }), judge({ stones: FINISHED }));
  });

  test("that can't be told is an error, and nothing is the worse for it", () => {
    const game = new Game({ size: 9 });
    game.play("E5");
    const state = stateOf(game);
    const { now } = performance;
    let calls = 0;
    performance.now = () => {
      calls += 1;
      if (calls > 1) throw new RangeError("no clock");
      return 0;
    };
    try {
      for (const run of [() => game.judge({ timeMs: 5 }), () => judge({ stones: FINISHED }, { timeMs: 5 })]) {
        calls = 0;
        assert.throws(run, /no clock/);
      }
    } finally {
      performance.now = now;
    }
    assert.equal(stateOf(game), state);
    assert.equal(game.judge({ playouts: 4 }).playouts, 4);
    game.play("D5");
  });
});

describe("a game", () => {
  test("is judged as its position is, and stays as it was", () => {
    const below = random(5);
    let kos = 0;
    for (let n = 0; n < 80; n += 1) {
      const game = randomGame(below);
      if (game.ko !== null) kos += 1;
      const state = stateOf(game);
      const options = { seed: n, playouts: 12 };
      const judgement = game.judge(options);
      assert.equal(stateOf(game), state);
      const { turn, rules, ko } = game;
      assert.deepEqual(judgement, judge({ stones: game.signMap(), turn, rules, ko }, options));
    }
    assert(kos > 2, `${kos} positions with a ko`);
  });

  test("can be judged at every stage, and not once it is disposed of", () => {
    const game = new Game({ setup: { stones: FINISHED } });
    const wanted = game.judge();
    game.pass();
    game.pass();
    assert.equal(game.phase, "marking");
    game.setDead([...game.judge().dead]);
    assert.deepEqual(game.dead(), wanted.dead);
    game.accept("black");
    game.accept("white");
    assert.equal(game.phase, "over");
    assert.deepEqual(game.judge().dead, wanted.dead);
    game.dispose();
    refused("disposed", () => game.judge());
  });

  test("refuses what judging a position refuses", () => {
    const game = new Game({ size: 5 });
    refused("number", () => game.judge({ seed: -1 }));
    refused("option", () => game.judge(/** @type {any} */ ({ onProgress: () => {} })));
    refused("option", () => game.judge(/** @type {any} */ (5)));
  });
});

describe("a ko", () => {
  const game = new Game({ setup: { stones: KO, turn: "white" } });
  game.play([1, 1]);
  const stones = game.signMap();

  test("is the point that may not be retaken, and tells whose turn it is", () => {
    assert.deepEqual(game.ko, [2, 1]);
    const wanted = judge({ stones, turn: "black", ko: [2, 1] });
    assert.deepEqual(judge({ stones, ko: "C3" }), wanted);
    assert.deepEqual(judge({ stones, ko: null }), judge({ stones }));
    const differ = [1, 2, 3, 4, 5, 6].filter((seed) => {
      const options = { seed, playouts: 10 };
      return String(judge({ stones, ko: [2, 1] }, options).owner) !== String(judge({ stones }, options).owner);
    });
    assert(differ.length > 0, "a ko that changes nothing");
    // Where the rules forbid no retake, there is no ko to heed.
    assert.deepEqual(
      judge({ stones, ko: [2, 1], rules: { ko: "none" } }).owner,
      judge({ stones, turn: "black", rules: { ko: "none" } }).owner,
    );
  });

  test("anywhere else is refused", () => {
    const bad = [
      { stones, ko: [2, 1], turn: "white" },
      { stones, ko: [0, 3] },
      { stones, ko: [1, 1] },
      { stones, ko: [3, 3] },
      { stones: KO, ko: [1, 1], turn: "black" },
      // A chain of two can't have just taken; nothing would have been taken; the stone has a second liberty.
      { stones: [".", "W", "W", "B", "."], ko: [0, 0] },
      { stones: ["W.B."], ko: [1, 0] },
      { stones: [".W.."], ko: [0, 0] },
    ];
    for (const position of bad) refused("ko", () => judge(/** @type {any} */ (position)));
    refused("off-board", () => judge({ stones, ko: [4, 0] }));
    refused("vertex", () => judge({ stones, ko: "pass" }));
    refused("vertex", () => judge(/** @type {any} */ ({ stones, ko: 3 })));
  });
});

describe("what can't be judged is refused:", () => {
  const stones = FINISHED;
  /** @type {Record<string, [string, unknown, unknown?][]>} */
  const cases = {
    position: [
      ["setup", undefined],
      ["option", null],
      ["option", [stones]],
      ["option", { stones, size: 7 }],
      ["setup", {}],
      ["setup", { stones: [] }],
      ["setup", { stones: ["..", "."] }],
      ["setup", { stones: [".?"] }],
      ["setup", { stones: [[0, 2]] }],
      ["size", { stones: [".".repeat(53)] }],
      ["setup-no-liberty", { stones: ["B"] }],
      ["setup-no-liberty", { stones: ["WBW", ".W."] }],
      ["color", { stones, turn: "red" }],
      ["color", { stones, turn: 1 }],
      ["color", { stones, turn: null }],
      ["rules", { stones, rules: "mine" }],
      ["rules", { stones, rules: { ko: "never" } }],
      ["option", { stones, rules: { color: "red" } }],
      ["komi", { stones, rules: { komi: 0.1 } }],
      ["komi", { stones, rules: { komi: "seven" } }],
    ],
    seed: [-1, 0.5, 2 ** 53, Number.NaN, "1", 1n, null].map((seed) => ["number", { stones }, { seed }]),
    playouts: [-1, 100_001, 1.5, Number.POSITIVE_INFINITY, "9", null].map((playouts) => [
      "number",
      { stones },
      { playouts },
    ]),
    timeMs: [0, -1, Number.NaN, "9", null].map((timeMs) => ["number", { stones }, { timeMs }]),
    options: [5, null, { moves: 3 }, { onProgress: () => {} }, { signal: undefined }].map((options) => [
      "option",
      { stones },
      options,
    ]),
  };
  for (const [name, list] of Object.entries(cases)) {
    test(name, () => {
      for (const [code, position, options] of list) {
        const { message } = refused(code, () => judge(/** @type {any} */ (position), /** @type {any} */ (options)));
        assert.match(message, /, wanted /);
      }
    });
  }

  test("in words that say what was found", () => {
    const told = (/** @type {object} */ options) => refused("number", () => judge({ stones }, options)).message;
    assert.equal(told({ seed: -1 }), "seed -1, wanted a whole number from 0 to 9007199254740991");
    assert.equal(told({ playouts: 1e6 }), "playouts 1000000, wanted a whole number from 0 to 100000");
    assert.equal(told({ timeMs: 0 }), "timeMs 0, wanted milliseconds, more than 0");
    assert.equal(
      refused("ko", () => judge({ stones, ko: "A1" })).message,
      "ko on a point where no single stone was just taken, wanted the point that the side to move may not retake",
    );
  });
});

describe("the reasons", () => {
  test("that the engine gives are all said in both languages", () => {
    const source = readFileSync(new URL("../../src/wasm/judge.rs", import.meta.url), "utf8");
    const codes = [...source.matchAll(/Why::\w+ => "([a-z-]+)"/g)].map(([, code]) => code ?? "");
    assert(codes.length >= 9, `${codes.length} reasons`);
    const texts = new Set();
    for (const code of codes) {
      const { why, title, text } = describeWhy(/** @type {any} */ (code));
      assert.equal(why, code);
      for (const { en, zh } of [title, text]) {
        assert.match(en, /^[A-Z]/);
        assert.match(zh, /[\u4e00-\u9fff]/);
      }
      texts.add(text.en).add(text.zh);
    }
    assert.equal(texts.size, 2 * codes.length);
  });

  test("that are none are said as they are", () => {
    for (const word of ["toString", "no-such"]) {
      const { title, text } = describeWhy(/** @type {any} */ (word));
      assert.deepEqual([title.en, title.zh, text.en, text.zh], Array(4).fill(word));
    }
  });
});

/** A game of random moves on a small board. @param {(n: number) => number} below */
function randomGame(below) {
  const game = new Game({ size: [2 + below(5), 2 + below(5)], rules: { ko: below(4) === 0 ? "none" : "positional" } });
  for (let left = 5 + below(60); left > 0; left -= 1) {
    const moves = game.legalMoves();
    const move = moves[below(moves.length || 1)];
    if (move === undefined) break;
    game.play(move);
  }
  return game;
}
