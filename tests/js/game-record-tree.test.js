/** What a record says: its tree, properties, moves and what stands at its nodes. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Game, GameRecord, readRecords } from "../../dist/index.js";
import { refused, texts } from "./lib/check.js";
import { NO_NODES, recordOf, sgfOf } from "./lib/records.js";

const TREE = "(;SZ[5]C[root];B[aa](;W[bb];B[cc])(;W[dd](;B[ee])(;B[ea])))";

describe("a new record", () => {
  test("has a first node, with nothing to undo", () => {
    const record = new GameRecord();
    assert.deepEqual([record.size, record.nodeCount, record.variationCount, record.undoCount], [[19, 19], 1, 0, 0]);
    assert.equal(sgfOf(record), "(;GM[1]FF[4]CA[UTF-8]SZ[19])");
    const other = new GameRecord({ size: [13, 9], properties: { PB: "a]b\\c", AB: ["aa", "bb"], KM: "6.5" } });
    assert.equal(sgfOf(other), "(;GM[1]FF[4]CA[UTF-8]SZ[13:9]PB[a\\]b\\\\c]AB[aa][bb]KM[6.5])");
    assert.deepEqual([other.undoCount, other.undo(), other.recorded.komi], [0, false, 6.5]);
    assert.deepEqual(new GameRecord(Object.assign(Object.create(null), { size: 3 })).size, [3, 3]);
    assert.equal(new GameRecord({ properties: undefined, size: undefined }).nodeCount, 1);
  });

  test("is not made of what is wrong", () => {
    for (const options of [null, 5, "x", [], () => 0, { sizes: 9 }, new Map()])
      refused("option", () => new GameRecord(options));
    for (const size of [0, 53, -1, NaN, 1e10, "9", [], [9], [9, 9, 9], [9, 0], null, {}]) {
      refused("size", () => new GameRecord({ size }));
    }
    for (const properties of [null, 5, "ab", [], ["C", "x"], { C: 5 }, { C: null }, { C: Array(2) }, { C: ["a", 5] }]) {
      refused("argument", () => new GameRecord({ properties }));
    }
    refused("argument", () => new GameRecord({ properties: { SZ: "9" } }));
    refused("no-value", () => new GameRecord({ properties: { C: [] } }));
    for (const name of ["", "1", "a b", "__proto__", "é"]) {
      refused("bad-name", () => new GameRecord({ properties: JSON.parse(`{"${name}":"x"}`) }));
    }
  });
});

describe("the tree", () => {
  const record = recordOf(TREE);

  test("nodes have numbers in the order of the text", () => {
    assert.deepEqual([record.root, record.nodeCount, record.variationCount], [0, 7, 2]);
    assert.deepEqual(record.main, [0, 1, 2, 3]);
    assert.deepEqual(record.main, record.line(record.root));
    assert.deepEqual([record.line(4), record.line(3)], [[4, 5], [3]]);
    assert.deepEqual([record.path(0), record.path(6)], [[0], [0, 1, 4, 6]]);
    assert.deepEqual([record.children(1), record.children(3)], [[2, 4], []]);
    assert.deepEqual([record.parent(0), record.parent(4), record.parent(6)], [null, 1, 4]);
    assert(Array.isArray(record.children(1)) && Array.isArray(record.main) && Array.isArray(record.path(2)));
  });

  test("all at once", () => {
    const { node, parent, color, point } = recordOf(
      "(;SZ[5](;B[aa](;W[])(;W[zz])(;AB[bb]))(;B[ee]W[aa])(;B[?]))",
    ).outline();
    assert.deepEqual(
      [node, parent, color, point],
      [
        [0, 1, 2, 3, 4, 5, 6],
        [-1, 0, 1, 1, 1, 0, 0],
        [0, 1, 2, 2, 0, 1, 1],
        [-2, 0, -1, -2, -2, 24, -2],
      ].map((list) => Int32Array.from(list)),
    );
    for (const [n, id] of record.outline().node.entries())
      assert.equal(record.parent(id) ?? -1, record.outline().parent[n]);
  });

  test("a node that the record does not have", () => {
    const methods = /** @type {const} */ ([
      "children",
      "parent",
      "path",
      "line",
      "props",
      "notes",
      "move",
      "cells",
      "position",
      "gameAt",
    ]);
    for (const node of NO_NODES) {
      assert.equal(record.has(node), false);
      for (const method of methods) {
        assert.match(refused("no-such-node", () => record[method](node)).message, /^node .*wanted/);
      }
    }
    assert.deepEqual(
      [0, 6, 7].map((node) => record.has(node)),
      [true, true, false],
    );
  });

  test("everything given is fresh", () => {
    record.main.push(99);
    record.children(1)[0] = 99;
    record.outline().node.fill(9);
    record.props(0).C.push("more");
    record.cells(3).fill(1);
    record.size[0] = 1;
    assert.deepEqual([record.main, record.children(1), record.outline().node[1]], [[0, 1, 2, 3], [2, 4], 1]);
    assert.deepEqual([record.props(0).C, record.cells(3)[1], record.size], [["root"], 0, [5, 5]]);
  });
});

