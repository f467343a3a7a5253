import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Game, IllegalMoveError } from "../../dist/index.js";
import { random, refused } from "./lib/check.js";

const SGF =
  "(;GM[1]FF[4]SZ[9]KM[6.5]RU[Chinese]PB[Wang Zhi]PW[童子]BR[9p]DT[2026-11-29]RE[B+R];B[ee];W[dd](;B[cc])(;B[ff]))";
const bytes = (/** @type {string} */ text) => new TextEncoder().encode(text);

describe("reading a record", () => {
  test("gives the game at the end of its main line, and what is said of it", () => {
    for (const source of [SGF, bytes(SGF), Buffer.from(SGF), bytes(`\ufeff${SGF}`)]) {
      const game = Game.fromSgf(source);
      assert(game instanceof Game);
      assert.deepEqual(
        game.history().map(({ gtp }) => gtp),
        ["E5", "D6", "C7"],
      );
      assert.deepEqual([game.size, game.komi, game.turn, game.phase], [[9, 9], 6.5, "white", "play"]);
      assert.deepEqual(game.info, {
        black: "Wang Zhi",
        white: "童子",
        blackRank: "9p",
        date: "2026-11-29",
        rules: "Chinese",
        komi: "6.5",
        result: "B+R",
      });
      assert.equal(game.result, null);
    }
    assert.deepEqual(new Game().info, {});
    assert.deepEqual(Game.fromSgf(SGF).clone().info, Game.fromSgf(SGF).info);
  });

  test("one game of several", () => {
    const file = "(;SZ[9];B[aa])(;SZ[5];B[bb];W[cc])";
    assert.deepEqual(
      [0, 1].map((game) => Game.fromSgf(file, { game }).moveNumber),
      [1, 2],
    );
    refused("no-such-game", () => Game.fromSgf(file, { game: 2 }));
    for (const game of [-1, 0.5, NaN, "1", null, 2 ** 32]) refused("number", () => Game.fromSgf(file, { game }));
  });

  test("setup, handicap, turn", () => {
    const game = Game.fromSgf("(;SZ[5]HA[2]AB[aa][ee]AW[cc];W[bb])");
    assert.deepEqual([game.handicap, game.moveNumber, game.turn], [2, 1, "black"]);
    assert.deepEqual(game.ascii().split("\n"), ["B....", ".W...", "..W..", ".....", "....B"]);
    game.goTo(0);
    assert.deepEqual([game.turn, game.ascii().match(/[BW]/g)?.length], ["white", 3]);
    assert.equal(Game.fromSgf("(;SZ[5]AB[aa]PL[W])").turn, "white");
  });

  test("komi: what is asked for, else what is stated, else that of rules asked for, else none", () => {
    const komi = (/** @type {string} */ km, /** @type {object} */ options) =>
      Game.fromSgf(`(;SZ[5]${km})`, options).komi;
    assert.equal(komi("KM[6.5]", {}), 6.5);
    assert.equal(komi("", {}), 0);
    assert.equal(komi("KM[6.5]", { rules: "chinese-1988" }), 6.5);
    assert.equal(komi("KM[6.5]", { rules: { komi: 3 } }), 3);
    assert.equal(komi("KM[6.5]", { rules: "aga", komi: "2 3/4 zi" }), 5.5);
    assert.equal(komi("", { rules: "chinese-1988" }), 5.5);
    assert.equal(komi("KM[361]", { rules: "chinese-1988" }), 5.5);
    assert.equal(komi("KM[375]RU[Chinese]", {}), 7.5);
    assert.equal(komi("KM[50]RU[Japanese]AP[GNU Go:3.8]AP[foxwq]", {}), 0.5);
    assert.equal(komi("KM[6.5]", { komi: 0 }), 0);
  });

  test("a komi asked for leaves the rules that are stated", () => {
    const { rules } = Game.fromSgf("(;SZ[9]RU[AGA]KM[5];B[aa])", { komi: 3 });
    assert.deepEqual(rules, { ...Game.fromSgf("(;RU[AGA])").rules, komi: 3 });
    assert.deepEqual([rules.ko, rules.handicapCompensation], ["situational", "n-1"]);
  });

  test("rules asked for take the place of those stated", () => {
    assert.equal(Game.fromSgf("(;SZ[5]RU[NZ])").rules.ko, "situational");
    assert.equal(Game.fromSgf("(;SZ[5]RU[NZ])", { rules: "platform" }).rules.ko, "simple");
    refused("rules", () => Game.fromSgf(SGF, { rules: "klingon" }));
    refused("komi", () => Game.fromSgf(SGF, { komi: "much" }));
  });

  test("play stops at two passes at the end, not before", () => {
    assert.equal(Game.fromSgf("(;SZ[5];B[];W[tt])").phase, "marking");
    assert.equal(Game.fromSgf("(;SZ[5];B[];W[];B[aa])").phase, "play");
  });

  test("a third pass leaves it stopped, also when one comes back to it", () => {
    const game = Game.fromSgf("(;SZ[5];B[aa];W[];B[];W[])");
    assert.deepEqual([game.phase, game.moveCount], ["marking", 4]);
    game.goTo(1);
    assert.equal(game.phase, "play");
    game.goTo(4);
    assert.equal(game.phase, "marking");
  });

  test("a forbidden move is an error, with its place", () => {
    const sgf = "(;SZ[5];B[aa];W[bb];B[bb];W[cc])";
    const error = refused("occupied", () => Game.fromSgf(sgf));
    assert(error instanceof IllegalMoveError);
    assert.deepEqual([error.played, error.illegal.vertex], [2, [1, 1]]);
    assert.equal(error.message, "move 3 by black: a white stone stands on the point, wanted an empty point");
    const suicide = refused("suicide", () => Game.fromSgf("(;SZ[5]AB[ba][ab][bb]PL[W]KM[0];W[aa])"));
    assert.deepEqual(suicide.illegal.chain, [[0, 0]]);
    const unreadable = refused("bad-point", () => Game.fromSgf("(;SZ[5];B[aa];W[a!])"));
    assert.equal(unreadable.message, "move 2 by white: an unreadable point, wanted a point or a pass");
    assert.equal(unreadable.illegal.vertex, null);
  });

  test("a point off the board is told as it is", () => {
    for (const [point, vertex] of /** @type {const} */ ([
      ["ja", [9, 0]],
      ["ss", [18, 18]],
      ["aZ", [0, 51]],
    ])) {
      const sgf = `(;SZ[9];B[aa];W[${point}])`;
      assert.deepEqual(refused("off-board", () => Game.fromSgf(sgf)).illegal.vertex, vertex);
      const kept = Game.fromSgf(sgf, { illegal: "keep" }).illegalMoves();
      assert.deepEqual([kept.length, kept[0]?.illegal.vertex], [1, vertex]);
    }
  });

  test("the turn comes before the point, as in play", () => {
    const game = Game.fromSgf("(;SZ[9];B[aa])");
    refused("not-your-turn", () => game.play([0, 0], "black"));
    refused("not-your-turn", () => Game.fromSgf("(;SZ[9];B[aa];B[aa])"));
  });

  test("or is kept, as far as it can be played", () => {
    const game = Game.fromSgf("(;SZ[5];B[aa];W[bb];B[bb];W[cc];W[dd];B[xyz];W[ee])", { illegal: "keep" });
    assert.deepEqual(
      game.illegalMoves().map(({ number, color, illegal, isPlayed }) => [number, color, illegal.code, isPlayed]),
      [
        [3, "black", "occupied", false],
        [5, "white", "not-your-turn", true],
        [6, "black", "bad-point", false],
      ],
    );
    assert.deepEqual(game.illegalMoves()[0]?.illegal.vertex, [1, 1]);
    assert.equal(game.history().length, 5);
    assert.deepEqual(Game.fromSgf(SGF, { illegal: "keep" }).illegalMoves(), []);
    assert.deepEqual(new Game().illegalMoves(), []);
    for (const illegal of ["ignore", true, null, 1]) refused("argument", () => Game.fromSgf(SGF, { illegal }));
  });

  test("what was wrong and got over is told, with its place", () => {
    const game = Game.fromSgf("(;SZ[9]\n;B[ee];W[dd]");
    assert.deepEqual(
      game.diagnostics().map(({ code, line, column }) => [code, line, column]),
      [["unclosed-game", 2, 13]],
    );
    assert.match(game.diagnostics()[0]?.message ?? "", /wanted/);
    assert.deepEqual(new Game().diagnostics(), []);
  });

  test("in the order of the text, and what does not count", () => {
    const told = (/** @type {string | Uint8Array} */ sgf) =>
      Game.fromSgf(sgf, { illegal: "keep" })
        .diagnostics()
        .map(({ code, column }) => `${code}@${column}`);
    assert.deepEqual(told("(;SZ[9];a[]AB[11]%;B[aa])"), ["small-letters@9", "bad-value@14", "stray-text@18"]);
    assert.deepEqual(told("Hello (;SZ[9];B[aa]) bye"), ["stray-text@1", "stray-text@22"]);
    assert.deepEqual(told("(;SZ[9];B[aa];C[ab"), ["unclosed-value@16", "unclosed-game@19"]);
    assert.deepEqual(told("(;RU[Klingons]KM[361];B[aa][bb])"), [
      "rules-unknown@3",
      "bad-value@15",
      "property-twice@28",
    ]);
    const broken = Uint8Array.from([...bytes("(;CA[UTF-8]PB["), 0xff, ...bytes("]PW[黑])")]);
    assert.deepEqual(told(broken), ["encoding@15"]);
    assert.deepEqual(Game.fromSgf("(;GM[1];SZ[9];B[aa])").size, [9, 9]);
  });

  test("what is no record", () => {
    for (const [text, code] of [
      ["", "no-game"],
      ["hello", "no-game"],
      ["(;GM[2])", "other-game"],
      ["(;SZ[99])", "size"],
      ["(;SZ[2]AB[aa][ab][ba][bb])", "setup-no-liberty"],
      ["(;B[aa];AW[bb])", "setup-in-game"],
    ]) {
      assert.match(refused(code, () => Game.fromSgf(text)).message, /^line 1, column \d+: .*wanted/);
    }
    for (const source of [undefined, null, 5, {}, [], ["(;)"], new ArrayBuffer(4), new Uint16Array(4)]) {
      refused("argument", () => Game.fromSgf(source));
    }
    for (const options of [null, 5, "keep", { strict: true }]) refused("option", () => Game.fromSgf(SGF, options));
    refused("limit", () => Game.fromSgf(new Uint8Array(2 ** 27 + 1)));
    refused("limit", () => Game.fromSgf("é".repeat(2 ** 26 + 1)));
  });

  test("nothing can be done to it that traps", () => {
    const pick = random(7);
    const pieces = [
      "(",
      ")",
      ";",
      "B[",
      "W[",
      "aa",
      "bb",
      "]",
      "AB[aa:cc]",
      "SZ[5]",
      "SZ[99:1]",
      "KM[x]",
      "\\",
      "C[",
      "HA[9]",
      "[]",
      "\u0000",
      "棋",
      "PL[W]",
    ];
    let read = 0;
    for (let i = 0; i < 3000; i++) {
      const text = `${pick(2) ? "(;SZ[5]" : ""}${Array.from({ length: pick(20) }, () => pieces[pick(pieces.length)]).join("")}`;
      const source = pick(2) ? text : bytes(text).map((byte) => (pick(30) === 0 ? pick(256) : byte));
      try {
        Game.fromSgf(source, { illegal: pick(2) ? "keep" : "throw" }).toSgf();
        read += 1;
      } catch (error) {
        assert.equal(typeof error.code, "string", error.stack);
        assert.notEqual(error.code, "internal");
      }
    }
    assert(read > 100 && read < 2900, String(read));
  });
});

