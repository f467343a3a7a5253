/** Edits of a record: each is one step for `undo`; what is refused changes nothing. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { GameRecord } from "../../dist/index.js";
import { NO_NODES, recordOf, sgfOf, unchanged } from "./lib/records.js";

const TREE = "(;SZ[5];B[aa](;W[bb];B[cc])(;W[dd](;B[ee])(;B[ea])))";

describe("adding", () => {
  test("moves, by vertex or by name; the same one again is no edit", () => {
    const record = new GameRecord({ size: 5 });
    const first = record.add(0, { move: { color: "black", at: "A5" } });
    assert.equal(first, 1);
    for (const at of /** @type {const} */ (["a5", [0, 0]]))
      assert.equal(record.add(0, { move: { color: "black", at } }), 1);
    assert.equal(record.add(0, { move: { color: "black", at: [0, 0] }, properties: {} }), 1);
    assert.deepEqual([record.nodeCount, record.undoCount], [2, 1]);
    assert.equal(record.add(1, { move: { color: "white", at: "pass" } }), 2);
    assert.equal(record.add(1, { move: { color: "white", at: "PASS" } }), 2);
    assert.equal(record.add(0, { move: { color: "white", at: [0, 0] } }), 3);
    assert.equal(sgfOf(record), "(;GM[1]FF[4]CA[UTF-8]SZ[5](;B[aa];W[])(;W[aa]))");
    // A node with more than this move is another one, and so is one asked for with properties.
    record.set(1, "C", "x");
    assert.equal(record.add(0, { move: { color: "black", at: "A5" } }), 1);
    assert.equal(record.add(0, { move: { color: "black", at: "A5" }, properties: { C: "y" } }), 4);
  });

  test("nodes with properties, or with nothing", () => {
    const record = recordOf("(;SZ[5])");
    assert.deepEqual([record.add(0), record.add(0, {}), record.add(1, { properties: {} })], [1, 2, 3]);
    record.add(2, { move: { color: "white", at: "E1" }, properties: { C: "a]b\\", TR: ["aa", "bb"], LB: "cc::]" } });
    assert.equal(sgfOf(record), "(;SZ[5](;;)(;;W[ee]C[a\\]b\\\\]TR[aa][bb]LB[cc::\\]]))");
    assert.equal(record.undoCount, 4);
  });

  test("a pass where tt would be a point", () => {
    const record = new GameRecord({ size: 21 });
    const node = record.add(record.add(0, { move: { color: "black", at: [19, 19] } }), {
      move: { color: "white", at: "pass" },
    });
    assert.deepEqual([record.move(1)?.vertex, record.move(node)?.kind], [[19, 19], "pass"]);
  });

  test("what is refused", () => {
    const record = recordOf(TREE);
    const move = { color: "black", at: "A1" };
    for (const node of NO_NODES) unchanged(record, "no-such-node", () => record.add(node, { move }));
    for (const node of NO_NODES) unchanged(record, "no-such-node", () => record.add(node));
    for (const node of [null, 5, "x", [], { moves: move }, { move: null }, { move: 5 }, { move: { ...move, to: 1 } }]) {
      unchanged(record, "option", () => record.add(0, node));
    }
    for (const color of [undefined, null, "red", 1, "B"])
      unchanged(record, "color", () => record.add(0, { move: { color, at: "A1" } }));
    for (const at of ["A6", "F1", [5, 0], [-1, 0], [1e10, 0], [0, 2 ** 40]]) {
      unchanged(record, "off-board", () => record.add(0, { move: { color: "black", at } }));
    }
    for (const at of [undefined, "", "I1", "aa", 5, [1], [1, 2, 3], [NaN, 0], [0.5, 0], ["0", 0], Array(2), {}]) {
      unchanged(record, "vertex", () => record.add(0, { move: { color: "black", at } }));
    }
    for (const properties of [null, 5, "C", [], { C: 5 }, { C: undefined }, { C: Array(2) }, { C: [["x"]] }]) {
      unchanged(record, "argument", () => record.add(0, { properties }));
      unchanged(record, "argument", () => record.add(0, { move, properties }));
    }
    unchanged(record, "argument", () => record.add(0, { move, properties: { B: "bb" } }));
    unchanged(record, "no-value", () => record.add(0, { properties: { N: "x", C: [] } }));
    unchanged(record, "bad-name", () => record.add(0, { properties: { N: "x", "C D": "x" } }));
    unchanged(record, "bad-name", () => record.add(0, { move, properties: JSON.parse('{"__proto__":"x"}') }));
  });
});

