// The project's npm packages: installed from a lock file, again only when the lock file has changed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Failure, fingerprint, ROOT, run, say, since } from "./shell.mjs";

/** Version 20.19 is the first that can `require()` an ES module, as the consumer tests do. */
const OLDEST_NODE = { major: 20, minor: 19 };

/** @param {string} [folder] with a package.json and a package-lock.json */
export async function npmPackages(folder = ".") {
  const topic = folder === "." ? "npm packages" : `npm packages of ${folder}`;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < OLDEST_NODE.major || (major === OLDEST_NODE.major && minor < OLDEST_NODE.minor)) {
    throw new Failure(
      `Node ${OLDEST_NODE.major}.${OLDEST_NODE.minor} or newer is needed; this is ${process.versions.node}.`,
    );
  }
  const installedFrom = join(ROOT, folder, "node_modules/.lanke-installed-from");
  const lock = fingerprint([join(folder, "package-lock.json")], [process.platform, process.arch]);
  if (existsSync(installedFrom) && readFileSync(installedFrom, "utf8") === lock) {
    say(topic, "already there");
    return;
  }
  const start = performance.now();
  say(topic, "installing from the lock file");
  // No package of ours needs its install script, so none is run.
  await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: join(ROOT, folder), quiet: true });
  mkdirSync(dirname(installedFrom), { recursive: true });
  writeFileSync(installedFrom, lock);
  say(topic, `installed in ${since(start)}`);
}

/**
 * The script behind a command of an installed package, to be run by this very Node.
 * @param {string} path inside node_modules
 */
export function packageScript(path) {
  return join(ROOT, "node_modules", path);
}
