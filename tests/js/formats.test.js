import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { promisify } from "node:util";
import {
  formatGtpMoves,
  fromShareText,
  GoError as FormatsError,
  parseGtpMoves,
  readDiagram,
  readServerRecord,
  toShareText,
  writeDiagram,
} from "../../dist/formats/index.js";
import { Game, GoError, readRecords, rulesPresets } from "../../dist/index.js";

/**
 * @param {() => unknown} run
 * @param {string} code
 * @param {string} [message]
 */
function refused(run, code, message) {
  assert.throws(run, (error) => {
    assert(error instanceof GoError);
    assert.equal(error.code, code);
    if (message !== undefined) assert.equal(error.message, message);
    return true;
  });
}

const DATA = new URL("../data/formats/", import.meta.url);
const DIST = new URL("../../dist/", import.meta.url);

describe("servers' files", () => {
  test("become SGF, which the engine reads", () => {
    for (const [name, format, moves] of /** @type {const} */ ([
      ["even.gib", "gib", 5],
      ["handicap.gib", "gib", 2],
      ["even.ngf", "ngf", 4],
      ["even.ugf", "ugf", 5],
      ["review.ugi", "ugf", 2],
    ])) {
      const bytes = readFileSync(new URL(name, DATA));
      refused(() => readRecords(bytes), "foreign-format");
      refused(() => Game.fromSgf(bytes), "foreign-format");
      const record = readServerRecord(bytes);
      assert.equal(record.format, format, name);
      const { games, diagnostics } = readRecords(record.sgf);
      assert.deepEqual(diagnostics, [], name);
      assert.equal(games.length, 1);
      const game = games[0];
      assert.equal(game?.nodeCount, moves + 1, name);
      game.dispose();
    }
  });

  test("what they say is in it, and what was wrong is told", () => {
    const gib = "\\HS\n\\[GAMEBLACKNAME=黑\\]\n\\HE\n\\GS\n2 1 0\nINI 0 1 0 &4\nSTO 0 2 1 15 3\nSTO 0 3 2 99 3\n\\GE\n";
    const { sgf, format, encoding, diagnostics } = readServerRecord(gib);
    assert.match(sgf, /^\(;GM\[1\]FF\[4\]CA\[UTF-8\]SZ\[19\].*PB\[黑\].*;B\[pd\]/s);
    assert.deepEqual([format, encoding], ["gib", "utf-8"]);
    assert.deepEqual(
      diagnostics.map(({ code, line, game, done }) => [code, line, game, done]),
      [["bad-point", 8, 0, "left-out"]],
    );
    const bytes = Uint8Array.from(gib, (letter) => (letter === "黑" ? 0 : letter.charCodeAt(0)));
    const at = bytes.indexOf(0);
    // 黑 in GBK.
    const gbk = Uint8Array.from([...bytes.subarray(0, at), 0xba, 0xda, ...bytes.subarray(at + 1)]);
    const asked = readServerRecord(gbk, { encoding: "gbk" });
    assert.deepEqual([asked.sgf, asked.encoding], [sgf, "gbk"]);
    refused(() => readServerRecord(gbk, { encoding: "klingon" }), "encoding");
  });

  test("everything else is refused", () => {
    refused(() => readServerRecord("(;SZ[9])"), "no-game", "an SGF file, wanted a GIB, NGF or UGF file");
    refused(() => readServerRecord("hello"), "no-game", "no game, wanted a GIB, NGF or UGF file");
    refused(() => readServerRecord(new Uint8Array(2 ** 22 + 1)), "limit");
    // @ts-expect-error: a wrong argument
    refused(() => readServerRecord(1), "argument");
    // @ts-expect-error: an unknown option
    refused(() => readServerRecord("", { strict: true }), "option");
    refused(
      () => readRecords("\\HS\n"),
      "foreign-format",
      "a GIB file, wanted SGF, which readServerRecord of lanke/formats makes of it",
    );
  });
});

describe("lanke/formats", () => {
  test("is apart from the engine, and shares its errors", async () => {
    assert.equal(FormatsError, GoError);
    const files = new Set([new URL("formats/index.js", DIST).href]);
    for (const file of files) {
      for (const [, name] of readFileSync(new URL(file), "utf8").matchAll(/\bfrom "(\.[^"]+)"/g)) {
        files.add(new URL(name ?? "", file).href);
      }
    }
    const names = Array.from(files, (file) => file.slice(DIST.href.length));
    assert(names.includes("formats-inline.js"));
    assert.deepEqual(
      names.filter((name) => ["glue.js", "wasm-inline.js", "wasm.js", "game.js"].includes(name)),
      [],
    );
  });

  test("slim: with its own init", async () => {
    const text = `
      import { readFileSync } from "node:fs";
      import * as formats from "${DIST}formats/slim.node.js";
      const code = (run) => { try { return run(), "fine"; } catch (error) { return error.code ?? String(error); } };
      console.log(code(() => formats.readDiagram(". X")), code(() => formats.toShareText({})));
      await Promise.all([formats.init(), formats.init(readFileSync(new URL("lanke-formats.wasm", "${DIST}")))]);
      console.log(formats.readDiagram(". X").size.join());
      const { Game } = await import("${DIST}index.js");
      console.log(new Game({ size: 9 }).play("E5").gtp);
    `;
    const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", text]);
    assert.equal(stdout, "wasm-not-ready wasm-not-ready\n2,1\nE5\n");
  });
});