describe("setting properties", () => {
  test("texts, lists, values as written, and none", () => {
    const record = recordOf("(;SZ[5]C[old]N[n])");
    record.set(0, "C", "a]b\\c:d");
    assert.deepEqual([record.props(0).C, record.props(0, { raw: true }).C], [["a]b\\c:d"], ["a\\]b\\\\c:d"]]);
    record.set(0, "LB", ["aa:]", "bb:x:y"]);
    record.set(0, "XX", "a\\]b", { raw: true });
    record.set(0, "N", null);
    record.set(0, "TR", null);
    assert.equal(sgfOf(record), "(;SZ[5]C[a\\]b\\\\c:d]LB[aa:\\]][bb:x:y]XX[a\\]b])");
    assert.equal(record.undoCount, 4);
    while (record.undo());
    assert.equal(sgfOf(record), "(;SZ[5]C[old]N[n])");
  });

  test("names spelt out are those of what they mean, as when they are read", () => {
    const record = recordOf("(;SZ[5]C[old])");
    record.set(0, "c", "x");
    record.set(0, "AddBlack", "aa");
    record.set(0, "other", "y");
    assert.equal(sgfOf(record), "(;SZ[5]C[x]AB[aa]other[y])");
    assert.equal(sgfOf(recordOf(record.toSgf())), sgfOf(record));
    record.set(0, "addBlack", "bb");
    record.set(0, "AddBlack", null);
    record.set(0, "c", null);
    assert.equal(sgfOf(record), "(;SZ[5]other[y]B[bb])");
  });

  test("what was set is what is read again", () => {
    const record = recordOf("(;SZ[5])");
    const values = ["", " ", "]", "\\", "\\]", "a\nb", "[", "(;)", "é棋😀", "x".repeat(1e5), "-0", "\\\n"];
    for (const value of values) {
      record.set(0, "C", value);
      assert.deepEqual([record.props(0).C, recordOf(record.toSgf()).props(0).C], [[value], [value]]);
    }
    record.set(0, "Zz9", values);
    assert.deepEqual(recordOf(record.toSgf()).props(0).Zz9, values);
  });

  test("what is refused", () => {
    const record = recordOf(TREE);
    for (const node of NO_NODES) unchanged(record, "no-such-node", () => record.set(node, "C", "x"));
    for (const node of NO_NODES) unchanged(record, "no-such-node", () => record.set(node, "C", null));
    for (const name of ["", " ", "1", "9A", "A B", "A[", "é", "__proto__", "A\0"]) {
      unchanged(record, "bad-name", () => record.set(0, name, "x"));
      record.set(0, name, null);
    }
    assert.equal(record.undoCount, 0);
    for (const name of [undefined, null, 5, ["C"], {}]) unchanged(record, "argument", () => record.set(0, name, "x"));
    for (const values of [
      undefined,
      5,
      NaN,
      {},
      [5],
      [null],
      ["a", undefined],
      Array(3),
      Array(2 ** 32 - 1),
      [["a"]],
    ]) {
      unchanged(record, "argument", () => record.set(0, "C", values));
    }
    unchanged(record, "no-value", () => record.set(0, "C", []));
    for (const raw of ["]", "a]b", "\\", "a\\\\]", "a\\\\\\"])
      unchanged(record, "bad-value", () => record.set(0, "C", raw, { raw: true }));
    for (const raw of [null, 1, "yes"]) unchanged(record, "argument", () => record.set(0, "C", "x", { raw }));
    for (const options of [null, 5, "raw", [], { row: true }])
      unchanged(record, "option", () => record.set(0, "C", "x", options));
    const huge = "x".repeat(2 ** 26 + 1);
    assert.match(unchanged(record, "limit", () => record.set(0, "C", [huge, huge])).message, /134217728/);
    unchanged(record, "limit", () => record.add(0, { properties: { C: huge, N: huge } }));
  });
});

