// A Firefox to test in: one that is there, else Debian's. And its driver, which is built from its sources once.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { aptInstall, canApt } from "./apt.mjs";
import { ask, Failure, isMain, run, say, since, TOOLS } from "./shell.mjs";

const ON_PATH = ["firefox-esr", "firefox"];
const MAC = "/Applications/Firefox.app/Contents/MacOS/firefox";
/** No registry has the driver ready-made; its sources are a crate. */
const DRIVER = { version: "0.37.1", folder: join(TOOLS, "geckodriver") };

/**
 * @typedef {object} Firefox
 * @property {string} firefox path of the browser
 * @property {string} driver path of its geckodriver
 */

/**
 * The Firefox that is there and its driver, without making anything: `FIREFOX` and `GECKODRIVER` name them.
 * @returns {{ firefox: string | null, driver: string | null }}
 */
export function findFirefox() {
  const built = join(DRIVER.folder, "bin/geckodriver");
  return {
    firefox: named("FIREFOX") ?? onPath(ON_PATH) ?? (existsSync(MAC) ? MAC : null),
    driver: named("GECKODRIVER") ?? onPath(["geckodriver"]) ?? (existsSync(built) ? built : null),
  };
}

/**
 * The Firefox that is there, or Debian's; and its driver, built if need be, which takes some minutes once.
 * @returns {Promise<Firefox>}
 */
export async function firefox() {
  if (findFirefox().firefox === null && canApt()) await aptInstall("firefox", ["firefox-esr"]);
  if (findFirefox().firefox === null) {
    throw new Failure("No Firefox was found: install one, or name it in the environment as FIREFOX=/path/to/it.");
  }
  if (findFirefox().driver === null) await buildDriver();
  const { firefox: path, driver } = findFirefox();
  if (path === null || driver === null) throw new Failure("Firefox's driver was built, but is not where it should be.");
  say("firefox", `${ask(path, ["--version"])?.trim() ?? path}, with its driver`);
  return { firefox: path, driver };
}

async function buildDriver() {
  const { version, folder } = DRIVER;
  if (ask("cargo", ["--version"]) === null) {
    throw new Failure("No geckodriver was found, and no cargo to build it: name one as GECKODRIVER=/path/to/it.");
  }
  const start = performance.now();
  say("firefox", `building geckodriver ${version}, once`);
  await run("cargo", ["install", "geckodriver", "--version", version, "--locked", "--root", folder], { quiet: true });
  say("firefox", `geckodriver built in ${since(start)}`);
}

/** @param {string} name */
function named(name) {
  const path = process.env[name];
  if (!path) return null;
  if (!existsSync(path)) throw new Failure(`${name} names no file: ${path}`);
  return path;
}

/** @param {string[]} names */
function onPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  for (const name of names) {
    const folder = folders.find((candidate) => existsSync(join(candidate, name)));
    if (folder) return join(folder, name);
  }
  return null;
}

isMain(import.meta.url, async () => {
  await firefox();
});
