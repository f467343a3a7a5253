// Running programs and saying what is done: one line each, in the same shape everywhere.
import { AsyncLocalStorage } from "node:async_hooks";
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** Everything the scripts make for themselves; git-ignored, may be deleted at any time. */
export const TOOLS = join(ROOT, ".tools");

/** A failure that its message explains fully: shown without a stack. */
export class Failure extends Error {}

/** Where the output of a work goes that runs beside others. @type {AsyncLocalStorage<import("./screen.mjs").Channel>} */
export const channels = new AsyncLocalStorage();

/** @param {string} text */
export function print(text) {
  const channel = channels.getStore();
  if (channel === undefined) console.log(text);
  else channel.write(`${text}\n`);
}

/** @param {string} topic @param {string} text */
export function say(topic, text) {
  print(`${topic}: ${text}`);
}

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {Record<string, string | undefined>} [env] added to this process's own
 * @property {number} [timeoutMs]
 * @property {boolean} [quiet] keep the output back; it is shown if the program fails
 */

/**
 * Runs a program to its end and fails if it does.
 * @param {string} program @param {string[]} args @param {RunOptions} [options]
 * @returns {Promise<string>} its output, when `quiet`
 */
export function run(program, args, options = {}) {
  const { cwd = ROOT, env = {}, timeoutMs, quiet = false } = options;
  const channel = quiet ? undefined : channels.getStore();
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      timeout: timeoutMs,
      stdio: quiet || channel ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    });
    let output = "";
    const keep = (/** @type {Buffer} */ chunk) => {
      if (channel === undefined) output += chunk;
      else channel.write(chunk);
    };
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.on("error", (error) => reject(new Failure(`${program} did not start: ${error.message}`)));
    child.on("close", (code, signal) => {
      if (code === 0) return resolve(output);
      const how = signal ? `was ended by ${signal}` : `ended with ${code}`;
      const told = output.trimEnd();
      reject(new Failure(`\`${[program, ...args].join(" ")}\` ${how}${told ? `\n${told}` : ""}`));
    });
  });
}

/**
 * What a program prints, or `null` if it is missing or fails.
 * @param {string} program @param {string[]} args @param {Record<string, string>} [env]
 */
export function ask(program, args, env = {}) {
  const result = spawnSync(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return result.status === 0 ? result.stdout.trim() : null;
}

/** @param {number} startMs a value of `performance.now()` */
export function since(startMs) {
  const seconds = (performance.now() - startMs) / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/**
 * All files under the given files and folders, sorted, relative to the project's root.
 * @param {string[]} paths
 * @returns {string[]}
 */
export function filesUnder(paths) {
  const found = [];
  for (const path of paths) {
    const full = join(ROOT, path);
    if (!existsSync(full)) continue;
    if (!statSync(full).isDirectory()) {
      found.push(path);
      continue;
    }
    for (const entry of readdirSync(full, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /(^|\/)(node_modules|target)(\/|$)/.test(entry.parentPath)) continue;
      found.push(relative(ROOT, join(entry.parentPath, entry.name)));
    }
  }
  return found.sort();
}

/**
 * One hash over files' names and bytes and some further words (versions, options).
 * @param {string[]} paths @param {string[]} [words]
 */
export function fingerprint(paths, words = []) {
  const hash = createHash("sha256");
  for (const word of words) hash.update(`${word}\0`);
  for (const file of filesUnder(paths)) {
    hash.update(`${file}\0`);
    hash.update(readFileSync(join(ROOT, file)));
  }
  return hash.digest("hex");
}

/**
 * Remembers what a step was made from, so that it is done again only when that has changed.
 * @param {string} name
 */
export function stamp(name) {
  const file = join(TOOLS, "stamps", name);
  return {
    /** @param {string} value */
    is: (value) => existsSync(file) && readFileSync(file, "utf8") === value,
    /** @param {string} value */
    set: (value) => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, value);
    },
  };
}

/**
 * Puts a finished folder in the place of an old one, so that no half-made package is ever seen.
 * @param {string} next @param {string} place
 */
export function replaceFolder(next, place) {
  const old = `${next}-old`;
  if (existsSync(place)) renameSync(place, old);
  renameSync(next, place);
  rmSync(old, { recursive: true, force: true });
}

/**
 * Runs a script's main function; a `Failure` is told in its own words and ends with 1.
 * @param {string} url the script's `import.meta.url` @param {() => Promise<void>} main
 */
export async function isMain(url, main) {
  if (process.argv[1] !== fileURLToPath(url)) return;
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
