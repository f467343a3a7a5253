/** Snapshots: a game as plain data, and back. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { commitment, Game, rulesPresets } from "../../dist/index.js";
import { refused } from "./lib/check.js";
import { everything, overJson, SALT, STEPS } from "./lib/course.js";

/** Through JSON and back. @param {Game} game */
function again(game) {
  const snapshot = overJson(game.snapshot());
  assert.deepEqual(snapshot, game.snapshot());
  const back = Game.fromSnapshot(snapshot);
  assert.deepEqual(back.snapshot(), game.snapshot());
  assert.deepEqual([back.history(), back.hash()], [game.history(), game.hash()]);
  return back;
}

describe("a snapshot gives the game again", () => {
  test("at every step of a game with everything in it", () => {
    for (let n = 0; n <= STEPS.length; n++) again(everything(n));
    assert.equal(again(everything()).stage, "over");
  });

  test("and the game goes on", () => {
    const game = everything(STEPS.length - 4);
    const back = again(game);
    for (const step of STEPS.slice(STEPS.length - 4)) {
      step(game);
      step(back);
    }
    assert.deepEqual(back.snapshot(), game.snapshot());
    assert.deepEqual([back.redo(), back.undo()], [0, game.undo()]);
    assert.deepEqual(back.snapshot(), game.snapshot());
  });

  test("under every set of rules, with handicap, by number and by points", () => {
    for (const { name } of rulesPresets()) {
      for (const options of [{}, { handicap: 4 }, { handicap: ["C3", "D4"] }, { komi: -3.5 }, { size: [3, 11] }]) {
        const game = new Game({ size: 9, rules: name, .../** @type {any} */ (options) });
        game.play("B2");
        game.pass();
        game.play("C2");
        again(game);
      }
    }
    again(new Game({ size: 1 }));
    again(new Game({ size: 52 }));
    again(new Game({ rules: { ko: "none", suicide: "allowed", tax: "groups", passStones: "given" } }));
  });

  test("sealed, adjourned, given up, decided, out of time, over by a cycle", () => {
    const with_ = (/** @type {(game: Game) => void} */ change, /** @type {any} */ rules = "chinese-2002") => {
      const game = new Game({ size: 9, rules });
      game.play("E5");
      change(game);
      return again(game);
    };
    const sealed = with_((game) => game.seal("white", commitment("D4", SALT)));
    assert.equal(sealed.openSealed({ note: "D4", salt: SALT }), "played");
    assert.deepEqual(with_((game) => game.adjourn()).adjourned?.usedMs, null);
    assert.equal(with_((game) => game.giveUpPlay("black", { clock: "absolute" })).contested, "white");
    assert.equal(with_((game) => game.decide({ effect: "both-lose" })).result, "Void");
    assert.equal(with_((game) => game.resign("black")).result, "W+R");
    assert.equal(with_((game) => game.report({ act: "time-out", by: "white" })).result, "B+T");
    assert.equal(
      with_((game) => {
        for (let i = 0; i < 3; i++) {
          game.proposeEnd("white");
          game.answerEnd("black", false);
        }
      }, "platform").mustPlay,
      "white",
    );
    const cycle = new Game({
      setup: { stones: ["WWWWWWW", "WBW.W.W", "B.BWBWB", "BBBBBBB", "WWWWWWW", "......."] },
      rules: { ko: "simple", cycles: "no-result" },
    });
    for (let i = 0; i < 2; i++) cycle.playAll(["D5", "B4", "F5", "D4", "B5", "F4"]);
    assert.equal(again(cycle).outcome?.kind, "no-result");
  });

  test("of a record, with its illegal moves and what it says", () => {
    const sgf = "(;SZ[5]HA[2]AB[aa][ee]PB[甲]PW[b]KM[0]RU[Japanese]RE[W+3];B[bb];B[bb];W[bb];W[cc];B[zz];W[];B[])";
    const game = Game.fromSgf(sgf, { illegal: "keep" });
    assert.equal(game.illegalMoves().length > 0, true);
    const back = again(game);
    assert.deepEqual([back.info, back.toSgf()], [game.info, game.toSgf()]);
  });

  test("without marks of an estimate, made while play goes on: they are no event", () => {
    const game = new Game({ size: 9 });
    game.play("E5");
    game.toggleDead("E5");
    const back = Game.fromSnapshot(overJson(game.snapshot()));
    assert.deepEqual([game.dead(), back.dead()], [[[4, 4]], []]);
    assert.deepEqual(back.snapshot(), game.snapshot());
    game.mark();
    assert.deepEqual(game.dead(), []);
  });

  test("where it stands; what redo would play is not in it", () => {
    const game = new Game({ size: 9 });
    game.playAll(["C3", "D4", "E5"]);
    game.undo(2);
    const back = Game.fromSnapshot(overJson(game.snapshot()));
    assert.deepEqual([game.moveCount, back.moveCount, back.moveNumber], [3, 1, 1]);
    assert.deepEqual({ ...back.snapshot(), moveCount: 3 }, game.snapshot());
  });
});

