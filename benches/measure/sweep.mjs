// Where may be played? Asked of every point, in the middle of a real game.
import assert from "node:assert/strict";
import { replayed } from "../engines/index.mjs";
import { head } from "../lib/record.mjs";
import { interleave } from "../lib/timing.mjs";

const moves = 120;

export function measureSweep(variants, record, timing) {
  const opening = head(record, moves);
  const games = variants.map((variant) => replayed(variant, opening));
  const n = agree(variants, games);
  const contenders = variants.flatMap((variant, i) => ways(variant, games[i], record));
  const rates = interleave(contenders, timing);
  return contenders.map(({ name, rule, how, hasQuery }, i) => ({
    group: "sweep",
    name,
    rule,
    how,
    hasQuery,
    legal: n,
    ...rates[i],
    unit: "sweeps/s",
  }));
}

function ways(variant, game, record) {
  const { name, rule } = variant;
  if (!variant.legalMask) {
    const how = variant.hasQuery === false ? "place and undo" : "per point";
    const run = () => count(variant, game);
    const hasQuery = variant.hasQuery !== false;
    return [{ name, rule, how, hasQuery, run, units: 1 }];
  }
  const { legalMask, play, undo } = variant;
  const next = record.vertices[moves];
  const changed = Array.from({ length: 50 }, () => replayed(variant, head(record, moves)));
  const walked = variant.start();
  const base = { name, rule, units: 1, hasQuery: true };
  return [
    {
      ...base,
      how: "legalMask, after a play and an undo",
      // Off the clock, which could not tell one query alone: so fifty games.
      before() {
        for (const game of changed) {
          play(game, next);
          undo(game, 1);
        }
      },
      units: changed.length,
      run() {
        let points = 0;
        for (const game of changed) points += legalMask(game).length;
        return points;
      },
    },
    {
      ...base,
      how: "legalMask, same position again",
      run: () => legalMask(game).length,
    },
    {
      ...base,
      // Every position is new here, so no answer can be remembered. The moves
      // and the undoing are on our time.
      how: "legalMask, after each move of the game",
      units: record.length,
      run() {
        let points = 0;
        for (const vertex of record.vertices) {
          play(walked, vertex);
          points += legalMask(walked).length;
        }
        undo(walked, record.length);
        return points;
      },
    },
  ];
}

function count({ isLegal }, game) {
  let n = 0;
  for (let y = 0; y < 19; y++) for (let x = 0; x < 19; x++) if (isLegal(game, x, y)) n++;
  return n;
}

// The very same points, among those under the same kind of ko rule.
function agree(variants, games) {
  const byRule = new Map();
  variants.forEach((variant, i) => {
    const kind = variant.rule.split(",")[0];
    const label = `${variant.name}, ${variant.rule}`;
    const legal = legalPoints(variant, games[i]);
    if (!byRule.has(kind)) byRule.set(kind, legal);
    assert.deepEqual(legal, byRule.get(kind), label);
  });
  return byRule.values().next().value.length;
}

function legalPoints(variant, game) {
  const all = Array.from({ length: 361 }, (_, i) => i);
  if (variant.legalMask) {
    const mask = variant.legalMask(game);
    return all.filter((i) => mask[i] === 1);
  }
  return all.filter((i) => variant.isLegal(game, i % 19, Math.floor(i / 19)));
}
