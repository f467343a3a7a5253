/** What is said of the node that is shown, and what it is called. */

import { say } from "./i18n.js";
import { illegalText } from "./refusals.js";
import { pointText } from "./settings/names.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./study.js").Study} Study */
/** @typedef {import("./lanke/index.js").NodeId} NodeId */
/** @typedef {import("./lanke/index.js").NodeMove} NodeMove */

/**
 * @param {Session} session
 * @param {Study} study
 */
export function studyStatus({ game }, study) {
  const words = say();
  const { record, node } = study;
  const move = record.move(node);
  const { turn, moveNumber: number } = record.position(node);
  const last = game.lastMove;
  const isLast = move?.vertex != null && last?.kind === "play" && String(last.vertex) === String(move.vertex);
  const text =
    move === null
      ? words.setupStatus({ number, turn, isStart: record.parent(node) === null })
      : move.vertex === null
        ? words.passStatus({ number, color: move.color, turn })
        : words.playStatus({
            number,
            color: move.color,
            at: moveText(study, move),
            taken: isLast ? last.captured.length : 0,
            turn,
          });
  return [text, placeText(study), againstText(study)].filter(Boolean).join(words.space);
}

/** "move 37, black D4, variation 2 of 3". @param {Study} study */
export function nodeName(study) {
  const words = say();
  const { record, node } = study;
  const move = record.move(node);
  const { moveNumber: number } = record.position(node);
  const siblings = study.siblings;
  const isStart = record.parent(node) === null;
  return words.nodeName({
    number,
    color: move?.color ?? null,
    at: move === null || move.vertex === null ? null : moveText(study, move),
    isStart,
    place: siblings.indexOf(node) + 1,
    of: siblings.length,
    children: record.children(node).length,
    isIllegal: study.illegal.has(node),
    hasComment: record.notes(node).comment !== null,
  });
}

/** @param {Study} study */
function placeText(study) {
  const { siblings, node } = study;
  const branches = study.record.children(node).length;
  return [
    siblings.length < 2 ? "" : say().variationOf({ place: siblings.indexOf(node) + 1, of: siblings.length }),
    branches < 2 ? "" : say().variationsHere({ n: branches }),
  ]
    .filter(Boolean)
    .join(say().space);
}

/** @param {Study} study */
function againstText(study) {
  const found = study.illegal.get(study.node);
  if (found === undefined) return "";
  const { size } = study.record;
  return say().againstRules({ why: illegalText(found.illegal, { size, turn: found.color }) });
}

/** @param {Study} study @param {NodeMove} move */
function moveText(study, { vertex }) {
  const { size } = study.record;
  if (vertex === null) return "";
  const [x, y] = vertex;
  return x < size[0] && y < size[1] ? pointText(vertex, size) : "?";
}
