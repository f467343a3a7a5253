// What the analysis is worked out from, without a page: the order of the work, estimates, curve, scale.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { curveOf, swingsOf } from "../../www/analysis/curve.js";
import { estimateOf } from "../../www/analysis/estimate.js";
import { indexAt, linesOf, scaleOf, xOf, yOf } from "../../www/analysis/scale.js";
import { nextOf, STRIDE } from "../../www/analysis/schedule.js";
import { Game, readRecords } from "../../www/lanke/index.js";
import { sgfOf } from "./analysis-records.mjs";

/** @typedef {import("../../www/analysis/estimate.js").Estimate} Estimate */

/** @param {string | Uint8Array} text */
function readOne(text) {
  const [record] = readRecords(text).games;
  assert.ok(record);
  return record;
}

describe("the order of the work", () => {
  /** All that is done, in order, with the place that is looked at. @param {number} n @param {number} focus */
  function run(n, focus) {
    /** @type {(import("../../www/analysis/schedule.js").Care | null)[]} */
    const done = Array.from({ length: n }, () => null);
    const order = [];
    for (let next = nextOf(done, focus); next !== null; next = nextOf(done, focus)) {
      done[next.index] = next.care;
      order.push(next);
      assert.ok(order.length <= 3 * n, "it comes to an end");
    }
    return { done, order };
  }

  test("what is looked at comes first, then all along roughly, then every position in full, once", () => {
    const { done, order } = run(100, 37);
    assert.ok(done.every((care) => care === "full"));
    assert.deepEqual(order.slice(0, 2), [
      { index: 37, care: "full" },
      { index: 36, care: "full" },
    ]);
    const rough = order.filter(({ care }) => care === "rough").map(({ index }) => index);
    assert.deepEqual(rough, [0, 16, 32, 48, 64, 80, 96, 99]);
    assert.deepEqual(
      order.slice(2, 2 + rough.length),
      rough.map((index) => ({ index, care: "rough" })),
    );
    const full = order.filter(({ care }) => care === "full").map(({ index }) => index);
    assert.equal(new Set(full).size, full.length);
    // Ever finer: half of the gaps are closed before any quarter is.
    const places = (/** @type {number} */ stride) => full.flatMap((index, at) => (index % stride === 0 ? [at] : []));
    assert.ok(Math.max(...places(8)) < full.findIndex((index) => index % 8 === 4 && index !== 36));
    assert.ok(Math.max(...places(STRIDE)) < 2 + 1 + 100 / STRIDE + 1);
  });

  test("a line of one position, of none, and a place that changes on the way", () => {
    assert.deepEqual(run(1, 0).order, [{ index: 0, care: "full" }]);
    assert.deepEqual(run(0, 0).order, []);
    assert.deepEqual(nextOf(["full", "full", null, null, null], 3), { index: 3, care: "full" });
    assert.deepEqual(nextOf(["full", "full", null, "full", null], 3), { index: 2, care: "full" });
    assert.deepEqual(nextOf(["full", null, null, "rough"], 9), { index: 3, care: "full" });
  });
});

describe("the estimate", () => {
  const owner = (/** @type {number[]} */ values) =>
    Float32Array.from({ length: 25 }, (_, at) => values[at % values.length] ?? 0);
  const judged = (/** @type {Float32Array} */ map, isFinished = false) =>
    /** @type {import("../../www/lanke/index.js").Judgement} */ (
      /** @type {unknown} */ ({ owner: map, isFinished, dead: [] })
    );

  test("by area: every point for what it is likely to be, komi and handicap counted", () => {
    const game = new Game({ size: 5, rules: "chinese-2002", komi: 7.5 });
    assert.equal(estimateOf(game, judged(owner([0])), "full").lead, -7.5);
    assert.equal(estimateOf(game, judged(owner([1])), "full").lead, 17.5);
    // 70 to 30 in map values of −1 to 1: from 0.7 on a point is all one side's.
    assert.ok(Math.abs(estimateOf(game, judged(owner([0.35])), "full").lead - 5) < 1e-5);
    assert.equal(estimateOf(game, judged(owner([-0.8])), "full").lead, -32.5);
    const given = new Game({ size: 9, rules: "chinese-2002", komi: 0, handicap: 3 });
    const level = judged(new Float32Array(81));
    assert.equal(given.rules.handicapCompensation, "n");
    assert.equal(estimateOf(given, level, "full").lead, -3);
  });

  test("by territory: less the stones, with the prisoners; as the count itself at the end", () => {
    const setup = { stones: ["W.BW.", "B.BW.", "BBBW.", "BBBWW", "BBBW."] };
    for (const rules of /** @type {const} */ (["japanese", "chinese-2002"])) {
      const game = new Game({ setup, rules, komi: 0 });
      game.play("B5");
      assert.equal(game.captures.black, 1);
      const score = game.score();
      const whole = Float32Array.from(score.owner);
      const open = estimateOf(game, judged(whole), "full");
      const counted = estimateOf(game, judged(whole, true), "full");
      const sign = score.winner === "white" ? -1 : 1;
      assert.equal(counted.counted, sign * score.margin.points);
      assert.equal(open.counted, null);
      // The point that nobody owns is shared by area.
      assert.equal(open.lead, counted.counted, rules);
    }
    const pass = new Game({ size: 5, rules: "aga-territory", komi: 0 });
    const before = estimateOf(pass, judged(owner([0])), "full").lead;
    pass.pass();
    assert.equal(estimateOf(pass, judged(owner([0])), "full").lead, before - 1);
  });

  test("nothing settled is all doubt, all settled is none", () => {
    const game = new Game({ size: 5 });
    const none = estimateOf(game, judged(owner([0])), "full");
    const all = estimateOf(game, judged(owner([1, -1])), "full");
    assert.deepEqual([none.settled, all.settled, all.doubt], [0, 1, 0]);
    assert.equal(none.doubt, 2.5 * 5);
  });
});

