/** Comments that were being written and are not in the record yet: nothing that was typed is lost with its dialog. */

/** @typedef {import("../lanke/index.js").GameRecord} GameRecord */
/** @typedef {import("../lanke/index.js").NodeId} NodeId */

/** @type {WeakMap<GameRecord, Map<NodeId, string>>} */
const drafts = new WeakMap();

/** @param {GameRecord} record @param {NodeId} node @returns {string | null} */
export function draftAt(record, node) {
  return drafts.get(record)?.get(node) ?? null;
}

/** @param {GameRecord} record @param {NodeId} node @param {string | null} text null for none any more */
export function setDraft(record, node, text) {
  const own = drafts.get(record) ?? new Map();
  if (text === null) own.delete(node);
  else own.set(node, text);
  drafts.set(record, own);
}

/**
 * Those of nodes that are there; a node that was removed may come back, and has its own again then.
 *
 * @param {GameRecord} record
 * @returns {(readonly [node: NodeId, text: string])[]}
 */
export function draftsIn(record) {
  return [...(drafts.get(record) ?? [])].filter(([node]) => record.has(node));
}
