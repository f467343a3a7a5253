/** Records in the other formats that the package knows, told by what stands in them: SGF is made of them. */

import { GoError } from "../lanke/play/slim.js";
import { loadRecords } from "../records.js";

/** @typedef {import("../study.js").RecordFile} RecordFile */

/** A word or two that happen to name points are no game. */
const FEWEST_MOVES = 2;

/**
 * Reads what is not SGF; throws the fault that the reader of SGF had found where it is nothing else either.
 *
 * @param {string | Uint8Array} source
 * @param {string | null} name of the file
 * @param {GoError} fault
 * @returns {Promise<RecordFile>}
 */
export async function readOther(source, name, fault) {
  if (fault.code === "foreign-format") return readForeign(source, name);
  const list = fault.code === "no-game" ? await moveListIn(source) : null;
  if (list === null) throw fault;
  const { sgfOf } = await import("../share/sgf-of.js");
  const { readFile } = await loadRecords();
  return readFile(await sgfOf(list), name);
}

/**
 * A server's file, with what was wrong in it.
 *
 * @param {string | Uint8Array} source
 * @param {string | null} name
 */
async function readForeign(source, name) {
  const { readServerRecord } = await import("../lanke/formats/index.js");
  const { sgf, encoding, diagnostics } = readServerRecord(source);
  const { readFile } = await loadRecords();
  const file = readFile(sgf, name);
  return { ...file, encoding, diagnostics: [...diagnostics, ...file.diagnostics] };
}

/**
 * The moves of a list in GTP; null where the text is none.
 *
 * @param {string | Uint8Array} source
 */
async function moveListIn(source) {
  const { parseGtpMoves } = await import("../lanke/formats/index.js");
  const text = typeof source === "string" ? source : new TextDecoder().decode(source);
  try {
    const list = parseGtpMoves(text);
    return list.moves.length < FEWEST_MOVES ? null : list;
  } catch (error) {
    if (!(error instanceof GoError)) throw error;
    return null;
  }
}
