// The comparison with other boards claims nothing that no test shows.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "./helpers.mjs";

const DOCS = join(ROOT, "docs");
const lines = readFileSync(join(DOCS, "COMPARISON.md"), "utf8").split("\n");

/** What is said of ours: the second cell of a row of the first table. */
const OURS = new Map(
  lines.flatMap((line) => {
    const [, feature, ours, ...others] = line.split("|").map((cell) => cell.trim());
    return feature && ours && others.length === 13 ? [[feature, ours]] : [];
  }),
);

/** The tests named for a feature. @type {Map<string, { title: string, file: string }[]>} */
const SHOWN = new Map(
  lines.flatMap((line) => {
    const [, feature, tests = ""] = /^\| ([^|]+) \| (\[[^|]+\]\([^|]+\)) \|$/u.exec(line) ?? [];
    if (feature === undefined) return [];
    const named = [...tests.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/gu)].map(([, title = "", file = ""]) => ({
      title,
      file,
    }));
    return [[feature, named]];
  }),
);

/**
 * Whether a file has a test of that title: in quotes, or made by a template; or, where it is a script, something of that
 * name that it checks.
 *
 * @param {string} source
 * @param {string} title
 */
function has(source, title) {
  if (source.includes(`test(${JSON.stringify(title)}`) || source.includes(`name: ${JSON.stringify(title)}`))
    return true;
  return [...source.matchAll(/\btest\(`([^`]+)`/gu)].some(([, template = ""]) => {
    const plain = template.split(/\$\{[^}]*\}/u).map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&"));
    // A template of nothing but what is put in would be every title.
    return plain.join("").length > 8 && new RegExp(`^${plain.join(".+")}$`, "u").test(title);
  });
}

test("every feature that the comparison says is ours names tests that there are", () => {
  const ours = [...OURS].filter(([, said]) => said !== "–" && !/^-+$/u.test(said));
  assert.ok(ours.length > 30, `${ours.length} features`);
  for (const [feature] of ours) {
    const named = SHOWN.get(feature) ?? [];
    assert.ok(named.length > 0, `${feature} is claimed, and no test named`);
    for (const { title, file } of named) {
      assert.ok(has(readFileSync(join(DOCS, file), "utf8"), title), `${file} has no test "${title}"`);
    }
  }
  for (const feature of SHOWN.keys()) assert.ok(OURS.has(feature), `${feature} is shown, and not in the table`);
});

test("the size named is the budget of the element", () => {
  const sizes = readFileSync(join(ROOT, "scripts/size.mjs"), "utf8");
  const [, limit = ""] = /name: "lanke\/element, no rules", .*limit: ([\d_]+)/u.exec(sizes) ?? [];
  assert.equal(Number(OURS.get("Size in kB")) * 1000, Number(limit.replaceAll("_", "")));
});

test("the licence named is the package's, and its texts are there", () => {
  const { license } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  assert.equal(OURS.get("Licence"), license);
  for (const name of ["LICENSE-MIT", "LICENSE-APACHE"]) assert.ok(existsSync(join(ROOT, name)), name);
});
