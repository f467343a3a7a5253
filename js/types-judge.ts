/** The plain data that goes into judging, and comes out. */

import type { At, Color, Pair, Rules, RulesName, Stones, Vertex } from "./types.js";

/** A position to judge, without a game. */
export interface JudgePosition {
  /** Every chain needs a liberty. */
  stones: Stones;
  /** The side to move, if it is known. */
  turn?: Color;
  /** `"chinese-2002"` by default. */
  rules?: RulesName | Partial<Rules>;
  /** The point that a ko closes to the side to move. */
  ko?: At | null;
}

/** How much work goes into a judgement. */
export interface JudgeOptions {
  /** Where chance starts: 0 to 2⁵³ − 1. */
  seed?: number;
  /** How many random games are played, 0 to 100 000. */
  playouts?: number;
  /** After so many milliseconds the answer is made from what is known by then. */
  timeMs?: number;
}

/** What becomes of a chain; `"unsettled"` if it depends on who moves first or on a ko, or is not known. */
export type ChainStatus = "alive" | "dead" | "seki" | "unsettled";

/**
 * How sure that is by its nature: `"pass-alive"` holds even if one side always passes, `"read"` was searched to its end,
 * `"estimate"` is what random games and shapes say.
 */
export type ChainProof = "pass-alive" | "read" | "estimate";

/** The reason, as a stable word; `describeWhy` says it in words. */
export type Why =
  | "two-eyes"
  | "no-room"
  | "cannot-be-taken"
  | "cannot-be-saved"
  | "first-decides"
  | "ko"
  | "shared-liberties"
  | "mostly-alive"
  | "mostly-dead"
  | "contested";

/** The verdict on a chain. */
export interface JudgedChain {
  /** Row by row. */
  readonly stones: readonly Vertex[];
  readonly color: Color;
  readonly status: ChainStatus;
  readonly proof: ChainProof;
  /** 0 to 1; 1 for what is proved. */
  readonly certainty: number;
  readonly why: Why;
}

/** Points of each side, and of nobody. */
export interface PointCounts extends Readonly<Pair> {
  readonly nobody: number;
}

/** Who lives on a board. */
export interface Judgement {
  /** The stones of the chains that are dead, row by row. */
  readonly dead: readonly Vertex[];
  /** The stones of the chains in seki, row by row. */
  readonly seki: readonly Vertex[];
  /** The points that nobody owns once the dead are taken off: dame, and liberties shared in a seki. */
  readonly dame: readonly Vertex[];
  /** Gaps in a border, with the side that has to fill each before its area counts. */
  readonly seal: readonly { readonly vertex: Vertex; readonly color: Color }[];
  /** Every chain, by its first stone, row by row from the top left. */
  readonly chains: readonly JudgedChain[];
  /** How likely each point is to be Black's at the end, row by row from the top left: 1 for certain, -1 for White's. */
  readonly owner: Float32Array;
  /** Whose each point is as the board stands, the dead taken off: 1 Black's, -1 White's, 0 nobody's. */
  readonly standing: Int8Array;
  /** The same once the gaps of {@link seal} are filled. */
  readonly sealed: Int8Array;
  /** How many points each side has in `standing` and in `sealed`. */
  readonly counts: { readonly standing: PointCounts; readonly sealed: PointCounts };
  /** How many random games were played. */
  readonly playouts: number;
  /** Whether the game looks finished; if not, this is an estimate of an unfinished game. */
  readonly isFinished: boolean;
  /** Whether all that was asked for was done; not so when the time ran out. */
  readonly isComplete: boolean;
}

/** The reason of a verdict in words. */
export interface WhyInWords {
  readonly why: Why;
  /** In a word or two. */
  readonly title: { readonly en: string; readonly zh: string };
  /** In a sentence. */
  readonly text: { readonly en: string; readonly zh: string };
}
