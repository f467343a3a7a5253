/** Reports, rulings and decisions: what is asked, what is chosen, what is kept, what it costs. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Game } from "../../dist/index.js";
import { refused, stateOf } from "./lib/check.js";

/** Black to move: C3 is a ko that White took, A4 is forbidden to Black as to White. @param {any} [rules] */
const ko = (rules) => {
  const game = new Game({ setup: { stones: [".BW.", "B.BW", ".BW.", "...."], turn: "white" }, rules });
  game.play("B3");
  return game;
};
const FREE = "D1";
/** @param {string} code @param {Game} game @param {unknown} report */
function leaves(code, game, report) {
  const before = stateOf(game);
  refused(code, () => game.report(report));
  assert.equal(stateOf(game), before);
}

describe("a report", () => {
  // rules: R-I-26, R-I-27, R-I-32
  test("is kept as it was given, with the move and its effects, in order", () => {
    const game = ko();
    const first = { act: "took-back", by: "white", move: 1, agreed: true, restorable: true, text: "悔棋" };
    game.report(first);
    game.play(FREE);
    const second = { act: "other", by: "black", choice: "admonition", text: "hums" };
    game.report(second);
    assert.deepEqual(game.rulings(), [
      { after: 1, report: first, effects: ["stone-back", "warning"] },
      { after: 2, report: second, effects: ["admonition"] },
    ]);
    assert.deepEqual(JSON.parse(JSON.stringify(game.rulings())), game.rulings());
    assert.deepEqual(game.snapshot().rulings, game.rulings());
  });

  // rules: R-B-20, R-C-05, R-C-06, R-I-13
  test("of an illegal move must be what it is reported as", () => {
    const game = ko();
    for (const [act, at] of [
      ["ko-retake", FREE],
      ["ko-retake", "B3"],
      ["ko-retake", undefined],
      ["forbidden-point", "C3"],
      ["forbidden-point", FREE],
      ["forbidden-point", undefined],
      ["repetition", FREE],
    ]) {
      leaves("not-so", game, { act, by: "black", ...(at === undefined ? {} : { at }) });
    }
    assert.deepEqual(game.ruling({ act: "ko-retake", by: "black", at: [2, 1] }).effects, [
      "move-void",
      "lost-turn",
      "warning",
    ]);
    game.report({ act: "ko-retake", by: "black", at: "C3" });
    assert.deepEqual([game.turn, game.warnings, game.lastMove?.kind], ["white", { black: 1, white: 0 }, "lost-turn"]);
    assert.deepEqual(game.rulings()[0]?.report.at, [2, 1]);
  });

  // rules: R-C-06
  test("of another repetition: void, and the turn is lost, with no warning", () => {
    const stones = ["........", "WWWWWW..", "BBBBBW..", "BWWWBBWW", ".W.B.WB."];
    const game = new Game({ setup: { stones } });
    game.playAll(["C1", "E1", "D1"]);
    assert.equal(game.check("F1")?.code, "superko");
    const { effects } = game.report({ act: "repetition", by: "white", at: "F1" });
    assert.deepEqual(effects, ["move-void", "lost-turn"]);
    assert.deepEqual([game.turn, game.warnings.white], ["black", 0]);
  });

  // rules: R-I-04
  test("of a dropped stone: it is picked up, what it took is back, and it is played anywhere", () => {
    const game = new Game({ setup: { stones: [".BW.", "B.BW", ".BW.", "...."], turn: "white" } });
    const before = game.ascii();
    game.play("B3");
    const board = game.ascii();
    assert.deepEqual(game.report({ act: "dropped-stone", by: "white" }).choices, ["pick-up-and-choose", "stands"]);
    const stands = game.clone();
    stands.report({ act: "dropped-stone", by: "white", choice: "stands" });
    assert.deepEqual([stands.ascii(), stands.moveNumber], [board, 1]);
    game.report({ act: "dropped-stone", by: "white", agreed: true });
    assert.deepEqual([game.ascii(), game.turn, game.captures.white, game.ko], [before, "white", 0, null]);
    assert.deepEqual([game.lastMove?.kind, game.lastMove?.gtp, game.moveNumber], ["picked-up", "picked-up", 2]);
    game.undo();
    assert.deepEqual([game.ascii(), game.captures.white], [board, 1]);
    game.redo();
    game.play("B3");
    assert.equal(game.ascii(), board);
    // A stone that was picked up is no move of the record.
    const again = Game.fromSgf(game.toSgf());
    assert.deepEqual([again.ascii(), again.history().map(({ gtp }) => gtp)], [board, ["B3"]]);
    // The other side's latest stone is not theirs to pick up.
    const other = ko();
    other.report({ act: "dropped-stone", by: "black", agreed: true });
    assert.deepEqual([other.moveNumber, other.rulings().length], [1, 1]);
  });

  test("that is none is refused", () => {
    const game = ko();
    for (const report of [undefined, null, 5, "took-back", [], new Map()]) {
      leaves("(option|argument)", game, report);
    }
    leaves("argument", game, {});
    leaves("event", game, { act: "bogus", by: "black" });
    leaves("event", game, { act: "__proto__", by: "black" });
    leaves("color", game, { act: "took-back", by: "red" });
    leaves("color", game, { act: "took-back", by: "referee" });
    leaves("no-offender", game, { act: "took-back" });
    leaves("option", game, { act: "took-back", by: "black", how: 1 });
    leaves("argument", game, { act: "took-back", by: "black", agreed: 1 });
    leaves("argument", game, { act: "took-back", by: "black", restorable: null });
    leaves("argument", game, { act: "took-back", by: "black", text: "x".repeat(2001) });
    leaves("number", game, { act: "took-back", by: "black", move: -1 });
    leaves("vertex", game, { act: "ko-retake", by: "black", at: "I9" });
    leaves("choice", game, { act: "took-back", by: "black", choice: "draw" });
    leaves("choice", game, { act: "disturbing", by: "black", choice: "draw" });
    leaves("choice", game, { act: "disturbing", by: "black", choice: "bogus" });
    leaves("phase", game, { act: "unreadable-seal", by: "black" });
    leaves("not-your-turn", game, { act: "other", by: "white", choice: "lost-turn" });
  });

  // rules: R-I-18, R-I-19
  test("with a choice to make does nothing until it is made", () => {
    for (const act of /** @type {const} */ (["disturbing", "consulting", "talking"])) {
      const game = ko();
      const before = stateOf(game);
      const ruling = game.report({ act, by: "white" });
      assert.deepEqual(ruling, { effects: [], choices: ["warning", "lose-game"], decider: "referee", applied: false });
      assert.equal(stateOf(game), before);
      assert.equal(game.report({ act, by: "white", choice: "warning" }).applied, true);
      assert.deepEqual([game.warnings.white, game.outcome], [1, null]);
      game.report({ act, by: "white", choice: "lose-game" });
      assert.deepEqual(game.outcome, { kind: "ruling", winner: "black" });
    }
  });
});