/** @param {number} lead @param {Partial<Estimate>} [rest] @returns {Estimate} */
const at = (lead, rest = {}) => ({ lead, counted: null, doubt: 3, settled: 0.9, care: "full", ...rest });

describe("the curve", () => {
  test("a position with the one before it; what is rough or has none before it by itself", () => {
    const curve = curveOf([at(4), at(-2), null, at(10), at(20, { care: "rough" }), at(30)]);
    assert.deepEqual(
      curve.map((place) => place?.lead ?? null),
      [4, 1, null, 10, 20, 30],
    );
    assert.deepEqual(
      curve.map((place) => place?.isRough ?? null),
      [false, false, null, false, true, false],
    );
  });

  test("the finished end is as it was counted, and nothing before it", () => {
    const ends = [at(1, { counted: 9 }), at(2), at(3, { counted: 8 }), at(4, { counted: 8 })];
    assert.deepEqual(
      curveOf(ends).map((place) => place?.lead),
      [1, 1.5, 8, 8],
    );
    const early = [at(1), at(2, { counted: 8, settled: 0.5 })];
    assert.deepEqual(
      curveOf(early).map((place) => place?.isCounted),
      [false, false],
    );
  });

  test("the largest changes, each once, none of chance, none where nothing is settled", () => {
    const leads = [0, 2, 0, 2, 0, 30, 28, 30, 28, 20, 18, 20, 18, 20];
    const curve = curveOf(leads.map((lead) => at(lead)));
    const moves = leads.map((_, index) => index > 0);
    const swings = swingsOf(curve, moves);
    assert.deepEqual(
      swings.map(({ index }) => index),
      [5, 9],
    );
    assert.deepEqual(swings[0], { index: 5, from: 1, to: 29 });
    assert.deepEqual(swings[1], { index: 9, from: 29, to: 19 });
    assert.deepEqual(
      swingsOf(
        curve,
        moves.map((_, index) => index !== 5),
      )
        .map(({ index }) => index)
        .includes(5),
      false,
    );
    const pale = curveOf(leads.map((lead) => at(lead, { settled: 0.2 })));
    assert.deepEqual(swingsOf(pale, moves), []);
    assert.deepEqual(swingsOf(curveOf(leads.map(() => null)), moves), []);
  });
});

describe("the scale", () => {
  const places = curveOf([at(0), at(10), at(-48)]);
  const scale = scaleOf(places, { width: 300, height: 190 }, -52);

  test("all leads are in the room, with the result of the record; the numbers are round", () => {
    assert.deepEqual([scale.low, scale.high], [-60, 20]);
    assert.deepEqual(linesOf(scale), [-60, -40, -20, 0, 20]);
    assert.equal(yOf(scale, 20), scale.top);
    assert.equal(yOf(scale, -60), scale.bottom);
    assert.equal(yOf(scale, -500), scale.bottom);
    assert.ok(yOf(scale, 5) < yOf(scale, 0));
  });

  test("never less than ten points either way, also with nothing known", () => {
    const level = scaleOf([null, null], { width: 300, height: 190 }, null);
    assert.deepEqual([level.low, level.high], [-10, 10]);
  });

  test("a pixel leads to the nearest place, and never off the line", () => {
    for (const width of [120, 300, 720]) {
      const wide = scaleOf(
        Array.from({ length: 50 }, () => null),
        { width, height: 190 },
        null,
      );
      for (let index = 0; index < 50; index += 1) assert.equal(indexAt(wide, xOf(wide, index) + 0.4), index);
      assert.equal(indexAt(wide, -20), 0);
      assert.equal(indexAt(wide, 9999), 49);
    }
    const one = scaleOf([null], { width: 300, height: 190 }, null);
    assert.equal(indexAt(one, 200), 0);
    assert.equal(xOf(one, 0), one.left);
  });
});

test("one game has one curve, however often it is judged", () => {
  const record = readOne(sgfOf(["....", "....", "....", "...."], "B:B2 W:C3 B:B3"));
  const judgedOnce = () =>
    record.main.map((node) => {
      const game = record.gameAt(node);
      return estimateOf(game, game.judge({ seed: 1, playouts: 20 }), "full");
    });
  assert.deepEqual(judgedOnce(), judgedOnce());
});
