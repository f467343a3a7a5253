/** The examples of the specification about what a referee makes of an act, and of a cycle. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Game, rulesPresets } from "../../dist/index.js";
import { stateOf } from "./lib/check.js";
import { each, editions, skip } from "./lib/examples.js";

/** Black to move after White took a ko at B3: C3 is closed by it, G1 is forbidden to Black. */
const BOARD = [".BW.....", "B.BW....", ".BW...W.", ".....W.W"];
const KO = "C3";
const FORBIDDEN = "G1";
/** What an example says of an act, as a report; the offender is Black, whose turn it is. */
const REPORTS = {
  "two moves in a row": { act: "two-in-a-row" },
  "stone taken up and put elsewhere": { act: "took-back" },
  "stone dropped by accident": { act: "dropped-stone" },
  "stone dropped by accident, no agreement": { act: "dropped-stone" },
  "stone dropped by accident, opponent consents": { act: "dropped-stone", agreed: true },
  "clock pressed before or with the move": { act: "clock-early" },
  "earlier stone found moved, players agree": { act: "stone-displaced", agreed: true },
  "earlier stone found moved, players disagree": { act: "stone-displaced" },
  "stone moved on purpose": { act: "moved-on-purpose" },
  "stone moved on purpose, proven": { act: "moved-on-purpose" },
  "board scattered by an outside cause, can be replayed": { act: "board-scattered", restorable: true, by: undefined },
  "board scattered by an outside cause, cannot be replayed": { act: "board-scattered", by: undefined },
  "board scattered not by the players, no agreement": { act: "board-scattered", by: undefined },
  "player scatters the board by accident, cannot be restored": { act: "scattered-by-player" },
  "stones with liberties removed": { act: "removed-with-liberties" },
  "stones without liberties left on the board": { act: "left-without-liberties" },
  "ko retaken at once": { act: "ko-retake", at: KO },
  "move on a forbidden point": { act: "forbidden-point", at: FORBIDDEN },
  "clock pressed before all captures are off": { act: "clock-before-captures" },
  "last minute runs out": { act: "time-out" },
  "last minute runs out, the reading side asks to go on": { act: "time-out", agreed: true },
  "phone sounds, first time": { act: "phone-sound" },
  "phone sounds, again": { act: "phone-sound" },
  "looks at the phone screen": { act: "phone-screen" },
  "smokes against the event's rule, first time": { act: "smoking" },
  "smokes against the event's rule, again": { act: "smoking" },
  "consults material or discusses the game": { act: "consulting" },
  "consults material or discusses the game, pauses included": { act: "consulting" },
  "disturbs the opponent": { act: "disturbing" },
  "disturbs the opponent badly": { act: "disturbing" },
  "arranged game, proven": { act: "arranged" },
};
/** Words for a choice that an example names by itself: who chooses, and from what. */
const CHOICES = {
  chief_referee_decides: ["chief-referee", ["pick-up-and-choose", "stands"]],
  chief_referee_picks: ["chief-referee", null],
  referee_picks: ["referee", null],
  stone_back_or_stands: ["players", ["stone-back", "stands"]],
  stone_back_or_agreed_point: ["players", ["stone-back", "agreed-point"]],
  admonish_or_warning: ["referee", ["admonition", "warning"]],
};
const DECISIONS = {
  "lose-game": { kind: "ruling", winner: "white" },
  "both-lose": { kind: "both-lose", winner: null },
  draw: { kind: "draw", winner: null },
  replay: { kind: "replay", winner: null },
  "no-result": { kind: "no-result", winner: null },
  "extra-game": { kind: "extra-game", winner: null },
};

/** @typedef {any} Example */
/** @typedef {import("../../dist/index.js").Report} Report */
/** @typedef {import("../../dist/index.js").Effect} Effect */

/** @param {any} rules */
function ko(rules) {
  const game = new Game({ setup: { stones: BOARD, turn: "white" }, rules });
  game.play("B3");
  return game;
}

/** The word of the package for one of the examples. @param {string} word */
function effect(word) {
  const words = { pick_up_and_choose_freely: "pick-up-and-choose", same_player_to_move: "same-side-to-move" };
  const own = { ...words, admonish: "admonition" }[/** @type {"admonish"} */ (word)];
  return /** @type {Effect} */ (own ?? word.replaceAll("_", "-"));
}

describe("the examples of the specification", { skip }, () => {
  // rules: R-I-01, R-I-02, R-I-03, R-I-04, R-I-05, R-I-06, R-I-07, R-I-08, R-I-09, R-I-10, R-I-11, R-I-12, R-I-13
  // rules: R-I-14, R-I-15, R-I-16, R-I-18, R-I-19, R-I-22, R-I-24, R-I-25, R-I-32, R-C-05, R-E-13, R-K-04, R-K-15
  test("what acts cost", () => {
    each("penalties", 48, (one) => {
      for (const rules of editions(one)) {
        if (one.act === "second warning in one game") secondWarning(rules, one);
        else if (one.act === "one warning in the game, at counting") oneWarning(rules, one);
        else ruling(rules, one);
      }
    });
  });

  // rules: R-C-08, R-C-14
  test("what comes of cycles", () => {
    each("cycle_outcomes", 6, (one) => {
      for (const name of editions(one)) {
        const rules = { ...rulesPresets().find((preset) => preset.name === name)?.rules };
        if (one.event_supplement) rules.cycles = one.event_supplement.replaceAll("_", "-");
        const act = one.cycle === "false life" ? "false-life" : "long-cycle";
        const game = ko(rules);
        const { effects, choices } = game.ruling({ act });
        const wanted = one.outcome_choices.map(effect);
        if (one.group_status) wanted.push(effect(`group_${one.group_status}`));
        assert.deepEqual([...effects, ...choices], wanted);
        if (choices.length === 0) carriedOut(game, { act }, effects);
        else assert.equal(game.report({ act }).applied, false);
        for (const choice of choices) carriedOut(game, { act, choice }, [choice]);
      }
    });
  });
});

