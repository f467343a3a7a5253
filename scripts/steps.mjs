// The steps of `npm test`, and the rows in which they run.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { browser, fonts, webdriverSettings } from "./browser.mjs";
import { build } from "./build.mjs";
import { checkDeclarations } from "./declarations.mjs";
import { firefox } from "./firefox.mjs";
import { npmPackages, packageScript } from "./npm.mjs";
import { checkRulesTable } from "./rules-table.mjs";
import { Failure, filesUnder, ROOT, run } from "./shell.mjs";
import { checkSizes } from "./size.mjs";
import { TARGET, wasmToolchain } from "./toolchain.mjs";
import { bindgenProgram } from "./wasm.mjs";

/** Thrown by a step that this machine can't do. Never in CI, where everything has to be run. */
export class Skipped extends Error {}

// What several steps need is made ready once, by the first of them; if that fails, it fails for all.
const ready = {
  packages: once(() => npmPackages()),
  build: once(build),
  browser: once(browser),
  fonts: once(fonts),
  toolchain: once(wasmToolchain),
  runner: once(() => bindgenProgram("test-runner")),
};

/** Rows of steps that run side by side, and then what has the machine for itself, as most of it looks at times. */
export const ROWS = [["rust", "package"], ["page"]];

/** @type {{ name: string, row: string, what: string, run: () => Promise<void> }[]} */
export const STEPS = [
  { name: "rustfmt", row: "rust", what: "the Rust is formatted", run: () => cargo("fmt", "--check") },
  { name: "biome", row: "package", what: "the JavaScript and TypeScript are formatted and free of lint", run: biome },
  {
    name: "rules",
    row: "package",
    what: "every rule has a test or a reason, and the table of them is right",
    run: rules,
  },
  { name: "clippy", row: "rust", what: "lint of the Rust", run: () => clippy() },
  {
    name: "clippy-wasm",
    row: "rust",
    what: "lint of the Rust with each part of the JavaScript boundary",
    run: async () => {
      for (const part of ["wasm", "wasm-play", "wasm-formats", "wasm-judge"]) await clippy("--features", part);
    },
  },
  {
    name: "clippy-encodings",
    row: "rust",
    what: "lint of the Rust with every encoding of records",
    run: () => clippy("--features", "encodings"),
  },
  { name: "docs", row: "rust", what: "the Rust documentation builds, all its links lead somewhere", run: docs },
  {
    name: "rust",
    row: "rust",
    what: "unit tests, integration tests and examples in the Rust documentation",
    run: () => cargo("test"),
  },
  {
    name: "rust-encodings",
    row: "rust",
    what: "records in every encoding",
    run: encodings,
  },
  { name: "fuzz", row: "rust", what: "records of chance break nothing, and cost what their length says", run: fuzz },
  { name: "build", row: "package", what: "the package", run: ready.build },
  {
    name: "types",
    row: "package",
    what: "the scripts and the page keep to their types; the package's own are complete",
    run: types,
  },
  { name: "size", row: "package", what: "the package keeps to its budget", run: sizes },
  {
    name: "js",
    row: "page",
    what: "tests of the package in Node",
    run: async () => nodeTests("tests/js", ready.build),
  },
  { name: "wasm-node", row: "package", what: "tests of the wasm boundary in Node", run: wasmInNode },
  { name: "wasm-browser", row: "package", what: "tests of the wasm boundary in Chromium", run: wasmInBrowser },
  { name: "web", row: "page", what: "tests of the page in Chromium", run: webTests },
  { name: "firefox", row: "package", what: "the main paths of the page and the element in Firefox", run: firefoxTests },
  {
    name: "consumers",
    row: "package",
    what: "the packed package, as its users install it",
    run: async () => nodeTests("tests/consumers", ready.build, ready.browser),
  },
];

/** @param {string[]} args */
async function cargo(...args) {
  await run("cargo", args);
}

/** @param {string[]} options */
async function clippy(...options) {
  await cargo("clippy", "--all-targets", ...options, "--", "--deny", "warnings");
}

// The counters are put in by the compiler, for this machine's own target: with one named, build scripts go without.
async function fuzz() {
  const host = /^host: (.*)$/m.exec(await run("rustc", ["-vV"], { quiet: true }))?.[1] ?? "";
  const flags = ["level=3", "inline-8bit-counters"].map((flag) => `-Cllvm-args=-sanitizer-coverage-${flag}`);
  // In CI the same ones each time; elsewhere others.
  const [seconds, seed] = process.env.CI ? ["60", "1"] : ["10", String(Math.floor(Math.random() * 2 ** 31))];
  const args = ["run", "--release", "--locked", "--manifest-path", "fuzz/Cargo.toml", "--target", host];
  await run("cargo", [...args, "--", "--seconds", seconds, "--seed", seed], {
    env: { RUSTFLAGS: ["-Cpasses=sancov-module", ...flags].join(" ") },
  });
}

