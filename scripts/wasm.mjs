// Rust → `pkg/`: for each part of the boundary its wasm file, the glue to it by wasm-bindgen, and the same bytes as a
// module. Parts are wasm files of their own, so that nobody loads what isn't used.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inlineDeclarations, inlineModule } from "./inline.mjs";
import { packageScript } from "./npm.mjs";
import { Failure, fingerprint, ROOT, run, say, since, stamp, TOOLS } from "./shell.mjs";
import { TARGET, wasmToolchain } from "./toolchain.mjs";

const PKG = join(ROOT, "pkg");

/**
 * What is built of the crate: a wasm file, by a feature and a profile of Cargo.toml; the names of its two modules; what
 * `wasm-opt` is to aim at. The engine comes last, so that what lies in `target/` afterwards is the engine.
 */
const PARTS = [
  { wasm: "lanke-judge", feature: "wasm-judge", profile: "release", glue: "judge-glue", inline: "judge-inline" },
  {
    wasm: "lanke-formats",
    feature: "wasm-formats",
    profile: "small",
    glue: "formats-glue",
    inline: "formats-inline",
  },
  { wasm: "lanke-play", feature: "wasm-play", profile: "small", glue: "play-glue", inline: "play-inline" },
  { wasm: "lanke", feature: "wasm", profile: "release", glue: "glue", inline: "wasm-inline" },
];

/** @param {typeof PARTS[number]} part */
const filesOf = ({ wasm, glue, inline }) => [
  `${wasm}.wasm`,
  ...[glue, inline].flatMap((name) => [`${name}.js`, `${name}.d.ts`]),
];
export const PKG_FILES = PARTS.flatMap(filesOf);

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

  const bindgen = await bindgenProgram("bindgen");
  const next = join(TOOLS, `pkg-${process.pid}`);
  try {
    await buildParts(bindgen, toolchain.env, next);
    // Only complete output takes the place of the old one.
    mkdirSync(PKG, { recursive: true });
    for (const file of PKG_FILES) renameSync(join(next, file), join(PKG, file));
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
  made.set(inputs);
}

/**
 * Builds all parts into a folder. Those of one profile follow one another, as cargo locks its folder; the profiles side by
 * side, since most of a part's time is one thread of the compiler.
 * @param {string} bindgen @param {Record<string, string>} env @param {string} folder
 */
async function buildParts(bindgen, env, folder) {
  const rows = [...new Set(PARTS.map(({ profile }) => profile))].map(async (profile) => {
    for (const part of PARTS) if (part.profile === profile) await buildPart(part, bindgen, env, folder);
  });
  // None may still write when the folder is taken away.
  for (const result of await Promise.allSettled(rows)) if (result.status === "rejected") throw result.reason;
}

/**
 * Builds one part into a folder.
 * @param {typeof PARTS[number]} part @param {string} bindgen @param {Record<string, string>} env @param {string} folder
 */
async function buildPart({ wasm, feature, profile, glue, inline }, bindgen, env, folder) {
  let start = performance.now();
  const target = join(ROOT, "target");
  const options = ["--profile", profile, "--lib", "--target", TARGET, "--features", feature, "--target-dir", target];
  say("wasm", `${wasm}: compiling the crate`);
  // SHA-256 for sealed notes: the small form, 7 kB less, and speed is no matter there.
  const flags = `${process.env.RUSTFLAGS ?? ""} --cfg sha2_backend_soft="compact"`.trim();
  await run("cargo", ["build", ...options], { env: { ...env, RUSTFLAGS: flags } });
  say("wasm", `${wasm}: compiled in ${since(start)}`);

  start = performance.now();
  const bound = join(folder, wasm);
  mkdirSync(bound, { recursive: true });
  await run(bindgen, [join(target, TARGET, profile, "lanke.wasm"), bound]);
  const file = join(folder, `${wasm}.wasm`);
  await optimize(join(bound, "glue_bg.wasm"), file, profile === "small");
  await minifyGlue(join(bound, "glue.js"));
  for (const kind of ["js", "d.ts"]) renameSync(join(bound, `glue.${kind}`), join(folder, `${glue}.${kind}`));
  const bytes = readFileSync(file);
  writeFileSync(join(folder, `${inline}.js`), inlineModule(bytes, `${wasm}.wasm`));
  writeFileSync(join(folder, `${inline}.d.ts`), inlineDeclarations(`${wasm}.wasm`));
  say("wasm", `${wasm}: bound and optimised in ${since(start)}, ${(bytes.length / 1000).toFixed(1)} kB`);
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

/** @param {string} from @param {string} to @param {boolean} isSmall whether size alone counts */
async function optimize(from, to, isSmall) {
  const options = [isSmall ? "-Oz" : "-O3", "--strip-debug", "--strip-producers", "--strip-target-features"];
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
