// The package as its users get it: packed, installed from the tarball into an empty project, and used from there.
// A link to dist/ would hide what is missing from the tarball and from the exports map.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { launch } from "../../scripts/browser.mjs";
import { npmPackages } from "../../scripts/npm.mjs";
import { visit } from "./visit.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = join(here, "../..");
const tools = join(root, "node_modules");
/** What every consumer reports after its few moves: see node/moves.mjs. */
const PLAYED = "4 moves, B captured 1 of W";
const REPORT = `${PLAYED}; 6 nodes, 1 variation`;
/** What a page with a board in it reports: see page/element.js. */
const BOARD = "81 points, E5 black stone";
/** What those report that ask for a judgement: see node/judge.mjs. */
const JUDGED = "1 dead, 15 to 15";

/** Gives an ES module for Node a `require`. */
const REQUIRE = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** The user's project. */
let project = "";

before(async () => {
  project = await mkdtemp(join(tmpdir(), "lanke-consumers-"));
  await execute("npm", ["pack", "--ignore-scripts", "--pack-destination", project], root);
  const [tarball] = (await readdir(project)).filter((file) => file.endsWith(".tgz"));
  await writeFile(join(project, "package.json"), '{ "name": "consumer", "private": true }\n');
  // Nothing may have to be fetched: the package has no dependencies.
  await execute("npm", ["install", "--offline", "--no-audit", "--no-fund", `./${tarball}`], project);
  for (const folder of ["node", "types", "page"]) {
    await cp(join(here, folder), join(project, folder), { recursive: true });
  }
});

after(async () => {
  await rm(project, { recursive: true, force: true });
});

describe("in the tarball", () => {
  test("there is the package and no sources, tests or tools", async () => {
    const files = await readdir(join(project, "node_modules/lanke"));
    assert.deepEqual(
      files.filter(
        (file) =>
          !/^(dist|package\.json|custom-elements\.json|README\.md|CHANGELOG\.md|LICENSE-(MIT|APACHE))$/.test(file),
      ),
      [],
    );
  });

  test("publint has nothing to say", async () => {
    const { publint } = await import("publint");
    const { formatMessage } = await import("publint/utils");
    const pkgDir = join(project, "node_modules/lanke");
    const { messages, pkg } = await publint({ pkgDir, pack: false, strict: true });
    assert.deepEqual(
      messages.map((message) => formatMessage(message, pkg, { color: false })),
      [],
    );
  });
});

describe("in Node", () => {
  for (const file of [
    "esm.mjs",
    "named.mjs",
    "require.cjs",
    "worker.mjs",
    "slim.mjs",
    "slim-require.cjs",
    "both.mjs",
    "formats.mjs",
    "play.mjs",
  ]) {
    test(file, async () => {
      assert.equal(await execute(process.execPath, [join("node", file)], project), `${REPORT}\n`);
    });
  }

  test("play-slim.mjs", async () => {
    assert.equal(await execute(process.execPath, [join("node", "play-slim.mjs")], project), `${PLAYED}\n`);
  });

  test("judge.mjs", async () => {
    assert.equal(await execute(process.execPath, [join("node", "judge.mjs")], project), `${JUDGED}\n`);
  });
});

describe("in TypeScript, strict and with its libraries checked", () => {
  for (const lib of ["es2020", "es2022", "esnext"]) {
    for (const moduleResolution of ["bundler", "nodenext"]) {
      test(`${moduleResolution}, ${lib}`, async () => {
        const config = join(project, `tsconfig.${moduleResolution}.${lib}.json`);
        const compilerOptions = {
          target: lib === "esnext" ? "esnext" : lib,
          lib: [lib, "dom"],
          module: moduleResolution === "nodenext" ? "nodenext" : "esnext",
          moduleResolution,
          strict: true,
          exactOptionalPropertyTypes: true,
          skipLibCheck: false,
          types: [],
          noEmit: true,
        };
        await writeFile(config, JSON.stringify({ compilerOptions, include: ["types/*.mts"] }));
        await execute(process.execPath, [join(tools, "typescript/bin/tsc"), "--project", config], project);
      });
    }
  }
});

