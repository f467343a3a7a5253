// What one game with all its history holds, when many are kept alive.
import { runChild } from "../lib/child.mjs";

const child = new URL("./memory-child.mjs", import.meta.url);

export function measureMemory(engines, { lanke, peer }) {
  return engines.map((engine) => {
    const n = engine === "lanke" ? lanke : peer;
    const { name, rule, moves, wasm, heap } = runChild(child, [engine, n], ["--expose-gc"]);
    const value = (wasm + heap) / 1000;
    const how = `${n} games of ${moves} moves`;
    const parts = { wasm: wasm / 1000, heap: heap / 1000 };
    const row = { group: "memory", name, rule, how, value, ...parts };
    return { ...row, min: value, max: value, unit: "kB/game" };
  });
}
