/** Texts with records in them, read and written. */

import { flagOf, found, optionsOf, wholeOf } from "./args.js";
import { GoError } from "./errors.js";
import { recordBytes } from "./encoding.js";
import { GameRecord, lineLengthOf } from "./game-record.js";
import type { RawRecords } from "./glue.js";
import type { ReadRecordsOptions, RecordDiagnostic, RecordLimits, WriteRecordsOptions } from "./types-record.js";
import { call, engine, wasm } from "./wasm.js";

const OPTIONS = ["strict", "encoding", "limits"] as const;
/** In the order of the engine, each with the most that it may be raised to: what the engine's memory holds. */
const MOST: { readonly [Name in keyof RecordLimits]: number } = {
  bytes: 2 ** 30,
  games: 500_000,
  nodes: 20_000_000,
  values: 40_000_000,
  properties: 4096,
  depth: 20_000_000,
  diagnostics: 100_000,
};
const LIMITS = Object.keys(MOST) as (keyof RecordLimits)[];
const USUAL_BYTES = 128 * 2 ** 20;

/** What a text has. */
export interface ReadRecords {
  /** The games in their order; one at least. Each holds memory of the engine until `dispose`. */
  readonly games: GameRecord[];
  /** The encoding of the bytes, by its name in the Encoding Standard; `"utf-8"` for texts. */
  readonly encoding: string;
  /** What was wrong and was got over, in the order of the text. */
  readonly diagnostics: RecordDiagnostic[];
  /** How many more there were than `limits.diagnostics`. */
  readonly moreDiagnostics: number;
  /**
   * Whether the text is as the format has it: brackets, names, nodes, nothing outside games, no property twice in a
   * node. Values are not looked at for this.
   */
  readonly isWellFormed: boolean;
}

/**
 * Reads all games of a text in SGF, FF[1] to FF[4], with every variation and property. What deviates from the
 * format is got over and told among the diagnostics, with what was done; illegal moves of the main line are, too.
 *
 * Bytes are decoded by their mark, else by the record's CA, else by a guess.
 *
 * @throws GoError `"no-game"`; `"foreign-format"` for a GIB, NGF or UGF file, which `readServerRecord` of
 * `lanke/formats` makes SGF of; `"size"` where every game has a size that no board has; `"limit"`; `"encoding"`;
 * `"argument"`, `"option"`, `"number"`; with `strict` the code of the first fault.
 * @example
 * const { games } = readRecords("(;SZ[9];B[ee](;W[dd])(;W[cc]))");
 * games[0].variationCount; // 1
 */
export function readRecords(source: string | Uint8Array, options?: ReadRecordsOptions): ReadRecords {
  const { strict, encoding: asked, limits } = optionsOf(options, OPTIONS, "options");
  const most = limitsOf(limits);
  const { bytes, encoding, how } = recordBytes(engine, source, asked, most[0] || USUAL_BYTES);
  const isStrict = flagOf(strict, "strict");
  const raw = call(() => wasm().RawRecords.read(bytes, isStrict, Uint32Array.from(most), how));
  try {
    return { ...resultOf(raw), encoding };
  } finally {
    raw.free();
  }
}

function resultOf(raw: RawRecords): Omit<ReadRecords, "encoding"> {
  const games: GameRecord[] = [];
  for (let n = 0; n < raw.n(); n++) {
    const game = raw.take(n);
    if (game !== undefined) games.push(GameRecord.from(game));
  }
  const diagnostics = raw.faults().map(({ code, message, line, column, game, done }) => {
    return { code, message, line, column, game, done };
  });
  return { games, diagnostics, moreDiagnostics: raw.nMoreFaults(), isWellFormed: raw.isWellFormed() };
}

/**
 * Writes records as one text in SGF, UTF-8, each value byte for byte as it was read or set.
 *
 * @throws GoError `"argument"`, `"option"`, `"number"`, `"disposed"`, `"limit"`.
 */
export function writeRecords(games: readonly GameRecord[], options?: WriteRecordsOptions): string {
  // Wrong options are told of no games, too.
  lineLengthOf(options);
  if (!Array.isArray(games)) throw new GoError("argument", `games ${found(games)}, wanted a list of records`);
  const texts = Array.from(games as readonly unknown[], (game) => {
    if (game instanceof GameRecord) return game.toSgf(options);
    throw new GoError("argument", `game ${found(game)}, wanted a GameRecord`);
  });
  try {
    return texts.join("");
  } catch (cause) {
    // No text may be so long here.
    throw new GoError("limit", `${texts.length} games in one text, wanted fewer`, { cause });
  }
}

/** Limits in the order of the engine; 0 for the usual one. */
function limitsOf(limits: Partial<RecordLimits> | undefined): number[] {
  const given = optionsOf(limits, LIMITS, "limits");
  return LIMITS.map((name) => {
    const limit = given[name];
    return limit === undefined ? 0 : wholeOf(limit, 1, MOST[name], name);
  });
}
