// The game that every engine replays, as bare moves.
import { existsSync, readdirSync, readFileSync } from "node:fs";

const classic = new URL("../data/shusaku-1846.sgf", import.meta.url);
// A collection of real games that may lie beside the checkout. It is not part
// of the project, so it is only ever read.
const corpus = new URL("../../../shared/corpus/finished-games/games/", import.meta.url);

/**
 * Reads the moves of a plain 19×19 record.
 *
 * Answers null for what the engines could not all replay in the same way:
 * another size, stones set up, a pass before the end, moves out of turn.
 */
function parseRecord(text, name) {
  if (!/SZ\[19\]/.test(text) || /A[BWE]\[/.test(text)) return null;
  const moves = [...text.matchAll(/;([BW])\[([a-s]{2}|tt)?\]/g)].map(([, color, at]) => ({
    color,
    at: at === "tt" ? undefined : at,
  }));
  while (moves.length > 0 && moves.at(-1).at === undefined) moves.pop();
  const plain = moves.every(({ color, at }, i) => at !== undefined && color === "BW"[i % 2]);
  if (!plain || moves.length === 0) return null;
  return fromVertices(
    name,
    moves.map(({ at }) => [at.charCodeAt(0) - 97, at.charCodeAt(1) - 97]),
  );
}

/** The first `n` moves of a record. */
export function head(record, n) {
  return fromVertices(record.name, record.vertices.slice(0, n));
}

/** The classic game kept in this folder: 325 moves with a long ko fight. */
export function classicRecord() {
  return parseRecord(readFileSync(classic, "utf8"), "Shusaku 1846");
}

/**
 * The longest plain 19×19 game of the collection, or the classic one.
 *
 * Games that repeat a position are left out: a superko rule refuses them.
 */
export function defaultRecord() {
  if (!existsSync(corpus)) return classicRecord();
  let longest = null;
  for (const file of readdirSync(corpus)) {
    if (!file.endsWith(".sgf")) continue;
    const facts = new URL(file.replace(/\.sgf$/, ".json"), corpus);
    if (JSON.parse(readFileSync(facts, "utf8")).repeats > 0) continue;
    const text = readFileSync(new URL(file, corpus), "utf8");
    const record = parseRecord(text, file.replace(/\.sgf$/, ""));
    if (record && record.length > (longest?.length ?? 0)) longest = record;
  }
  return longest ?? classicRecord();
}

// Both forms are made before any clock runs: row-major indices for the bulk
// call, pairs for the engines that are called once per move.
function fromVertices(name, vertices) {
  const points = Int16Array.from(vertices, ([x, y]) => y * 19 + x);
  return { name, size: 19, length: vertices.length, vertices, points };
}
