/** Sealed moves, adjournments, and who plays Black. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { describe, test } from "node:test";
import { commitment, Game, nigiri, nigiriHolder } from "../../dist/index.js";
import { refused, stateOf } from "./lib/check.js";

const SALT = "0123456789abcdef";
/** @param {string} note */
const sealed = (note) => {
  const game = new Game({ size: 9 });
  game.play("D4");
  game.seal("white", commitment(note, SALT));
  return game;
};
/** @param {string} code @param {Game} game @param {() => unknown} run */
function leaves(code, game, run) {
  const before = stateOf(game);
  refused(code, run);
  assert.equal(stateOf(game), before);
}

describe("a commitment", () => {
  // rules: R-H-03
  test("is 64 hexadecimal digits, the same for the same note and salt, another for any other", () => {
    const all = [
      ["E5", SALT],
      ["E6", SALT],
      ["E5", `${SALT}0`],
      ["", SALT],
      ["天元", "盐".repeat(16)],
      ["E50", SALT.slice(0, 16)],
      ["E5", `0${SALT}`],
      ["E5\0", SALT],
    ].map(([note = "", salt = ""]) => commitment(note, salt));
    for (const text of all) assert.match(text, /^[0-9a-f]{64}$/);
    assert.equal(new Set(all).size, all.length);
    assert.equal(commitment("E5", SALT), all[0]);
  });

  test("no division between note and salt can be moved", () => {
    // Of SHA-256 over the two texts one after the other that could be.
    assert.notEqual(commitment("E5", `a${SALT}`), commitment("E5a", SALT));
    const plain = createHash("sha256").update(`E5${SALT}`).digest("hex");
    assert.notEqual(commitment("E5", SALT), plain);
  });

  test("wants a long salt", () => {
    for (const salt of ["", "short", "123456789012345"]) refused("salt", () => commitment("E5", salt));
    for (const text of [undefined, null, 5, {}, "x".repeat(1025)]) {
      refused("argument", () => commitment(text, SALT));
      refused("argument", () => commitment("E5", text));
    }
  });
});

describe("a sealed move", () => {
  // rules: R-H-03, R-H-04
  test("binds until it is opened", () => {
    const game = sealed("E5");
    assert.deepEqual(game.sealed, { by: "white", commitment: commitment("E5", SALT) });
    for (const run of [() => game.play("E5"), () => game.pass(), () => game.playAll(["E5"])])
      leaves("sealed", game, run);
    assert.equal(game.check("E5")?.code, "sealed");
    assert(game.legalMask().every((byte) => byte === 0));
    leaves("sealed", game, () => game.seal("white", commitment("E6", SALT)));
    leaves("sealed", game, () => game.proposeEnd("white"));
    leaves("seal-broken", game, () => game.openSealed({ note: "E6", salt: SALT }));
    leaves("seal-broken", game, () => game.openSealed({ note: "E5", salt: `${SALT}0` }));
    leaves("seal-broken", game, () => game.openSealed({ note: "e5", salt: SALT }));
    assert.equal(game.openSealed({ note: "E5", salt: SALT }), "played");
    assert.deepEqual([game.lastMove?.gtp, game.turn, game.sealed], ["E5", "black", null]);
    leaves("phase", game, () => game.openSealed({ note: "E5", salt: SALT }));
  });

  // rules: R-H-03, R-H-04
  test("is opened by its side or the referee; a pass may be sealed", () => {
    const game = sealed("pass");
    leaves("not-your-turn", game, () => game.openSealed({ note: "pass", salt: SALT, by: "black" }));
    assert.equal(game.openSealed({ note: "pass", salt: SALT, by: "white" }), "played");
    assert.equal(game.lastMove?.kind, "pass");
  });

  // rules: R-H-05, R-H-06
  test("on a stone, a forbidden point or a ko loses the turn", () => {
    const stones = [".BW.", "BW.W", ".BW.", "...."];
    for (const note of ["B4", "A4", "B3"]) {
      const game = new Game({ setup: { stones } });
      game.play("C3");
      if (note === "A4") assert.equal(game.check(note)?.code, "suicide");
      if (note === "B3") assert.equal(game.check(note)?.code, "ko");
      game.seal("white", commitment(note, SALT));
      const board = game.ascii();
      assert.equal(game.openSealed({ note, salt: SALT }), "lost-turn");
      assert.deepEqual([game.ascii(), game.turn, game.lastMove?.kind], [board, "black", "lost-turn"]);
    }
  });

  // rules: R-H-06
  test("that can't be read is for the referee", () => {
    for (const note of ["scribble", "", "T19", "resign"]) {
      const game = sealed(note);
      leaves("choice", game, () => game.openSealed({ note, salt: SALT }));
      leaves("choice", game, () => game.openSealed({ note, salt: SALT, choice: "draw" }));
      const opened = (/** @type {any} */ choice) => {
        const copy = game.clone();
        return [copy.openSealed({ note, salt: SALT, choice }), copy.turn, copy.sealed, copy.result];
      };
      assert.deepEqual(opened("lost-turn"), ["lost-turn", "black", null, null]);
      assert.deepEqual(opened("play-continues"), ["ruled", "white", null, null]);
      assert.deepEqual(opened("lose-game"), ["ruled", "white", null, "B+F"]);
    }
  });

  test("what is none is refused", () => {
    const game = new Game({ size: 9 });
    leaves("not-your-turn", game, () => game.seal("white", commitment("E5", SALT)));
    leaves("color", game, () => game.seal("referee", commitment("E5", SALT)));
    for (const text of ["", "x", "A".repeat(64), "0".repeat(63), "0".repeat(65)]) {
      leaves("commitment", game, () => game.seal("black", text));
    }
    leaves("argument", game, () => game.seal("black", null));
    for (const given of [undefined, null, {}, { note: "E5" }, { salt: SALT }, { note: 5, salt: SALT }]) {
      leaves("(argument|option)", game, () => game.openSealed(given));
    }
    leaves("option", game, () => game.openSealed({ note: "E5", salt: SALT, words: 1 }));
    leaves("color", game, () => game.openSealed({ note: "E5", salt: SALT, by: "me" }));
  });
});

