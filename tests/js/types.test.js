/**
 * The public types, as users see them, against `api.d.ts`. A change has to be meant: accept it with
 * `UPDATE_API=1 node --test tests/js/types.test.js`.
 */

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../../", import.meta.url));
const FORMATS = ["formats/index", "formats/slim", "formats/slim.node"];
const PLAY = ["play/index", "play/slim", "play/slim.node"];
const snapshot = join(root, "tests/js/api.d.ts");

/** Declarations without comments, of the entries and of all that they name. */
function publicTypes() {
  const files = new Set(["index", "slim", "slim.node", "worker", "worker.node", ...FORMATS, ...PLAY]);
  const parts = [];
  for (const file of files) {
    const text = readFileSync(join(root, "dist", `${file}.d.ts`), "utf8");
    for (const [, name] of text.matchAll(/"(\.\.?\/[^"]+)\.js"/g))
      files.add(posix.join(posix.dirname(file), name ?? ""));
    const bare = text
      .replace(/\/\*[\s\S]*?\*\//g, "")
      .replace(/\n\s*\n/g, "\n")
      .trim();
    if (bare !== "export {};") parts.push(`// ${file}.d.ts\n${bare}\n`);
  }
  return parts.join("\n");
}

test("the public types are those of api.d.ts", () => {
  const types = publicTypes();
  if (process.env.UPDATE_API || !existsSync(snapshot)) {
    assert(!process.env.CI, "api.d.ts is missing");
    writeFileSync(snapshot, types);
  }
  assert.equal(types, readFileSync(snapshot, "utf8"));
});

test("every public item is documented", () => {
  const undocumented = [];
  for (const file of [
    ...[
      "coords",
      "engine",
      "errors",
      "game",
      "init",
      "judge",
      "judge-queue",
      "judge-words",
      "match",
      "nigiri",
      "played-game",
      "rules-words",
      "score",
    ],
    ...["play/engine", "play/game", "play/slim"],
    ...["rule-codes", "formats/diagram", "formats/index", "formats/lists", "formats/server-record", "formats/slim"],
    ...["game-record", "read-records", "record-edits", "slim", "standing", "state", "types", "types-formats"],
    ...["types-judge", "types-match", "types-record", "worker", "worker.node"],
  ]) {
    const lines = readFileSync(join(root, "dist", `${file}.d.ts`), "utf8").split("\n");
    for (const [index, line] of lines.entries()) {
      const isItem =
        /^export (declare|interface|type [A-Z])/.test(line) || /^ {4}(get |static |[a-zA-Z[]+.*\()/.test(line);
      if (isItem && !/(\*\/|constructor.*)$/.test(lines[index - 1] ?? "") && !/constructor/.test(line)) {
        undocumented.push(`${file}: ${line.trim()}`);
      }
    }
  }
  assert.deepEqual(undocumented, []);
});

test("they compile with no library but ECMAScript's", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lanke-types-"));
  try {
    const uses = ["index", "slim", "slim.node", "worker", "worker.node", ...FORMATS, ...PLAY].map(
      (entry) => `export * as ${entry.replace(/[./]/g, "_")} from "${root}dist/${entry}.js";`,
    );
    writeFileSync(join(folder, "use.ts"), uses.join("\n"));
    const options = [
      "--noEmit",
      "--strict",
      "--skipLibCheck",
      "false",
      "--module",
      "esnext",
      "--moduleResolution",
      "bundler",
    ];
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    for (const lib of ["es2020", "esnext"]) {
      await promisify(execFile)(
        process.execPath,
        [tsc, ...options, "--ignoreConfig", "--target", lib, "--lib", lib, "--types", "", join(folder, "use.ts")],
        { cwd: folder },
      ).catch((error) => assert.fail(`${lib}: ${error.stdout}${error.stderr}`));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
