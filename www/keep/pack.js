/** What is kept of a session, as plain data. */

import { draftsIn } from "../comment/drafts.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../session-state.js").Parked} Parked */
/** @typedef {import("../session-state.js").Origin} Origin */
/** @typedef {import("../study.js").Study} Study */
/** @typedef {import("../lanke/index.js").Game} Game */
/** @typedef {import("../lanke/index.js").Move} Move */
/** @typedef {import("../lanke/index.js").NodeId} NodeId */
/** @typedef {import("../lanke/index.js").Rules} Rules */
/** @typedef {Parameters<typeof import("../lanke/index.js").Game.fromSnapshot>[0]} Snapshot */

/** The way to a node: which child at each step. @typedef {readonly number[]} Way */
/** @typedef {Pick<Move, "kind" | "color" | "vertex">} KeptMove */
/** @typedef {{ way: Way, moves: readonly KeptMove[] }} KeptOrigin */
/** The note of a sealed move. @typedef {{ note: string, salt: string }} KeptSecret */
/**
 * @typedef {{
 *   snapshot: Snapshot, move: number, left: number | null, ended: Snapshot | null, origin: KeptOrigin | null,
 *   secrets?: readonly KeptSecret[],
 * }} KeptGame
 */
/** A comment that was being written. @typedef {{ place: number, way: Way, text: string }} KeptDraft */
/**
 * @typedef {{
 *   name: string | null, place: number, way: Way, end: Way, isShown: boolean, isEdited: boolean, hasNumbers: boolean,
 *   rules: Rules | null, drafts?: readonly KeptDraft[],
 * }} KeptStudy
 */
/** Handicap stones that Black is putting up. @typedef {Pick<import("../new-game/placing.js").Placing, "options" | "info" | "n" | "stones">} KeptPlacing */
/** @typedef {{ at: number, version: 1, placing?: KeptPlacing, game: KeptGame | null, study: KeptStudy | null, single: boolean }} Kept */

/** The version of what is written here. */
export const VERSION = 1;

/**
 * @param {Session} session
 * @returns {Omit<Kept, "at">}
 */
export function pack(session) {
  const { study, isStudying, parked, single } = session;
  const played = isStudying ? parked : session;
  return {
    version: VERSION,
    game: played === null ? null : packGame(played, study),
    study: study === null ? null : packStudy(study, isStudying),
    single,
    ...(session.placing === null ? {} : { placing: packPlacing(session.placing) }),
  };
}

/** @param {import("../new-game/placing.js").Placing} placing @returns {KeptPlacing} */
function packPlacing({ options, info, n, stones }) {
  return { options, info, n, stones };
}

/**
 * @param {Pick<Parked, "game" | "left" | "ended" | "origin" | "secrets">} played
 * @param {Study | null} study
 * @returns {KeptGame}
 */
function packGame({ game, left, ended, origin, secrets }, study) {
  return {
    snapshot: wholeOf(game),
    move: game.moveNumber,
    left,
    ended: ended === null ? null : wholeOf(ended),
    origin: origin === null || study === null ? null : packOrigin(origin, study),
    ...(secrets.length === 0 ? {} : { secrets }),
  };
}

/**
 * A snapshot with the moves that were gone back from, too.
 *
 * @param {Parked["game"]} game
 * @returns {Snapshot}
 */
function wholeOf(game) {
  // A game that pauses can't be stepped through; nothing was undone in one then.
  const isBack = game.moveNumber < game.moveCount && game.adjourned === null && game.sealed === null;
  if (!isBack) return bare(game.snapshot());
  const whole = game.clone();
  try {
    whole.goTo(whole.moveCount);
    return bare(whole.snapshot());
  } finally {
    whole.dispose();
  }
}

/** What of a snapshot the rest follows from. @param {Snapshot} snapshot @returns {Snapshot} */
function bare(snapshot) {
  const { version, size, rules, handicap, start, events, info } = snapshot;
  return /** @type {Snapshot} */ ({ version, size, rules, handicap, start, events, info });
}

/** @param {Origin} origin @param {Study} study @returns {KeptOrigin | null} */
function packOrigin({ node, moves }, { record }) {
  if (!record.has(node)) return null;
  return { way: wayTo(record, node), moves: moves.map(({ kind, color, vertex }) => ({ kind, color, vertex })) };
}

/** @param {Study} study @param {boolean} isShown @returns {KeptStudy} */
function packStudy({ file, place, record, node, line, hasNumbers }, isShown) {
  const drafts = file.games.flatMap((game, at) =>
    draftsIn(game).map(([written, text]) => ({ place: at, way: wayTo(game, written), text })),
  );
  return {
    name: file.name,
    place,
    way: wayTo(record, node),
    end: wayTo(record, line.at(-1) ?? node),
    isShown,
    isEdited: file.isEdited,
    hasNumbers,
    rules: file.rules ?? null,
    ...(drafts.length === 0 ? {} : { drafts }),
  };
}

/**
 * Nodes have other numbers when a record is read again; the way to them stays.
 *
 * @param {Study["record"]} record
 * @param {NodeId} node
 * @returns {Way}
 */
function wayTo(record, node) {
  const path = record.path(node);
  return path.slice(1).map((child, at) => record.children(path[at] ?? record.root).indexOf(child));
}
