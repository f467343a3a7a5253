/** Events: what one end of a game sends and the other carries out. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Game, IllegalMoveError } from "../../dist/index.js";
import { refused, stateOf } from "./lib/check.js";
import { everything, overJson, SALT, STEPS, start } from "./lib/course.js";

/** @param {string} code @param {Game} game @param {() => unknown} run */
function leaves(code, game, run) {
  const before = stateOf(game);
  const error = refused(code, run);
  assert.equal(stateOf(game), before);
  return error;
}
/** @typedef {import("../../dist/index.js").GameEvent} GameEvent */

describe("events", () => {
  test("are numbered one by one, tell who and what, and survive JSON", () => {
    const game = everything();
    const events = game.events();
    assert.equal(events.length, game.eventCount);
    assert.deepEqual(
      events.map(({ number }) => number),
      events.map((_, index) => index + 1),
    );
    for (const { prior } of events) assert.match(prior, /^[0-9a-f]{16}$/);
    assert.equal(new Set(events.map(({ prior }) => prior)).size, events.length);
    assert.deepEqual(overJson(events), events);
    assert.deepEqual([...new Set(events.map(({ type }) => type))].sort(), [
      ...["accept", "adjourn", "answer", "confirm", "continue", "dispute", "mark", "offer", "open", "pass", "play"],
      ...["report", "resume", "seal", "stop"],
    ]);
    const [first] = events;
    assert.deepEqual(first, { number: 1, prior: first?.prior, by: "black", type: "play", at: [2, 6] });
    assert.deepEqual(game.events(4)[0], events[3]);
    assert.deepEqual(game.events(events.length + 1), []);
    for (const from of [0, -1, 0.5, NaN, "1", null, 2 ** 32]) refused("number", () => game.events(from));
  });

  test("every kind has all it says", () => {
    const events = everything().events();
    const body = (/** @type {string} */ type, place = 0) => {
      const { number, prior, ...rest } = /** @type {any} */ (events.filter((event) => event.type === type)[place]);
      return rest;
    };
    assert.deepEqual(body("answer"), { by: "black", type: "answer", agree: false });
    assert.deepEqual(body("answer", 1), { by: "black", type: "answer", agree: true });
    assert.deepEqual(body("mark"), { by: "black", type: "mark", dead: [[4, 4]] });
    assert.deepEqual(body("dispute"), { by: "white", type: "dispute", stones: [[4, 4]] });
    assert.deepEqual(body("adjourn"), { by: "referee", type: "adjourn", usedMs: { black: 1000, white: 2000 } });
    assert.deepEqual(body("open", 1), {
      ...{ by: "referee", type: "open", note: "A scribble", salt: SALT, choice: "play-continues" },
    });
    assert.equal(body("open").choice, null);
    assert.deepEqual(body("report"), {
      ...{ by: "referee", type: "report", report: { act: "phone-sound", by: "black", text: "响" } },
    });
    assert.deepEqual(body("stop"), { by: "referee", type: "stop" });
    const others = new Game({ size: 5 });
    others.giveUpPlay("white", { clock: "absolute" });
    others.resign("black");
    assert.deepEqual(
      others.events().map(({ by, type }) => [by, type]),
      [
        ["white", "give-up-play"],
        ["black", "resign"],
      ],
    );
    const kept = Game.fromSgf("(;SZ[5];B[aa];B[bb];W[])", { illegal: "keep" });
    assert.deepEqual(
      kept.events().map(({ number, prior, ...rest }) => rest),
      [
        { by: "black", type: "play", at: [0, 0] },
        { by: "referee", type: "put", color: "black", at: [1, 1] },
        { by: "white", type: "pass" },
      ],
    );
  });

  test("carried out at the other end, give the same game step by step", () => {
    const game = start();
    const other = start();
    let sent = 0;
    for (const step of STEPS) {
      step(game);
      for (const event of game.events(sent + 1)) other.apply(overJson(event), { from: event.by });
      sent = game.eventCount;
      assert.deepEqual(other.snapshot(), game.snapshot());
      assert.deepEqual([other.history(), other.toSgf()], [game.history(), game.toSgf()]);
    }
    assert.equal(other.stage, "over");
  });

  test("a play that is illegal at the other end is told as such", () => {
    const game = new Game({ size: 5 });
    game.play("C3");
    const event = { ...overJson(game.events()[0]), by: "black" };
    const other = new Game({ size: 5 });
    other.apply(event);
    const again = { ...event, number: 2, by: "white", prior: nextPrior(game) };
    const error = leaves("occupied", other, () => other.apply(again));
    assert(error instanceof IllegalMoveError);
    assert.deepEqual(error.illegal.vertex, [2, 2]);
    leaves("off-board", other, () => other.apply({ ...again, at: [9, 9] }));
    leaves("not-your-turn", other, () => other.apply({ ...again, by: "black", at: [0, 0] }));
  });
});

/** The digest that the next event has to have. @param {Game} game */
function nextPrior(game) {
  const copy = game.clone();
  copy.resign();
  return copy.events().at(-1)?.prior ?? "";
}

