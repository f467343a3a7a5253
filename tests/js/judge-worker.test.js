/** The judge in a thread of its own, in Node; in browsers it is tested with the page. */

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { after, describe, test } from "node:test";
import { promisify } from "node:util";
import { GoError, judge } from "../../dist/index.js";
import { createJudge } from "../../dist/worker.node.js";

const DIST = new URL("../../dist/", import.meta.url);
const FINISHED = { stones: [".BB.WW.", "B.B.W.W", "BBB.WWW", ".BB.WB.", ".BB.WW."] };
/** A game that has just begun. */
const OPEN_19 = {
  stones: Array.from({ length: 19 }, (_, y) => (y === 3 || y === 15 ? "...B...........W..." : ".".repeat(19))),
};
/** More than any test waits for. */
const ENDLESS = { playouts: 100_000 };

const background = createJudge();
after(() => background.dispose());

/**
 * The error that a promise is rejected with; a GoError of that code.
 *
 * @param {string} code
 * @param {Promise<unknown>} promise
 */
async function rejected(code, promise) {
  const error = await promise.then(
    () => assert.fail(`wanted ${code}`),
    (/** @type {unknown} */ reason) => reason,
  );
  assert(error instanceof GoError, `${error}`);
  assert.equal(error.code, code, error.message);
  return error;
}

describe("the answer", () => {
  test("is that of judge", async () => {
    const signs = FINISHED.stones.map((row) => Array.from(row, (stone) => ({ B: 1, W: -1 })[stone] ?? 0));
    for (const [position, options] of [
      [FINISHED, undefined],
      [
        { stones: signs, turn: "white", rules: "japanese", ko: null },
        { seed: 9, playouts: 40 },
      ],
      [{ ...FINISHED, rules: { suicide: "allowed", komi: "3 3/4 zi" } }, { timeMs: 60_000 }],
      [{ stones: [".BW.", "BW.W", ".BW.", "...."], ko: "C3" }, {}],
    ]) {
      const wanted = judge(/** @type {any} */ (position), /** @type {any} */ (options));
      assert.deepEqual(await background.judge(/** @type {any} */ (position), /** @type {any} */ (options)), wanted);
    }
  });

  test("comes to each of several asked at once", async () => {
    const seeds = [1, 2, 3, 4, 5];
    const answers = await Promise.all(seeds.map((seed) => background.judge(FINISHED, { seed, playouts: 20 })));
    assert.deepEqual(
      answers,
      seeds.map((seed) => judge(FINISHED, { seed, playouts: 20 })),
    );
  });

  test("leaves what was given as it was", async () => {
    const position = { stones: FINISHED.stones.map((row) => Array.from(row, (stone) => (stone === "B" ? 1 : 0))) };
    const before = structuredClone(position);
    const asked = background.judge(/** @type {any} */ (position), { playouts: 5 });
    const wanted = judge(/** @type {any} */ (before), { playouts: 5 });
    // What is changed afterwards is not judged.
    position.stones[0]?.fill(1);
    assert.deepEqual(await asked, wanted);
  });

  test("comes in time, and says what is missing", async () => {
    await background.judge(FINISHED, { playouts: 1 });
    const start = performance.now();
    const { isComplete, playouts } = await background.judge(OPEN_19, { ...ENDLESS, timeMs: 60 });
    const took = performance.now() - start;
    assert(took >= 55 && took < 1_000, `${took} ms`);
    assert(!isComplete && playouts < ENDLESS.playouts);
  });
});

describe("progress", () => {
  test("is told while the work goes on, not too often", async () => {
    /** @type {{ done: number, total: number }[]} */
    const told = [];
    await background.judge(OPEN_19, { ...ENDLESS, timeMs: 400, onProgress: (progress) => told.push(progress) });
    assert(told.length >= 2 && told.length <= 14, `${told.length} times`);
    let before = -1;
    for (const { done, total } of told) {
      assert(done >= before && done <= total, `${done} of ${total}`);
      before = done;
    }
  });

  test("that throws ends the work", async () => {
    const reason = new Error("enough");
    const asked = background.judge(OPEN_19, {
      ...ENDLESS,
      onProgress: () => {
        throw reason;
      },
    });
    const waiting = background.judge(FINISHED);
    await assert.rejects(asked, (error) => error === reason);
    assert.deepEqual(await waiting, judge(FINISHED));
  });
});

