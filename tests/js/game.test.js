import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Game, GoError, IllegalMoveError } from "../../dist/index.js";
import { refused, stateOf, texts } from "./lib/check.js";

const KO = [".BW.", "BW.W", ".BW.", "...."];

describe("a new game", () => {
  // rules: R-A-01, R-B-02, R-B-03
  test("is empty, on 19 by 19 lines, Chinese rules of 2002, Black to move", () => {
    const game = new Game();
    assert.deepEqual(game.snapshot(), {
      size: [19, 19],
      rules: { ko: "positional", suicide: "forbidden", scoring: "area", komi: 7.5, handicapCompensation: "n" },
      handicap: 0,
      phase: "play",
      turn: "black",
      moveNumber: 0,
      moveCount: 0,
      lastMove: null,
      stones: Array(19).fill(".".repeat(19)),
      ko: null,
      captures: { black: 0, white: 0 },
      dead: [],
      accepted: { black: false, white: false },
      result: null,
    });
  });

  // rules: R-A-01
  test("may have any size from 1 to 52", () => {
    assert.deepEqual(new Game({ size: 9 }).size, [9, 9]);
    assert.deepEqual(new Game({ size: [13, 7] }).size, [13, 7]);
    assert.deepEqual(new Game({ size: [52, 1] }).size, [52, 1]);
    for (const size of [0, 53, 9.5, NaN, -1, "9", [9], [9, 9, 9], [9, 53], new Array(2), null]) {
      refused("size", () => new Game({ size }));
    }
  });

  test("options that are not known are refused", () => {
    assert.equal(
      refused("option", () => new Game({ boardSize: 9 })).message,
      '"boardSize" in options, wanted size, rules, komi, handicap, setup',
    );
    for (const options of [null, 9, "9", [9]]) refused("option", () => new Game(options));
    for (const options of [new Map([["size", 9]]), new Date(), new (class Options {})()]) {
      refused("option", () => new Game(options));
    }
    assert.deepEqual(new Game(runInNewContext("({ size: 9 })")).size, [9, 9]);
    assert.deepEqual(new Game(Object.assign(Object.create(null), { size: 9 })).size, [9, 9]);
    assert.deepEqual(new Game(Object.create(Object.assign(Object.create(null), { size: 9 }))).size, [19, 19]);
    refused("option", () => new Game({ setup: { stones: ["."], toMove: "black" } }));
    assert.deepEqual(new Game({ size: undefined, rules: undefined }).size, [19, 19]);
  });

  test("handicap by number: star points, White to move", () => {
    const game = new Game({ handicap: 4 });
    assert.deepEqual([game.handicap, game.turn, game.moveNumber], [4, "white", 0]);
    assert.deepEqual(game.ascii().match(/B/g)?.length, 4);
    for (const at of ["D4", "Q4", "D16", "Q16"]) assert.equal(game.check(at)?.code, "occupied");
    for (const n of [0, 1]) assert.equal(new Game({ handicap: n }).turn, "black");
    for (const n of [-1, 10, 2.5, NaN, 1e9, "2"]) refused("handicap", () => new Game({ handicap: n }));
    refused("handicap", () => new Game({ handicap: 2, size: 5 }));
  });

  test("handicap by points", () => {
    const game = new Game({ size: 9, handicap: ["C3", [6, 2]] });
    assert.deepEqual([game.handicap, game.turn], [2, "white"]);
    assert.deepEqual(texts(game.chain("G7")), ["6,2"]);
    refused("off-board", () => new Game({ size: 9, handicap: ["T19"] }));
    refused("setup-twice", () => new Game({ size: 9, handicap: ["C3", [2, 6]] }));
    refused("vertex", () => new Game({ size: 9, handicap: ["pass"] }));
    refused("setup-no-liberty", () => new Game({ size: 1, handicap: ["A1"] }));
  });

  test("a set-up position: sign map or text, its size, turn and handicap", () => {
    const signs = [
      [1, 0, -1],
      [0, 0, 0],
    ];
    for (const stones of [signs, ["B.W", "..."], ["x.o", "..."]]) {
      const game = new Game({ setup: { stones, turn: "white" } });
      assert.deepEqual(game.size, [3, 2]);
      assert.deepEqual(game.signMap(), signs);
      assert.deepEqual([game.turn, game.moveNumber, game.handicap], ["white", 0, 0]);
    }
    assert.equal(new Game({ setup: { stones: ["B.B", "..."] }, handicap: 2 }).turn, "white");
    assert.equal(new Game({ setup: { stones: ["B.B", "..."], turn: "black" }, handicap: 2 }).handicap, 2);
    assert.deepEqual(new Game({ setup: { stones: Array(19).fill(".".repeat(19)) } }).size, [19, 19]);
  });

  test("a position that can't be is refused", () => {
    const setup = (/** @type {unknown} */ stones, size) => () => new Game({ size, setup: { stones } });
    for (const stones of [
      undefined,
      null,
      [],
      "B..",
      [""],
      ["B.", "B"],
      [[1, 0], [0]],
      ["?."],
      [[2]],
      [[NaN]],
      [0, 0],
    ]) {
      refused(/^(setup|size)$/, setup(stones));
    }
    refused("setup", setup(["..", ".."], 3));
    refused("setup", setup(["..", ".."], [2, 3]));
    refused("size", setup(Array(53).fill(".")));
    refused("setup-no-liberty", setup(["BW", "WW"]));
    refused("color", () => new Game({ setup: { stones: ["."], turn: "red" } }));
    assert.equal(refused("setup", setup(["...", ".."])).message, "2 points in row 2 from the top, wanted 3");
  });

  // rules: R-C-01
  test("a set-up position is the first of the history", () => {
    const game = new Game({ setup: { stones: KO, turn: "black" } });
    game.play("C3");
    assert.deepEqual(game.check("B3")?.sinceMove, 0);
  });
});

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

