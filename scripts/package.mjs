// `pkg/` and `js/` → `dist/`, the publishable package, and a copy of it for the demo page.
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { packageScript } from "./npm.mjs";
import { fingerprint, ROOT, run, say, since, stamp, TOOLS } from "./shell.mjs";
import { PKG_FILES } from "./wasm.mjs";

const DIST = join(ROOT, "dist");
/** The page has the package beside it, so that `www/` runs from any static server and any sub-path. */
const COPY = join(ROOT, "www/lanke");

/** Brings `dist/` and `www/lanke/` up to date with `pkg/` and the TypeScript sources. */
export async function buildPackage() {
  const inputs = fingerprint([
    ...PKG_FILES.map((file) => join("pkg", file)),
    "js",
    "tsconfig.json",
    "tsconfig.base.json",
    "scripts/package.mjs",
    "node_modules/typescript/package.json",
  ]);
  const made = stamp("package");
  if (made.is(inputs) && existsSync(DIST) && existsSync(COPY)) {
    say("package", "unchanged");
    return;
  }
  const start = performance.now();
  say("package", "compiling the TypeScript");
  const next = join(TOOLS, `dist-${process.pid}`);
  try {
    mkdirSync(next, { recursive: true });
    await run(process.execPath, [packageScript("typescript/bin/tsc"), "--project", "tsconfig.json", "--outDir", next]);
    for (const file of PKG_FILES) cpSync(join(ROOT, "pkg", file), join(next, file));
    mkdirSync(join(ROOT, "www"), { recursive: true });
    cpSync(next, `${next}-copy`, { recursive: true });
    replace(next, DIST);
    replace(`${next}-copy`, COPY);
  } finally {
    rmSync(next, { recursive: true, force: true });
    rmSync(`${next}-copy`, { recursive: true, force: true });
  }
  made.set(inputs);
  say("package", `dist/ and www/lanke/ made in ${since(start)}`);
}

/**
 * Puts a finished folder in the place of an old one, so that no half-made package is ever seen.
 * @param {string} next @param {string} place
 */
function replace(next, place) {
  rmSync(place, { recursive: true, force: true });
  renameSync(next, place);
}
