/** Notices what can be heard of a game: stones, passes, refusals, the end. What sounds is loaded once sounds are on. */

import { onSettings, settings } from "../settings/settings.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("./voices.js").Voice} Voice */
/** What there is to hear. @typedef {{ voice: Voice, n: number }} Heard */

/** How long a refusal is felt, in milliseconds. */
const BUZZ = 10;

/** What was last on the page. @typedef {ReturnType<typeof stateOf>} State */
/** @type {State | null} */
let before = null;
let was = settings();

onSettings(() => {
  const now = settings();
  // Who switches sounds on, or sets their volume, hears them.
  if (now.sounds && (!was.sounds || now.volume !== was.volume)) void start("stone", 0);
  if (!now.sounds && was.sounds) void import("./player.js").then(({ rest }) => rest());
  was = now;
});

/** Lets what has just happened be heard. @param {Session} session */
export function hear(session) {
  const state = stateOf(session);
  const heard = before === null ? null : between(before, state);
  before = state;
  if (heard === null) return;
  if (heard.voice === "refused" && settings().haptics) navigator.vibrate?.(BUZZ);
  if (settings().sounds) void start(heard.voice, heard.n);
}

/** @param {Voice} voice @param {number} n */
async function start(voice, n) {
  try {
    const { play } = await import("./player.js");
    await play(voice, n);
  } catch {
    // Sound is never the only cue: where there is none nothing is lost.
  }
}

/** @param {Session} session */
function stateOf({ game, study, isStudying, refusal, fault, placing, shown }) {
  const about = study !== null && isStudying ? study : null;
  const last = game.lastMove;
  return {
    game,
    record: about?.record ?? null,
    node: about?.node ?? null,
    parent: about === null ? null : about.record.parent(about.node),
    move: about === null ? null : about.record.move(about.node),
    number: game.moveNumber,
    kind: last?.kind ?? null,
    taken: last?.captured.length ?? 0,
    isOver: game.phase === "over",
    trouble: refusal ?? fault,
    placed: placing?.stones.length ?? 0,
    shown,
  };
}

/** @param {State} old @param {State} now @returns {Heard | null} */
function between(old, now) {
  if (now.trouble !== null && now.trouble !== old.trouble) return { voice: "refused", n: 0 };
  if (now.record !== null) {
    const isNext = now.record === old.record && now.parent !== null && now.parent === old.node;
    if (!isNext || now.move === null) return null;
    return now.move.vertex === null ? { voice: "pass", n: 0 } : stone(now.taken);
  }
  if (old.record !== null || now.game !== old.game || now.shown !== old.shown) return null;
  if (now.placed > old.placed) return stone(0);
  // By a move that ends it, or by agreement about the position that stands; a jump to its end says nothing.
  const by = now.number - old.number;
  if (now.isOver && !old.isOver && (by === 0 || by === 1)) return { voice: "end", n: 0 };
  if (by !== 1) return null;
  return now.kind === "play" ? stone(now.taken) : { voice: "pass", n: 0 };
}

/** @param {number} taken @returns {Heard} */
function stone(taken) {
  return taken > 0 ? { voice: "capture", n: taken } : { voice: "stone", n: 0 };
}
