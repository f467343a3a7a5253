// The comparison with other boards claims nothing that no test shows.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const DOCS = fileURLToPath(new URL("../../docs/", import.meta.url));

test("every feature that the comparison says is ours names a test that there is", () => {
  const lines = readFileSync(join(DOCS, "COMPARISON.md"), "utf8").split("\n");
  const ours = lines.flatMap((line) => /^\| ([^|]+) \| ● \|/.exec(line)?.[1] ?? []);
  const shown = new Map(
    lines.flatMap((line) => {
      const [, feature, title, file] = /^\| ([^|]+) \| \[(.+)\]\((\S+)\) \|$/.exec(line) ?? [];
      return feature === undefined ? [] : [[feature, { title, file }]];
    }),
  );
  assert.ok(ours.length > 20, `${ours.length} features`);
  for (const feature of ours) {
    const { title, file } = shown.get(feature) ?? {};
    assert.ok(title, `${feature} is claimed, and no test named`);
    assert.ok(readFileSync(join(DOCS, file), "utf8").includes(`test("${title}"`), `${file} has no test "${title}"`);
  }
});
