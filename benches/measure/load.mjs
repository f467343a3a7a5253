// From nothing to the first stone, each time in a fresh Node.
import { runChild } from "../lib/child.mjs";
import { summary } from "../lib/timing.mjs";

const child = new URL("./load-child.mjs", import.meta.url);
// What a person waits, and what of it is work: on a busy machine only the
// second can be compared. It counts compiling on other threads as well.
const clocks = [
  { key: "wall", how: "as waited for", unit: "ms" },
  { key: "cpu", how: "work, all threads", unit: "ms cpu" },
];

export function measureLoad(engines, rounds) {
  const runs = new Map(engines.map((engine) => [engine, []]));
  // One more round than is counted: the first fills the disk cache.
  for (let round = 0; round <= rounds; round++)
    for (const [engine, list] of runs) {
      const run = runChild(child, [engine]);
      if (round > 0) list.push(run);
    }
  return clocks.flatMap(({ key, how, unit }) =>
    [...runs.values()].map((list) => ({
      group: "load",
      name: list[0].name,
      how,
      ...summary(list.map((run) => run[key])),
      unit,
    })),
  );
}