describe("what is no snapshot", () => {
  /** @param {(snapshot: any) => unknown} change */
  const changed = (change) => () => {
    const snapshot = overJson(everything().snapshot());
    return Game.fromSnapshot(/** @type {any} */ (change(snapshot) ?? snapshot));
  };

  test("is refused", () => {
    for (const junk of [
      undefined,
      null,
      5,
      "{}",
      [],
      {},
      new Date(),
      () => 1,
      Object.create(everything().snapshot()),
    ]) {
      refused("snapshot", () => Game.fromSnapshot(junk));
    }
    for (const version of [0, 2, "1", null]) {
      refused(
        "snapshot",
        changed((snapshot) => ({ ...snapshot, version })),
      );
    }
    for (const key of ["version", "size", "rules", "handicap", "start", "events"]) {
      refused(
        "snapshot",
        changed((snapshot) => {
          delete snapshot[key];
        }),
      );
    }
    for (const events of [null, {}, "", { length: 1 }]) {
      refused(
        "snapshot",
        changed((snapshot) => ({ ...snapshot, events })),
      );
    }
    refused(
      "snapshot",
      changed((snapshot) => ({ ...snapshot, start: {} })),
    );
    refused(
      "option",
      changed((snapshot) => ({ ...snapshot, start: null })),
    );
    refused(
      "option",
      changed((snapshot) => ({ ...snapshot, start: { ...snapshot.start, x: 1 } })),
    );
    refused(
      "size",
      changed((snapshot) => ({ ...snapshot, size: [0, 9] })),
    );
    refused(
      "setup",
      changed((snapshot) => ({ ...snapshot, size: [9, 8] })),
    );
    refused(
      "option",
      changed((snapshot) => ({ ...snapshot, rules: null })),
    );
    refused(
      "option",
      changed((snapshot) => ({ ...snapshot, info: { PB: "a" } })),
    );
    refused(
      "argument",
      changed((snapshot) => ({ ...snapshot, info: { black: 5 } })),
    );
  });

  test("or whose events don't fit the start, or one another", () => {
    refused(
      "event-other-game",
      changed((snapshot) => ({ ...snapshot, handicap: 3 })),
    );
    refused(
      "event-other-game",
      changed((snapshot) => ({ ...snapshot, rules: "aga" })),
    );
    refused(
      "event-other-game",
      changed((snapshot) => ({ ...snapshot, rules: { ...snapshot.rules, komi: 7 } })),
    );
    refused(
      "event-order",
      changed((snapshot) => {
        snapshot.events.splice(3, 1);
      }),
    );
    refused(
      "event-order",
      changed((snapshot) => {
        snapshot.events.reverse();
      }),
    );
    refused(
      "event-other-game",
      changed((snapshot) => {
        snapshot.events[0].at = [0, 0];
      }),
    );
    refused(
      "event",
      changed((snapshot) => {
        snapshot.events[2] = null;
      }),
    );
  });

  test("what follows from the events is not read from it", () => {
    const snapshot = overJson(everything().snapshot());
    const lies = { ...snapshot, stones: ["B"], result: "B+99", turn: "red", warnings: null, more: 1 };
    assert.deepEqual(Game.fromSnapshot(lies).snapshot(), snapshot);
  });
});
