/** From a node of a record to what the board draws. */

import { say } from "./i18n.js";
import { veilsOf } from "./study-veils.js";

/** @typedef {import("./lanke/board/index.js").View} View */
/** @typedef {import("./lanke/board/index.js").Mark} Mark */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./study.js").Study} Study */
/** @typedef {import("./lanke/index.js").Vertex} Vertex */

const KINDS = /** @type {const} */ (["circle", "cross", "square", "triangle", "selected"]);
/** Longer texts are cut: a point has no room for more. */
const LABEL = 3;

/**
 * @param {Session} session
 * @param {Study} study
 * @returns {View}
 */
export function viewOfNode(session, study) {
  const { record, node } = study;
  const { size } = record;
  const [columns, rows] = size;
  const { cells, turn, ko } = record.position(node);
  const move = record.move(node);
  const inside = move?.vertex != null && move.vertex[0] < columns && move.vertex[1] < rows;
  const { ghost, judging } = session;
  const notes = record.notes(node);
  const marks = marksOf(session, study, notes, cells);
  const isMarked = inside && marks.some(({ vertex }) => String(vertex) === String(move.vertex));
  return {
    size,
    stones: cells,
    // Its own mark tells it apart as well, and better alone.
    lastMove: inside && !isMarked ? move.vertex : null,
    ko,
    ghost: ghost === null ? null : { vertex: ghost, color: turn === "black" ? 1 : 2 },
    owner: territoryOf(notes, size),
    heat: judging.isHeatOn ? (judging.judgement?.owner ?? null) : null,
    marks,
    links: linksOf(notes),
    ...veilsOf(study),
    coordinates: "a1",
    confirm: "auto",
    arrows: "step",
    label: say().boardLabelStudy({ columns, rows }),
  };
}

/**
 * The record's own marks, else numbers where they are wanted, else letters for the ways the tree goes on.
 *
 * @param {Session} session
 * @param {Study} study
 * @param {import("./lanke/index.js").NodeNotes} notes
 * @param {Uint8Array} cells
 */
function marksOf({ refusal }, study, notes, cells) {
  const { size } = study.record;
  /** @type {Map<string, Mark>} */
  const marks = new Map();
  const put = (/** @type {Mark} */ mark) => {
    const at = String(mark.vertex);
    if (!marks.has(at)) marks.set(at, mark);
  };
  if (refusal?.vertex) put({ vertex: refusal.vertex, kind: "cross", tone: "alert" });
  for (const { vertex, text } of notes.labels) put({ vertex, kind: "label", text: [...text].slice(0, LABEL).join("") });
  for (const kind of KINDS) for (const vertex of notes.marks[kind]) put({ vertex, kind });
  const illegal = study.illegal.get(study.node)?.illegal.vertex;
  if (illegal && illegal[0] < size[0] && illegal[1] < size[1]) put({ vertex: illegal, kind: "cross", tone: "alert" });
  if (study.hasNumbers) numberStones(study, cells, put);
  else nameWays(study, cells, put);
  return [...marks.values()];
}

/**
 * Arrows and lines from point to point.
 *
 * @param {import("./lanke/index.js").NodeNotes} notes
 * @returns {import("./lanke/board/index.js").Link[]}
 */
function linksOf({ arrows, lines }) {
  return [
    ...arrows.map(([from, to]) => /** @type {const} */ ({ from, to, kind: "arrow" })),
    ...lines.map(([from, to]) => /** @type {const} */ ({ from, to, kind: "line" })),
  ];
}

/**
 * The number of the move that put each stone up.
 *
 * @param {Study} study
 * @param {Uint8Array} cells
 * @param {(mark: Mark) => void} put
 */
function numberStones(study, cells, put) {
  const { layout, record, node } = study;
  const [columns] = record.size;
  const done = new Set();
  for (let place = layout.places.get(node) ?? 0; place >= 0; place = layout.parent[place] ?? -1) {
    const point = layout.outline.point[place] ?? -1;
    if (point < 0 || done.has(point)) continue;
    // The last move on a point is the one that stands there.
    done.add(point);
    if (cells[point] !== layout.outline.color[place]) continue;
    const vertex = /** @type {const} */ ([point % columns, Math.floor(point / columns)]);
    put({ vertex, kind: "label", text: String(layout.number[place]) });
  }
}

/**
 * Letters on the points where more than one line goes on.
 *
 * @param {Study} study
 * @param {Uint8Array} cells
 * @param {(mark: Mark) => void} put
 */
function nameWays({ record, node }, cells, put) {
  const children = record.children(node);
  if (children.length < 2) return;
  const [columns, rows] = record.size;
  children.slice(0, 26).forEach((child, at) => {
    const vertex = record.move(child)?.vertex ?? null;
    if (vertex === null || vertex[0] >= columns || vertex[1] >= rows) return;
    if (cells[vertex[1] * columns + vertex[0]] !== 0) return;
    put({ vertex, kind: "label", text: String.fromCharCode(97 + at), tone: "faint" });
  });
}

/**
 * @param {import("./lanke/index.js").NodeNotes} notes
 * @param {readonly [number, number]} size
 */
function territoryOf({ territory: { black, white } }, [columns, rows]) {
  if (black.length + white.length === 0) return null;
  const owner = new Int8Array(columns * rows);
  for (const [x, y] of black) owner[y * columns + x] = 1;
  for (const [x, y] of white) owner[y * columns + x] = -1;
  return owner;
}
