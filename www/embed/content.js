/** What a board on another page is given: the record of the line that is shown, or the rules of an empty board. */

import { presets } from "../rules-list.js";

/** @typedef {import("../session.js").Session} Session */

/**
 * The record as one text in which the line shown is the main one, and after how many moves it stands.
 *
 * @param {Session} session
 */
export async function recordHere(session) {
  const { game, study, isStudying } = session;
  if (study === null || !isStudying) return { sgf: (await session.toSgf()).trim(), move: game.moveNumber };
  const { record, node, line } = study;
  const copy = record.clone();
  try {
    const end = line.at(-1) ?? node;
    const path = record.path(end);
    let at = copy.root;
    for (const [place, child] of path.slice(1).entries()) {
      const way = record.children(path[place] ?? record.root).indexOf(child);
      at = copy.children(at)[way] ?? at;
    }
    copy.makeMain(at);
    return { sgf: copy.toSgf().trim(), move: record.position(node).moveNumber };
  } finally {
    copy.dispose();
  }
}

/**
 * Size, rules and komi as attributes; the rules by the name of a set, null where they are none of these.
 *
 * @param {Session} session
 */
export function emptyHere({ game }) {
  const { rules, size } = game;
  const [columns, rows] = size;
  const same = (/** @type {typeof rules} */ other) =>
    JSON.stringify({ ...other, komi: 0 }) === JSON.stringify({ ...rules, komi: 0 });
  const found = presets().find((preset) => same(preset.rules));
  return {
    size: columns === rows ? String(columns) : `${columns}x${rows}`,
    rules: found?.name ?? null,
    komi: found !== undefined && found.rules.komi === rules.komi ? null : String(rules.komi),
  };
}