describe("character sets", () => {
  const gbk = Uint8Array.from([...bytes("(;CA[GB2312]SZ[5]PB["), 0xc6, 0xe5, ...bytes("];B[aa])")]);
  const sjis = Uint8Array.from([...bytes("(;SZ[5]CA[Shift_JIS]PB["), 0x83, 0x5c, ...bytes("];B[aa])")]);
  const utf16 = (/** @type {boolean} */ isBig) => {
    const view = new DataView(new ArrayBuffer(2 * SGF.length + 2));
    Array.from(`\ufeff${SGF}`, (letter, i) => view.setUint16(2 * i, letter.charCodeAt(0), !isBig));
    return new Uint8Array(view.buffer);
  };

  test("as the record says, or its mark", () => {
    assert.equal(Game.fromSgf(gbk).info.black, "棋");
    // The second byte of this letter is a backslash.
    assert.equal(Game.fromSgf(sjis).info.black, "ソ");
    assert.equal(Game.fromSgf(utf16(false)).info.white, "童子");
    assert.equal(Game.fromSgf(utf16(true)).info.white, "童子");
    const latin = Uint8Array.from([...bytes("(;SZ[5]PB["), 0xe9, ...bytes("])")]);
    assert.equal(Game.fromSgf(latin).info.black, "é");
    const shared = new Uint8Array(new SharedArrayBuffer(gbk.length));
    shared.set(gbk);
    assert.equal(Game.fromSgf(shared).info.black, "棋");
  });

  test("as asked for", () => {
    const unnamed = Uint8Array.from([...bytes("(;SZ[5]PB["), 0xc6, 0xe5, ...bytes("])")]);
    assert.equal(Game.fromSgf(unnamed, { encoding: "gbk" }).info.black, "棋");
    assert.equal(Game.fromSgf(unnamed, { encoding: "latin1" }).info.black, "Æå");
    // A guess by what is common in records, which is told.
    assert.equal(Game.fromSgf(unnamed).info.black, "棋");
    assert.equal(Game.fromSgf(unnamed).diagnostics()[0]?.code, "encoding");
  });

  test("UTF-8 with a broken byte stays UTF-8 where it is said to be", () => {
    const broken = Uint8Array.from([...bytes("(;CA[UTF-8]SZ[5]PB["), 0xff, ...bytes("]PW[黑])")]);
    for (const options of [{}, { encoding: "utf-8" }]) {
      const { info } = Game.fromSgf(broken, options);
      assert.deepEqual([info.black, info.white], ["\ufffd", "黑"]);
    }
    const latin = Uint8Array.from([...bytes("(;SZ[5]PB["), 0xe9, ...bytes("])")]);
    assert.equal(Game.fromSgf(latin, { encoding: "utf-8" }).info.black, "\ufffd");
    assert.deepEqual(
      Game.fromSgf(latin)
        .diagnostics()
        .map(({ code }) => code),
      ["encoding"],
    );
    assert.deepEqual(Game.fromSgf(gbk).diagnostics(), []);
  });

  test("code pages have their usual names", () => {
    const record = (/** @type {string} */ label, /** @type {number[]} */ ...letter) =>
      Game.fromSgf(Uint8Array.from([...bytes(`(;CA[${label}]SZ[5]PB[`), ...letter, ...bytes("])")])).info.black;
    assert.equal(record("CP936", 0xc6, 0xe5), "棋");
    assert.equal(record("cp950", 0xb4, 0xd1), "棋");
    assert.equal(record(" cp932 ", 0x83, 0x5c), "ソ");
    assert.equal(record("ms949", 0xb1, 0xe2), "기");
    assert.equal(record("cp1251", 0xe9), "й");
    assert.equal(Game.fromSgf(gbk, { encoding: "cp936" }).info.black, "棋");
  });

  test("the property alone names it, not what stands in other values", () => {
    const place = "(;PC[Los Angeles, CA [USA\\]]SZ[9];B[aa])";
    assert.equal(Game.fromSgf(bytes(place)).info.place, "Los Angeles, CA [USA]");
    assert.equal(Game.fromSgf(bytes("(;GC[see CA[gbk]PB[é]SZ[5])")).info.black, "é");
    assert.equal(Game.fromSgf(bytes("(;CA[UTF-16]PB[é]SZ[5])")).info.black, "é");
    // The last letter of the name ends with a backslash.
    const late = Uint8Array.from([...bytes("(;SZ[5]PB["), 0x83, 0x5c, ...bytes("]CA[Shift_JIS])")]);
    assert.equal(Game.fromSgf(late).info.black, "ソ");
    for (const text of ["[".repeat(1e6), "C".repeat(1e6), "\\".repeat(1e6)]) {
      refused("no-game", () => Game.fromSgf(bytes(text)));
    }
    const open = Game.fromSgf(bytes(`(;C[${"\xff\\".repeat(1e6)}`));
    assert.deepEqual(
      open.diagnostics().map(({ code }) => code),
      ["unclosed-value", "unclosed-game"],
    );
  });

  test("one that is not known is refused if asked for, else left aside", () => {
    assert.equal(Game.fromSgf(bytes("(;CA[klingon]SZ[5]PB[é])")).info.black, "é");
    refused("encoding", () => Game.fromSgf(gbk, { encoding: "klingon" }));
    for (const encoding of [5, null, {}]) refused("argument", () => Game.fromSgf(gbk, { encoding }));
    assert.deepEqual(Game.fromSgf("(;CA[klingon]SZ[5])").size, [5, 5]);
    assert.deepEqual(Game.fromSgf(bytes("(;CA[]SZ[5])")).size, [5, 5]);
  });
});