describe("an abort", () => {
  test("mid-way rejects at once, and the others are judged", async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const reason = new Error("no longer wanted");
    let last = 0;
    const asked = background.judge(OPEN_19, {
      ...ENDLESS,
      signal,
      onProgress: () => {
        last = performance.now();
        controller.abort(reason);
      },
    });
    const others = [1, 2].map((seed) => background.judge(FINISHED, { seed, playouts: 20 }));
    await assert.rejects(asked, (error) => error === reason);
    // Without an end it would go on for minutes.
    assert(performance.now() - last < 2_000);
    assert.deepEqual(
      await Promise.all(others),
      [1, 2].map((seed) => judge(FINISHED, { seed, playouts: 20 })),
    );
  });

  test("while it waits leaves the one in work alone", async () => {
    const controller = new AbortController();
    const first = background.judge(OPEN_19, { playouts: 400 });
    const second = background.judge(FINISHED, { signal: controller.signal });
    controller.abort();
    await assert.rejects(second, { name: "AbortError" });
    assert.equal((await first).playouts, 400);
  });

  test("from before, or from after, changes nothing", async () => {
    await assert.rejects(
      background.judge(FINISHED, { signal: AbortSignal.abort("early") }),
      (error) => error === "early",
    );
    const controller = new AbortController();
    const asked = await background.judge(FINISHED, { signal: controller.signal });
    controller.abort();
    assert.deepEqual(asked, judge(FINISHED));
    assert.deepEqual(await background.judge(FINISHED), asked);
  });

  test("by its own time limit is one too", async () => {
    await assert.rejects(background.judge(OPEN_19, { ...ENDLESS, signal: AbortSignal.timeout(50) }), {
      name: "TimeoutError",
    });
  });
});

describe("what can't be judged is refused as by judge,", () => {
  const { stones } = FINISHED;
  for (const [name, position, options] of /** @type {[string, any, any?][]} */ ([
    ["no position", undefined],
    ["stones that are none", { stones: [".?"] }],
    ["a chain without a liberty", { stones: ["B"] }],
    ["a colour", { stones, turn: "red" }],
    ["a name of rules", { stones, rules: "mine" }],
    ["a long name of rules", { stones, rules: "x".repeat(100) }],
    ["a switch", { stones, rules: { ko: "never" } }],
    ["a function among the rules", { stones, rules: { ko: () => {} } }],
    ["no switch", { stones, rules: { color: "red" } }],
    ["komi", { stones, rules: { komi: 0.1 } }],
    ["komi in words", { stones, rules: { komi: "seven" } }],
    ["a ko", { stones, ko: "A1" }],
    ["a seed", { stones }, { seed: -1 }],
    ["playouts", { stones }, { playouts: 100_001 }],
    ["a time", { stones }, { timeMs: 0 }],
  ])) {
    test(name, async () => {
      const error = await background.judge(position, options).catch((reason) => reason);
      assert(error instanceof GoError, `${error}`);
      assert.throws(() => judge(position, options), { code: error.code, message: error.message });
    });
  }

  test("and so are options of its own", async () => {
    const asked = (/** @type {object} */ options) => background.judge(FINISHED, /** @type {any} */ (options));
    await rejected("option", asked({ moves: 3 }));
    await rejected("argument", asked({ onProgress: 5 }));
    await rejected("argument", asked({ signal: {} }));
    await rejected("argument", asked({ signal: null }));
  });
});

describe("dispose", () => {
  test("rejects what is not judged by then, and what is asked later", async () => {
    const judgeOfOne = createJudge();
    const asked = [judgeOfOne.judge(OPEN_19, ENDLESS), judgeOfOne.judge(FINISHED), judgeOfOne.judge(FINISHED)];
    judgeOfOne.dispose();
    judgeOfOne.dispose();
    for (const each of asked) await rejected("disposed", each);
    await rejected("disposed", judgeOfOne.judge(FINISHED));
  });

  test("is what `using` calls", async () => {
    const judgeOfOne = createJudge();
    judgeOfOne[Symbol.dispose]();
    await rejected("disposed", judgeOfOne.judge(FINISHED));
  });
});

describe("a process", () => {
  /** @param {string} text @param {string[]} [before] */
  async function printed(text, before = []) {
    const prelude = `import { createJudge } from "${DIST}worker.node.js"; const background = createJudge();`;
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [...before, "--input-type=module", "--eval", prelude + text],
      { timeout: 20_000 },
    );
    assert.equal(stderr, "");
    return stdout.trim();
  }

  test("waits for its answer, and ends without being told to", async () => {
    const text = `background.judge({ stones: ["..."] }).then(({ playouts }) => console.log(playouts > 0));`;
    assert.equal(await printed(text), "true");
    assert.equal(await printed(`${text} await background.judge({ stones: ["."] });`), "true");
  });

  test("ends too if it never asks, or has asked and aborted", async () => {
    assert.equal(await printed("console.log(1);"), "1");
    const abort = `const c = new AbortController(); setTimeout(() => c.abort("late"), 100);
      await background.judge({ stones: ["....."] }, { playouts: 100000, signal: c.signal }).catch(console.log);`;
    assert.match(await printed(abort), /^(late)?$/);
  });
});
