// Debian packages, for what has no other source on a machine that reaches only package registries.
import { ask, run, say, since } from "./shell.mjs";

/** Whether packages can be installed here without asking anybody. */
export function canApt() {
  return process.platform === "linux" && process.getuid?.() === 0 && ask("apt-get", ["--version"]) !== null;
}

/**
 * Installs what is missing of `packages`. A new machine has no package lists, so they are fetched first.
 * @param {string} topic @param {string[]} packages
 */
export async function aptInstall(topic, packages) {
  const before = last;
  last = before.catch(() => {}).then(() => install(topic, packages));
  await last;
}

/** There is one lock on the packages of a machine: who comes later waits. @type {Promise<void>} */
let last = Promise.resolve();

/** @param {string} topic @param {string[]} packages */
async function install(topic, packages) {
  const missing = packages.filter((name) => !installed(name));
  if (missing.length === 0) return;
  const start = performance.now();
  say(topic, `installing ${missing.join(", ")} from Debian`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { quiet: true, env });
  await run("apt-get", ["install", "-qq", "--yes", "--no-install-recommends", ...missing], { quiet: true, env });
  say(topic, `Debian packages installed in ${since(start)}`);
}

/** @param {string} name */
function installed(name) {
  return /^Status: install ok installed$/m.test(ask("dpkg", ["--status", name]) ?? "");
}
