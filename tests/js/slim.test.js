/** `lanke/slim`: each case needs an instance of its own, so each runs in a process of its own. */

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { describe, test } from "node:test";
import { promisify } from "node:util";

const DIST = new URL("../../dist/", import.meta.url);

/** Runs a module's text and gives what it prints. @param {string} text */
async function output(text) {
  const prelude = `
    import { readFileSync } from "node:fs";
    const file = new URL("lanke.wasm", "${DIST}");
    const bytes = readFileSync(file);
    const data = "data:application/wasm;base64," + bytes.toString("base64");
    const code = async (run) => { try { return await run(), "fine"; } catch (error) { return error.code ?? String(error); } };
  `;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    "--input-type=module",
    "--eval",
    prelude + text,
  ]);
  assert.equal(stderr, "");
  return stdout.trim();
}

const NODE = `import * as slim from "${DIST}slim.node.js";`;
const WEB = `import * as slim from "${DIST}slim.js";`;
const PLAY = `console.log(new slim.Game({ size: 9 }).play("E5").gtp);`;

describe("before init", () => {
  test("every use of the engine is refused, what needs none is not", async () => {
    const printed = await output(`${NODE}
      const uses = [
        () => new slim.Game(), () => slim.score({ stones: ["."] }), () => slim.rulesPresets(), () => slim.nigiri(7, 1), () => slim.judge({ stones: ["."] }),
        () => slim.commitment("E5", "0123456789abcdef"), () => slim.rulesNamed("Chinese"),
        () => slim.Game.fromSnapshot({ version: 1, size: [1, 1], rules: {}, handicap: 0, start: { stones: ["."], turn: "black" }, events: [] }),
      ];
      for (const use of uses) console.log(await code(use));
      console.log(slim.parseGtp("D4").join(), slim.vertexToSgf([3, 3]), slim.version);
      console.log(slim.nigiriHolder({ dan: 1, age: 1 }, { dan: 2, age: 1 }), slim.describeRules({ ko: "none" })[0].key);
    `);
    assert.deepEqual(printed.split("\n"), [...Array(8).fill("wasm-not-ready"), "3,15 dd 0.1.0", "second ko"]);
  });

  test("it works after init, and lanke itself needs none", async () => {
    assert.equal(await output(`${NODE} await slim.init(); ${PLAY}`), "E5");
    const both = `import { Game } from "${DIST}index.js"; ${NODE}`;
    assert.equal(await output(`${both} console.log(Game === slim.Game); ${PLAY}`), "true\nE5");
    assert.equal(await output(`${both} new Game(); await slim.init(new Uint8Array(3)); ${PLAY}`), "E5");
  });
});

describe("init takes", () => {
  const sources = {
    bytes: "bytes",
    "an ArrayBuffer": "new Uint8Array(bytes).buffer",
    "a part of an ArrayBuffer": "new Uint8Array([0, ...bytes, 0]).subarray(1, -1)",
    "a module": "new WebAssembly.Module(bytes)",
    "a response": 'new Response(bytes, { headers: { "content-type": "application/wasm" } })',
    "a response of another type": 'new Response(bytes, { headers: { "content-type": "application/octet-stream" } })',
    "a promise": "Promise.resolve(bytes)",
    address: "data",
    "a URL": "new URL(data)",
  };
  for (const [name, source] of Object.entries(sources)) {
    test(name, async () => {
      assert.equal(await output(`${NODE} await slim.init(${source}); ${PLAY}`), "E5");
    });
  }

  test("the same for browsers", async () => {
    assert.equal(await output(`${WEB} await slim.init(${sources.address}); ${PLAY}`), "E5");
  });

  test("in Node a path and the URL of a file", async () => {
    for (const source of ["file", "file.href", "file.pathname"]) {
      assert.equal(await output(`${NODE} await slim.init(${source}); ${PLAY}`), "E5");
    }
  });
});

