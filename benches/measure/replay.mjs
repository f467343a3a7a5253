// One whole game through each engine's own checked move call.
import assert from "node:assert/strict";
import { replayed } from "../engines/index.mjs";
import { interleave } from "../lib/timing.mjs";

export function measureReplay(variants, record, timing) {
  const names = ({ name, rule }) => ({ group: "replay", name, rule });
  agree(variants, record);
  const contenders = variants.flatMap((variant) => {
    const { start, play, playAll, end = () => {} } = variant;
    // A new game each time; what an engine asks to be given back, is.
    const each = {
      ...names(variant),
      how: "one call per move",
      run() {
        const game = start();
        for (const vertex of record.vertices) play(game, vertex);
        end(game);
        return record.length;
      },
    };
    if (!playAll) return [each];
    const bulk = {
      ...names(variant),
      how: "playAll",
      run() {
        const game = start();
        const played = playAll(game, record.points);
        end(game);
        return played;
      },
    };
    return [bulk, each];
  });
  const units = record.length;
  const rates = interleave(
    contenders.map((c) => ({ ...c, units })),
    timing,
  );
  return contenders.map(({ run, ...row }, i) => ({
    ...row,
    ...rates[i],
    unit: "moves/s",
  }));
}

// Same stones, same captures, by every road, or there is nothing to compare.
function agree(variants, record) {
  const first = variants[0];
  const expected = plain(first.state(replayed(first, record)));
  for (const variant of variants) {
    const label = `${variant.name}, ${variant.rule}`;
    const state = plain(variant.state(replayed(variant, record)));
    assert.deepEqual(state, expected, label);
    if (!variant.playAll) continue;
    const game = variant.start();
    assert.equal(variant.playAll(game, record.points), record.length, label);
    assert.deepEqual(plain(variant.state(game)), expected, label);
  }
}

function plain({ signMap, captures }) {
  // `+ 0` for the engines that make -0 of an empty point.
  return { cells: signMap.flat().map((sign) => sign + 0), captures };
}
