// What the package weighs on the wire, against its budget.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { Failure, ROOT, isMain, print } from "./shell.mjs";

const DIST = join(ROOT, "dist");

/**
 * In bytes after gzip. An entry counts with everything that it imports, each file compressed by itself. `goal` is what
 * each should weigh; `limit` is what it may not exceed today (docs/DESIGN.md, "Size", says what weighs what).
 */
const BUDGETS = [
  { name: "lanke.wasm", goal: 40_000, limit: 209_000, files: () => [join(DIST, "lanke.wasm")] },
  { name: "lanke (wasm inlined)", goal: 60_000, limit: 252_000, files: () => imported("index.js") },
  {
    name: "lanke/slim and its wasm",
    goal: 60_000,
    limit: 252_000,
    files: () => [...imported("slim.js"), join(DIST, "lanke.wasm")],
  },
  { name: "lanke-play.wasm", goal: 80_000, limit: 78_100, files: () => [join(DIST, "lanke-play.wasm")] },
  { name: "lanke/play (wasm inlined)", goal: 110_000, limit: 109_500, files: () => imported("play/index.js") },
  {
    name: "lanke/play/slim and its wasm",
    goal: 110_000,
    limit: 109_300,
    files: () => [...imported("play/slim.js"), join(DIST, "lanke-play.wasm")],
  },
  { name: "lanke-formats.wasm", goal: 40_000, limit: 80_000, files: () => [join(DIST, "lanke-formats.wasm")] },
  { name: "lanke/formats (wasm inlined)", goal: 60_000, limit: 95_500, files: () => imported("formats/index.js") },
  { name: "lanke/worker", goal: 8_000, limit: 8_000, files: () => imported("worker.js") },
  { name: "its Worker", goal: 60_000, limit: 86_000, files: () => imported("judge-worker.js") },
  { name: "lanke/board", goal: 15_000, limit: 15_000, files: () => imported("board/index.js") },
  { name: "lanke/element, no rules", goal: 20_000, limit: 20_000, files: () => [join(DIST, "element.js")] },
  { name: "and for overlays", goal: 2_000, limit: 2_000, files: () => [join(DIST, "board/overlay.js")] },
  { name: "and for moves as text", goal: 3_500, limit: 3_500, files: () => [join(DIST, "element/aside.js")] },
  { name: "and for buttons", goal: 3_500, limit: 3_500, files: () => [join(DIST, "element/controls.js")] },
  { name: "and for records", goal: 3_000, limit: 3_000, files: () => [join(DIST, "element/record-desk.js")] },
];

/** Prints every size, then fails if one is over its limit. */
export async function checkSizes() {
  const over = [];
  for (const { name, goal, limit, files } of BUDGETS) {
    const list = files();
    const size = list.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
    const figures = `${kilobytes(size)} kB gzipped, limit ${kilobytes(limit)}, goal ${kilobytes(goal)}`;
    const missed = size > goal ? ": over the goal" : "";
    print(`${name.padEnd(28)} ${figures}${list.length > 1 ? `, ${list.length} files` : ""}${missed}`);
    if (size > limit) over.push(`${name} is over its limit: ${figures}`);
  }
  if (over.length > 0) throw new Failure(over.join("\n"));
}

/**
 * A module of the package and all that it imports statically.
 * @param {string} entry relative to dist/
 */
function imported(entry) {
  const found = new Set([join(DIST, entry)]);
  for (const file of found) {
    if (!existsSync(file)) throw new Failure(`${relative(ROOT, file)} is missing: npm run build`);
    for (const [, specifier] of readFileSync(file, "utf8").matchAll(/\bfrom\s*"(\.[^"]+)"|^import\s*"(\.[^"]+)"/gm)) {
      if (specifier) found.add(join(dirname(file), specifier));
    }
  }
  return [...found];
}

/** @param {number} bytes */
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

isMain(import.meta.url, checkSizes);
