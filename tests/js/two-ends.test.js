/** Two ends of a game that send each other events at random: both always show the same, what is refused changes nothing. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, GoError } from "../../dist/index.js";
import { act } from "./lib/chance.js";
import { random } from "./lib/check.js";
import { overJson } from "./lib/course.js";

const SEQUENCES = 2_000;
const STEPS = 24;
const RULES = /** @type {const} */ ([
  ...["chinese-2002", "chinese-1988", "platform", "japanese", "aga", "tromp-taylor", "button-go", "ing"],
  "chinese-simple-ko",
]);
/** @typedef {import("./lib/chance.js").Pick} Pick */

/** Whether the call went through; if not it has to have been a GoError of ours. @param {() => unknown} run */
function goes(run) {
  try {
    run();
    return true;
  } catch (error) {
    assert(error instanceof GoError, `${error instanceof Error ? error.stack : error}`);
    assert.notEqual(error.code, "internal", error.message);
    return false;
  }
}

/** @param {Game} game */
const shown = (game) => JSON.stringify(game);

test("two ends that exchange their events stand alike at every step", () => {
  const pick = random(20_261_201);
  const counts = { sent: 0, refused: 0, clashes: 0, over: 0 };
  for (let sequence = 0; sequence < SEQUENCES; sequence++) {
    const options = { size: 2 + pick(4), rules: RULES[pick(RULES.length)] ?? "chinese" };
    const ends = [new Game(options), new Game(options)];
    // What both show.
    let now = shown(/** @type {Game} */ (ends[0]));
    for (let step = 0; step < STEPS; step++) {
      const here = pick(2);
      const [sender, receiver] = /** @type {[Game, Game]} */ ([ends[here], ends[1 - here]]);
      if (!goes(() => act(sender, pick))) {
        counts.refused += 1;
        assert.equal(shown(sender), now);
        continue;
      }
      const events = overJson(sender.events(receiver.eventCount + 1));
      if (events.length > 0 && pick(8) === 0) counts.clashes += clash(receiver, events[0], pick);
      for (const event of events) {
        const { by } = event;
        if (pick(3) === 0) {
          const stood = shown(receiver);
          const wrong = by === "black" ? "white" : "black";
          assert(!goes(() => receiver.apply(event, { from: wrong })));
          assert(!goes(() => receiver.apply({ ...event, number: event.number + 1 })));
          assert(!goes(() => receiver.apply({ ...event, prior: "0123456789abcdef" })));
          assert.equal(shown(receiver), stood);
        }
        receiver.apply(event, { from: by });
        // Twice is once too often.
        assert(!goes(() => receiver.apply(event)));
        counts.sent += 1;
      }
      now = shown(sender);
      assert.equal(shown(receiver), now, JSON.stringify(events));
    }
    const [one, other] = /** @type {[Game, Game]} */ (ends);
    if (one.phase === "over") counts.over += 1;
    if (sequence % 10 === 0) {
      assert.equal(shown(Game.fromSnapshot(overJson(one.snapshot()))), now);
      assert.deepEqual([one.history(), one.score()], [other.history(), other.score()]);
    }
    one.dispose();
    other.dispose();
  }
  console.log(`${SEQUENCES} sequences: ${JSON.stringify(counts)}`);
  assert(counts.sent > SEQUENCES * 5 && counts.clashes > 100 && counts.over > 100, JSON.stringify(counts));
});

/**
 * Both ends acted at once: what the other did comes too late here, and this end gives way. Gives 1 if it did act.
 *
 * @param {Game} game @param {any} event @param {Pick} pick
 */
function clash(game, event, pick) {
  const before = shown(game);
  const stood = game.eventCount;
  if (!goes(() => act(game, pick)) || game.eventCount === stood) return 0;
  const kept = shown(game);
  assert(!goes(() => game.apply(event)));
  assert.equal(shown(game), kept);
  const n = game.eventCount - stood;
  assert.equal(game.takeBack(n), n);
  assert.equal(shown(game), before);
  return 1;
}