describe("init", () => {
  test("starts once, however often and soon it is called", async () => {
    const printed = await output(`${NODE}
      let n = 0;
      const { instantiate } = WebAssembly;
      // Node's own fetch has an instance of something else.
      const isOurs = (module) => WebAssembly.Module.exports(module).some(({ name }) => name.startsWith("rawgame"));
      WebAssembly.instantiate = (module, imports) => {
        if (isOurs(module)) n += 1;
        return instantiate(module, imports);
      };
      await Promise.all([slim.init(), slim.init(bytes), slim.init()]);
      await slim.init();
      console.log(n);
    `);
    assert.equal(printed, "1");
  });

  test("says why it can't, and may be tried again", async () => {
    const printed = await output(`${NODE}
      for (const source of ["new Uint8Array(8)", "'/nowhere.wasm'", "new URL('http://127.0.0.1:9/')", "new Response('', { status: 404 })",
        "Promise.reject(new Error('gone'))", "new Response('<!doctype html>')"]) {
        console.log(await code(() => slim.init(eval(source))));
      }
      for (const source of [42, null, {}, [], true, Promise.resolve("x".repeat(9)).then(() => 7)]) {
        console.log(source === null ? "argument" : await code(() => slim.init(source)));
      }
      console.log(await code(() => new slim.Game()));
      await slim.init();
      ${PLAY}
    `);
    assert.deepEqual(printed.split("\n"), [
      ...Array(6).fill("wasm-unavailable"),
      ...Array(6).fill("argument"),
      "wasm-not-ready",
      "E5",
    ]);
  });

  test("while it is under way nothing else starts an instance", async () => {
    const printed = await output(`${NODE}
      const pending = slim.init(new Promise((resolve) => setTimeout(resolve, 50, bytes)));
      const { Game } = await import("${DIST}index.js");
      console.log(await code(() => new Game()));
      await pending;
      const game = new Game();
      console.log(game.play("D4").gtp);
    `);
    assert.deepEqual(printed.split("\n"), ["wasm-not-ready", "D4"]);
  });
});

describe("lanke", () => {
  const LANKE = `import * as lanke from "${DIST}index.js";`;

  test("starts nothing at import", async () => {
    const printed = await output(`
      let n = 0;
      WebAssembly.Module = new Proxy(WebAssembly.Module, { construct: (of, args) => { n += 1; return new of(...args); } });
      const { Game } = await import("${DIST}index.js");
      console.log(n);
      new Game();
      new Game();
      console.log(n);
    `);
    assert.deepEqual(printed.split("\n"), ["0", "1"]);
  });

  test("where wasm is not allowed, it says what would help", async () => {
    const printed = await output(`${LANKE}
      WebAssembly.Module = function () { throw new WebAssembly.CompileError("blocked by CSP"); };
      try { new lanke.Game(); } catch (error) { console.log(error.code, error.message, error.cause.name); }
    `);
    assert.match(printed, /^wasm-unavailable .*blocked by CSP.*'wasm-unsafe-eval'.*lanke\/slim.* CompileError$/);
  });

  test("after a trap every use is refused, and disposing is fine", async () => {
    const printed = await output(`${LANKE}
      import * as glue from "${DIST}glue.js";
      const game = new lanke.Game();
      const { play } = glue.RawGame.prototype;
      glue.RawGame.prototype.play = () => { throw new WebAssembly.RuntimeError("unreachable"); };
      console.log(await code(() => game.play("D4")));
      glue.RawGame.prototype.play = play;
      for (const use of [() => game.play("D4"), () => game.turn, () => game.cells(), () => new lanke.Game(), () => lanke.rulesPresets()]) {
        console.log(await code(use));
      }
      game.dispose();
      console.log(await code(() => game.turn));
    `);
    assert.deepEqual(printed.split("\n"), [...Array(6).fill("internal"), "disposed"]);
  });

  test("what a subscriber throws is uncaught, and the move stands", async () => {
    const printed = await output(`${LANKE}
      process.on("uncaughtException", (error) => console.log(error.message));
      const game = new lanke.Game();
      let n = 0;
      game.subscribe(() => { throw new Error("mine"); });
      game.subscribe(() => { n += 1; });
      console.log(game.play("D4").gtp, n, game.moveNumber);
    `);
    assert.deepEqual(printed.split("\n"), ["D4 1 1", "mine"]);
  });

  test("a game that nobody disposes of is freed all the same", async () => {
    const printed = await output(`${LANKE}
      import { setFlagsFromString } from "node:v8";
      import { runInNewContext } from "node:vm";
      import * as glue from "${DIST}glue.js";
      setFlagsFromString("--expose-gc");
      const collect = runInNewContext("gc");
      const size = () => glue.initSync().memory.buffer.byteLength;
      const fill = async () => {
        for (let i = 0; i < 400; i++) { const game = new lanke.Game({ size: 19 }); for (let at = 0; at < 19; at++) game.play([at, at]); }
        for (let i = 0; i < 4; i++) { collect(); await new Promise((resolve) => setTimeout(resolve)); }
      };
      await fill();
      const before = size();
      for (let i = 0; i < 6; i++) await fill();
      console.log(size() - before < 2 ** 20 ? "steady" : size() - before);
    `);
    assert.equal(printed, "steady");
  });
});