/** A game, and the report of an act in it. @param {any} rules @param {Example} one @returns {[Game, Report]} */
function reported(rules, { act: words }) {
  const [, colours] = /^wrong colours found at move (\d+)$/.exec(words) ?? [];
  if (colours !== undefined) {
    const game = new Game({ rules });
    for (let i = 0; i < Number(colours); i++) game.play([i, 0]);
    return [game, { act: "wrong-colors", by: "black" }];
  }
  const game = ko(rules);
  const [, when] =
    /^stone taken up and put elsewhere, claimed (before|after) the opponent's next move$/.exec(words) ?? [];
  if (when !== undefined) {
    game.play("E3");
    const move = game.moveNumber;
    if (when === "after") game.play("F3");
    return [game, { act: "took-back", by: "black", move }];
  }
  const report = REPORTS[/** @type {keyof typeof REPORTS} */ (words)];
  assert(report !== undefined, words);
  const whole = /** @type {Report} */ ({ by: "black", ...report });
  if (/again$/.test(words)) game.report(whole);
  return [game, whole];
}

/** @param {any} rules @param {Example} one */
function ruling(rules, one) {
  const [game, report] = reported(rules, one);
  if (one.move_number !== undefined) assert.equal(game.moveNumber, one.move_number);
  const before = stateOf(game);
  const asked = game.ruling(report);
  assert.equal(stateOf(game), before);
  assert.equal(asked.applied, false);
  const [first] = one.effects;
  const choosing = CHOICES[/** @type {keyof typeof CHOICES} */ (first)];
  if (choosing === undefined) {
    assert.deepEqual([asked.effects, asked.choices], [one.effects.map(effect), []]);
    carriedOut(game, report, asked.effects);
    return;
  }
  const [decider, listed] = choosing;
  assert.deepEqual([asked.effects, asked.choices], [[], listed ?? one.choices.map(effect)]);
  assert.equal(asked.decider, decider);
  // Without a choice nothing is done.
  assert.deepEqual(game.report(report), asked);
  assert.equal(stateOf(game), before);
  for (const choice of asked.choices) carriedOut(game, { ...report, choice }, [choice]);
}

/** Its effects are seen in the game, and nothing else is. @param {Game} before @param {Report} report @param {readonly Effect[]} effects */
function carriedOut(before, report, effects) {
  const game = before.clone();
  const words = JSON.stringify(report);
  assert.equal(game.report(report).applied, true, words);
  const { report: kept, ...entry } = game.rulings().at(-1) ?? { report: null };
  assert.deepEqual(entry, { after: before.moveNumber, effects }, words);
  assert.deepEqual([kept?.act, kept?.by, kept?.choice], [report.act, report.by, report.choice], words);
  assert.equal(game.ascii(), before.ascii(), words);
  const isLost = effects.includes("lost-turn");
  assert.equal(game.turn === before.turn, !isLost, words);
  assert.equal(game.moveNumber - before.moveNumber, isLost ? 1 : 0, words);
  if (isLost) assert.equal(game.lastMove?.kind, "lost-turn", words);
  const warned = before.warnings.black + (effects.includes("warning") ? 1 : 0);
  assert.deepEqual(game.warnings, { black: warned, white: 0 }, words);
  const decisive = effects.find((one) => one in DECISIONS);
  const outcome = decisive === undefined ? null : DECISIONS[/** @type {keyof typeof DECISIONS} */ (decisive)];
  const onTime = outcome !== null && report.act === "time-out" ? { ...outcome, kind: "time" } : outcome;
  assert.deepEqual(game.outcome, onTime, words);
  assert.equal(game.phase === "over", outcome !== null, words);
}

/** @param {any} rules @param {Example} one */
function secondWarning(rules, one) {
  assert.deepEqual([one.effects, one.warnings], [["lose_game"], 2]);
  const game = ko(rules);
  game.report({ act: "took-back", by: "black" });
  assert.deepEqual([game.warnings, game.outcome], [{ black: 1, white: 0 }, null]);
  game.report({ act: "took-back", by: "black" });
  assert.deepEqual(
    [game.warnings, game.outcome],
    [
      { black: 2, white: 0 },
      { kind: "ruling", winner: "white" },
    ],
  );
  assert.deepEqual([game.phase, game.stage, game.result], ["over", "over", "W+F"]);
}

/** At the count, a warning costs a 子, or nothing. @param {any} rules @param {Example} one */
function oneWarning(rules, one) {
  const game = ko(rules);
  const marginOf = () => {
    const { margin, winner } = game.score();
    return winner === "white" ? -margin.zi : margin.zi;
  };
  const before = marginOf();
  game.report({ act: "took-back", by: "black" });
  game.mark();
  const [costs] = one.effects;
  assert(["pay_one_zi", "no_stone_payment"].includes(costs));
  const zi = costs === "pay_one_zi" ? 1 : 0;
  assert.deepEqual([game.warnings.black, before - marginOf(), game.score().black.penalty], [one.warnings, zi, zi]);
}
