/** What is in the packed package: all that its manifest names, and no wasm file that nobody loads. */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = new URL("../../", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL("package.json", root), "utf8"));

/** @type {{ path: string, size: number }[]} */
const files = JSON.parse(
  execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
    cwd: fileURLToPath(root),
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }),
)[0].files;
const names = new Set(files.map(({ path }) => path));

/** @param {unknown} value @returns {string[]} every path in it */
const pathsIn = (value) =>
  typeof value === "string" ? [value] : Object.values(/** @type {object} */ (value ?? {})).flatMap(pathsIn);

test("all that the manifest names is there", () => {
  for (const path of pathsIn([manifest.exports, manifest.main, manifest.types, manifest.sideEffects])) {
    assert.ok(names.has(path.replace(/^\.\//u, "")), path);
  }
});

test("every wasm file is loaded by a module, and can be asked for by name", () => {
  const code = files
    .filter(({ path }) => path.endsWith(".js"))
    .map(({ path }) => readFileSync(new URL(path, root), "utf8"))
    .join("\n");
  const loaded = new Set([...code.matchAll(/new URL\("(?:\.{1,2}\/)+([^"/]+\.wasm)"/gu)].map(([, name]) => name));
  const wasm = [...names].filter((path) => path.endsWith(".wasm")).map((path) => path.replace(/^dist\//u, ""));
  assert.deepEqual(new Set(wasm), loaded);
  for (const name of wasm) assert.equal(manifest.exports[`./${name}`], `./dist/${name}`);
  assert.ok(existsSync(new URL("dist/judge-inline.js", root)));
});
