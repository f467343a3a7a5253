// A Rust compiler for `wasm32-unknown-unknown`, on two kinds of machine:
//
// 1. rustup with the open internet: `rustup target add`, and the machine's own toolchain does it.
// 2. only package registries in reach, so that rustup can fetch nothing: Debian's compiler for the web
//    (`rustc-web`), whose `wasm32` standard library we build once from Debian's own sources.
//
// The second one serves the wasm builds alone; native builds, clippy and rustfmt stay with the machine's own.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { aptInstall, canApt } from "./apt.mjs";
import { ask, Failure, isMain, run, say, since, TOOLS } from "./shell.mjs";

export const TARGET = "wasm32-unknown-unknown";
/** The name under which rustup knows Debian's compiler: `cargo +lanke-wasm build --target …`. */
const LINKED = "lanke-wasm";
const DEBIAN = { rustc: "/usr/bin/rustc", cargo: "/usr/bin/cargo", lld: "/usr/bin/lld-19" };
const PACKAGES = ["rustc-web", "cargo-web", "rust-web-src", "lld-19"];
/** Long enough for 20 MB on a slow line, short enough for a network that swallows packets. */
const RUSTUP_TIMEOUT_MS = 180_000;

/**
 * @typedef {object} WasmToolchain
 * @property {Record<string, string>} env what cargo needs in its environment for a wasm build
 * @property {string} version of its compiler, in full
 */

/**
 * Finds or installs the toolchain for wasm builds.
 * @returns {Promise<WasmToolchain>}
 */
export async function wasmToolchain() {
  const own = ownToolchain();
  if (own) {
    say("wasm toolchain", `already there (${short(own.version)})`);
    return own;
  }
  const debian = debianToolchain();
  if (debian) {
    say("wasm toolchain", `already there (Debian ${short(debian.version)})`);
    return debian;
  }
  return (await addTarget()) ?? (await installDebian());
}

/** The machine's own compiler, if it has a standard library for the target. @returns {WasmToolchain | null} */
function ownToolchain() {
  const version = ask("rustc", ["--version", "--verbose"]);
  if (!version) {
    throw new Failure("Rust is missing: install it from https://rustup.rs, then run this again.");
  }
  const libraries = ask("rustc", ["--print", "target-libdir", "--target", TARGET]);
  return libraries && hasStd(libraries) ? { env: {}, version } : null;
}

/**
 * Debian's compiler, if it is complete: linked, and with a standard library of its very version.
 * @returns {WasmToolchain | null}
 */
function debianToolchain() {
  const version = ask(DEBIAN.rustc, ["--version", "--verbose"]);
  if (!version || !existsSync(DEBIAN.lld)) return null;
  const libraries = debianLibraries();
  if (!hasStd(libraries) || builtBy(libraries) !== version) return null;
  if (!rustup()) return { env: {}, version };
  const linked = ask("rustc", ["--version", "--verbose"], { RUSTUP_TOOLCHAIN: LINKED });
  return linked === version ? { env: { RUSTUP_TOOLCHAIN: LINKED }, version } : null;
}

async function addTarget() {
  if (!rustup()) return null;
  say("wasm toolchain", `asking rustup for ${TARGET}`);
  try {
    await run("rustup", ["target", "add", TARGET], { quiet: true, timeoutMs: RUSTUP_TIMEOUT_MS });
  } catch {
    say("wasm toolchain", "rustup could not fetch it");
    return null;
  }
  const own = ownToolchain();
  if (own) say("wasm toolchain", `installed (${short(own.version)})`);
  return own;
}