describe("properties", () => {
  test("are texts, or values as written", () => {
    const sgf = "(;C[a\\]b\\\\c\\\nd\r\ne\tf]LB[aa:\\]:x][bb:y\\:z]XX[]AddBlack[aa][bb:cc]VeryLongName9[q])";
    const record = recordOf(sgf);
    assert.deepEqual(
      { ...record.props(0) },
      {
        C: ["a]b\\cd\ne f"],
        LB: ["aa:]:x", "bb:y:z"],
        XX: [""],
        AB: ["aa", "bb:cc"],
        VeryLongName9: ["q"],
      },
    );
    assert.deepEqual(
      { ...record.props(0, { raw: true }) },
      {
        C: ["a\\]b\\\\c\\\nd\r\ne\tf"],
        LB: ["aa:\\]:x", "bb:y\\:z"],
        XX: [""],
        AB: ["aa", "bb:cc"],
        VeryLongName9: ["q"],
      },
    );
    assert.deepEqual(record.props(0, { raw: false }), record.props(0));
    for (const options of [null, 5, "raw", []]) refused("option", () => record.props(0, options));
    refused("option", () => record.props(0, { row: true }));
    for (const raw of [null, 1, "yes"]) refused("argument", () => record.props(0, { raw }));
  });

  test("of names that objects have of their own", () => {
    const props = recordOf("(;__proto__[x]constructor[y]toString[z]valueOf[v]PROTO[p])").props(0);
    assert.deepEqual(Object.entries(props).sort(), [
      ["PROTO", ["p"]],
      ["constructor", ["y"]],
      ["toString", ["z"]],
      ["valueOf", ["v"]],
    ]);
    assert.equal(Object.getPrototypeOf(props), null);
    assert.equal("hasOwnProperty" in recordOf("(;)").props(0), false);
  });

  test("texts with scripts and markup stay texts", () => {
    const evil = `<script>alert(1)</script><img src=x onerror="alert(1)">\u0000\u202e{{7*7}}\${7}%s%n`;
    const record = new GameRecord({ properties: { PB: evil, C: evil } });
    const again = recordOf(record.toSgf());
    // What is no white space stays.
    assert.deepEqual([again.info.black, again.props(0).C, record.props(0).PB], [evil, [evil], [evil]]);
  });

  test("a letter that is half a pair is replaced", () => {
    assert.deepEqual(new GameRecord({ properties: { C: "a\ud800b" } }).props(0).C, ["a\ufffdb"]);
  });
});