describe("warnings", () => {
  // rules: R-I-15, R-I-24, R-I-25
  test("are counted by side; the second loses, in both editions", () => {
    for (const rules of /** @type {const} */ (["chinese-2002", "chinese-1988"])) {
      const game = ko(rules);
      game.report({ act: "took-back", by: "black" });
      game.report({ act: "removed-with-liberties", by: "white" });
      assert.deepEqual([game.warnings, game.phase], [{ black: 1, white: 1 }, "play"]);
      game.report({ act: "took-back", by: "white" });
      assert.deepEqual([game.warnings, game.result, game.stage], [{ black: 1, white: 2 }, "B+F", "over"]);
      refused(/^(game-over|already-confirmed)$/, () => game.report({ act: "took-back", by: "black" }));
      refused("game-over", () => game.play(FREE));
    }
  });

  // rules: R-E-13, R-I-16, R-I-17
  test("cost a 子 at the count by E02, nothing by E88; an admonition costs nothing", () => {
    for (const [rules, zi] of /** @type {const} */ ([
      ["chinese-2002", 1],
      ["platform", 1],
      ["chinese-1988", 0],
    ])) {
      const game = ko(rules);
      const before = game.score();
      game.report({ act: "took-back", by: "white" });
      game.decide({ effect: "warning", by: "black", text: "late" });
      const after = game.score();
      assert.deepEqual([after.black.penalty, after.white.penalty], [zi, zi]);
      assert.equal(after.text, before.text);
      const one = ko(rules);
      one.report({ act: "took-back", by: "white" });
      const lead = (/** @type {import("../../dist/index.js").Score} */ { winner, margin }) =>
        winner === "white" ? -margin.zi : margin.zi;
      assert.equal(lead(one.score()) - lead(before), zi);
    }
    const game = ko("chinese-1988");
    game.report({ act: "disturbing", by: "black", choice: "admonition" });
    assert.deepEqual([game.warnings.black, game.rulings().length], [0, 1]);
  });
});

