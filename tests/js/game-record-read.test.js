/** `readRecords` and `writeRecords`: what goes in, what is told, and what is refused. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { GameRecord, readRecords, writeRecords } from "../../dist/index.js";
import { refused } from "./lib/check.js";
import { recordOf, sgfOf } from "./lib/records.js";

const bytes = (/** @type {string} */ text) => new TextEncoder().encode(text);
const anything = /** @type {any[]} */ ([null, 5, NaN, true, "x", [], new Map(), () => 0]);

describe("readRecords", () => {
  test("gives every game, with what the text is", () => {
    const sgf = "(;SZ[9];B[ee](;W[dd])(;W[cc]))\n(;SZ[13];B[aa])";
    const utf16 = Uint8Array.from(
      `\ufeff${sgf}`.split("").flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
    );
    for (const [source, encoding] of /** @type {const} */ ([
      [sgf, "utf-8"],
      [`\ufeff${sgf}`, "utf-8"],
      [bytes(sgf), "utf-8"],
      [Buffer.from(sgf), "utf-8"],
      [utf16, "utf-16le"],
    ])) {
      const read = readRecords(source);
      assert.deepEqual(Object.keys(read).sort(), [
        ...["diagnostics", "encoding", "games", "isWellFormed", "moreDiagnostics"],
      ]);
      assert(read.games.every((game) => game instanceof GameRecord));
      assert.deepEqual([read.diagnostics, read.moreDiagnostics, read.isWellFormed], [[], 0, true]);
      assert.deepEqual([read.games.map(({ size }) => size[0]), read.encoding], [[9, 13], encoding]);
    }
  });

  test("every repair is told, with its place, its game and what was done", () => {
    const sgf =
      "mail\n(PB[x];FF[4]SZ[9]AddBlack[aa]b[bb]XX;W[cc](;B[dd])W[ee](;B[ff]);B[cc]C[1]C[2]KM[x]RU[zz]TR[zz])" +
      " (;SZ[9]AW[aa]AB[ab][ba];N[a][b]) % (;SZ[99]) (;SZ[5](( B[aa];W[aa];B[zz]";
    const { games, diagnostics, isWellFormed } = readRecords(sgf);
    assert.deepEqual(
      diagnostics.map(({ code, done, game, line, column }) => `${code} ${done} ${game} ${line}:${column}`),
      [
        "stray-text left-out 0 1:1",
        "no-node added 0 2:2",
        "property-misplaced kept 0 2:10",
        "property-misplaced kept 0 2:15",
        "setup-and-move kept 0 2:18",
        "small-letters capitals 0 2:30",
        "no-value left-out 0 2:35",
        "node-after-variation variation 0 2:51",
        "no-node added 0 2:51",
        "node-after-variation variation 0 2:64",
        "property-twice joined 0 2:74",
        "bad-value kept 0 2:78",
        "rules-unknown default 0 2:83",
        "bad-value kept 0 2:91",
        "no-liberty taken-off 1 2:106",
        "property-twice kept 1 2:125",
        "stray-text left-out 2 2:130",
        "size default 2 2:136",
        "stray-text left-out 3 2:150",
        "no-node added 3 2:152",
        "illegal-move played 3 2:159",
        "illegal-move left-out 3 2:165",
        "unclosed-game closed 3 2:169",
      ],
    );
    for (const { message, line, column } of diagnostics) {
      assert.match(message, new RegExp(`^line ${line}, column ${column}: .*(wanted|stands|move)`));
    }
    assert.equal(isWellFormed, false);
    assert.deepEqual(games.map(sgfOf), [
      "(;PB[x];FF[4]SZ[9]AB[aa]B[bb];W[cc](;B[dd])(;W[ee](;B[ff])(;B[cc]C[1][2]KM[x]RU[zz]TR[zz])))",
      "(;SZ[9]AW[aa]AB[ab][ba];N[a][b])",
      "(;SZ[99])",
      "(;SZ[5];B[aa];W[aa];B[zz])",
    ]);
  });

  test("text outside games belongs to the game after it, or to the last one", () => {
    const { diagnostics } = readRecords("a (;SZ[9]) b (;SZ[9]) c");
    assert.deepEqual(
      diagnostics.map(({ game, column }) => [game, column]),
      [
        [0, 1],
        [1, 12],
        [1, 23],
      ],
    );
  });

  test("well-formed says nothing of values", () => {
    const { isWellFormed, diagnostics } = readRecords("(;SZ[9]KM[much];B[zz];W[??])");
    assert.equal(isWellFormed, true);
    assert.deepEqual(
      diagnostics.map(({ code }) => code),
      ["bad-value", "illegal-move", "bad-value"],
    );
  });

  test("strict: the first fault is the error, an illegal move is none", () => {
    const strict = { strict: true };
    for (const [sgf, code] of [
      ["x(;SZ[9])", "stray-text"],
      ["(;SZ[9])x", "stray-text"],
      ["(SZ[9];B[aa])", "no-node"],
      ["(;SZ[9];b[aa])", "small-letters"],
      ["(;FF[4]SiZe[9])", "small-letters"],
      ["(;SZ[9]C)", "no-value"],
      ["(;C[a]C[b])", "property-twice"],
      ["(;B[aa][bb])", "property-twice"],
      ["(;KM[much])", "bad-value"],
      ["(;DM[3])", "bad-value"],
      ["(;B[aa]W[bb])", "two-moves"],
      ["(;SZ[9](;B[aa]);W[bb])", "node-after-variation"],
      ["(;SZ[9]", "unclosed-game"],
      ["(;C[", "unclosed-value"],
      ["(;SZ[2]AB[aa:bb])", "no-liberty"],
      ["(;SZ[99])(;SZ[9])", "size"],
    ]) {
      assert.match(refused(code, () => readRecords(sgf, strict)).message, /^line 1, column \d+: .*wanted/, sgf);
      assert(readRecords(sgf).diagnostics.length > 0);
    }
    refused("encoding", () => readRecords(Uint8Array.of(...bytes("(;C["), 0xc6, 0xe5, ...bytes("])")), strict));
    // Rules may be any text.
    assert.equal(readRecords("(;RU[House])", strict).diagnostics[0]?.code, "rules-unknown");
    // The old formats have such names.
    assert.equal(recordOf("(;FF[3]SiZe[9])", strict).size[0], 9);
    const { diagnostics } = readRecords("(;SZ[9];B[aa];W[aa])", strict);
    assert.deepEqual([diagnostics[0]?.code, diagnostics[0]?.done], ["illegal-move", "played"]);
    // However many there are, they hide no fault.
    const illegal = `(;SZ[9];B[aa]${";W[aa];B[aa]".repeat(600)})`;
    assert.equal(readRecords(illegal, strict).moreDiagnostics, 200);
    refused("stray-text", () => readRecords(`${illegal}x`, strict));
  });

  test("what has no game, or none that a board can hold", () => {
    for (const text of ["", "hello", "()", "((((", "(x)", "\0", "(;".slice(0, 1), "\ud800"]) {
      refused("no-game", () => readRecords(text));
      refused("no-game", () => readRecords(bytes(text)));
    }
    refused("no-game", () => readRecords(new Uint8Array(0)));
    refused("size", () => readRecords("(;SZ[99])(;SZ[0])"));
    const [other, go] = readRecords("(;GM[2]SZ[99]C[kept])(;SZ[9])").games;
    assert.deepEqual([other?.trouble?.code, other?.props(0).C, go?.trouble], ["other-game", ["kept"], null]);
  });

  test("UTF-32, and encodings that are asked for", () => {
    const gbk = Uint8Array.of(...bytes("(;SZ[9]PB["), 0xc6, 0xe5, ...bytes("])"));
    const { games, encoding, diagnostics } = readRecords(gbk);
    assert.deepEqual([games[0]?.info.black, encoding], ["棋", "gb18030"]);
    assert.deepEqual(
      diagnostics.map(({ code, done }) => [code, done]),
      [["encoding", "guessed"]],
    );
    assert.deepEqual(readRecords(gbk, { encoding: "cp936" }).diagnostics, []);
    assert.equal(recordOf(gbk, { encoding: "latin1" }).info.black, "Æå");
    refused("encoding", () => readRecords(gbk, { encoding: "klingon" }));
    refused("encoding", () => readRecords(Uint8Array.of(0xff, 0xfe, 0, 0, 0x28, 0, 0, 0)));
    for (const encoding of [null, 5, {}, []]) refused("argument", () => readRecords(gbk, { encoding }));
  });

  test("arguments that are none", () => {
    for (const source of [undefined, ...anything.filter((it) => it !== "x"), new ArrayBuffer(4), new Uint16Array(4)]) {
      refused("argument", () => readRecords(source));
    }
    for (const options of anything) refused("option", () => readRecords("(;)", options));
    for (const options of [{ stirct: true }, { game: 0 }]) refused("option", () => readRecords("(;)", options));
    for (const strict of [null, 0, "yes", {}]) refused("argument", () => readRecords("(;)", { strict }));
    for (const limits of anything) refused("option", () => readRecords("(;)", { limits }));
    refused("option", () => readRecords("(;)", { limits: { node: 5 } }));
    assert.equal(readRecords("(;)", { limits: undefined, strict: undefined, encoding: undefined }).games.length, 1);
  });
});