describe("moves in GTP", () => {
  test("are read and written", () => {
    const list = parseGtpMoves("1. Q16 D4 2. pass");
    assert.deepEqual(list.moves, [
      { color: "black", vertex: [15, 3] },
      { color: "white", vertex: [3, 15] },
      { color: "black", vertex: null },
    ]);
    assert.deepEqual([list.size, list.komi, list.handicap, list.setup.turn], [[19, 19], null, 0, "black"]);
    assert.equal(formatGtpMoves(list.moves), "B Q16 W D4 B pass");
    assert.equal(
      formatGtpMoves(list.moves.slice(0, 1), { script: true, komi: 7.5 }),
      "boardsize 19\nclear_board\nkomi 7.5\nplay B Q16\n",
    );
  });

  test("commands are carried out", () => {
    const list = parseGtpMoves("boardsize 9\nkomi 6.5\nfixed_handicap 2\nE5\nresign");
    assert.deepEqual([list.size, list.komi, list.handicap, list.info], [[9, 9], 6.5, 2, { result: "W+R" }]);
    assert.equal(list.setup.turn, "white");
    assert.equal(list.setup.stones[2]?.[6], 1);
  });

  test("what is wrong is told", () => {
    refused(
      () => parseGtpMoves("Q16\nT20"),
      "off-board",
      'line 2, column 1: point "T20" off the board, wanted A1 to T19, or pass',
    );
    refused(() => parseGtpMoves("Q16", 53), "size");
    // @ts-expect-error: a wrong argument
    refused(() => parseGtpMoves(1), "argument", "moves 1, wanted text");
    refused(() => formatGtpMoves([{ color: "black", vertex: [9, 0] }], { size: 9 }), "off-board");
    // @ts-expect-error: a wrong argument
    refused(() => formatGtpMoves([{ color: "red", vertex: null }]), "color");
    // @ts-expect-error: a wrong argument
    refused(() => formatGtpMoves([null]), "argument", "move null, wanted { color, vertex }");
    // @ts-expect-error: a wrong argument
    refused(() => formatGtpMoves("B Q16"), "argument");
    // @ts-expect-error: an unknown option
    refused(() => formatGtpMoves([], { sise: 9 }), "option");
  });
});