describe("a decision of the referee", () => {
  // rules: R-D-04, R-I-26
  test("ends the game, or warns, or takes a turn", () => {
    for (const [effect, kind, result] of /** @type {const} */ ([
      ["draw", "draw", "Draw"],
      ["both-lose", "both-lose", "Void"],
      ["replay", "replay", "Void"],
      ["no-result", "no-result", "Void"],
      ["extra-game", "extra-game", "Void"],
    ])) {
      const game = ko();
      assert.equal(game.decide({ effect }).applied, true);
      assert.deepEqual([game.outcome, game.result, game.stage], [{ kind, winner: null }, result, "over"]);
      assert.match(game.toSgf(), new RegExp(`RE\\[${result}\\]`));
    }
    const loses = ko();
    refused("no-offender", () => loses.decide({ effect: "lose-game" }));
    loses.decide({ effect: "lose-game", by: "white", text: "left" });
    assert.deepEqual([loses.result, loses.rulings()[0]?.report.text], ["B+F", "left"]);
    const turn = ko();
    refused("not-your-turn", () => turn.decide({ effect: "lost-turn", by: "white" }));
    turn.decide({ effect: "lost-turn", by: "black" });
    assert.deepEqual([turn.turn, turn.ko], ["white", null]);
    for (const decision of [undefined, null, 5, {}, { effect: "stands" }, { effect: "toString" }, { how: 1 }]) {
      refused(/^(argument|option)$/, () => turn.decide(decision));
    }
  });

  // rules: R-D-04
  test("is possible once play has stopped, and when both have accepted", () => {
    const game = ko();
    game.mark();
    game.accept("black");
    game.accept("white");
    game.decide({ effect: "draw" });
    assert.deepEqual([game.stage, game.result], ["over", "Draw"]);
  });
});

describe("a ruling in the history", () => {
  // rules: R-I-32
  test("goes with the move that it followed, and comes again with it", () => {
    const game = ko();
    game.report({ act: "phone-sound", by: "black" });
    game.play(FREE);
    const whole = stateOf(game);
    assert.equal(game.undo(), 1);
    assert.deepEqual([game.warnings.black, game.rulings().length, game.eventCount], [1, 1, 2]);
    assert.equal(game.undo(), 1);
    assert.deepEqual([game.warnings.black, game.rulings(), game.eventCount], [0, [], 0]);
    assert.equal(game.redo(2), 2);
    assert.equal(stateOf(game), whole);
    game.goTo(0);
    assert.equal(game.warnings.black, 0);
    game.goTo(2);
    assert.equal(stateOf(game), whole);
  });

  test("that ended the game is undone with the move before it", () => {
    const game = ko();
    game.decide({ effect: "lose-game", by: "black" });
    assert.equal(game.phase, "over");
    game.undo();
    assert.deepEqual([game.phase, game.result, game.moveNumber], ["play", null, 0]);
    game.redo();
    assert.deepEqual([game.phase, game.result, game.moveNumber], ["over", "W+F", 1]);
  });

  test("a turn that it took is a move like any other", () => {
    const game = ko();
    game.decide({ effect: "lost-turn", by: "black" });
    game.undo();
    assert.deepEqual([game.turn, game.moveNumber, game.moveCount, game.rulings()], ["black", 1, 2, []]);
    game.redo();
    assert.deepEqual([game.turn, game.rulings().length, game.history()[1]?.kind], ["white", 1, "lost-turn"]);
  });
});
