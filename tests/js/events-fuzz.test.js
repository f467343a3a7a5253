/** Whatever is handed to `apply`, `fromSnapshot`, `report` and the like: a GoError, no trap, and the game unchanged. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, GoError } from "../../dist/index.js";
import { random, stateOf } from "./lib/check.js";
import { everything, overJson, STEPS, start } from "./lib/course.js";

const pick = random(20_261_130);
/** @template T @param {readonly T[]} list @returns {T} */
const one = (list) => /** @type {T} */ (list[pick(list.length)]);

const EVENTS = /** @type {any[]} */ (everything().events());
const KEYS = [
  ...["number", "prior", "by", "type", "at", "color", "agree", "dead", "stones", "report", "usedMs", "commitment"],
  ...["note", "salt", "choice", "act", "move", "text", "agreed", "restorable", "black", "white", "__proto__"],
  ...["constructor", "toString", "hasOwnProperty", "length", "0", "x", ""],
];
const WORDS = [
  ...EVENTS.map(({ type }) => type),
  ...["put", "resign", "give-up-play", "black", "white", "referee", "pass", "D4", "E5", "", "__proto__", "toString"],
  ...[
    "lose-game",
    "warning",
    "draw",
    "took-back",
    "other",
    "time-out",
    "0".repeat(16),
    "0".repeat(64),
    "\ud800",
    "棋\0",
  ],
];
const NUMBERS = [0, 1, 2, -1, -0, 0.5, 1e9, 2 ** 31, 2 ** 32, 2 ** 32 - 1, 2 ** 53, -(2 ** 53), 1e308, 65_535, 65_536];
const LONG = "x".repeat(100_000);
const MANY = Array.from({ length: 5_000 }, () => [0, 0]);

/** Random data as JSON has it, sometimes with what JSON has not. @param {number} depth @returns {unknown} */
function junk(depth) {
  switch (pick(depth > 0 ? 12 : 7)) {
    case 0:
      return null;
    case 1:
      return pick(2) === 1;
    case 2:
      return one(NUMBERS);
    case 3:
    case 4:
      return one(WORDS);
    case 5:
      return one([undefined, NaN, Infinity, LONG, 1n, Symbol("s"), () => 1, new Date(0), new Map(), MANY]);
    case 6:
      return [pick(9), pick(9)];
    case 7:
    case 8:
      return Array.from({ length: pick(4) }, () => junk(depth - 1));
    default: {
      /** @type {Record<string, unknown>} */
      const object = pick(8) === 0 ? Object.create({ type: "pass", by: "black" }) : {};
      for (let n = pick(6); n > 0; n--) {
        const value = junk(depth - 1);
        Object.defineProperty(object, one(KEYS), { value, enumerable: true, configurable: true });
      }
      return object;
    }
  }
}

/** An event with a part changed, taken out or put in. @param {unknown} value @returns {unknown} */
function bent(value) {
  if (typeof value !== "object" || value === null || pick(3) === 0) return junk(2);
  const copy = /** @type {any} */ (Array.isArray(value) ? [...value] : { ...value });
  const keys = Object.keys(copy);
  const key = one(keys) ?? "x";
  const how = pick(6);
  if (how === 0) delete copy[key];
  else if (how === 1 && !Array.isArray(copy))
    Object.defineProperty(copy, one(KEYS), { value: junk(1), enumerable: true, configurable: true });
  else if (how === 2 && copy.type !== undefined) copy.type = one(WORDS);
  else copy[key] = bent(copy[key]);
  return copy;
}

/** Whether the call went through; if not it has to have been a GoError of ours. @param {() => unknown} run */
function goes(run) {
  try {
    run();
    return true;
  } catch (error) {
    assert(error instanceof GoError, `${error instanceof Error ? error.stack : error}`);
    assert.notEqual(error.code, "internal", error.message);
    assert(error.code.length > 0 && error.message.length > 0 && error.message.length < 600, error.message);
    return false;
  }
}

/** Games at several steps of their course, and where the other end stands. */
const GAMES = STEPS.map((_, n) => everything(n));
const BEFORE = GAMES.map(stateOf);

test("an event of any kind at all", () => {
  let refusals = 0;
  const tries = 8_000;
  for (let i = 0; i < tries; i++) {
    const n = pick(GAMES.length);
    const game = /** @type {Game} */ (GAMES[n]);
    const event = pick(2) === 0 ? junk(4) : bent(one(EVENTS));
    const options = pick(6) === 0 ? junk(2) : pick(3) === 0 ? { from: one(["black", "white", "referee"]) } : undefined;
    // The copy may change, the game does not.
    const copy = game.clone();
    const went = goes(() => copy.apply(/** @type {any} */ (event), /** @type {any} */ (options)));
    if (!went) {
      refusals += 1;
      if (i % 16 === 0) assert.equal(stateOf(copy), BEFORE[n]);
      else assert.deepEqual([copy.eventCount, copy.hash(), copy.stage], [game.eventCount, game.hash(), game.stage]);
    } else stateOf(copy);
    copy.dispose();
  }
  assert.deepEqual(GAMES.map(stateOf), BEFORE);
  console.log(`${tries} events, ${refusals} refused`);
  assert(refusals > tries * 0.8);
});

