/** What of the game or record on the page goes into a link, and what does not. */

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../study.js").Study} Study */
/** @typedef {import("../records.js").AnyGame} AnyGame */
/** @typedef {import("../lanke/index.js").GameInfo} GameInfo */
/** @typedef {Parameters<typeof import("../lanke/formats/index.js").toShareText>[0]} Shared */

/** Something that a link does not carry. @typedef {"variations" | "comments" | "course" | "before" | "after"} Loss */

/** Of what is known of a game these are carried. */
const KNOWN = /** @type {const} */ ([
  "black",
  "white",
  "blackRank",
  "whiteRank",
  "blackTeam",
  "whiteTeam",
  "name",
  "event",
  "round",
  "date",
  "place",
  "result",
]);
/** Comments, names of nodes, marks and territory, wherever they stand in a record. */
const NOTES = /(?<![A-Z])(?:C|GC|N|TR|SQ|CR|MA|SL|LB|AR|LN|DD|VW|TB|TW)\s*\[/u;

/**
 * @param {Session} session
 * @returns {{ game: Shared, losses: readonly Loss[] }}
 */
export function sharedGame({ game, study, isStudying }) {
  if (study !== null && isStudying) return sharedLine(study);
  const whole = game.clone();
  try {
    if (game.moveNumber < game.moveCount && game.adjourned === null && game.sealed === null) {
      whole.goTo(whole.moveCount);
    }
    return sharedMoves(whole, game.moveNumber, []);
  } finally {
    whole.dispose();
  }
}

/**
 * The line that is shown, as far as it is moves from a start.
 *
 * @param {Study} study
 */
function sharedLine(study) {
  const { record, node, line } = study;
  const here = record.gameAt(node, withRules(study));
  const whole = record.gameAt(line.at(-1) ?? node, withRules(study));
  try {
    const start = JSON.stringify(here.snapshot().start);
    const goesOn = whole.moveCount >= here.moveCount && JSON.stringify(whole.snapshot().start) === start;
    const isCut = here.moveCount < record.position(node).moveNumber;
    /** @type {Loss[]} */
    const losses = [];
    if (isCut) losses.push("before");
    if (!goesOn) losses.push("after");
    if (record.variationCount > 0) losses.push("variations");
    if (NOTES.test(record.toSgf())) losses.push("comments");
    return sharedMoves(goesOn ? whole : here, here.moveCount, losses, record.info);
  } finally {
    here.dispose();
    whole.dispose();
  }
}

/** @param {Study} study */
function withRules({ file: { rules } }) {
  return rules === undefined ? {} : { rules };
}

/**
 * @param {AnyGame} game
 * @param {number} shown
 * @param {Loss[]} losses
 * @param {GameInfo} info
 * @returns {{ game: Shared, losses: readonly Loss[] }}
 */
function sharedMoves(game, shown, losses, info = game.info) {
  const { size, rules, handicap, start, events, result } = game.snapshot();
  const history = game.history();
  const end = history.findIndex(({ kind }) => kind !== "play" && kind !== "pass");
  const moves = end < 0 ? history : history.slice(0, end);
  const isPlain = events.every(({ type }) => type === "play" || type === "pass" || type === "resign");
  if (!isPlain) losses.push("course");
  const known = { ...info, ...(result === null ? {} : { result }) };
  const texts = KNOWN.flatMap((key) => (known[key] ? [[key, known[key]]] : []));
  return {
    game: {
      size,
      rules,
      handicap,
      setup: start,
      moves,
      shown: Math.min(shown, moves.length),
      info: Object.fromEntries(texts),
    },
    losses,
  };
}