describe("moves and information", () => {
  test("plays, passes and what can't be read", () => {
    const record = recordOf("(;SZ[9];B[ee];W[];B[tt];W[zz];B[?];W[aa]B[bb];C[none];KO[]B[J9])");
    assert.deepEqual(
      record.main.map((node) => record.move(node)),
      [
        null,
        { color: "black", kind: "play", vertex: [4, 4] },
        { color: "white", kind: "pass", vertex: null },
        { color: "black", kind: "pass", vertex: null },
        { color: "white", kind: "play", vertex: [25, 25] },
        { color: "black", kind: "unreadable", vertex: null },
        { color: "white", kind: "play", vertex: [0, 0] },
        null,
        { color: "black", kind: "unreadable", vertex: null },
      ],
    );
  });

  test("what is known of the game", () => {
    const record = recordOf("(;SZ[9]PB[Wang];PW[童]KM[650]RU[Japanese]RE[B+R]AP[foxwq];B[aa]PB[no])");
    const { komi, komiScale, rules, result } = record.recorded;
    assert.deepEqual(record.info, { black: "Wang", white: "童", komi: "650", rules: "Japanese", result: "B+R" });
    assert.deepEqual([komi, komiScale, rules, result?.winner], [6.5, "hundredth-points", "japanese", "black"]);
  });

  test("a record that no board can show can be read all the same", () => {
    const [record] = readRecords("(;GM[2]C[x];B[aa](;W[bb])(;W[cc]))").games;
    const { code, message, line, column } = record?.trouble ?? {};
    assert.deepEqual([code, line, column], ["other-game", 1, 5]);
    assert.match(message ?? "", /wanted GM\[1\]/);
    assert.deepEqual([record?.nodeCount, record?.size, record?.props(0).C], [4, [19, 19], ["x"]]);
    for (const method of /** @type {const} */ (["cells", "position", "gameAt"])) {
      refused("other-game", () => record?.[method](1));
    }
    refused("other-game", () => record?.illegal());
    assert.equal(recordOf(TREE).trouble, null);
  });
});

describe("positions", () => {
  test("what stands at a node, whatever the rules", () => {
    const record = recordOf("(;SZ[5]AB[ba][ab][ca]AW[cb][da];W[ec](;B[bb];W[aa];B[aa])(;B[];W[bb]))");
    assert.deepEqual(record.position(1), {
      cells: record.cells(1),
      moveNumber: 1,
      turn: "black",
      ko: null,
      captures: { black: 0, white: 0 },
    });
    assert.equal([...record.cells(0)].join(""), "0112010200000000000000000");
    assert.deepEqual(record.position(6).turn, "black");
    assert.deepEqual(record.cells(4), record.gameAt(4).cells());
  });

  test("a ko, and stones taken", () => {
    const record = recordOf("(;SZ[5]AB[ba][ab][bc]AW[ca][bb][db][cc];B[cb])");
    const { ko, captures, turn, moveNumber } = record.position(1);
    assert.deepEqual([ko, captures, turn, moveNumber], [[1, 1], { black: 1, white: 0 }, "white", 1]);
    const before = record.position(0);
    assert.deepEqual([before.ko, before.captures], [null, { black: 0, white: 0 }]);
  });

  test("stones put up in mid-game, and a turn that is stated", () => {
    const record = recordOf("(;SZ[5];B[aa];W[bb];AB[cc:dd]AE[bb]PL[B];B[ee])");
    assert.deepEqual(
      record.main.map((node) => [record.position(node).moveNumber, record.position(node).turn]),
      [
        [0, "black"],
        [1, "white"],
        [2, "black"],
        [2, "black"],
        [3, "white"],
      ],
    );
    const game = record.gameAt(4);
    assert(game instanceof Game);
    // The game begins anew with them.
    assert.deepEqual([game.moveNumber, game.ascii().split("\n")], [1, ["B....", ".....", "..BB.", "..BB.", "....B"]]);
    assert.deepEqual(texts([record.move(4)?.vertex ?? []]), ["4,4"]);
  });
});
