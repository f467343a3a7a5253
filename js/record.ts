/** Games from records in SGF, and back. */

import { colorOf, found, optionsOf, wholeOf } from "./args.js";
import { recordBytes } from "./encoding.js";
import { GoError, IllegalMoveError } from "./errors.js";
import type { RawBadMove, RawGame } from "./glue.js";
import { Handle } from "./handle.js";
import { MOST_BYTES, writeInfo } from "./info.js";
import { illegalOf } from "./moves.js";
import { KOMI, ruleCodesBy } from "./rule-codes.js";
import type { Diagnostic, GameInfo, RecordedIllegal, RecordOptions, Rules } from "./types.js";
import { asGoError, engine, wasm } from "./wasm.js";

const OPTIONS = ["game", "illegal", "end", "rules", "komi", "encoding"] as const;
/** What the game itself says. */
const OWN: ReadonlySet<keyof GameInfo> = new Set(["rules", "komi", "handicap"]);

/** Reads a record and plays it to its end. @internal */
export function readGame(record: unknown, options: RecordOptions | undefined): Handle<RawGame> {
  const { game = 0, illegal = "throw", end = "open", rules, komi, encoding } = optionsOf(options, OPTIONS, "options");
  const place = wholeOf(game, 0, 0xffff_ffff, "game");
  if (illegal !== "throw" && illegal !== "keep") {
    throw new GoError("argument", `illegal ${found(illegal)}, wanted "throw" or "keep"`);
  }
  if (end !== "open" && end !== "recorded") {
    throw new GoError("argument", `end ${found(end)}, wanted "open" or "recorded"`);
  }
  const { bytes, how } = recordBytes(engine, record, encoding, MOST_BYTES);
  const codes = ruleCodesBy(engine, rules, komi);
  const given = Int32Array.from(rules === undefined ? [] : codes);
  // Without one that is asked for, the engine takes what the record states, else that of the rules asked for.
  const asked = komi !== undefined || namesKomi(rules) ? codes[KOMI] : undefined;
  return new Handle(engine, readRaw(bytes, place, illegal === "keep", given, asked, end === "recorded", how));
}

function namesKomi(rules: string | Partial<Rules> | undefined): boolean {
  return typeof rules === "object" && rules.komi !== undefined;
}

function readRaw(
  bytes: Uint8Array,
  place: number,
  keep: boolean,
  rules: Int32Array,
  komi: number | undefined,
  end: boolean,
  how: string,
): RawGame {
  try {
    return wasm().RawGame.fromSgf(bytes, place, keep, rules, komi, end, how);
  } catch (error) {
    if (!isBadMove(error)) throw asGoError(error);
    const { illegal, number, color } = recordedOf(error);
    throw new IllegalMoveError(illegal, number - 1, `move ${number} by ${color}: ${illegal.message}`);
  }
}

function isBadMove(error: unknown): error is RawBadMove {
  return typeof error === "object" && error !== null && "isPlayed" in error;
}

/** A move of a record that the rules forbid. @internal */
export function recordedOf(raw: RawBadMove): RecordedIllegal {
  return {
    number: raw.number,
    color: colorOf(raw.color),
    isPlayed: raw.isPlayed,
    illegal: illegalOf(raw.width, raw, raw.x < 0 ? null : [raw.x, raw.y]),
  };
}

/** What was wrong in a record and was got over. @internal */
export function diagnosticsOf(raw: RawGame): Diagnostic[] {
  return raw.faults().map(({ code, message, line, column }) => ({ code, message, line, column }));
}

/** Writes a game, with what is said of it. @internal */
export function writeGame(handle: Handle<RawGame>, given: GameInfo | undefined): string {
  const raw = handle.ask((raw) => raw.copy());
  try {
    writeInfo(raw, given, OWN);
    return raw.toSgf();
  } catch (error) {
    throw asGoError(error);
  } finally {
    raw.free();
  }
}