test("a well-formed event of any kind, in the right place, with anything in it", () => {
  let refusals = 0;
  const tries = 4_000;
  const priors = GAMES.map((game) => {
    // What the next event has to carry.
    const copy = game.clone();
    if (!goes(() => copy.report({ act: "other", choice: "stands" }))) copy.confirm("referee");
    return copy.events().at(-1)?.prior;
  });
  for (let i = 0; i < tries; i++) {
    const n = pick(GAMES.length);
    const game = /** @type {Game} */ (GAMES[n]);
    const like = /** @type {any} */ (pick(3) === 0 ? bent(one(EVENTS)) : one(EVENTS));
    const event = { ...like, number: game.eventCount + 1, prior: priors[n], by: one(["black", "white", "referee"]) };
    const copy = game.clone();
    const went = goes(() => copy.apply(event));
    if (went) {
      assert.equal(copy.eventCount, game.eventCount + 1);
      // It comes out as plain data that gives the same game.
      const again = Game.fromSnapshot(overJson(copy.snapshot()));
      assert.deepEqual(again.snapshot(), copy.snapshot());
      again.dispose();
    } else {
      refusals += 1;
      assert.equal(stateOf(copy), BEFORE[n]);
    }
    copy.dispose();
  }
  console.log(`${tries} events, ${refusals} refused`);
  assert(refusals > tries * 0.2 && refusals < tries * 0.97, String(refusals));
});

test("a snapshot of any kind at all", () => {
  const whole = overJson(everything().snapshot());
  let refusals = 0;
  const tries = 3_000;
  for (let i = 0; i < tries; i++) {
    /** @type {any} */
    const snapshot = { ...whole };
    if (pick(6) === 0) goes(() => Game.fromSnapshot(/** @type {any} */ (junk(4))));
    for (let n = 1 + pick(2); n > 0; n--) {
      const key = one(["version", "size", "rules", "handicap", "start", "events", "info"]);
      if (key === "events" && pick(2) === 0) {
        snapshot.events = whole.events.map((/** @type {unknown} */ event) => (pick(12) === 0 ? bent(event) : event));
      } else snapshot[key] = bent(snapshot[key]);
    }
    if (!goes(() => stateOf(Game.fromSnapshot(snapshot)))) refusals += 1;
  }
  console.log(`${tries} snapshots, ${refusals} refused`);
  assert(refusals > tries / 2 && refusals < tries);
});

test("a prototype is no part of an event, and is not changed by one", () => {
  const game = start();
  const prior = overJson(everything().events()[0])?.prior;
  const event = JSON.parse(`{"number":1,"prior":"${prior}","by":"black","type":"pass","__proto__":{"polluted":1}}`);
  assert(!goes(() => game.apply(event)));
  assert(!goes(() => game.apply(Object.create({ number: 1, prior, by: "black", type: "pass" }))));
  for (const type of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
    assert(!goes(() => game.apply(/** @type {any} */ ({ number: 1, prior, by: "black", type }))));
  }
  const snapshot = JSON.parse(
    JSON.stringify(game.snapshot()).replace('"version"', '"__proto__":{"polluted":1},"version"'),
  );
  goes(() => Game.fromSnapshot(snapshot));
  assert.equal(/** @type {any} */ ({}).polluted, undefined);
  assert.equal(game.eventCount, 0);
  game.apply(/** @type {any} */ ({ number: 1, prior, by: "black", type: "pass" }));
});

test("arguments that change, throw or dispose while they are read", () => {
  const getter = (/** @type {object} */ object, /** @type {string} */ key, /** @type {() => unknown} */ get) =>
    Object.defineProperty(object, key, { get, enumerable: true });
  const game = start();
  const prior = everything().events()[0]?.prior;
  const boom = new Error("mine");
  const event = () => ({ number: 1, prior, by: "black" });
  const throwing = getter({ ...event(), at: [0, 0] }, "type", () => {
    throw boom;
  });
  assert.throws(() => game.apply(/** @type {any} */ (throwing)), boom);
  let n = 0;
  const changing = getter({ ...event(), at: [0, 0] }, "type", () => (n++ === 0 ? "play" : "mark"));
  goes(() => game.apply(/** @type {any} */ (changing)));
  const disposing = getter({ ...event(), type: "play" }, "at", () => {
    other.dispose();
    return [0, 0];
  });
  const other = start();
  assert.throws(() => other.apply(/** @type {any} */ (disposing)), { code: "disposed" });
  const report = getter({ by: "black" }, "act", () => {
    third.dispose();
    return "took-back";
  });
  const third = start();
  assert.throws(() => third.report(/** @type {any} */ (report)), { code: "disposed" });
  assert.equal(new Game({ size: 9 }).play("E5").number, 1);
});
