// `pkg/` and `js/` → `dist/`, the publishable package, and a copy of it for the demo page.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { packageScript } from "./npm.mjs";
import { Failure, fingerprint, ROOT, replaceFolder, run, say, since, stamp, TOOLS } from "./shell.mjs";
import { PKG_FILES } from "./wasm.mjs";

const DIST = join(ROOT, "dist");
/** The page has the package beside it, so that `www/` runs from any static server and any sub-path. */
const COPY = join(ROOT, "www/lanke");
/** Its bytes are in a module, and nobody starts it from a file: it stays behind. */
const INLINED_ALONE = "lanke-judge.wasm";
const SHIPPED = PKG_FILES.filter((file) => file !== INLINED_ALONE);

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
    await stripComments(next);
    await bundleElement(next);
    await bundleBoard(next);
    for (const file of SHIPPED) cpSync(join(ROOT, "pkg", file), join(next, file));
    mkdirSync(join(ROOT, "www"), { recursive: true });
    cpSync(next, `${next}-copy`, { recursive: true });
    replaceFolder(next, DIST);
    replaceFolder(`${next}-copy`, COPY);
  } finally {
    rmSync(next, { recursive: true, force: true });
    rmSync(`${next}-copy`, { recursive: true, force: true });
  }
  made.set(inputs);
  say("package", `dist/ and www/lanke/ made in ${since(start)}`);
}

/**
 * Comments belong into the declarations, where editors show them, and not into what everybody loads (a third of it).
 * The compiler's own option for that takes `@__PURE__` with them, by which bundlers leave out what is not used; so it
 * is done here, line by line, and the minifier is asked whether the code is still the same.
 * @param {string} folder
 */
async function stripComments(folder) {
  const { transform } = await import("esbuild");
  const essence = async (/** @type {string} */ code) => (await transform(code, { minifyWhitespace: true })).code;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".js")) continue;
    const file = join(folder, name);
    const code = readFileSync(file, "utf8");
    const bare = code.replace(/^[ \t]*(?:\/\*[\s\S]*?\*\/|\/\/.*)\n/gm, "");
    if ((await essence(code)) !== (await essence(bare)))
      throw new Failure(`Comments could not be taken out of ${name}.`);
    writeFileSync(file, bare);
  }
}

/** @type {{ minify: true, charset: "utf8", format: "esm", target: string, logLevel: "warning" }} */
const SMALL = { minify: true, charset: "utf8", format: "esm", target: "es2022", logLevel: "warning" };

/** Names of properties that never leave the element's file. */
const INNER_NAMES =
  /^(?:cellWidth|cellHeight|labelSize|alertEdge|blackTerritory|whiteTerritory|growth|shades|onIntent|onFit|onMedia|onWheel|onKey|onChoose|onFocus|onLeave|onDesk|hasLetters|hasFocus|vertexOf|isMarking|isRecord|lean|sway|spacing|cloud|stripe|fibres|pores|upper|lower|pale|deep|pore|takeWheel|showsFocus|isQuiet|gameDesk|recordDesk|whenRecord|isGiven)$/;

/**
 * The element is one small file beside the rules, since pages load it as it is: a person waits for it. What shows records
 * and languages but English come when they are wanted.
 * @param {string} folder
 */
async function bundleElement(folder) {
  const { build } = await import("esbuild");
  for (const entry of ["element.js", "element/record-desk.js", "element/aside.js"].map((name) => join(folder, name))) {
    await build({
      entryPoints: [entry],
      outfile: entry,
      allowOverwrite: true,
      bundle: true,
      ...SMALL,
      mangleProps: INNER_NAMES,
      plugins: [
        {
          name: "rules, records and languages stay apart",
          setup: ({ onResolve }) => {
            onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir, kind }) => {
              const file = join(resolveDir, path);
              const isApart = file === join(folder, "index.js") || kind === "dynamic-import";
              const from = relative(dirname(entry), file);
              return isApart
                ? { path: from.startsWith(".") ? from : `./${from}`, external: true, sideEffects: false }
                : undefined;
            });
          },
        },
      ],
    });
  }
  for (const name of readdirSync(join(folder, "element"))) {
    if (name.endsWith(".js") && !/^(?:words-(?!en)|record-desk|aside\.)/.test(name))
      rmSync(join(folder, "element", name));
  }
}

/**
 * A board that pages draw is one file, and loaded as it is; so are the languages of the element.
 * @param {string} folder
 */
async function bundleBoard(folder) {
  const { build, transform } = await import("esbuild");
  const board = join(folder, "board/index.js");
  const options = { bundle: true, allowOverwrite: true, external: ["./loupe.js"] };
  await build({ ...SMALL, ...options, entryPoints: [board], outfile: board });
  for (const name of readdirSync(join(folder, "board"))) {
    if (name.endsWith(".js") && !/^(?:index|loupe)\./.test(name)) rmSync(join(folder, "board", name));
  }
  for (const part of ["board/loupe.js", ...readdirSync(join(folder, "element")).map((name) => `element/${name}`)]) {
    const file = join(folder, part);
    if (part.endsWith(".js")) writeFileSync(file, (await transform(readFileSync(file, "utf8"), SMALL)).code);
  }
}
