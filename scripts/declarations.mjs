// The declarations that users of the package see: complete, that is, nothing in them is `any`.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { Failure, ROOT, isMain, print } from "./shell.mjs";

/** Follows the declarations from every entry and fails at the first kinds of hole: `any`, or a file that is not there. */
export function checkDeclarations() {
  const manifest = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const entries = Object.values(manifest.exports).flatMap((entry) => (entry.types ? [join(ROOT, entry.types)] : []));
  const seen = new Set(entries);
  const holes = [];
  for (const file of seen) {
    const name = relative(ROOT, file);
    if (!existsSync(file)) {
      holes.push(`${name} is missing`);
      continue;
    }
    // What the generated glue calls `any` is given its type in js/, and never shown.
    if (/\/(?:[a-z]+-)?glue\.d\.ts$/.test(name)) {
      holes.push(`${name} can be reached from the package's public types`);
      continue;
    }
    const text = withoutComments(readFileSync(file, "utf8"));
    for (const [index, line] of text.split("\n").entries()) {
      if (/\bany\b/.test(line)) holes.push(`${name}:${index + 1}: ${line.trim()}`);
    }
    for (const [, specifier] of text.matchAll(/(?:\bfrom|\bimport)\s*\(?"(\.[^"]+)\.js"/g)) {
      seen.add(join(dirname(file), `${specifier}.d.ts`));
    }
  }
  if (holes.length > 0) throw new Failure(`The public types have holes:\n${holes.join("\n")}`);
  print(`${seen.size} declaration files, no \`any\``);
}

/** @param {string} text the same with as many lines */
function withoutComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, (comment) => comment.replace(/[^\n]/g, ""));
}

isMain(import.meta.url, async () => checkDeclarations());
