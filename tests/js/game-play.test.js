import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { runInNewContext } from "node:vm";
import { Game, GoError, IllegalMoveError } from "../../dist/index.js";
import { refused, stateOf, texts } from "./lib/check.js";

const KO = [".BW.", "BW.W", ".BW.", "...."];

describe("play", () => {
  // rules: R-B-11, R-K-03
  test("tells what the move was and what it took", () => {
    const game = new Game({ setup: { stones: ["BW.", "...", "..."], turn: "black" } });
    game.play("pass");
    assert.deepEqual(game.play("A2"), {
      number: 2,
      color: "white",
      kind: "play",
      vertex: [0, 1],
      gtp: "A2",
      captured: [[0, 0]],
    });
    assert.deepEqual(game.captures, { black: 0, white: 1 });
    assert.deepEqual(game.lastMove, game.history()[1]);
    assert.deepEqual(
      game.history().map(({ gtp }) => gtp),
      ["pass", "A2"],
    );
  });

  test("takes vertices, and texts in upper or lower case", () => {
    const game = new Game({ size: 9 });
    for (const at of [[3, 3], "c3", "J9", "PASS", [0, -0]]) game.play(at);
    assert.deepEqual(
      game.history().map(({ gtp }) => gtp),
      ["D6", "C3", "J9", "pass", "A9"],
    );
    assert(game.history().every(({ vertex }) => vertex === null || vertex.every((n) => !Object.is(n, -0))));
    assert.equal(game.ascii().split("\n")[0], "B.......B");
  });

  test("what is no point at all is thrown by every function that takes one", () => {
    const game = new Game({ size: 9 });
    const before = stateOf(game);
    for (const at of [
      [NaN, 3],
      [2.5, 3],
      ["2", 3],
      [3],
      [1, 2, 3],
      [],
      "I5",
      "ß4",
      "paſs",
      "D0",
      "D04",
      " D4",
      "",
      "Z9999",
      3,
      null,
      undefined,
      {},
      [1n, 2n],
    ]) {
      for (const name of ["check", "play", "tryPlay", "chain", "liberties", "region", "toggleDead"]) {
        assert.match(refused("vertex", () => game[name](at)).message, /wanted/);
      }
      refused("vertex", () => game.playAll(["D4", at]));
    }
    assert.equal(stateOf(game), before);
  });

  // rules: R-A-02, R-B-04
  test("a point off the board is illegal, with that point", () => {
    const game = new Game({ size: 9 });
    for (const [at, vertex] of [
      [
        [30, 30],
        [30, 30],
      ],
      [
        [-1, 4],
        [-1, 4],
      ],
      [
        [2 ** 53, 0],
        [2 ** 53, 0],
      ],
      ["T19", [18, -10]],
      [
        [9, 0],
        [9, 0],
      ],
      [
        [0, 9],
        [0, 9],
      ],
      ["AA1", [25, 8]],
    ]) {
      assert.deepEqual(game.check(at), { code: "off-board", vertex, message: "the point is not on the board" });
      const error = refused("off-board", () => game.play(at));
      assert(error instanceof IllegalMoveError);
      assert.deepEqual(error.illegal.vertex, vertex);
      refused("off-board", () => game.chain(at));
    }
  });

  // rules: R-B-20
  test("a refused move says why, and changes nothing", () => {
    const game = new Game({ setup: { stones: KO, turn: "black" } });
    game.play("C3");
    const before = stateOf(game);
    const cases = [
      ["B3", undefined, { code: "ko", vertex: [1, 1], sinceMove: 0 }],
      ["A4", undefined, { code: "suicide", vertex: [0, 0], chain: [[0, 0]] }],
      ["C4", undefined, { code: "occupied", vertex: [2, 0] }],
      ["A1", "black", { code: "not-your-turn", vertex: [0, 3] }],
    ];
    for (const [at, color, illegal] of cases) {
      const error = refused(illegal.code, () => game.play(at, color));
      assert(error instanceof IllegalMoveError && error instanceof GoError && error instanceof Error);
      const { message, ...rest } = error.illegal;
      assert.deepEqual(rest, illegal);
      assert.equal(message, error.message);
      assert.deepEqual(game.tryPlay(at, color), { ok: false, illegal: error.illegal });
      if (color === undefined) assert.deepEqual(game.check(at), error.illegal);
      assert.equal(stateOf(game), before);
    }
    assert.deepEqual(game.ko, [1, 1]);
    const { ok, move } = game.tryPlay("A1");
    assert.deepEqual([ok, move?.gtp, game.ko], [true, "A1", null]);
  });

  // rules: R-B-14
  test("suicide names the whole chain", () => {
    const game = new Game({ setup: { stones: [".BW", "BW.", "W.."], turn: "black" } });
    assert.deepEqual(texts(game.check("A3")?.chain ?? []), ["0,0", "0,1", "1,0"]);
    const allowed = new Game({ setup: { stones: [".BW", "BW.", "W.."] }, rules: { suicide: "allowed" } });
    assert.deepEqual(texts(allowed.play("A3").captured), ["0,0", "0,1", "1,0"]);
    assert.deepEqual(allowed.captures, { black: 0, white: 3 });
  });

  // rules: R-B-03, R-B-04
  test("asking for the side that is not to move is a question, as if it were its turn", () => {
    const game = new Game({ size: 9 });
    assert.equal(game.check("D4", "white"), null);
    assert.equal(game.legalMoves("white").length, 81);
    refused("not-your-turn", () => game.play("D4", "white"));
    game.play("D4", "black");
    assert.equal(game.check("D4", "black")?.code, "occupied");
    for (const color of ["red", "B", 1, null, {}]) {
      refused("color", () => game.check("D5", color));
      refused("color", () => game.play("D5", color));
      refused("color", () => game.legalMask(color));
    }
  });
});

