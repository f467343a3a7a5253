/** The examples run, and print what they say they print: `console.log(…); // this`, with `…` for what may be anything. */

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** @param {string} text */
async function runs(text) {
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", text], {
    cwd: root,
  });
  const said = [...text.matchAll(/^.*console\.log\(.*\);? \/\/ (.*)$/gm)].map(([, what]) => what);
  const wanted = said.map((what) =>
    even(what ?? "")
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
      .replaceAll("…", ".*"),
  );
  assert(wanted.length > 0, "it prints nothing");
  assert.match(even(stdout), new RegExp(`^${wanted.join(" ")}$`));
}

for (const name of readdirSync(join(root, "examples")).filter((file) => file.endsWith(".mjs"))) {
  test(`examples/${name}`, () => runs(readFileSync(join(root, "examples", name), "utf8")));
}

const readme = join(root, "README.md");
test("the JavaScript of README.md", { skip: existsSync(readme) ? false : "there is no README.md" }, async () => {
  const blocks = [...readFileSync(readme, "utf8").matchAll(/^```(?:js|javascript)\n([\s\S]*?)^```$/gm)];
  // Those that say what they print; the others want a file that is not there.
  const said = blocks.map(([, block = ""]) => block).filter((block) => /console\.log\(.*\);? \/\/ /.test(block));
  assert.equal(said.length, 5);
  for (const block of said) await runs(block);
});

/** The same whether Node printed it in one line or in several. @param {string} text */
function even(text) {
  return text
    .replaceAll("'", '"')
    .replace(/\s+/g, " ")
    .replace(/\[ | \]/g, (bracket) => bracket.trim())
    .trim();
}