describe("an event is refused, and changes nothing,", () => {
  test("out of order", () => {
    const game = new Game({ size: 9 });
    game.playAll(["C3", "D4", "E5"]);
    const [first, second, third] = game.events();
    const other = new Game({ size: 9 });
    leaves("event-order", other, () => other.apply(second));
    leaves("event-order", other, () => other.apply(third));
    other.apply(first);
    leaves("event-order", other, () => other.apply(first));
    leaves("event-order", other, () => other.apply(third));
    other.apply(second);
    other.apply(third);
    assert.deepEqual(other.snapshot(), game.snapshot());
  });

  test("of another game, or of this one gone another way", () => {
    const event = (/** @type {any} */ options, /** @type {any[]} */ ...moves) => {
      const game = new Game({ size: 9, ...options });
      game.playAll([...moves, [8, 0]]);
      return game.events().at(-1);
    };
    const game = new Game({ size: 9 });
    for (const options of [
      { rules: "aga" },
      { komi: 0.5 },
      { size: 10 },
      { size: [9, 10] },
      { handicap: ["C3", "D4"] },
      { handicap: ["C3"] },
      { setup: { stones: Array(9).fill("........."), turn: "white" } },
      { setup: { stones: ["B........", ...Array(8).fill(".........")] } },
      { rules: { cycles: "draw" } },
      { rules: { repeatedPass: "stops" } },
    ]) {
      const { by, ...rest } = event(options);
      leaves("event-other-game", game, () => game.apply({ ...rest, by: "black" }));
    }
    game.play("E5");
    for (const other of [event({}, "E4"), event({}, "pass")]) leaves("event-other-game", game, () => game.apply(other));
    game.apply(event({}, "E5"));
  });

  test("by a stranger", () => {
    const game = new Game({ size: 9 });
    game.play("C3");
    const [event] = game.events();
    const other = new Game({ size: 9 });
    for (const from of /** @type {const} */ (["white", "referee"])) {
      leaves("event-stranger", other, () => other.apply(event, { from }));
    }
    for (const from of [null, "me", 1, {}]) leaves("color", other, () => other.apply(event, { from }));
    leaves("option", other, () => other.apply(event, { sender: "black" }));
    leaves("not-your-turn", other, () => other.apply({ ...event, by: "white" }));
    other.apply(event, { from: "black" });
  });

  test("with what no event has, or without what it has", () => {
    const game = new Game({ size: 9 });
    const whole = { number: 1, prior: nextPrior(game), by: "black", type: "play", at: [4, 4] };
    leaves("option", game, () => game.apply({ ...whole, more: 1 }));
    leaves("option", game, () => game.apply({ ...whole, agree: true }));
    for (const [key, code] of /** @type {const} */ ([
      ["number", "event"],
      ["prior", "event"],
      ["type", "event"],
      ["by", "color"],
      ["at", "vertex"],
    ])) {
      const { [key]: _, ...rest } = whole;
      leaves(code, game, () => game.apply(rest));
      // What is inherited is not there.
      const parent = Object.assign(Object.create(null), { [key]: whole[key] });
      leaves(code, game, () => game.apply(Object.assign(Object.create(parent), rest)));
    }
    game.apply(whole);
  });

  test("that is not its sender's to make", () => {
    const by = (/** @type {object} */ body) => {
      const game = new Game({ size: 9, rules: "platform" });
      const event = { number: 1, prior: nextPrior(game), ...body };
      leaves("(sides-only|referee-only|event)", game, () => game.apply(event));
    };
    for (const type of ["play", "pass", "resign", "offer", "answer", "accept", "give-up-play", "seal", "dispute"]) {
      const body = {
        ...(type === "play" ? { at: [0, 0] } : {}),
        ...(type === "answer" ? { agree: true } : {}),
        ...(type === "seal" ? { commitment: "0".repeat(64) } : {}),
        ...(type === "dispute" ? { stones: [] } : {}),
      };
      by({ type, by: "referee", ...body });
    }
    for (const side of ["black", "white"]) {
      by({ type: "report", by: side, report: { act: "phone-sound", by: "white" } });
      by({ type: "put", by: side, color: "black", at: null });
    }
  });
});

describe("takeBack", () => {
  test("takes events back one by one, whatever they were, for good", () => {
    const game = start();
    const states = [stateOf(game)];
    for (const step of STEPS) {
      const before = game.eventCount;
      step(game);
      // `playAll` makes several.
      while (states.length <= before) states.push("");
      states[game.eventCount] = stateOf(game);
    }
    for (let n = game.eventCount; n >= 0; n--) {
      assert.equal(game.eventCount, n);
      if (states[n]) assert.equal(stateOf(game), states[n], String(n));
      assert.equal(game.takeBack(), n > 0 ? 1 : 0);
      assert.equal(game.redo(), 0);
    }
    const other = everything();
    assert.equal(other.takeBack(3), 3);
    assert.equal(other.takeBack(0), 0);
    const left = other.eventCount;
    assert.equal(other.takeBack(2 ** 40), left);
    assert.equal(stateOf(other), stateOf(start()));
    for (const n of [-1, 0.5, NaN, "1", null]) refused("number", () => other.takeBack(n));
  });
});
