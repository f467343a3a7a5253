/** Edits of a record back and forth, copies, and the end of a record. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { GameRecord, readRecords, writeRecords } from "../../dist/index.js";
import { random, refused } from "./lib/check.js";
import { recordOf, sgfOf } from "./lib/records.js";

const TREE = "(;SZ[5];B[aa](;W[bb];B[cc])(;W[dd](;B[ee])(;B[ea])))";

describe("undo and redo", () => {
  test("step by step", () => {
    const record = recordOf("(;SZ[5])");
    assert.deepEqual([record.undo(), record.redo(), record.undoCount, record.redoCount], [false, false, 0, 0]);
    const node = record.add(0, { move: { color: "black", at: "C3" } });
    record.set(node, "C", "x");
    assert.deepEqual(
      [record.undo(), record.undoCount, record.redoCount, sgfOf(record)],
      [true, 1, 1, "(;SZ[5];B[cc])"],
    );
    assert.deepEqual([record.undo(), record.has(node), record.redo(), record.has(node)], [true, false, true, true]);
    record.set(node, "N", "y");
    assert.deepEqual([record.redo(), record.redoCount, sgfOf(record)], [false, 0, "(;SZ[5];B[cc]N[y])"]);
  });

  test("every change is counted, and nothing else", () => {
    const record = recordOf(TREE);
    assert.equal(record.revision, 0);
    const edits = /** @type {(() => unknown)[]} */ ([
      () => record.add(0),
      () => record.add(0, { properties: { C: "x" } }),
      () => record.add(0, { move: { color: "black", at: "C3" } }),
      () => record.set(0, "C", "x"),
      () => record.set(0, "C", null),
      () => record.moveTo(2, 4),
      () => record.promote(4),
      () => record.demote(4),
      () => record.makeMain(4),
      () => record.merge(),
      () => record.remove(2),
      () => record.undo(),
      () => record.redo(),
      () => record.edit(() => record.set(0, "N", "y")),
    ]);
    for (const edit of edits) {
      const before = record.revision;
      edit();
      assert.equal(record.revision, before + 1, String(edit));
    }
    const { revision } = record;
    record.outline();
    record.toSgf();
    record.props(0);
    refused("no-such-node", () => record.remove(99));
    assert.equal(record.revision, revision);
    // What the counts of edits don't tell: another edit in place of one that was undone.
    record.undo();
    record.set(0, "N", "z");
    assert.equal(record.revision, revision + 2);
    assert.equal(record.clone().revision, 0);
  });

  test("any series of edits, back and forth", () => {
    const pick = random(11);
    const record = recordOf(TREE);
    const states = [sgfOf(record)];
    for (let n = 0; n < 400; n++) {
      const node = pick(record.nodeCount + 5);
      const edits = [
        () => record.add(node, { move: { color: "white", at: [pick(5), pick(5)] } }),
        () => record.add(node, { properties: { C: String(n), TR: ["aa"] } }),
        () => record.set(node, ["C", "N", "B", "LB"][pick(4)] ?? "C", pick(3) ? String(n) : null),
        () => pick(4) || record.remove(node),
        () => record.moveTo(node, pick(record.nodeCount), pick(3)),
        () => record[/** @type {const} */ (["promote", "demote", "makeMain", "merge"])[pick(4)] ?? "merge"](node),
      ];
      try {
        edits[pick(edits.length)]?.();
      } catch (error) {
        assert.match(error.code, /^(no-such-node|first-node|below-itself)$/);
      }
      if (record.undoCount === states.length) states.push(sgfOf(record));
      assert.deepEqual([record.undoCount, sgfOf(record)], [states.length - 1, states.at(-1)]);
    }
    assert(states.length > 100, String(states.length));
    for (const state of states.toReversed().slice(1)) {
      assert(record.undo());
      assert.equal(sgfOf(record), state);
    }
    for (const state of states.slice(1)) {
      assert(record.redo());
      assert.equal(sgfOf(record), state);
    }
  });
});