describe("history", () => {
  const played = () => {
    const game = new Game({ setup: { stones: KO, turn: "black" } });
    game.playAll(["C3", "A1", "D1", "B3"]);
    return game;
  };

  test("undo and redo give how many, and restore all", () => {
    const game = played();
    const states = [stateOf(game)];
    while (game.undo() === 1) states.push(JSON.stringify([game.cells().join(), game.captures, game.ko, game.turn]));
    assert.equal(game.moveNumber, 0);
    assert.equal(game.moveCount, 4);
    assert.deepEqual(game.signMap(), new Game({ setup: { stones: KO } }).signMap());
    assert.equal(game.redo(2), 2);
    assert.equal(game.redo(9), 2);
    assert.equal(game.redo(), 0);
    assert.equal(stateOf(game), states[0]);
    assert.equal(game.undo(0), 0);
    assert.equal(game.undo(2 ** 40), 4);
  });

  test("goTo goes anywhere there is", () => {
    const game = played();
    game.goTo(1);
    assert.deepEqual([game.moveNumber, game.turn, game.lastMove?.gtp, game.history().length], [1, "white", "C3", 1]);
    assert.deepEqual(game.ko, [1, 1]);
    game.goTo(4);
    game.goTo(0);
    assert.equal(game.lastMove, null);
    for (const number of [5, -1, 0.5, NaN, Infinity, "1", null, undefined]) refused("number", () => game.goTo(number));
  });

  test("a new move takes the place of those taken back", () => {
    const game = played();
    game.undo(3);
    game.play("D2");
    assert.deepEqual([game.moveNumber, game.moveCount], [2, 2]);
    assert.equal(game.redo(), 0);
  });

  test("counts that are none are refused", () => {
    const game = played();
    for (const n of [-1, 0.5, NaN, Infinity, "1", null, {}]) {
      refused("number", () => game.undo(n));
      refused("number", () => game.redo(n));
    }
  });
});

describe("reading the board", () => {
  const game = new Game({ setup: { stones: ["BB.", ".W.", "..W"] } });

  test("as numbers, signs, text", () => {
    assert.deepEqual([...game.cells()], [1, 1, 0, 0, 2, 0, 0, 0, 2]);
    assert.deepEqual(game.signMap(), [
      [1, 1, 0],
      [0, -1, 0],
      [0, 0, -1],
    ]);
    assert.equal(game.ascii(), "BB.\n.W.\n..W");
    assert.match(game.hash(), /^[0-9a-f]{16}$/);
    assert.equal(game.hash(), new Game({ setup: { stones: game.ascii().split("\n") } }).hash());
  });

  // rules: R-B-07, R-B-08
  test("chains, liberties, regions", () => {
    assert.deepEqual(game.chain("A3"), [
      [0, 0],
      [1, 0],
    ]);
    assert.deepEqual(texts(game.liberties("B3")), ["0,1", "2,0"]);
    assert.deepEqual(texts(game.region([1, 1])), ["1,1", "2,2"]);
    for (const name of ["chain", "liberties", "region"]) assert.deepEqual(game[name]("C3"), []);
  });

  // rules: R-B-18
  test("the legal mask is what check says, for both sides", () => {
    for (const color of ["black", "white"]) {
      const mask = game.legalMask(color);
      assert.deepEqual(
        game.legalMoves(color),
        [0, 1, 2, 3, 4, 5, 6, 7, 8]
          .map((i) => [i % 3, Math.floor(i / 3)])
          .filter((at) => game.check(at, color) === null),
      );
      assert.equal(mask.length, 9);
    }
  });

  test("what is given is the caller's", () => {
    game.cells().fill(1);
    game.legalMask().fill(7);
    game.score().owner.fill(1);
    assert.deepEqual(game.signMap()[1], [0, -1, 0]);
  });

  test("a snapshot survives JSON", () => {
    const snapshot = game.snapshot();
    assert.deepEqual(JSON.parse(JSON.stringify(snapshot)), snapshot);
  });
});

