/** Judging, by whichever instance: what is asked, and what comes of it. */

import { colorCode, colorOf, found, optionsOf, wholeOf } from "./args.js";
import { type Cells, cellsOf } from "./cells.js";
import { GoError } from "./errors.js";
import type { judge, RawJudgement } from "./glue.js";
import { pointOf, vertexOf } from "./points.js";
import { type Knowing, ruleCodesBy } from "./rule-codes.js";
import type {
  ChainStatus,
  ChainProof,
  JudgedChain,
  JudgeOptions,
  Judgement,
  JudgePosition,
  Why,
} from "./types-judge.js";
import type { Pair } from "./types.js";

// In the order of the numbers in src/wasm/judge.rs.
const STATUSES = ["alive", "dead", "seki", "unsettled"] as const satisfies readonly ChainStatus[];
const PROOFS = ["pass-alive", "read", "estimate"] as const satisfies readonly ChainProof[];
const POSITION = ["stones", "turn", "rules", "ko"] as const;
const OPTIONS = ["seed", "playouts", "timeMs"] as const;
/** More say nothing that these don't. */
const MOST_PLAYOUTS = 100_000;
/** Thousandths, of what the engine gives. */
const WHOLE = 1000;
/** No ko, among points as numbers. */
const NONE = -1;

/** Called between steps of the work; whether to go on. @internal */
type Tick = (done: number, total: number) => boolean;

/** Options that were checked. @internal */
export type Wish = { [Key in keyof JudgeOptions]?: number | undefined };

/**
 * A position that was checked, but for what only the engine knows: plain data, to be judged here or elsewhere.
 *
 * @internal
 */
export interface Judged extends Cells {
  /** 0 if it is not known. */
  turn: 0 | 1 | 2;
  ko: number;
  rules: unknown;
}

/** Reads a position, but for what only the engine knows: names of rules, and chains without a liberty. @internal */
export function positionOf(position: JudgePosition): Judged {
  const { stones, turn, rules, ko } = optionsOf(position, POSITION, "position");
  const cells = cellsOf(stones);
  return {
    ...cells,
    turn: turn === undefined ? 0 : colorCode(turn),
    ko: ko === undefined || ko === null ? NONE : pointOf(ko, cells.width, cells.height),
    rules,
  };
}

/** An instance of a wasm file that has the judge. @internal */
export type Judging = Knowing<{ judge: typeof judge }>;

/** Judges a position that was read. @internal */
export function judgedBy(by: Judging, position: Judged, wish: Wish, tick: Tick | undefined): Judgement {
  const { width, height, cells, turn, ko } = position;
  const codes = Int32Array.from(ruleCodesBy(by, position.rules, undefined));
  const { seed, playouts } = wish;
  const raw = ticking(tick, (safe) =>
    by.call(() => by.wasm().judge(width, height, cells, turn, ko, codes, seed, playouts, safe)),
  );
  return judgementOf(raw, cells, width);
}

/** Runs the engine's work; what `tick` throws ends it, and is thrown once the engine is out of it. @internal */
export function ticking<T>(tick: Tick | undefined, work: (tick: Tick | undefined) => T): T {
  if (tick === undefined) return work(undefined);
  const thrown: unknown[] = [];
  const done = work((done, total) => {
    try {
      return thrown.length === 0 && tick(done, total);
    } catch (error) {
      thrown.push(error);
      return false;
    }
  });
  if (thrown.length > 0) throw thrown[0];
  return done;
}

/** Options, all of them checked. @internal */
export function wishOf(options: JudgeOptions | undefined): Wish {
  const { seed, playouts, timeMs } = optionsOf(options, OPTIONS, "options");
  return {
    seed: seed === undefined ? undefined : wholeOf(seed, 0, Number.MAX_SAFE_INTEGER, "seed"),
    playouts: playouts === undefined ? undefined : wholeOf(playouts, 0, MOST_PLAYOUTS, "playouts"),
    timeMs: timeMs === undefined ? undefined : timeOf(timeMs),
  };
}

function timeOf(value: unknown): number {
  if (typeof value === "number" && value > 0) return value;
  throw new GoError("number", `timeMs ${found(value)}, wanted milliseconds, more than 0`);
}

/** Goes on until the time is over, if there is a limit. @internal */
export function tickOf(timeMs: number | undefined): Tick | undefined {
  if (timeMs === undefined) return undefined;
  const end = performance.now() + timeMs;
  return () => performance.now() < end;
}

/** A judgement as it comes from the engine, of what stands on each point. @internal */
export function judgementOf(raw: RawJudgement, cells: Uint8Array, width: number): Judgement {
  const vertices = (indices: Uint16Array) => Array.from(indices, (index) => vertexOf(index, width));
  const standing = new Int8Array(raw.standing);
  const sealed = new Int8Array(raw.sealed);
  return {
    dead: vertices(raw.dead),
    seki: vertices(raw.seki),
    dame: vertices(raw.dame),
    seal: Array.from(raw.sealPoints, (index, place) => {
      return { vertex: vertexOf(index, width), color: colorOf(raw.sealColors[place] ?? 0) };
    }),
    chains: chainsOf(raw, cells, width),
    owner: Float32Array.from(raw.owner, (thousandths) => thousandths / WHOLE),
    standing,
    sealed,
    counts: { standing: countsOf(standing), sealed: countsOf(sealed) },
    playouts: raw.playouts,
    isFinished: raw.isFinished,
    isComplete: raw.isComplete,
  };
}

function chainsOf(raw: RawJudgement, cells: Uint8Array, width: number): JudgedChain[] {
  const stones: number[][] = Array.from(raw.statuses, () => []);
  for (const [index, number] of raw.chainOf.entries()) stones[number - 1]?.push(index);
  return stones.map((list, place) => ({
    stones: list.map((index) => vertexOf(index, width)),
    color: colorOf(cells[list[0] ?? 0] ?? 0),
    status: STATUSES[raw.statuses[place] ?? 0] ?? "unsettled",
    proof: PROOFS[raw.proofs[place] ?? 0] ?? "estimate",
    certainty: (raw.certainties[place] ?? 0) / WHOLE,
    why: raw.whys[place] as Why,
  }));
}

function countsOf(owners: Int8Array): Pair & { nobody: number } {
  const counts = { black: 0, white: 0, nobody: 0 };
  for (const owner of owners) counts[owner > 0 ? "black" : owner < 0 ? "white" : "nobody"] += 1;
  return counts;
}
