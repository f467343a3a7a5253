/** Nothing is exported that nobody imports, but for what the package gives to everybody. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
/** Built folders, and files of others. */
const NOT_OURS = /(?:^|\/)(?:lanke|node_modules|out|shots|frameworks)\/|\.d\.ts$|^tests\/consumers\//u;
/** What the package gives: all that these files export, and what they hand on with a star. */
const ENTRIES = /^js\/(?:(?:play\/|formats\/)?(?:index|slim(?:\.node)?)|worker(?:\.node)?|element|board\/index)\.ts$/u;

/** @type {Map<string, string>} */
const texts = new Map();
for (const folder of ["js", "www", "tests/js", "tests/web", "scripts"]) {
  for (const name of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })) {
    const file = `${folder}/${name.replaceAll("\\", "/")}`;
    if (/\.(?:js|mjs|ts)$/u.test(file) && !NOT_OURS.test(file)) texts.set(file, readFileSync(join(root, file), "utf8"));
  }
}

/** The file that a specifier means; what is built of `js/` is `js/`. @param {string} from @param {string} to */
function fileAt(from, to) {
  const path = normalize(join(dirname(from), to)).replace(/^(?:dist|www\/lanke)\//u, "js/");
  return [path, path.replace(/\.js$/u, ".ts")].find((file) => texts.has(file));
}

/** Files by those that they name, in an import, in a type, or as an address. @type {Map<string, Set<string>>} */
const importers = new Map();
/** Those of them that hand on all. @type {Map<string, Set<string>>} */
const stars = new Map();
for (const [from, text] of texts) {
  for (const [found, path = ""] of text.matchAll(
    /(?:export (?:type )?\* from |from |import ?\(?|WWW, |URL\()"([^"]+)"/gu,
  )) {
    const to = fileAt(found.startsWith("WWW") ? "www/x" : from, found.startsWith("WWW") ? `./${path}` : path);
    if (to === undefined || to === from) continue;
    for (const map of found.includes("*") ? [importers, stars] : [importers]) {
      map.set(to, (map.get(to) ?? new Set()).add(from));
    }
  }
}

/** Whether whatever it exports is the package's. @param {string} file @returns {boolean} */
const isPublic = (file) => ENTRIES.test(file) || [...(stars.get(file) ?? [])].some(isPublic);

/** @param {string} text */
function exportsOf(text) {
  const declared = text.matchAll(
    /^export (?:declare )?(?:async )?(?:function\*?|(?:abstract )?class|const|let|interface|type|enum) ([\w$]+)/gmu,
  );
  const listed = text.matchAll(/^export (?:type )?\{([^}]*)\}/gmu);
  return [
    ...[...declared].map(([, name = ""]) => name),
    ...[...listed].flatMap(([, names = ""]) => names.split(",").map((name) => name.trim().split(/\s/u).at(-1) ?? "")),
  ].filter(Boolean);
}

test("every export of a module of the page or the package is imported by another", () => {
  const unused = [];
  for (const [file, text] of texts) {
    if (!/^(?:js|www)\//u.test(file) || isPublic(file)) continue;
    const users = [...(importers.get(file) ?? [])].map((user) => texts.get(user) ?? "");
    for (const name of exportsOf(text)) {
      const [word, property] = [
        new RegExp(`(?<![\\w$])${name}(?![\\w$])`, "u"),
        new RegExp(`\\.${name}(?![\\w$])`, "u"),
      ];
      // What is loaded when it is wanted is a property of its module, wherever that has been handed on to.
      const isUsed = users.some((user) => word.test(user)) || [...texts.values()].some((one) => property.test(one));
      if (!isUsed) unused.push(`${file}: ${name}`);
    }
  }
  assert.deepEqual(unused, []);
});
