// A Chromium to test in: one that is there, else Debian's. And its driver, for the wasm tests. Where Debian's headless build of
// the same version is, the page is tested in that: a page takes it half the time, as there is no window to make.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { aptInstall, canApt } from "./apt.mjs";
import { ask, Failure, isMain, say, TOOLS } from "./shell.mjs";

/** Quiet, and without calls home. Root (a container, usually) has no sandbox to start in. */
const BROWSER_ARGUMENTS = [
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

const ON_PATH = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge"];
const MAC_APPS = ["Google Chrome", "Chromium", "Microsoft Edge", "Brave Browser"];
const MAC = ["/Applications", join(homedir(), "Applications")].flatMap((folder) =>
  MAC_APPS.map((app) => join(folder, `${app}.app/Contents/MacOS`, app)),
);
const DEBIAN = "/usr/bin/chromium";
const LINUX = ["/opt/google/chrome/chrome", "/snap/bin/chromium"];

/**
 * @typedef {object} Browser
 * @property {string} chrome path of the browser
 * @property {string | null} driver path of its chromedriver
 * @property {string | null} shell path of its build without windows
 */

/**
 * The browser that is there: `CHROME` or `CHROMIUM` name one, and `CHROMEDRIVER` its driver.
 * @returns {Browser | null}
 */
function findBrowser() {
  for (const name of ["CHROME", "CHROMIUM"]) {
    const path = process.env[name];
    if (!path) continue;
    if (!existsSync(path)) throw new Failure(`${name} names no file: ${path}`);
    return { chrome: path, driver: findDriver(path), shell: null };
  }
  const chrome = firstOnPath(ON_PATH) ?? [...MAC, ...LINUX].find((path) => existsSync(path));
  const shell = chrome === DEBIAN && existsSync(`${DEBIAN}-headless-shell`) ? `${DEBIAN}-headless-shell` : null;
  return chrome ? { chrome, driver: findDriver(chrome), shell } : null;
}

/** What the stored pictures of the page are written in (tests/web/shots). */
const FONTS = ["fonts-dejavu-core", "fonts-noto-cjk"];

/** Fonts for every language of the page, where Debian's packages can be had. */
export async function fonts() {
  if (canApt()) await aptInstall("fonts", FONTS);
}

/**
 * The browser that is there, or one from Debian.
 * @returns {Promise<Browser>}
 */
export async function browser() {
  let found = findBrowser();
  const isWhole = found !== null && (found.chrome !== DEBIAN || (found.driver !== null && found.shell !== null));
  if (!isWhole && canApt()) {
    const wanted = ["chromium", "chromium-driver", "chromium-headless-shell"];
    try {
      await aptInstall("browser", wanted);
    } catch (error) {
      // All goes without the headless build, only slower.
      if (found?.driver == null || !(error instanceof Failure)) throw error;
      say("browser", `no headless build of it: ${error.message.split("\n")[0]}`);
    }
    found = findBrowser();
  }
  if (found === null) {
    throw new Failure(
      "No Chromium or Chrome was found: install one, or name it in the environment as CHROME=/path/to/it.",
    );
  }
  const version = ask(found.chrome, ["--version"]) ?? "which does not tell its version";
  const parts = [
    found.driver ? "with its driver" : "without a driver",
    ...(found.shell ? ["and its headless build"] : []),
  ];
  say("browser", `${version.trim()}, ${parts.join(" ")}`);
  return found;
}

/**
 * Starts the browser for a test, through Playwright.
 * @param {Browser | null} [found]
 */
export async function launch(found = findBrowser()) {
  const { chrome, shell } = found ?? (await browser());
  const { chromium } = await import("playwright-core");
  const args = shell === null ? ["--headless=new", ...BROWSER_ARGUMENTS] : BROWSER_ARGUMENTS;
  return chromium.launch({ executablePath: shell ?? chrome, args });
}

/**
 * The settings by which wasm-bindgen's test runner starts this browser.
 * @param {Browser} browser
 */
export function webdriverSettings({ chrome }) {
  const file = join(TOOLS, "webdriver.json");
  mkdirSync(TOOLS, { recursive: true });
  const options = { binary: chrome, args: ["--headless=new", ...BROWSER_ARGUMENTS] };
  writeFileSync(file, `${JSON.stringify({ "goog:chromeOptions": options }, null, 2)}\n`);
  return file;
}

/** @param {string} chrome */
function findDriver(chrome) {
  const named = process.env.CHROMEDRIVER;
  if (named) return named;
  const beside = join(dirname(chrome), "chromedriver");
  return existsSync(beside) ? beside : firstOnPath(["chromedriver"]);
}

/** @param {string[]} names */
function firstOnPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  for (const name of names) {
    const folder = folders.find((candidate) => existsSync(join(candidate, name)));
    if (folder) return join(folder, name);
  }
  return null;
}

isMain(import.meta.url, async () => {
  await browser();
});
