// Rust → `pkg/`: glue.js and glue.d.ts by wasm-bindgen, lanke.wasm, and the same bytes as a module (wasm-inline.js).
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { INLINE_DECLARATIONS, inlineModule } from "./inline.mjs";
import { packageScript } from "./npm.mjs";
import { Failure, fingerprint, ROOT, run, say, since, stamp, TOOLS } from "./shell.mjs";
import { TARGET, wasmToolchain } from "./toolchain.mjs";

const PKG = join(ROOT, "pkg");
export const PKG_FILES = ["glue.js", "glue.d.ts", "lanke.wasm", "wasm-inline.js", "wasm-inline.d.ts"];

const SOURCES = ["Cargo.toml", "Cargo.lock", "src"];
const BINDGEN = ["scripts/bindgen/Cargo.toml", "scripts/bindgen/Cargo.lock", "scripts/bindgen/src"];

// What the compiler already uses on this target; older engines than that can't run the file anyway.
const FEATURES = [
  "bulk-memory",
  "multivalue",
  "mutable-globals",
  "nontrapping-float-to-int",
  "reference-types",
  "sign-ext",
];

/** Brings `pkg/` up to date with the Rust sources. */
export async function buildWasm() {
  const toolchain = await wasmToolchain();
  const inputs = fingerprint(
    [
      ...SOURCES,
      ...BINDGEN,
      "scripts/wasm.mjs",
      "scripts/inline.mjs",
      "node_modules/binaryen/package.json",
      "node_modules/esbuild/package.json",
    ],
    [toolchain.version],
  );
  const made = stamp("wasm");
  if (made.is(inputs) && PKG_FILES.every((file) => existsSync(join(PKG, file)))) {
    say("wasm", "unchanged");
    return;
  }
  checkBindgenVersions();

  let start = performance.now();
  say("wasm", "compiling the crate");
  const target = join(ROOT, "target");
  await run(
    "cargo",
    ["build", "--release", "--lib", "--target", TARGET, "--features", "wasm", "--target-dir", target],
    // SHA-256 for sealed notes: the small form, 7 kB less, and speed is no matter there.
    { env: { ...toolchain.env, RUSTFLAGS: `${process.env.RUSTFLAGS ?? ""} --cfg sha2_backend_soft="compact"`.trim() } },
  );
  say("wasm", `compiled in ${since(start)}`);

  const bindgen = await bindgenProgram("bindgen");
  start = performance.now();
  const next = join(TOOLS, `pkg-${process.pid}`);
  try {
    mkdirSync(next, { recursive: true });
    await run(bindgen, [join(target, TARGET, "release/lanke.wasm"), next]);
    await optimize(join(next, "glue_bg.wasm"), join(next, "lanke.wasm"));
    writeFileSync(join(next, "wasm-inline.js"), inlineModule(readFileSync(join(next, "lanke.wasm"))));
    writeFileSync(join(next, "wasm-inline.d.ts"), INLINE_DECLARATIONS);
    await minifyGlue(join(next, "glue.js"));
    // Only complete output takes the place of the old one.
    mkdirSync(PKG, { recursive: true });
    for (const file of PKG_FILES) renameSync(join(next, file), join(PKG, file));
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
  made.set(inputs);
  say(
    "wasm",
    `bound and optimised in ${since(start)}: ${(readFileSync(join(PKG, "lanke.wasm")).length / 1000).toFixed(1)} kB`,
  );
}

/**
 * Compiles one of the programs in scripts/bindgen, for this machine.
 * @param {"bindgen" | "test-runner"} name
 */
export async function bindgenProgram(name) {
  const target = join(TOOLS, "bindgen");
  const program = join(target, "release", name);
  const compiled = stamp(`bindgen-${name}`);
  const inputs = fingerprint(BINDGEN);
  if (existsSync(program) && compiled.is(inputs)) {
    say(name, "already there");
    return program;
  }
  const start = performance.now();
  say(name, "compiling it (once, a minute or two)");
  const features = name === "test-runner" ? ["--features", "test-runner"] : [];
  await run("cargo", ["build", "--locked", "--release", "--target-dir", target, "--bin", name, ...features], {
    cwd: join(ROOT, "scripts/bindgen"),
    quiet: true,
  });
  compiled.set(inputs);
  say(name, `compiled in ${since(start)}`);
  return program;
}

/** wasm-bindgen's two halves speak only with their equals; say so before the compiler has run for a minute. */
function checkBindgenVersions() {
  const find = (/** @type {string} */ file, /** @type {string} */ crate) =>
    new RegExp(`name = "${crate}"\\nversion = "(.+)"`).exec(readFileSync(join(ROOT, file), "utf8"))?.[1];
  const library = find("Cargo.lock", "wasm-bindgen");
  const tool = find("scripts/bindgen/Cargo.lock", "wasm-bindgen-cli-support");
  if (library !== tool) {
    throw new Failure(
      `wasm-bindgen is ${library} in Cargo.lock but ${tool} in scripts/bindgen/Cargo.lock; they have to be the same.`,
    );
  }
}

/** @param {string} from @param {string} to */
async function optimize(from, to) {
  const options = ["-O3", "--strip-debug", "--strip-producers", "--strip-target-features"];
  // The compiler has inlined what is worth it; more of that only costs (1.7 kB of 49 gzipped).
  options.push("--one-caller-inline-max-function-size=1");
  const features = FEATURES.map((feature) => `--enable-${feature}`);
  await run(process.execPath, [packageScript("binaryen/bin/wasm-opt"), from, "-o", to, ...options, ...features]);
}

/**
 * The glue is generated and nobody reads it, but everybody loads it: 6.1 → 3.3 kB gzipped.
 * @param {string} file
 */
async function minifyGlue(file) {
  const { transform } = await import("esbuild");
  const { code } = await transform(readFileSync(file, "utf8"), { minify: true, format: "esm", target: "es2022" });
  writeFileSync(file, code);
}
