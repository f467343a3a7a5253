/** What a record shows dim (DD) and what it leaves in view (VW): said at a node, it holds for the nodes below. */

import { veilsOf as veilsFrom } from "./lanke/board/index.js";

/** @typedef {import("./study.js").Study} Study */
/** @typedef {import("./lanke/index.js").GameRecord} GameRecord */
/** @typedef {import("./lanke/index.js").NodeId} NodeId */
/** @typedef {import("./lanke/index.js").Vertex} Vertex */
/** @typedef {{ readonly dim: readonly Vertex[], readonly veiled: readonly Vertex[] }} Veils */

/** Whether a record says anything of the kind: most have none, and nobody looks up their branches then. @type {WeakMap<GameRecord, boolean>} */
const known = new WeakMap();
/** What was made last, and for what: it is asked for whenever the mouse moves. @type {{ basis: readonly unknown[], veils: Veils }} */
let last = { basis: [], veils: { dim: [], veiled: [] } };

/**
 * The points that are dim at the node shown, and those that are out of view.
 *
 * @param {Study} study
 * @returns {Veils}
 */
export function veilsOf({ record, node, version }) {
  const basis = [record, node, version];
  if (!basis.every((item, at) => item === last.basis[at])) last = { basis, veils: made(record, node) };
  return last.veils;
}

/** @param {GameRecord} record @param {NodeId} node @returns {Veils} */
function made(record, node) {
  const isTold = known.get(record) ?? /(?:DD|VW)\s*\[/u.test(record.toSgf());
  known.set(record, isTold);
  return isTold ? veilsFrom(record.size, notesAbove(record, node)) : { dim: [], veiled: [] };
}

/** From the node upwards, as far as is asked. @param {GameRecord} record @param {NodeId} node */
function* notesAbove(record, node) {
  for (const above of record.path(node).reverse()) yield record.notes(above);
}