describe("limits", () => {
  const names = ["bytes", "games", "nodes", "values", "properties", "depth", "diagnostics"];

  test("are errors that name them; one less is enough", () => {
    for (const [name, sgf, enough] of /** @type {const} */ ([
      ["bytes", "(;C[ü])", 8],
      ["games", "(;)(;)(;)", 3],
      ["nodes", "(;;)(;)", 3],
      ["values", "(;C[]LB[aa:1][bb:2])", 3],
      ["values", "(;AB[aa:cc])", 9],
      ["properties", "(;C[]N[]PB[]PW[])", 4],
      ["depth", "(;(;(;)))", 3],
    ])) {
      assert(readRecords(sgf, { limits: { [name]: enough } }).games.length > 0);
      const error = refused("limit", () => readRecords(sgf, { limits: { [name]: enough - 1 } }));
      assert.match(error.message, new RegExp(`too many ${name}, wanted at most ${enough - 1}$`));
    }
    refused("limit", () => readRecords(bytes("(;C[ü])"), { limits: { bytes: 7 } }));
  });

  test("that of diagnostics is none: the others are counted", () => {
    const { diagnostics, moreDiagnostics } = readRecords("(;C[]%;%;%;%)", { limits: { diagnostics: 3 } });
    assert.deepEqual([diagnostics.length, moreDiagnostics], [3, 1]);
    const many = readRecords(`(;C[]${"%;".repeat(1500)})`);
    assert.deepEqual([many.diagnostics.length, many.moreDiagnostics], [1000, 500]);
  });

  test("are whole numbers up to what the engine holds", () => {
    for (const name of names) {
      for (const limit of [0, -1, 0.5, NaN, Infinity, 2 ** 32, 2 ** 31, "5", null, [], {}]) {
        assert.match(refused("number", () => readRecords("(;)", { limits: { [name]: limit } })).message, RegExp(name));
      }
      assert.equal(readRecords("(;)", { limits: { [name]: undefined } }).games.length, 1);
    }
    const most = { bytes: 2 ** 30, games: 500_000, nodes: 2e7, values: 4e7, properties: 4096, depth: 2e7 };
    assert.equal(readRecords("(;)", { limits: { ...most, diagnostics: 100_000 } }).games.length, 1);
  });

  test("those of usual size hold", () => {
    refused("limit", () => readRecords(new Uint8Array(2 ** 27 + 1)));
    refused("limit", () => readRecords(`(;${Array.from({ length: 257 }, (_, n) => `X${n}[]`).join("")})`));
    assert.match(refused("limit", () => readRecords("(;)".repeat(100_001))).message, /100000/);
  });
});