describe("bundled by esbuild, without any setting", () => {
  test("for Node", async () => {
    await bundle("node/named.mjs", "bundled/node.mjs", "node");
    assert.equal(await execute(process.execPath, ["bundled/node.mjs"], project), `${REPORT}\n`);
  });
});

// As in a project of theirs: each framework bundled with the package, its page under a strict policy.
describe("in React, Vue and Svelte", () => {
  const frameworks = join(here, "frameworks");
  /** @type {import("playwright-core").Browser} */
  let browser;
  before(async () => {
    await npmPackages("tests/consumers/frameworks");
    for (const name of (await readdir(frameworks)).filter((file) => /\.(m?js|svelte)$/.test(file))) {
      await cp(join(frameworks, name), join(project, "page", name));
    }
    browser = await launch();
  });
  after(() => browser?.close());

  for (const name of ["react", "vue", "svelte"]) {
    test(`${name}: attributes, properties, an event, rendering again, taking down`, async () => {
      await bundle(`page/${name}.js`, `bundled/${name}.js`, "browser", await forFrameworks("client"));
      const html = `<!doctype html><script type="module" src="../bundled/${name}.js"></script><main></main>`;
      await writeFile(join(project, `page/${name}.html`), html);
      const policy = "default-src 'none'; connect-src 'self'; style-src 'self'; script-src 'self' 'wasm-unsafe-eval'";
      assert.equal((await visit(browser, project, `page/${name}.html`, policy)).report, "all of it");
    });
  }

  test("on a server, in each of them", async () => {
    await bundle("page/ssr.mjs", "bundled/ssr.mjs", "node", await forFrameworks("server"));
    assert.equal(
      await execute(process.execPath, ["bundled/ssr.mjs"], project),
      ["react", "vue", "svelte"].map((name) => `${name}: the tag with its attributes\n`).join(""),
    );
  });

  /**
   * How their sources are bundled.
   * @param {"client" | "server"} generate @returns {Promise<import("esbuild").BuildOptions>}
   */
  async function forFrameworks(generate) {
    const { compile } = await import(join(frameworks, "node_modules/svelte/src/compiler/index.js"));
    /** @type {import("esbuild").Plugin} */
    const svelte = {
      name: "svelte",
      setup: ({ onLoad }) => {
        onLoad({ filter: /\.svelte$/ }, async ({ path }) => ({
          contents: compile(await readFile(path, "utf8"), { filename: path, generate }).js.code,
        }));
      },
    };
    return {
      plugins: [svelte],
      nodePaths: [join(frameworks, "node_modules")],
      // React asks for Node's own modules by require().
      banner: { js: generate === "client" ? "" : REQUIRE },
      define: {
        "process.env.NODE_ENV": '"production"',
        __VUE_OPTIONS_API__: "false",
        __VUE_PROD_DEVTOOLS__: "false",
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
      },
    };
  }
});