describe("copies", () => {
  test("are equal, and live on their own", () => {
    const record = recordOf(TREE);
    record.set(0, "C", "x");
    record.remove(6);
    const copy = record.clone();
    assert(copy instanceof GameRecord);
    assert.deepEqual([sgfOf(copy), copy.undoCount, copy.redoCount], [sgfOf(record), 0, 0]);
    assert.deepEqual([copy.outline(), copy.undo(), copy.redo()], [record.outline(), false, false]);
    copy.set(0, "C", "y");
    copy.remove(1);
    assert.deepEqual([record.props(0).C, record.nodeCount, copy.nodeCount], [["x"], 6, 1]);
    record.undo();
    record.undo();
    assert.deepEqual([sgfOf(record), sgfOf(copy)], [TREE, "(;SZ[5]C[y])"]);
    record.dispose();
    assert.equal(sgfOf(copy), "(;SZ[5]C[y])");
    // A number that was used is not used again, in a copy neither.
    assert.equal(copy.add(0), 7);
  });
});

describe("the end", () => {
  /** Everything that can be asked or done. */
  const calls = /** @type {((record: GameRecord) => unknown)[]} */ ([
    ...[(r) => r.size, (r) => r.trouble, (r) => r.info, (r) => r.recorded, (r) => r.root, (r) => r.main],
    ...[(r) => r.nodeCount, (r) => r.variationCount, (r) => r.undoCount, (r) => r.redoCount, (r) => r.revision],
    ...[
      (r) => r.has(0),
      (r) => r.has(NaN),
      (r) => r.children(0),
      (r) => r.parent(0),
      (r) => r.path(0),
      (r) => r.line(0),
    ],
    ...[
      (r) => r.outline(),
      (r) => r.props(0),
      (r) => r.move(0),
      (r) => r.notes(0),
      (r) => r.illegal(),
      (r) => r.cells(0),
    ],
    ...[(r) => r.position(0), (r) => r.gameAt(0), (r) => r.toSgf(), (r) => writeRecords([r]), (r) => r.clone()],
    ...[
      (r) => r.add(0),
      (r) => r.add(0, { move: { color: "black", at: "A1" } }),
      (r) => r.add(0, { properties: { C: "x" } }),
    ],
    ...[(r) => r.set(0, "C", "x"), (r) => r.set(0, "C", null), (r) => r.remove(0), (r) => r.moveTo(1, 0)],
    ...[
      (r) => r.promote(0),
      (r) => r.demote(0),
      (r) => r.makeMain(0),
      (r) => r.merge(),
      (r) => r.edit(() => 0),
      (r) => r.forgetEdits(),
      (r) => r.undo(),
      (r) => r.redo(),
    ],
  ]);

  test("after dispose, once or twice, everything is refused", () => {
    const record = recordOf(TREE);
    const game = record.gameAt(3);
    record.dispose();
    record.dispose();
    record[Symbol.dispose]();
    for (const call of calls) assert.match(refused("disposed", () => call(record)).message, /wanted one in use/);
    // Games are their own.
    assert.equal(game.moveNumber, 3);
  });

  test("all that can be asked is among what is refused", () => {
    const named = String(calls);
    for (let kind = GameRecord.prototype; kind !== Object.prototype; kind = Object.getPrototypeOf(kind)) {
      for (const name of Object.getOwnPropertyNames(kind)) {
        // `counts`, `ask` and `at` are ours.
        if (/^(constructor|dispose|counts|ask|at)$/.test(name)) continue;
        assert.match(named, new RegExp(`\\.${name}\\b`));
      }
    }
  });

  test("`using` disposes", () => {
    const record = recordOf(TREE);
    const dispose = record[Symbol.dispose].bind(record);
    dispose();
    refused("disposed", () => record.root);
  });

  test("a method that is called on something else is refused", () => {
    const { children } = GameRecord.prototype;
    assert.throws(() => children.call({}, 0), TypeError);
  });

  test("memory comes back, also from what was refused", () => {
    const sgf = `(;SZ[19]${";B[aa]C[some text];W[bb]".repeat(5_000)})`;
    const before = process.memoryUsage();
    // Without it these would be more than 60 MiB.
    for (let n = 0; n < 40; n++) {
      const { games } = readRecords(sgf);
      const copy = games[0]?.clone();
      for (const game of [...games, copy]) game?.dispose();
      refused("limit", () => readRecords(sgf, { limits: { nodes: 9_000 } }));
    }
    const after = process.memoryUsage();
    const grown = (after.arrayBuffers + after.external - before.arrayBuffers - before.external) / 2 ** 20;
    assert(grown < 30, `${grown} MiB`);
  });
});
