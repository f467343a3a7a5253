// From nothing to the first stone, each time in a fresh Node.
import { runChild } from "../lib/child.mjs";
import { summary } from "../lib/timing.mjs";

const child = new URL("./load-child.mjs", import.meta.url);

export function measureLoad(engines, rounds) {
  const times = new Map(engines.map((engine) => [engine, []]));
  // One more round than is counted: the first fills the disk cache.
  for (let round = 0; round <= rounds; round++)
    for (const [engine, list] of times) {
      const { name, ms } = runChild(child, [engine]);
      list.name = name;
      if (round > 0) list.push(ms);
    }
  return [...times.values()].map((list) => ({
    group: "load",
    name: list.name,
    how: "import, game, stone",
    ...summary(list),
    unit: "ms",
  }));
}