// Few and quick, so that most of their time is the compiler's: without optimisation it takes a quarter of it. The plain tree
// that records are compared with is dropped by recursion, which then needs more room.
async function encodings() {
  await run("cargo", ["test", "--features", "encodings", "--lib", "--test", "it", "encoding"], {
    env: { CARGO_PROFILE_TEST_OPT_LEVEL: "0", CARGO_PROFILE_DEV_OPT_LEVEL: "0", RUST_MIN_STACK: String(2 ** 24) },
  });
}

async function docs() {
  await run("cargo", ["doc", "--no-deps"], { env: { RUSTDOCFLAGS: "--deny warnings" } });
}

async function biome() {
  await ready.packages();
  await run(process.execPath, [packageScript("@biomejs/biome/bin/biome"), "check", "--error-on-warnings"]);
}

async function rules() {
  checkRulesTable();
}

async function types() {
  await ready.build();
  for (const project of ["tsconfig.scripts.json", "tsconfig.www.json", "tsconfig.worker.json"]) {
    await run(process.execPath, [packageScript("typescript/bin/tsc"), "--project", project]);
  }
  checkDeclarations();
}

async function sizes() {
  await ready.build();
  await checkSizes();
}

// tests/wasm.rs says nothing of where it runs (no `wasm_bindgen_test_configure!`), so that one file serves both:
// the runner takes Node if nothing is said, and a browser for WASM_BINDGEN_USE_BROWSER.
async function wasmInNode() {
  await wasmTests({});
}

// Two files at once, as a browser waits a good deal; those that measure time or memory by themselves, after all others.
async function webTests() {
  for (const need of [ready.build, ready.browser, ready.fonts]) await need();
  const files = testsIn("tests/web");
  const measures = (/** @type {string} */ file) => /(?:frames|memory|site|study)\.test\.js$/.test(file);
  const others = files.filter((file) => !measures(file));
  const alone = files.filter(measures);
  /** @type {unknown[]} */
  const failures = [];
  for (const [count, list] of /** @type {const} */ ([
    [2, others],
    [1, alone],
  ])) {
    await nodeTest(list, count).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

async function firefoxTests() {
  await ready.build();
  try {
    await firefox();
  } catch (error) {
    if (process.env.CI || !(error instanceof Failure)) throw error;
    throw new Skipped(error.message);
  }
  await nodeTests("tests/firefox");
}

async function wasmInBrowser() {
  const found = await ready.browser();
  if (found.driver === null) {
    if (process.env.CI) throw new Failure("There is no chromedriver.");
    throw new Skipped(
      "There is no chromedriver for this browser: install one, or name it as CHROMEDRIVER=/path/to/it.",
    );
  }
  await wasmTests({
    WASM_BINDGEN_USE_BROWSER: "1",
    WASM_BINDGEN_TEST_WEBDRIVER_JSON: webdriverSettings(found),
    WASM_BINDGEN_TEST_DRIVER_TIMEOUT: "60",
    WASM_BINDGEN_TEST_TIMEOUT: "120",
    CHROMEDRIVER: found.driver,
  });
}

/** @param {Record<string, string>} env */
async function wasmTests(env) {
  const toolchain = await ready.toolchain();
  const runner = await ready.runner();
  await run("cargo", ["test", "--target", TARGET, "--features", "wasm,wasm-formats", "--test", "wasm"], {
    env: {
      ...toolchain.env,
      ...env,
      // Their time is the compiler's; in a folder of their own it has to wait for no other.
      CARGO_PROFILE_TEST_OPT_LEVEL: "1",
      CARGO_TARGET_DIR: join(ROOT, "target/wasm-tests"),
      CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER: runner,
    },
  });
}

/**
 * Runs all `*.test.mjs` under a folder. They are named one by one: what `node --test` makes of a folder
 * is not the same in all versions.
 * @param {string} folder @param {(() => Promise<unknown>)[]} needs
 */
async function nodeTests(folder, ...needs) {
  for (const need of needs) await need();
  await nodeTest(testsIn(folder), 2);
}

/** @param {string} folder */
function testsIn(folder) {
  const files = existsSync(join(ROOT, folder)) ? filesUnder([folder]).filter((file) => /\.test\.m?js$/.test(file)) : [];
  if (files.length === 0) throw new Failure(`There are no tests (*.test.mjs) in ${folder}.`);
  return files;
}

/** @param {string[]} files @param {number} count how many run at once */
async function nodeTest(files, count) {
  await run(process.execPath, ["--test", "--test-reporter=spec", `--test-concurrency=${count}`, ...files]);
}

/**
 * @template T
 * @param {() => Promise<T>} work
 * @returns {() => Promise<T>}
 */
function once(work) {
  /** @type {Promise<T> | undefined} */
  let made;
  return () => {
    made ??= work();
    return made;
  };
}
