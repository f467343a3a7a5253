/** The files of servers in Asia. */

import { optionsOf } from "../args.js";
import { recordBytes } from "../encoding.js";
import type { ServerRecord } from "../types-formats.js";
import { MOST_TEXT } from "./values.js";
import { call, formats, wasm } from "./wasm.js";

/**
 * Makes SGF of a server's file, told by what stands in it: GIB (Tygem), NGF (Cyberoro, wBaduk) or UGF (Pandanet). What is
 * wrong in it is got over and told among the diagnostics.
 *
 * Bytes are decoded as `readRecords` decodes them; `encoding` goes in place of the one found.
 *
 * @throws GoError `"no-game"` for SGF and what is no record, `"size"` for a board that there is not, `"limit"` past 4 MiB,
 * `"encoding"`, `"argument"`, `"option"`.
 * @example
 * const { sgf } = readServerRecord(new Uint8Array(await file.arrayBuffer()));
 * readRecords(sgf).games[0];
 */
export function readServerRecord(
  source: string | Uint8Array,
  options?: { /** Any that `TextDecoder` knows. */ readonly encoding?: string },
): ServerRecord {
  const { encoding: asked } = optionsOf(options, ["encoding"], "options");
  const { bytes, encoding } = recordBytes(formats, source, asked, MOST_TEXT);
  const { sgf, format, faults } = call(() => wasm().readServerRecord(bytes));
  const diagnostics = faults.map(({ code, message, line, column, done }) => {
    return { code, message, line, column, game: 0, done };
  });
  return { sgf, format: format as ServerRecord["format"], encoding, diagnostics };
}