describe("an adjourned game", () => {
  // rules: R-H-01, R-H-02
  test("stands still, with the clock's readings for both to confirm", () => {
    const game = new Game({ size: 9 });
    game.adjourn({ usedMs: { black: 1000, white: 0 } });
    const neither = { black: false, white: false };
    assert.deepEqual(game.adjourned, { usedMs: { black: 1000, white: 0 }, confirmed: neither });
    leaves("adjourned", game, () => game.play("E5"));
    leaves("adjourned", game, () => game.pass());
    leaves("phase", game, () => game.proposeEnd("black"));
    leaves("phase", game, () => game.seal("black", commitment("E5", SALT)));
    leaves("phase", game, () => game.adjourn());
    leaves("phase", game, () => game.mark());
    game.confirm("black");
    assert.deepEqual(game.adjourned?.confirmed, { black: true, white: false });
    leaves("no-change", game, () => game.confirm("black"));
    game.confirm("white");
    game.endAdjournment();
    assert.equal(game.adjourned, null);
    leaves("phase", game, () => game.endAdjournment());
    game.play("E5");
  });

  test("without readings; times that are none are refused", () => {
    const game = new Game({ size: 9 });
    for (const usedMs of [
      { black: -1, white: 0 },
      { black: 0.5, white: 0 },
      { black: 0 },
      { black: 2 ** 32, white: 0 },
    ]) {
      leaves("number", game, () => game.adjourn({ usedMs }));
    }
    for (const usedMs of [5, [1, 2], { red: 1 }]) leaves("option", game, () => game.adjourn({ usedMs }));
    leaves("option", game, () => game.adjourn({ used: 1 }));
    game.adjourn({ usedMs: { black: 2 ** 32 - 1, white: 0 } });
    assert.equal(game.adjourned?.usedMs?.black, 2 ** 32 - 1);
    game.endAdjournment();
    game.adjourn();
    assert.equal(game.adjourned?.usedMs, null);
  });

  // rules: R-H-01, R-H-04
  test("a sealed move waits for its end", () => {
    const game = sealed("E5");
    game.adjourn();
    leaves("phase", game, () => game.openSealed({ note: "E5", salt: SALT }));
    game.endAdjournment();
    assert.equal(game.openSealed({ note: "E5", salt: SALT }), "played");
  });
});

describe("who plays Black", () => {
  // rules: R-F-02
  test("by the stones held and shown", () => {
    for (let held = 1; held < 60; held++) {
      assert.equal(nigiri(held, 1), held % 2 === 1 ? "guesser" : "holder");
      assert.equal(nigiri(held, 2), held % 2 === 0 ? "guesser" : "holder");
    }
    for (const [held, shown] of [
      [0, 1],
      [5, 0],
      [5, 3],
    ])
      refused("nigiri", () => nigiri(held, shown));
    for (const bad of [-1, 0.5, NaN, "7", null, undefined, 10_001]) {
      refused("number", () => nigiri(bad, 1));
      refused("number", () => nigiri(7, bad));
    }
  });

  // rules: R-F-03
  test("who holds them: rank before age, nobody where both are equal", () => {
    assert.equal(nigiriHolder({ dan: 9, age: 20 }, { dan: 8, age: 60 }), "first");
    assert.equal(nigiriHolder({ dan: 8, age: 60 }, { dan: 9, age: 20 }), "second");
    assert.equal(nigiriHolder({ dan: 9, age: 20 }, { dan: 9, age: 21 }), "second");
    assert.equal(nigiriHolder({ dan: 9, age: 20 }, { dan: 9, age: 20 }), null);
    for (const bad of [undefined, {}, { dan: 1 }, { dan: -1, age: 1 }, { dan: 1, age: "2" }]) {
      refused("number", () => nigiriHolder({ dan: 1, age: 1 }, bad));
    }
    for (const bad of [null, 5, [1, 2], { dan: 1, age: 1, name: "a" }]) {
      refused("option", () => nigiriHolder(bad, { dan: 1, age: 1 }));
    }
  });
});
