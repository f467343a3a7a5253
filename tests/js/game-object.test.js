import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Game } from "../../dist/index.js";
import { refused, stateOf } from "./lib/check.js";

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
      ...Object.fromEntries(
        ["resign", "accept", "resume", "proposeEnd", "confirm", "safeStones", "forbiddenPoints"].map((f) => [
          f,
          ["black"],
        ]),
      ),
      forbiddenCycle: ["D4"],
      cellsAt: [0],
      answerEnd: ["black", true],
      dispute: ["black", []],
      markDead: ["black", []],
      giveUpPlay: ["black", { clock: "absolute" }],
      report: [{ act: "other", by: "black" }],
      ruling: [{ act: "other", by: "black" }],
      decide: [{ effect: "draw" }],
      seal: ["black", ""],
      openSealed: [{ note: "D4", salt: "" }],
      apply: [{ number: 1, prior: "0".repeat(16), by: "black", type: "pass" }],
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
          "judge",
          "score",
          "snapshot",
          "clone",
          "illegalMoves",
          "diagnostics",
          "toSgf",
          "adjourn",
          "endAdjournment",
          "takeBack",
          "rulings",
          "cycle",
          "events",
          "toJSON",
          "provenDead",
        ].map((f) => [f, []]),
      ),
      safeArea: ["black"],
      playAll: [["D4"]],
      goTo: [0],
      setDead: [[]],
      subscribe: [() => {}],
    };
    const fields = new Set();
    for (let of = Game.prototype; of !== Object.prototype; of = Object.getPrototypeOf(of)) {
      for (const name of Object.getOwnPropertyNames(of)) fields.add(name);
    }
    for (const name of fields) {
      // What the package itself uses is not for others.
      if (["constructor", "handle", "act", "dispose"].includes(name)) continue;
      const run = () => (uses[name] === undefined ? game[name] : game[name](...uses[name]));
      refused("disposed", run);
    }
  });

  test("JSON of the game object is that of its snapshot, and shows nothing of its insides", () => {
    const game = new Game({ size: 9 });
    game.play("E5");
    assert.deepEqual(game.toJSON(), game.snapshot());
    assert.equal(JSON.stringify({ game }), `{"game":${JSON.stringify(game.snapshot())}}`);
    assert.deepEqual(Object.keys(game), []);
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
