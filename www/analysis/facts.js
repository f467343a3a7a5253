/** What happens at each node of a line, by the rules: captures, kos, repetitions, moves against the rules. No page here. */

/** @typedef {import("../lanke/index.js").GameRecord} GameRecord */
/** @typedef {import("../lanke/index.js").Game} Game */
/** @typedef {import("../lanke/index.js").NodeId} NodeId */
/** @typedef {import("../lanke/index.js").NodeMove} NodeMove */
/** @typedef {import("../lanke/index.js").Illegal} Illegal */
/** @typedef {import("../lanke/index.js").Cycle} Cycle */

/**
 * @typedef {object} Fact
 * @property {number} number of the move, counted along the line; that of the move before where the node has none
 * @property {NodeMove | null} move
 * @property {{ black: number, white: number }} taken the stones that each side took here
 * @property {boolean} isKo one stone was taken, and taking back at once would only restore the position before
 * @property {Illegal | null} illegal why the move is against the rules; `sinceMove` counts as `number` does
 * @property {(Cycle & { since: number }) | null} cycle the repetition that is here; `since` counts as `number` does
 */

/**
 * One pass along the main line of a record.
 *
 * @param {GameRecord} record
 * @returns {Fact[]}
 */
export function factsOf(record) {
  const illegal = new Map(record.illegal().map((found) => [found.node, found.illegal]));
  /** @type {Fact[]} */
  const facts = [];
  let before = { black: 0, white: 0 };
  /** @type {Game | null} */
  let game = null;
  for (const node of record.main) {
    const move = record.move(node);
    const { moveNumber: number, ko, captures } = record.position(node);
    const refused = game === null || move === null ? null : refusalOf(game, move, facts.at(-1)?.number ?? 0);
    const next = gameAt(record, node, move, game);
    if (game !== null && next !== game) game.dispose();
    game = next;
    // Stones put up begin the counting of prisoners anew.
    const taken = { black: gain(captures.black, before.black), white: gain(captures.white, before.white) };
    before = captures;
    const cycle = move === null ? null : game.cycle();
    facts.push({
      number,
      move,
      taken: move === null ? { black: 0, white: 0 } : taken,
      isKo: move !== null && ko !== null,
      illegal: illegal.get(node) ?? refused,
      cycle: cycle === null ? null : { ...cycle, since: number - cycle.length },
    });
  }
  game?.dispose();
  return facts;
}

/**
 * A repetition that the rules of the record forbid. All else that any rules forbid the record tells itself, whose moves
 * may come in any order of the sides.
 *
 * @param {Game} game
 * @param {NodeMove} move
 * @param {number} number of moves before it along the line; the game may have begun later
 */
function refusalOf(game, { color, vertex }, number) {
  if (vertex === null || game.phase !== "play") return null;
  const illegal = game.check(vertex, color);
  if (illegal?.code !== "superko") return null;
  return { ...illegal, sinceMove: (illegal.sinceMove ?? 0) + number - game.moveNumber };
}

/**
 * The game at a node: one move on from that before it, where that is all there is to it.
 *
 * @param {GameRecord} record
 * @param {NodeId} node
 * @param {NodeMove | null} move
 * @param {Game | null} game at the node before
 */
function gameAt(record, node, move, game) {
  if (game !== null && move !== null && move.color === game.turn && isPlain(record, node)) {
    if (move.kind === "pass" && game.phase === "play") {
      if (game.tryPlay("pass").ok && game.phase === "play") return game;
    } else if (move.vertex !== null && game.tryPlay(move.vertex).ok) return game;
  }
  const fresh = record.gameAt(node);
  // A record goes on after two passes.
  if (fresh.phase === "marking") fresh.resume("referee");
  return fresh;
}

/** Whether a node has one move, and nothing else that changes the position. @param {GameRecord} record @param {NodeId} node */
function isPlain(record, node) {
  const names = Object.keys(record.props(node));
  return names.length === 1 && (names[0] === "B" || names[0] === "W");
}

/** @param {number} now @param {number} before */
function gain(now, before) {
  return Math.max(0, now - before);
}
