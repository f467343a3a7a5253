/** From what was kept back to a session. Whatever is not as it was written throws. */

import { setDraft } from "../comment/drafts.js";
import { Game } from "../lanke/play/slim.js";
import { loadRecords } from "../records.js";
import { VERSION } from "./pack.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../study.js").Study} Study */
/** @typedef {import("./pack.js").Kept} Kept */
/** @typedef {import("./pack.js").KeptGame} KeptGame */
/** @typedef {import("./pack.js").KeptStudy} KeptStudy */
/** @typedef {import("./pack.js").KeptOrigin} KeptOrigin */
/** @typedef {import("./pack.js").Way} Way */

/**
 * @param {string} text
 * @returns {Kept}
 */
export function parse(text) {
  const kept = JSON.parse(text);
  if (kept?.version !== VERSION) throw new Error(`version ${kept?.version}, wanted ${VERSION}`);
  const { game, study } = kept;
  if (game === undefined || study === undefined) throw new Error("no game or study");
  if (study !== null && !(isWay(study.way) && isWay(study.end) && Number.isInteger(study.place))) {
    throw new Error("a study without its place");
  }
  if (!(study?.drafts ?? []).every(isDraft)) throw new Error("a draft without its place");
  return kept;
}

/** @param {unknown} value */
function isWay(value) {
  return Array.isArray(value) && value.every((step) => Number.isInteger(step) && step >= 0);
}

/** @param {unknown} value @returns {value is import("./pack.js").KeptDraft} */
function isDraft(value) {
  const { place, way, text } = /** @type {Partial<import("./pack.js").KeptDraft>} */ (value ?? {});
  return Number.isInteger(place) && isWay(way) && typeof text === "string";
}

/**
 * Puts the game that was played on the page.
 *
 * @param {Session} session
 * @param {Kept} kept
 */
export function unpackGame(session, { game: kept, placing, single }) {
  if (placing !== undefined) {
    const { options, info, n, stones } = placing;
    session.startPlacing(options, info, Number(n));
    for (const [x, y] of stones) session.placing?.toggle([Number(x), Number(y)]);
  } else if (kept !== null) {
    const ended = kept.ended === null ? null : Game.fromSnapshot(kept.ended);
    const game = Game.fromSnapshot(kept.snapshot);
    if (kept.move < game.moveCount && game.adjourned === null && game.sealed === null) game.goTo(kept.move);
    session.replace(game);
    session.ended = ended;
    session.left = typeof kept.left === "number" ? kept.left : null;
    session.secrets = unpackSecrets(kept.secrets);
  }
  session.single = single === true;
  session.onChange();
}

/**
 * Notes as they lay there: whether one is what was sealed is found out by its commitment. What is no note becomes an empty
 * one, which fits none.
 *
 * @param {unknown} kept
 * @returns {Session["secrets"]}
 */
function unpackSecrets(kept) {
  if (kept === undefined) return [];
  return (Array.isArray(kept) ? kept : [null]).map((one) => {
    const { note, salt } = /** @type {{ note?: unknown, salt?: unknown }} */ (one ?? {});
    const isNote = typeof note === "string" && typeof salt === "string";
    return isNote ? { note, salt } : { note: "", salt: "" };
  });
}

/**
 * Puts the record back, shown or at hand.
 *
 * @param {Session} session
 * @param {KeptStudy} kept
 * @param {KeptOrigin | null} origin of the game that was played on from it
 * @param {string} text
 */
export async function unpackStudy(session, kept, origin, text) {
  const { readFile, Study } = await loadRecords();
  const { name, place, isEdited, rules } = kept;
  const file = { ...readFile(text, name), ...(rules === null ? {} : { rules }) };
  if (kept.isShown) session.openRecord(file, place);
  else session.study = new Study(file, place);
  const { study } = session;
  if (study === null) return;
  file.isEdited = isEdited;
  study.hasNumbers = kept.hasNumbers === true;
  for (const draft of kept.drafts ?? []) {
    const record = file.games[draft.place];
    if (record !== undefined) setDraft(record, nodeAt({ record }, draft.way), draft.text);
  }
  const whence = origin === null ? null : { node: nodeAt(study, origin.way), moves: unpackMoves(origin) };
  if (session.parked !== null) session.parked.origin = whence;
  else if (!kept.isShown) session.origin = whence;
  study.goTo(nodeAt(study, kept.end));
  if (kept.isShown) session.look(() => study.goTo(nodeAt(study, kept.way)));
  else study.goTo(nodeAt(study, kept.way));
  session.onChange();
}

/** @param {KeptOrigin} origin @returns {import("../lanke/index.js").Move[]} */
function unpackMoves({ moves }) {
  // What is compared with them is no more than this.
  return /** @type {import("../lanke/index.js").Move[]} */ (moves);
}

/** As far as the way leads. @param {Pick<Study, "record">} study @param {Way} way */
function nodeAt({ record }, way) {
  let node = record.root;
  for (const step of way) node = record.children(node)[step] ?? node;
  return node;
}