describe("writeRecords", () => {
  test("writes games one after the other, and what it wrote is read as the same", () => {
    const { games } = readRecords("(;SZ[9]C[a\\]b];B[aa])(;SZ[5](;B[bb])(;B[cc]))");
    const text = writeRecords(games);
    assert.equal(text, "(;SZ[9]C[a\\]b];B[aa])\n(;SZ[5](;B[bb])(;B[cc]))\n");
    assert.equal(writeRecords(readRecords(text).games), text);
    assert.equal(writeRecords([]), "");
  });

  test("says that it is UTF-8 where the record names a character set", () => {
    const gbk = Uint8Array.of(...bytes("(;CA[GB2312]C["), 0xc6, 0xe5, ...bytes("])"));
    assert.equal(writeRecords(readRecords(gbk).games), "(;CA[UTF-8]C[棋])\n");
    assert.equal(sgfOf(recordOf("(;C[é])")), "(;C[é])");
  });

  test("lines are as long as asked for", () => {
    const record = recordOf(`(;SZ[9]${";B[aa];W[bb]".repeat(20)})`);
    assert(
      record
        .toSgf()
        .split("\n")
        .every((line) => line.length <= 75),
    );
    assert.equal(record.toSgf({ lineLength: 0 }).trimEnd().split("\n").length, 1);
    assert.equal(record.toSgf({ lineLength: 1 }).trimEnd().split("\n").length, 41);
    assert.equal(writeRecords([record], { lineLength: 1 }), record.toSgf({ lineLength: 1 }));
    for (const lineLength of [-1, 0.5, NaN, 2 ** 32, "70", null]) {
      refused("number", () => record.toSgf({ lineLength }));
      refused("number", () => writeRecords([], { lineLength }));
    }
    for (const options of anything) {
      refused("option", () => record.toSgf(options));
      refused("option", () => writeRecords([], options));
    }
  });

  test("takes nothing but records in use", () => {
    for (const games of [undefined, ...anything.filter((it) => !Array.isArray(it)), new GameRecord()]) {
      refused("argument", () => writeRecords(games));
    }
    for (const game of [undefined, ...anything]) refused("argument", () => writeRecords([new GameRecord(), game]));
    refused("argument", () => writeRecords(Array(3)));
    refused("argument", () => writeRecords(Array(2 ** 32 - 1)));
    const gone = new GameRecord();
    gone.dispose();
    refused("disposed", () => writeRecords([gone]));
  });
});
