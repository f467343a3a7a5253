// Run by memory.mjs: n games of 300 moves, kept, and what they added.
import { watchWasmMemory } from "../lib/wasm-memory.mjs";

const wasmBytes = watchWasmMemory();
const { variantsOf } = await import("../engines/index.mjs");
const { classicRecord, head } = await import("../lib/record.mjs");

const [engine, n] = process.argv.slice(2);
// The first variant is the one with the strongest ko rule.
const [variant] = await variantsOf(engine);
const { start, play, playKept = play, playAll } = variant;
const record = head(classicRecord(), 300);

function game() {
  const made = start();
  if (playAll) playAll(made, record.points);
  else for (const vertex of record.vertices) playKept(made, vertex);
  return made;
}

function used() {
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return { wasm: wasmBytes(), heap: heapUsed, external };
}

// The first games bring what is had once: tables, compiled code.
const kept = [game(), game(), game()];
const before = used();
for (let i = 0; i < n; i++) kept.push(game());
const after = used();

// Node counts a wasm memory among the external bytes; it must not count twice.
const outside = after.external - before.external;
const wasm = after.wasm - before.wasm;
const heap = after.heap - before.heap + Math.max(0, outside - wasm);
console.log(
  JSON.stringify({
    name: variant.name,
    rule: variant.rule,
    moves: record.length,
    wasm: wasm / n,
    heap: heap / n,
    kept: kept.length,
  }),
);