describe("texts for links", () => {
  test("hold a game, and are short", () => {
    const game = new Game({ size: 9, rules: "japanese", handicap: 2 });
    game.play("E5");
    game.play("C7");
    game.pass();
    const info = { black: "Hei", white: "白", result: "?" };
    const text = toShareText({ size: 9, rules: game.rules, handicap: 2, moves: game.history(), shown: 1, info });
    assert.match(text, /^1\.[\w-]{20,60}$/);
    const shared = fromShareText(text);
    assert.deepEqual([shared.size, shared.rules, shared.handicap, shared.shown], [[9, 9], game.rules, 2, 1]);
    assert.deepEqual(shared.info, info);
    const { size, rules, handicap, setup, moves } = shared;
    const again = new Game({ size, rules, handicap, setup });
    assert.equal(again.playAll(moves.map(({ vertex }) => vertex ?? "pass")), 3);
    assert.equal(again.hash(), game.hash());
    assert.equal(toShareText({ ...shared, setup: undefined, size: 9 }), text);
  });

  test("hold every set of rules, any position and turns out of order", () => {
    for (const { rules } of rulesPresets()) {
      assert.deepEqual(fromShareText(toShareText({ rules, komi: -3.5 })).rules, { ...rules, komi: -3.5 });
    }
    const setup = { stones: [".BW", "B.W"], turn: /** @type {const} */ ("white") };
    const shared = fromShareText(toShareText({ setup, moves: [{ color: "black", vertex: [1, 1] }] }));
    assert.deepEqual(shared.setup, {
      stones: [
        [0, 1, -1],
        [1, 0, -1],
      ],
      turn: "white",
    });
    assert.deepEqual(shared.moves, [{ color: "black", vertex: [1, 1] }]);
  });

  test("say what is wrong with them", () => {
    const text = toShareText({ moves: [{ color: "black", vertex: [3, 3] }] });
    refused(() => fromShareText(text.slice(0, -1)), "share-checksum");
    refused(() => fromShareText(`2${text.slice(1)}`), "share-version", 'line 1, column 1: version "2", wanted 1');
    refused(() => fromShareText(""), "no-game");
    // @ts-expect-error: a wrong argument
    refused(() => fromShareText(null), "argument");
    refused(() => toShareText({ shown: 1 }), "number");
    refused(() => toShareText({ moves: Array(20_001).fill({ color: "black", vertex: null }) }), "limit");
    const game = new Game();
    game.resign("black");
    refused(() => toShareText({ moves: game.history() }), "argument");
    // @ts-expect-error: a wrong argument
    refused(() => toShareText({ info: { black: 1 } }), "argument");
  });
});

describe("pictures", () => {
  test("are read as programs show boards", () => {
    const game = new Game({ size: 5 });
    game.play("B2");
    const diagram = readDiagram(game.ascii());
    assert.deepEqual(diagram.stones, game.signMap());
    const text = writeDiagram({ stones: game.signMap(), lastMove: [1, 3], captures: { black: 2, white: 1 } });
    assert.match(text, /^White \(O\) has captured 1 stones\n/);
    assert.match(text, /\n 2 \.\(X\)\. \. \. 2\n/);
    const again = readDiagram(text);
    assert.deepEqual([again.lastMove, again.captures], [[1, 3], { black: 2, white: 1 }]);
    assert.equal(writeDiagram(again), text);
    assert.equal(writeDiagram(again, { form: "rows" }).split("\n")[3], ". X . . .");
  });

  test("are read in Sensei's Library's way", () => {
    const text = "$$W A corner\n$$  ---------\n$$ | . . 1 a\n$$ | . B 2 T\n";
    const diagram = readDiagram(text);
    assert.deepEqual(diagram.moves, [
      { number: 1, vertex: [2, 0] },
      { number: 2, vertex: [2, 1] },
    ]);
    assert.deepEqual(diagram.labels, [{ vertex: [3, 0], text: "a" }]);
    assert.deepEqual(diagram.marks, [
      { vertex: [1, 1], mark: "circle" },
      { vertex: [3, 1], mark: "triangle" },
    ]);
    assert.deepEqual(diagram.edges, { top: true, right: false, bottom: false, left: true });
    assert.deepEqual([diagram.title, diagram.turn], ["A corner", "white"]);
    assert.equal(writeDiagram(diagram, { form: "sensei" }), text);
  });

  test("say what is wrong in them", () => {
    refused(() => readDiagram(". X\n. ?"), "diagram-sign");
    refused(() => readDiagram(""), "size");
    refused(() => writeDiagram({ stones: [".."], lastMove: [2, 0] }), "off-board");
    refused(() => writeDiagram({ stones: [".."], labels: [{ vertex: [0, 0], text: "ä" }] }), "argument");
    // @ts-expect-error: a wrong argument
    refused(() => writeDiagram({ stones: [".."], marks: [{ vertex: [0, 0], mark: "star" }] }), "argument");
    refused(() => writeDiagram({ stones: [".."], moves: [{ vertex: [0, 0], number: 11 }] }), "number");
    // @ts-expect-error: a wrong argument
    refused(() => writeDiagram({ stones: [".."] }, { form: "picture" }), "argument");
  });
});
