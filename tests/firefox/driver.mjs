// Firefox through its driver: the few words of WebDriver that the tests need.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** Firefox's names of keys. @type {Readonly<Record<string, string>>} */
const KEYS = {
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
  Space: " ",
  Home: "\uE011",
  End: "\uE010",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  PageUp: "\uE00E",
  PageDown: "\uE00F",
};

/**
 * Starts a Firefox without a window.
 *
 * @param {{ firefox: string, driver: string }} found
 */
export async function startFirefox({ firefox, driver }) {
  /** What the pages complained of. @type {string[]} */
  const complaints = [];
  const child = spawn(driver, ["--port", "0", "--log", "info"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, MOZ_HEADLESS_WIDTH: "1280", MOZ_HEADLESS_HEIGHT: "900" },
  });
  /** @type {Promise<number>} */
  const listening = new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on("line", (line) => {
        const port = /Listening on [\d.]+:(\d+)/.exec(line)?.[1];
        if (port !== undefined) resolve(Number(port));
        if (/^console\.(?:error|warn)|^JavaScript (?:error|warning)|Content-Security-Policy/.test(line)) {
          if (!/\b(?:chrome|resource|moz-extension):\/\/|RSLoader/.test(line)) complaints.push(line);
        }
      });
    }
    child.on("exit", (code) => reject(new Error(`geckodriver ended with ${code}`)));
  });
  const base = `http://127.0.0.1:${await listening}`;

  /** @param {"POST" | "DELETE"} method @param {string} path @param {object} [body] */
  const send = async (method, path, body) => {
    const options = { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await fetch(base + path, { ...options, headers: { "Content-Type": "application/json" } });
    const { value } = /** @type {{ value: any }} */ (await response.json());
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  const prefs = {
    "devtools.console.stdout.content": true,
    "browser.dom.window.dump.enabled": true,
    "intl.accept_languages": "en-GB",
    "browser.shell.checkDefaultBrowser": false,
    "datareporting.policy.dataSubmissionEnabled": false,
    // The browser's own business with its maker's servers.
    "services.settings.server": "data:,#",
    "network.captive-portal-service.enabled": false,
    "network.connectivity-service.enabled": false,
  };
  const options = { binary: firefox, args: ["-headless"], prefs };
  const { sessionId } = await send("POST", "/session", {
    capabilities: { alwaysMatch: { "moz:firefoxOptions": options, timeouts: { script: 20_000 } } },
  });
  const at = `/session/${sessionId}`;

  /**
   * Runs a function in the page with these arguments; waits for what it promises.
   *
   * @param {string | ((...args: any[]) => unknown)} code
   * @param {...unknown} args
   * @returns {Promise<any>}
   */
  const run = (code, ...args) =>
    send("POST", `${at}/execute/sync`, { script: `return (${code})(...arguments);`, args });
  /** @param {object[]} sources */
  const act = (...sources) => send("POST", `${at}/actions`, { actions: sources });

  return {
    complaints,
    run,
    /** @param {string} url */
    open: (url) => send("POST", `${at}/url`, { url }),
    /** Presses at a place of the page, in CSS pixels. @param {{ x: number, y: number }} place */
    press: ({ x, y }) =>
      act({
        type: "pointer",
        id: "mouse",
        actions: [
          { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
      }),
    /** Presses keys one after another: "ArrowLeft Enter p". @param {string} names */
    keys: (names) =>
      act({
        type: "key",
        id: "keys",
        actions: names.split(" ").flatMap((name) => {
          const value = KEYS[name] ?? name;
          return [
            { type: "keyDown", value },
            { type: "keyUp", value },
          ];
        }),
      }),
    /**
     * Waits until a function says something true, and gives it.
     *
     * @param {string | ((...args: any[]) => unknown)} code
     * @param {...unknown} args
     */
    until: async (code, ...args) => {
      for (let tries = 0; tries < 100; tries += 1) {
        const found = await run(code, ...args);
        if (found) return found;
        await new Promise((done) => setTimeout(done, 50));
      }
      return assert.fail(`never true: ${code}`);
    },
    close: async () => {
      await send("DELETE", at).catch(() => {});
      child.kill();
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof startFirefox>>} Browser */
