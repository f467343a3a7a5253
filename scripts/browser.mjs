// A Chromium to test in: one that is there, else Debian's. And its driver, for the wasm tests.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { aptInstall, canApt } from "./apt.mjs";
import { ask, Failure, isMain, say, TOOLS } from "./shell.mjs";

/** Quiet, and without calls home. Root (a container, usually) has no sandbox to start in. */
export const BROWSER_ARGUMENTS = [
  "--headless=new",
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
const LINUX = ["/opt/google/chrome/chrome", "/snap/bin/chromium"];

/**
 * @typedef {object} Browser
 * @property {string} chrome path of the browser
 * @property {string | null} driver path of its chromedriver
 */

/**
 * The browser that is there: `CHROME` or `CHROMIUM` name one, and `CHROMEDRIVER` its driver.
 * @returns {Browser | null}
 */
export function findBrowser() {
  for (const name of ["CHROME", "CHROMIUM"]) {
    const path = process.env[name];
    if (!path) continue;
    if (!existsSync(path)) throw new Failure(`${name} names no file: ${path}`);
    return { chrome: path, driver: findDriver(path) };
  }
  const chrome = firstOnPath(ON_PATH) ?? [...MAC, ...LINUX].find((path) => existsSync(path));
  return chrome ? { chrome, driver: findDriver(chrome) } : null;
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
  if (found === null || (found.driver === null && found.chrome === "/usr/bin/chromium")) {
    if (canApt()) {
      await aptInstall("browser", ["chromium", "chromium-driver"]);
      found = findBrowser();
    }
  }
  if (found === null) {
    throw new Failure(
      "No Chromium or Chrome was found: install one, or name it in the environment as CHROME=/path/to/it.",
    );
  }
  const version = ask(found.chrome, ["--version"]) ?? "which does not tell its version";
  say("browser", `${version.trim()}, ${found.driver ? "with its driver" : "without a driver"}`);
  return found;
}

/**
 * Starts the browser for a test, through Playwright.
 * @param {Browser | null} [found]
 */
export async function launch(found = findBrowser()) {
  const { chrome } = found ?? (await browser());
  const { chromium } = await import("playwright-core");
  return chromium.launch({ executablePath: chrome, args: BROWSER_ARGUMENTS });
}

/**
 * The settings by which wasm-bindgen's test runner starts this browser.
 * @param {Browser} browser
 */
export function webdriverSettings({ chrome }) {
  const file = join(TOOLS, "webdriver.json");
  mkdirSync(TOOLS, { recursive: true });
  const options = { binary: chrome, args: BROWSER_ARGUMENTS };
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