describe("life of the object", () => {
  test("a copy goes its own way", () => {
    const game = new Game({ size: 9 });
    game.playAll(["D4", "E5", "F6"]);
    game.undo();
    const copy = game.clone();
    assert(copy instanceof Game);
    assert.equal(stateOf(copy), stateOf(game));
    copy.redo();
    copy.play("A1");
    assert.deepEqual([game.moveNumber, game.moveCount, copy.moveNumber], [2, 3, 4]);
    game.dispose();
    assert.equal(copy.history().length, 4);
  });

  test("subscribers hear of every change and of nothing else", () => {
    const game = new Game({ size: 9 });
    let n = 0;
    const counted = (/** @type {number} */ wanted, /** @type {() => unknown} */ run) => {
      n = 0;
      run();
      assert.equal(n, wanted, String(run));
    };
    const end = game.subscribe(() => {
      n += 1;
      game.snapshot();
    });
    counted(1, () => game.play("D4"));
    counted(1, () => game.tryPlay("E5"));
    counted(0, () => game.tryPlay("E5"));
    counted(0, () => refused("occupied", () => game.play("E5")));
    counted(1, () => game.playAll(["A1", "B1"]));
    counted(1, () => refused("occupied", () => game.playAll(["C1", "B1"])));
    counted(0, () => refused("vertex", () => game.playAll(["G1", "??"])));
    counted(1, () => game.undo(2));
    counted(1, () => game.redo());
    counted(0, () => game.goTo(game.moveNumber));
    counted(1, () => game.goTo(2));
    counted(0, () => game.undo(0));
    counted(0, () => game.check("A1"));
    counted(0, () => game.clone().play("A2"));
    counted(1, () => game.mark());
    counted(0, () => game.mark());
    counted(1, () => game.toggleDead("D4"));
    counted(0, () => game.toggleDead("A9"));
    counted(0, () => game.setDead(["D4"]));
    counted(1, () => game.setDead([]));
    counted(1, () => game.accept("black"));
    counted(0, () => game.accept("black"));
    counted(1, () => game.resume("white"));
    counted(1, () => game.pass());
    counted(1, () => game.resign());
    end();
    end();
    counted(0, () => game.undo());
    refused("argument", () => game.subscribe("no"));
  });

  test("subscribers may play, end, and dispose", () => {
    const game = new Game({ size: 9 });
    const heard = [];
    game.subscribe(() => {
      heard.push(game.moveNumber);
      if (game.moveNumber === 1) game.play("E5");
    });
    const end = game.subscribe(() => {
      end();
      heard.push("once");
    });
    game.play("D4");
    assert.deepEqual(heard, [1, "once", 2]);
    game.subscribe(() => game.dispose());
    game.subscribe(() => heard.push("never"));
    game.play("F6");
    assert.equal(heard.at(-1), 3);
    refused("disposed", () => game.turn);
  });

  test("subscribers that change the game at every change are ended, and the game is fit for use", () => {
    const game = new Game({ size: 9 });
    let n = 0;
    const end = game.subscribe(() => {
      n += 1;
      game.toggleDead("E5");
    });
    game.play("E5");
    assert.equal(n, 100);
    end();
    assert.equal(game.snapshot().moveNumber, 1);
    game.play("D4");
    assert.equal(n, 100);
  });

  test("what a subscriber throws is reported, and keeps neither the move nor the others", () => {
    const game = new Game({ size: 9 });
    const host = /** @type {{ reportError?: (error: unknown) => void }} */ (globalThis);
    const { reportError } = host;
    const reported = [];
    host.reportError = (error) => reported.push(error);
    try {
      let n = 0;
      game.subscribe(() => {
        throw "mine";
      });
      game.subscribe(() => {
        n += 1;
      });
      game.play("E5");
      assert.deepEqual([n, game.moveNumber, reported], [1, 1, ["mine"]]);
    } finally {
      if (reportError === undefined) delete host.reportError;
      else host.reportError = reportError;
    }
  });

  test("disposed of while an argument is read", () => {
    const disposing = (/** @type {import("../../dist/index.js").Game} */ game) => ({
      *[Symbol.iterator]() {
        game.dispose();
        yield "E5";
      },
    });
    const game = new Game({ size: 9 });
    refused("disposed", () => game.playAll(Object.assign(["E5"], disposing(game))));
    const other = new Game({ size: 9 });
    const at = Object.defineProperty([0, 0], 0, {
      get() {
        other.dispose();
        return 4;
      },
    });
    refused("disposed", () => other.play(at));
  });

  test("disposed of, everything is refused, disposing again is fine", () => {
    const game = new Game({ size: 9 });
    game.dispose();
    game.dispose();
    game[Symbol.dispose]();
    const uses = {
      ...Object.fromEntries(
        ["check", "play", "tryPlay", "chain", "liberties", "region", "toggleDead"].map((f) => [f, ["D4"]]),
      ),
      ...Object.fromEntries(["resign", "accept", "resume"].map((f) => [f, ["black"]])),
      ...Object.fromEntries(
        [
          "legalMask",
          "legalMoves",
          "pass",
          "undo",
          "redo",
          "mark",
          "cells",
          "signMap",
          "ascii",
          "hash",
          "history",
          "dead",
          "score",
          "snapshot",
          "clone",
          "illegalMoves",
          "diagnostics",
          "toSgf",
        ].map((f) => [f, []]),
      ),
      playAll: [["D4"]],
      goTo: [0],
      setDead: [[]],
      subscribe: [() => {}],
    };
    const fields = Object.getOwnPropertyNames(Game.prototype).concat(
      Object.getOwnPropertyNames(Object.getPrototypeOf(Game.prototype)),
    );
    for (const name of new Set(fields)) {
      if (["constructor", "handle", "dispose"].includes(name)) continue;
      const run = () => (uses[name] === undefined ? game[name] : game[name](...uses[name]));
      refused("disposed", run);
    }
  });

  test("JSON of the game object shows nothing of its insides", () => {
    assert.equal(JSON.stringify(new Game({ size: 9 })), "{}");
  });
});