async function installDebian() {
  if (!canApt()) {
    throw new Failure(
      `The Rust standard library for ${TARGET} is missing and could not be installed here: ` +
        `run \`rustup target add ${TARGET}\` with a network that reaches Rust's servers ` +
        `(or, on Debian, run this as root), then start again.`,
    );
  }
  const start = performance.now();
  await aptInstall("wasm toolchain", PACKAGES);
  const version = ask(DEBIAN.rustc, ["--version", "--verbose"]);
  if (!version) throw new Failure(`${DEBIAN.rustc} does not run although rustc-web is installed.`);
  linkLinker();
  const libraries = debianLibraries();
  if (!hasStd(libraries) || builtBy(libraries) !== version) await buildStd(libraries, version);
  if (rustup()) await run("rustup", ["toolchain", "link", LINKED, "/usr"], { quiet: true });
  const made = debianToolchain();
  if (!made) throw new Failure("Debian's Rust was installed for the wasm builds, but does not work.");
  say("wasm toolchain", `installed (Debian ${short(version)}) in ${since(start)}`);
  return made;
}

/**
 * rustc calls `rust-lld` for wasm, which Debian leaves out; lld acts by the flavour it is asked for,
 * so a link in the folder that rustc searches for its own tools will do.
 */
function linkLinker() {
  const folder = join(sysroot(), "lib/rustlib", host(), "bin");
  const link = join(folder, "rust-lld");
  mkdirSync(folder, { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(DEBIAN.lld, link);
}

/**
 * Builds the standard library from Debian's sources, by way of an empty crate.
 * `test` has to be among its parts, or tests for wasm don't link.
 * @param {string} libraries @param {string} version
 */
async function buildStd(libraries, version) {
  const start = performance.now();
  say("wasm toolchain", `building the standard library for ${TARGET} (once, about a minute and a half)`);
  const crate = join(TOOLS, "wasm-std");
  rmSync(crate, { recursive: true, force: true });
  mkdirSync(join(crate, "src"), { recursive: true });
  writeFileSync(join(crate, "src/lib.rs"), "");
  writeFileSync(
    join(crate, "Cargo.toml"),
    `[package]\nname = "${EMPTY}"\nversion = "0.0.0"\nedition = "2021"\n\n[workspace]\n`,
  );
  const args = ["build", "--release", "--target", TARGET, "-Zbuild-std=std,test,proc_macro,panic_abort"];
  await run(DEBIAN.cargo, args, {
    cwd: crate,
    quiet: true,
    env: {
      RUSTC: DEBIAN.rustc,
      RUSTC_BOOTSTRAP: "1",
      RUSTUP_TOOLCHAIN: undefined,
      CARGO_TARGET_DIR: join(crate, "target"),
    },
  });
  rmSync(libraries, { recursive: true, force: true });
  mkdirSync(libraries, { recursive: true });
  const built = join(crate, "target", TARGET, "release/deps");
  for (const file of readdirSync(built)) {
    if (file.endsWith(".rlib") && !file.startsWith(`lib${EMPTY}-`)) cpSync(join(built, file), join(libraries, file));
  }
  // Written last: a build that was broken off leaves no version behind.
  writeFileSync(join(libraries, VERSION_FILE), version);
  rmSync(crate, { recursive: true, force: true });
  say("wasm toolchain", `standard library built in ${since(start)}`);
}

const EMPTY = "lanke_std";
const VERSION_FILE = "built-by.txt";

const rustup = () => ask("rustup", ["--version"]) !== null;
const sysroot = () => ask(DEBIAN.rustc, ["--print", "sysroot"]) ?? "/usr";
const debianLibraries = () => join(sysroot(), "lib/rustlib", TARGET, "lib");

function host() {
  return /^host: (.+)$/m.exec(ask(DEBIAN.rustc, ["--version", "--verbose"]) ?? "")?.[1] ?? "";
}

/** @param {string} libraries */
function hasStd(libraries) {
  return existsSync(libraries) && readdirSync(libraries).some((file) => /^libstd-.*\.rlib$/.test(file));
}

/** @param {string} libraries the exact compiler a standard library belongs to */
function builtBy(libraries) {
  const file = join(libraries, VERSION_FILE);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

/** @param {string} version "rustc 1.96.0 (…)\n…" */
function short(version) {
  return version.split(/\s+/)[1] ?? version;
}

isMain(import.meta.url, async () => {
  await wasmToolchain();
});
