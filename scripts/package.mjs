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
    await bundleBoard(next);
    await bundleElement(next);
    await minifyParts(next);
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

/** Names of properties that never leave the element's files; none of them is one of the DOM, the rules or the public types. */
const INNER_NAMES = new RegExp(
  `^(?:${[
    "cellWidth|cellHeight|labelSize|radius|seen|geometry|context|centre|picture|faces|wipe",
    "alertEdge|blackTerritory|whiteTerritory|growth|shades|edge|shadow",
    "lean|sway|spacing|cloud|stripe|fibres|pores|upper|lower|pale|deep|pore",
    "onIntent|onFit|onMedia|onWheel|onKey|onChoose|onFocus|onLeave|onDesk",
    "hasLetters|hasFocus|hasFailed|vertexOf|isMarking|isRecord|isReadonly|isOver|isOwn|isLent|isGiven|isQuiet|showsFocus",
    "gameDesk|recordDesk|whenRecord|desk|shell|words|grid|scene|ghostAt|refuses|asks|choose|openAt|follow",
  ].join("|")})$`,
);

/**
 * A board that pages draw is one file, and loaded as it is.
 * @param {string} folder
 */
async function bundleBoard(folder) {
  const { build } = await import("esbuild");
  const board = join(folder, "board/index.js");
  const options = { bundle: true, allowOverwrite: true, external: ["./loupe.js"] };
  await build({ ...SMALL, ...options, entryPoints: [board], outfile: board });
}

/**
 * The element is one small file beside the rules, since pages load it as it is: a person waits for it. What shows records,
 * what draws overlays, and languages but English come when they are wanted.
 * @param {string} folder
 */
async function bundleElement(folder) {
  const { build } = await import("esbuild");
  /** The short names, which have to be the same in all of the files. */
  let mangleCache = {};
  const entries = [
    "element.js",
    "element/record-desk.js",
    "element/aside.js",
    "element/controls.js",
    "board/overlay.js",
  ];
  for (const entry of entries.map((name) => join(folder, name))) {
    const made = await build({
      entryPoints: [entry],
      outfile: entry,
      allowOverwrite: true,
      bundle: true,
      ...SMALL,
      mangleProps: INNER_NAMES,
      mangleCache,
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
    mangleCache = made.mangleCache ?? mangleCache;
  }
}

/** What the bundles have no need of goes; what they load later is made small. @param {string} folder */
async function minifyParts(folder) {
  const { transform } = await import("esbuild");
  const apart = {
    board: /^(?:index|loupe|overlay)\./,
    element: /^(?:words-(?!en)|record-desk\.|aside\.|controls\.)/,
  };
  for (const [part, stays] of Object.entries(apart)) {
    for (const name of readdirSync(join(folder, part)).filter((one) => one.endsWith(".js"))) {
      const file = join(folder, part, name);
      if (!stays.test(name)) rmSync(file);
      else writeFileSync(file, (await transform(readFileSync(file, "utf8"), SMALL)).code);
    }
  }
}