// Each entry has a page of its own: on a shared one the second would find the instance of the first ready.
describe("in Chromium, from a page with a strict Content-Security-Policy", () => {
  const policy = (/** @type {string} */ scripts) =>
    `default-src 'none'; connect-src 'self'; worker-src 'self'; script-src 'self' ${scripts}`;
  /** @type {import("playwright-core").Browser} */
  let browser;
  before(async () => {
    browser = await launch();
    await bundle("page/named.js", "bundled/page.js", "browser");
    await bundle("page/play-named.js", "bundled/play.js", "browser");
    await bundle("page/element-named.js", "bundled/element.js", "browser");
    // This bundler leaves addresses of Workers alone: the file has to lie beside the bundle.
    await bundle("page/judge-named.js", "bundled/judge.js", "browser");
    await bundle("node_modules/lanke/dist/judge-worker.js", "bundled/judge-worker.js", "browser");
  });
  after(() => browser?.close());

  test("lanke: no further file for the wasm", async () => {
    assert.deepEqual(await visitHere("page/default.html", policy("'wasm-unsafe-eval'")), { report: REPORT, wasm: 0 });
  });

  test("lanke/slim: one file for the wasm", async () => {
    assert.deepEqual(await visitHere("page/slim.html", policy("'wasm-unsafe-eval'")), { report: REPORT, wasm: 1 });
  });

  test("lanke/play, from its file and bundled, and lanke/play/slim", async () => {
    const strict = policy("'wasm-unsafe-eval'");
    assert.deepEqual(await visitHere("page/play.html", strict), { report: PLAYED, wasm: 0 });
    assert.deepEqual(await visitHere("page/play-bundled.html", strict), { report: PLAYED, wasm: 0 });
    assert.deepEqual(await visitHere("page/play-slim.html", strict), { report: PLAYED, wasm: 1 });
    assert.deepEqual(await visitHere("page/play.html", policy("")), { report: "wasm-unavailable", wasm: 0 });
  });

  test("lanke in a worker", async () => {
    assert.deepEqual(await visitHere("page/worker.html", policy("'wasm-unsafe-eval'")), { report: REPORT, wasm: 0 });
  });

  test("lanke bundled by esbuild", async () => {
    assert.deepEqual(await visitHere("page/bundled.html", policy("'wasm-unsafe-eval'")), { report: REPORT, wasm: 0 });
  });

  test("lanke/element, from its file and bundled by esbuild", async () => {
    const strict = policy("'wasm-unsafe-eval'; style-src 'self'");
    assert.deepEqual(await visitHere("page/element.html", strict), { report: BOARD, wasm: 0 });
    assert.deepEqual(await visitHere("page/element-bundled.html", strict), { report: BOARD, wasm: 0 });
  });

  test("lanke/worker", async () => {
    assert.deepEqual(await visitHere("page/judge.html", policy("'wasm-unsafe-eval'")), { report: JUDGED, wasm: 0 });
  });

  test("lanke/worker bundled by esbuild", async () => {
    assert.deepEqual(await visitHere("page/judge-bundled.html", policy("'wasm-unsafe-eval'")), {
      report: JUDGED,
      wasm: 0,
    });
  });

  test("a policy against Workers is reported as such, and so is one against wasm in them", async () => {
    const none = policy("'wasm-unsafe-eval'").replace("worker-src 'self'", "worker-src 'none'");
    assert.deepEqual(await visitHere("page/judge.html", none), { report: "worker-unavailable", wasm: 0 });
    assert.deepEqual(await visitHere("page/judge.html", policy("")), { report: "wasm-unavailable", wasm: 0 });
  });

  test("a policy against wasm is reported as such", async () => {
    assert.deepEqual(await visitHere("page/default.html", policy("")), { report: "wasm-unavailable", wasm: 0 });
    assert.deepEqual(await visitHere("page/slim.html", policy("")), { report: "wasm-unavailable", wasm: 1 });
  });

  /** @param {string} path @param {string} csp */
  function visitHere(path, csp) {
    return visit(browser, project, path, csp);
  }
});

/**
 * @param {string} entry @param {string} outfile @param {"node" | "browser"} platform
 * @param {import("esbuild").BuildOptions} [more]
 */
async function bundle(entry, outfile, platform, more = {}) {
  const { build } = await import("esbuild");
  await mkdir(join(project, "bundled"), { recursive: true });
  const options = {
    bundle: true,
    minify: true,
    format: /** @type {const} */ ("esm"),
    logLevel: /** @type {const} */ ("silent"),
  };
  await build({ ...options, ...more, platform, absWorkingDir: project, entryPoints: [entry], outfile });
}

/**
 * What a program prints; if it fails, all it has said is in the error.
 * @param {string} program @param {string[]} args @param {string} cwd
 */
async function execute(program, args, cwd) {
  try {
    const { stdout } = await promisify(execFile)(program, args, { cwd });
    return stdout;
  } catch (error) {
    if (!(error instanceof Error && "stdout" in error && "stderr" in error)) throw error;
    throw new Error(`${program} ${args.join(" ")}\n${error.stdout}${error.stderr}`, { cause: error });
  }
}
