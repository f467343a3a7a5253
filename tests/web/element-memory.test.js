// What `<go-board>` leaves behind when it leaves the page: nothing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { onElement, withElements } from "./element-page.mjs";

withElements();

/** @typedef {import("playwright-core").CDPSession} CDPSession */

/** What V8 keeps for itself and makes when it likes: compiled code, and what it has learnt about the shapes of objects. */
const OWN_OF_V8 = new Set(["code", "object shape", "hidden", "synthetic"]);
/** What Chromium keeps beside it: tables that grow by doubling, and what it notes of slow frames. */
const OWN_OF_BLINK = "native";

/** Runs in the page: makes and removes so many elements, ten at a time; played on, with records, moved half-way. */
async function cycles(count) {
  const main = document.querySelector("main");
  const aside = document.createElement("div");
  main.append(aside);
  const task = () => new Promise((done) => setTimeout(done, 0));
  for (let n = 0; n < count; n += 10) {
    const boards = Array.from({ length: 10 }, (_, place) => {
      const board = document.createElement("go-board");
      if (place % 3 === 1) board.setAttribute("record", "(;SZ[9];B[ee];W[cc];B[gg])");
      else board.size = "9";
      main.append(board);
      return board;
    });
    await task();
    boards.forEach((board, place) => {
      if (place % 3 === 1) board.step(2);
      else board.play([2, 2]);
      if (place % 3 === 2) aside.append(board);
      if (place % 5 === 4) board.focus();
    });
    await new Promise((done) => requestAnimationFrame(done));
    for (const board of boards) board.remove();
    await task();
    globalThis.told.length = 0;
  }
  aside.remove();
}

/** Everything in the heap after a thorough collection, by kind: how many, and how many bytes. @param {CDPSession} session */
async function heapOf(session) {
  for (let n = 0; n < 4; n += 1) await session.send("HeapProfiler.collectGarbage");
  /** @type {string[]} */
  const chunks = [];
  const keep = ({ chunk }) => chunks.push(chunk);
  session.on("HeapProfiler.addHeapSnapshotChunk", keep);
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  session.off("HeapProfiler.addHeapSnapshotChunk", keep);
  const { snapshot, nodes } = JSON.parse(chunks.join(""));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [kind, size] = [fields.indexOf("type"), fields.indexOf("self_size")];
  /** @type {Record<string, number>} */
  const counts = {};
  let bytes = 0;
  let code = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    const name = types[kind][nodes[at + kind]];
    if (name === "code") code += nodes[at + size];
    if (OWN_OF_V8.has(name) || name === OWN_OF_BLINK) continue;
    counts[name] = (counts[name] ?? 0) + 1;
    bytes += nodes[at + size];
  }
  const { metrics } = await session.send("Performance.getMetrics");
  const metric = (name) => metrics.find((one) => one.name === name)?.value ?? 0;
  const heap = metric("JSHeapUsedSize") - code;
  return { counts, bytes, code, heap, listeners: metric("JSEventListeners"), nodes: metric("Nodes") };
}

test("1,000 elements made and removed leave no listener, observer, node, object, or memory of the engine", () =>
  onElement('<go-board size="9"></go-board>', async (page) => {
    const session = await page.context().newCDPSession(page);
    await page.evaluate(() => {
      globalThis.observers = 0;
      const { observe, disconnect } = ResizeObserver.prototype;
      ResizeObserver.prototype.observe = function (...args) {
        globalThis.observers += 1;
        observe.apply(this, args);
      };
      ResizeObserver.prototype.disconnect = function () {
        globalThis.observers -= 1;
        disconnect.apply(this);
      };
    });
    await session.send("Performance.enable");
    await session.send("HeapProfiler.enable");
    const engine = () =>
      page.evaluate(
        async () => (await import("./lanke/glue.js")).initSync({ module: new Uint8Array() }).memory.buffer.byteLength,
      );
    await page.evaluate(cycles, 200);
    const [before, engineBefore] = [await heapOf(session), await engine()];
    await page.evaluate(cycles, 800);
    const [after, engineAfter] = [await heapOf(session), await engine()];

    assert.equal(await page.evaluate(() => globalThis.observers), 0);
    assert.equal(after.listeners, before.listeners);
    assert.ok(after.nodes <= before.nodes, `${before.nodes} nodes became ${after.nodes}`);
    assert.equal(engineAfter, engineBefore);
    for (const kind of ["object", "closure", "array"]) {
      const [had, has] = [before.counts[kind] ?? 0, after.counts[kind] ?? 0];
      // Not one in forty elements leaves anything.
      assert.ok(has <= had + 20, `${had} of kind ${kind} became ${has}`);
    }
    assert.ok(after.bytes <= before.bytes + 8_000, `${before.bytes} bytes became ${after.bytes}`);
    // All but the code that V8 compiles by and by.
    assert.ok(after.heap <= before.heap + 120_000, `${before.heap} bytes became ${after.heap}`);
    if (process.env.MEMORY) console.log(JSON.stringify({ before, after, engineBefore, engineAfter }));
  }));
