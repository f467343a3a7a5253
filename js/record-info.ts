/** What records say of their games, understood. */

import type { RawRecord, RawRecordedOvertime, RawRecordedResult } from "./glue.js";
import type { RulesName } from "./types.js";
import type { RecordedInfo, RecordedOvertime, RecordedResult } from "./types-record.js";

/** The engine's numbers for who won. */
const WINNERS = [null, "black", "white", "draw", "none"] as const;

/** What a record says of its game, as far as it is understood. @internal */
export function recordedInfoOf(raw: RawRecord): RecordedInfo {
  const { komiHalfPoints, komiScale, komiText, handicap, rules, result, mainTimeMs, overtime } = raw.recordedInfo();
  return {
    komi: komiHalfPoints === null ? null : komiHalfPoints / 2,
    komiScale: komiScale as RecordedInfo["komiScale"],
    komiText,
    handicap,
    rules: rules as RulesName | null,
    result: result === null ? null : resultOf(result),
    mainTime: mainTimeMs,
    overtime: overtime === null ? null : overtimeOf(overtime),
  };
}

function resultOf({ winner, by, marginQuarters, text }: RawRecordedResult): RecordedResult {
  return {
    winner: WINNERS[winner] ?? null,
    by: by as RecordedResult["by"],
    margin: marginQuarters === null ? null : marginQuarters / 4,
    text,
  };
}

function overtimeOf({ kind, count, ms }: RawRecordedOvertime): RecordedOvertime {
  if (kind === "byo-yomi") return { kind, periods: count, period: ms };
  return kind === "canadian" ? { kind, stones: count, period: ms } : { kind: "fischer", increment: ms };
}