describe("moving nodes", () => {
  test("removing takes all below along, and its numbers are not used again", () => {
    const record = recordOf(TREE);
    record.remove(4);
    assert.deepEqual([sgfOf(record), record.nodeCount, record.variationCount], ["(;SZ[5];B[aa];W[bb];B[cc])", 4, 0]);
    for (const node of [4, 5, 6]) {
      assert.equal(record.has(node), false);
      for (const method of /** @type {const} */ ([
        "children",
        "props",
        "gameAt",
        "remove",
        "add",
        "promote",
        "merge",
      ])) {
        unchanged(record, "no-such-node", () => record[method](node));
      }
      unchanged(record, "no-such-node", () => record.moveTo(1, node));
    }
    assert.equal(record.add(0), 7);
    record.undo();
    record.undo();
    assert.deepEqual([sgfOf(record), record.has(5)], [TREE, true]);
    unchanged(record, "first-node", () => record.remove(0));
    for (const node of NO_NODES) unchanged(record, "no-such-node", () => record.remove(node));
  });

  test("under another node, at a place", () => {
    const record = recordOf(TREE);
    record.moveTo(2, 5);
    assert.equal(sgfOf(record), "(;SZ[5];B[aa];W[dd](;B[ee];W[bb];B[cc])(;B[ea]))");
    record.undo();
    record.moveTo(6, 1, 0);
    assert.equal(sgfOf(record), "(;SZ[5];B[aa](;B[ea])(;W[bb];B[cc])(;W[dd];B[ee]))");
    record.moveTo(6, 1, 1);
    assert.deepEqual(record.children(1), [2, 6, 4]);
    record.moveTo(6, 1, 99);
    assert.deepEqual(record.children(1), [2, 4, 6]);
    unchanged(record, "below-itself", () => record.moveTo(1, 3));
    unchanged(record, "below-itself", () => record.moveTo(1, 1));
    unchanged(record, "first-node", () => record.moveTo(0, 3));
    for (const node of NO_NODES) {
      unchanged(record, "no-such-node", () => record.moveTo(node, 1));
      unchanged(record, "no-such-node", () => record.moveTo(2, node));
    }
    for (const place of [-1, 0.5, NaN, 1e10, "0", null, {}])
      unchanged(record, "number", () => record.moveTo(2, 1, place));
  });

  test("variations up, down, and to the front", () => {
    const record = recordOf("(;(;B[aa])(;B[bb](;W[cc])(;W[dd])(;W[ee]))(;B[ff]))");
    const order = () => [record.children(0), record.children(2)];
    assert.deepEqual(order(), [
      [1, 2, 6],
      [3, 4, 5],
    ]);
    assert.deepEqual(
      [record.promote(5), order()],
      [
        true,
        [
          [1, 2, 6],
          [3, 5, 4],
        ],
      ],
    );
    assert.deepEqual(
      [record.promote(3), order()],
      [
        true,
        [
          [2, 1, 6],
          [3, 5, 4],
        ],
      ],
    );
    assert.deepEqual([record.promote(3), record.promote(0)], [false, false]);
    assert.deepEqual(
      [record.demote(3), order()],
      [
        true,
        [
          [2, 1, 6],
          [5, 3, 4],
        ],
      ],
    );
    assert.deepEqual([record.demote(4), record.demote(0), record.demote(6)], [false, false, false]);
    assert.deepEqual(
      [record.makeMain(4), order(), record.makeMain(4)],
      [
        true,
        [
          [2, 1, 6],
          [4, 5, 3],
        ],
        false,
      ],
    );
    assert.deepEqual([record.makeMain(6), record.main], [true, [0, 6]]);
    assert.equal(record.undoCount, 5);
    while (record.undo());
    assert.deepEqual(order(), [
      [1, 2, 6],
      [3, 4, 5],
    ]);
    for (const method of /** @type {const} */ (["promote", "demote", "makeMain"])) {
      for (const node of NO_NODES) unchanged(record, "no-such-node", () => record[method](node));
    }
  });

  test("equal branches become one", () => {
    const record = recordOf("(;(;B[aa]C[a];W[bb])(;B[aa]C[b]TR[cc];W[cc])(;B[aa]N[x])(;B[aa]N[y])(;B[dd]))");
    assert.equal(record.merge(), 2);
    assert.equal(sgfOf(record), "(;(;B[aa]C[a\n\nb]TR[cc]N[x](;W[bb])(;W[cc]))(;B[aa]N[y])(;B[dd]))");
    assert.equal(record.merge(0), 0);
    assert.equal(record.undoCount, 1);
    record.undo();
    assert.deepEqual([record.merge(1), record.nodeCount], [0, 8]);
    for (const node of NO_NODES.filter((node) => node !== undefined))
      unchanged(record, "no-such-node", () => record.merge(node));
  });
});
