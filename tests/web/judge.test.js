// The judge in a Worker, in a browser and under the page's own policy.
import assert from "node:assert/strict";
import { test } from "node:test";
import { judge } from "../../www/lanke/index.js";
import { onPage, withBrowser } from "./helpers.mjs";

withBrowser();

/** @typedef {typeof import("../../www/lanke/worker.js")} WorkerEntry */

const FINISHED = { stones: [".BB.WW.", "B.B.W.W", "BBB.WWW", ".BB.WB.", ".BB.WW."] };
/** A game that has just begun. */
const OPEN_19 = {
  stones: Array.from({ length: 19 }, (_, y) => (y === 3 || y === 15 ? "...B...........W..." : ".".repeat(19))),
};

test("a judge in a Worker answers as judge does", () =>
  onPage({ judge: "real" }, async (page) => {
    const { chains, owner, counts } = await page.evaluate(async (position) => {
      /** @type {WorkerEntry} */
      const { createJudge } = await import(new URL("lanke/worker.js", document.baseURI).href);
      const background = createJudge();
      const judgement = await background.judge(position, { seed: 5, playouts: 50 });
      background.dispose();
      return { chains: judgement.chains, owner: [...judgement.owner], counts: judgement.counts };
    }, FINISHED);
    const wanted = judge(FINISHED, { seed: 5, playouts: 50 });
    assert.deepEqual(chains, wanted.chains);
    assert.deepEqual(owner, [...wanted.owner]);
    assert.deepEqual(counts, wanted.counts);
  }));

test("the page goes on meanwhile, hears of the progress, and can stop the work", () =>
  onPage({ judge: "real" }, async (page) => {
    const seen = await page.evaluate(async (position) => {
      /** @type {WorkerEntry} */
      const { createJudge } = await import(new URL("lanke/worker.js", document.baseURI).href);
      const background = createJudge();
      const controller = new AbortController();
      let told = 0;
      let longest = 0;
      let last = performance.now();
      const beat = setInterval(() => {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }, 5);
      const start = performance.now();
      const asked = background.judge(position, {
        playouts: 100_000,
        signal: controller.signal,
        onProgress: ({ done, total }) => {
          if (done <= total) told += 1;
          if (told === 12) controller.abort(new Error("enough"));
        },
      });
      const waiting = background.judge({ stones: ["..."] }, { playouts: 8 });
      const reason = await asked.then(
        () => "judged",
        (error) => error.message,
      );
      const took = performance.now() - start;
      clearInterval(beat);
      const { playouts } = await waiting;
      const refused = await background.judge({ stones: ["B"] }).catch((error) => error.code);
      background.dispose();
      const late = await background.judge({ stones: ["."] }).catch((error) => error.code);
      return { told, longest, reason, took, playouts, refused, late };
    }, OPEN_19);
    const { longest, took, ...rest } = seen;
    assert.deepEqual(rest, {
      told: 12,
      reason: "enough",
      playouts: 8,
      refused: "setup-no-liberty",
      late: "disposed",
    });
    // A dozen words at thirty a second; a page that stood still would have missed most of its beats.
    assert.ok(took > 300, `${took} ms`);
    assert.ok(longest < 200, `${longest} ms without a beat`);
  }));