test("names of points are kept for few sizes", () => {
  setFlagsFromString("--expose-gc");
  const gc = runInNewContext("gc");
  const used = () => {
    gc();
    return process.memoryUsage().heapUsed;
  };
  new Game().dispose();
  const before = used();
  for (let rows = 1; rows <= 52; rows += 1) {
    for (const columns of [49, 50, 51, 52]) new Game({ size: [columns, rows] }).dispose();
  }
  assert.ok(used() - before < 8e6, `${used() - before} bytes`);
});

test("fromSgf takes bytes as they are, whatever their owner made of them", () => {
  const record = new TextEncoder().encode("(;SZ[9];B[aa])");
  const bytes = new Uint8Array(1 << 20).fill(32);
  bytes.set(record);
  Object.defineProperty(bytes, "length", { value: 16 });
  assert.equal(Game.fromSgf(bytes).moveNumber, 1);
  assert.equal(Game.fromSgf(Buffer.from(record)).moveNumber, 1);
  refused("argument", () => Game.fromSgf(Object.create(Uint8Array.prototype)));
  structuredClone(record.buffer, { transfer: [record.buffer] });
  refused("argument", () => Game.fromSgf(record));
  assert.equal(new Game().play("D4").number, 1);
});

test("a stack that runs out outside the engine is no defect of it", async () => {
  const { asGoError, failed, requireSound } = await import("../../dist/wasm.js?alone");
  const overflow = () => overflow() + 1;
  try {
    overflow();
  } catch (error) {
    assert.equal(asGoError(error), error);
    // As where not even `asGoError` could be called.
    failed.error = error;
    requireSound();
    const inside = new RangeError(error.message);
    inside.stack = `${inside}\n    at wasm://wasm/0001:wasm-function[7]:0x1\n${inside.stack}`;
    failed.error = inside;
    assert.throws(requireSound, { code: "internal", message: /^the stack ran out/ });
  }
});