describe("playAll", () => {
  test("takes a typed array as it is, whatever its owner made of it", () => {
    const game = new Game({ size: 9 });
    const long = Object.defineProperty(new Int16Array(1 << 19).fill(-2), "length", { value: 1 });
    refused("off-board", () => game.playAll(long));
    class Short extends Int16Array {
      get length() {
        return 1;
      }
    }
    assert.equal(game.playAll(new Short([0, 1])), 2);
    const own = Int16Array.of(2);
    own.subarray = () => {
      throw new RangeError("mine");
    };
    assert.equal(game.playAll(own), 1);
    assert.equal(game.playAll(runInNewContext("Int16Array.of(3)")), 1);
    refused("argument", () => game.playAll(Object.create(Int16Array.prototype)));
    const gone = Int16Array.of(4);
    structuredClone(gone.buffer, { transfer: [gone.buffer] });
    refused("argument", () => game.playAll(gone));
    assert.equal(game.moveNumber, 4);
    assert.equal(new Game().play("D4").number, 1);
  });

  test("says of what is off the board where it lies", () => {
    const game = new Game({ size: 9 });
    const vertexOf = (/** @type {readonly any[] | Int16Array} */ moves) =>
      /** @type {IllegalMoveError} */ (refused("off-board", () => game.playAll(moves))).illegal.vertex;
    assert.deepEqual(vertexOf(Int16Array.of(-2)), [7, -1]);
    assert.deepEqual(vertexOf(Int16Array.of(81)), [0, 9]);
    assert.deepEqual(vertexOf([[12, -3], "T1"]), [12, -3]);
    assert.deepEqual(vertexOf(["T1"]), [18, 8]);
  });

  test("plays points as numbers, a pass as -1, or as a list", () => {
    const game = new Game({ size: 9 });
    assert.equal(game.playAll(Int16Array.of(0, -1, 10)), 3);
    assert.equal(game.playAll(["A1", [8, 8], "pass"]), 3);
    assert.deepEqual(
      game.history().map(({ gtp }) => gtp),
      ["A9", "pass", "B8", "A1", "J1", "pass"],
    );
    assert.equal(game.turn, "black");
    assert.equal(game.playAll([]), 0);
  });

  test("stops at the first illegal one; those before it stand", () => {
    const game = new Game({ size: 9 });
    const tries = [
      [Int16Array.of(0, 1, 1, 2), "occupied", [1, 0]],
      [Int16Array.of(3, 4, 81), "off-board", [0, 9]],
      [Int16Array.of(12, 13, -2), "off-board", [7, -1]],
      [["A1", "A2", [30, 30], "A3"], "off-board", [30, 30]],
    ];
    for (const [moves, code, vertex] of tries) {
      const from = game.moveNumber;
      const error = refused(code, () => game.playAll(moves));
      assert(error instanceof IllegalMoveError);
      assert.deepEqual([error.played, error.illegal.vertex, game.moveNumber - from], [2, vertex, 2]);
    }
  });

  test("any number of moves", () => {
    const passes = new Int16Array(100_000).fill(-1);
    assert.equal(refused("game-over", () => new Game({ size: 3 }).playAll(passes)).played, 2);
    const game = new Game({ setup: { stones: KO }, rules: { ko: "none" } });
    assert.equal(game.playAll(Int16Array.from({ length: 40_000 }, (_, i) => (i % 2 === 0 ? 6 : 5))), 40_000);
    assert.deepEqual([game.moveNumber, game.captures], [40_000, { black: 20_000, white: 20_000 }]);
    assert.equal(
      refused("occupied", () => game.playAll(Int16Array.from(passes, (_, i) => (i < 20_000 ? 6 - (i % 2) : 0)))).played,
      20_001,
    );
    refused("vertex", () => game.playAll(new Array(2 ** 32 - 1)));
  });
});
