/** Moves and refusals as plain data. */

import { colorOf } from "./args.js";
import type { RawIllegal } from "./play-glue.js";
import type { Handle } from "./handle.js";
import { OFF_BOARD, PASS, placeOf, vertexOf } from "./points.js";
import type { Illegal, IllegalCode, Move, Vertex } from "./types.js";

const KINDS = ["play", "pass", "resign", "lost-turn", "picked-up"] as const;
/** Numbers before the captured stones of an entry in the engine's log. */
const HEAD = 4;

/** A move that was just made. @internal */
export function moveOf(handle: Handle, index: number, side: number, captured: readonly Vertex[]): Move {
  return {
    number: handle.number,
    color: colorOf(side),
    kind: index === PASS ? "pass" : "play",
    vertex: handle.vertexAt(index),
    gtp: handle.textOf(index),
    captured,
  };
}

/** Moves `from` to `to`. @internal */
export function movesOf(handle: Handle, from: number, to: number): Move[] {
  const log = handle.ask((raw) => raw.log(from, to));
  const moves: Move[] = [];
  for (let at = 0; at < log.length; ) {
    const [side = 0, kindCode = 0, index = PASS, nCaptured = 0] = log.subarray(at, at + HEAD);
    const kind = KINDS[kindCode] ?? "pass";
    moves.push({
      number: from + moves.length,
      color: colorOf(side),
      kind,
      vertex: handle.vertexAt(index),
      gtp: kind === "play" ? handle.textOf(index) : kind,
      captured: handle.vertices(log.subarray(at + HEAD, at + HEAD + nCaptured)),
    });
    at += HEAD + nCaptured;
  }
  return moves;
}

/** Why a move is refused; null if it is legal. `strict` minds the turn. @internal */
export function refusalOf(handle: Handle, at: unknown, side: number, strict: boolean): Illegal | null {
  const index = handle.indexOf(at);
  const vertex = index === OFF_BOARD ? placeOf(at, handle.height) : handle.vertexAt(index);
  return refusalAt(handle, index, side, strict, vertex);
}

/** As {@link refusalOf}, of a point as a number; `vertex` is what it stands for. @internal */
export function refusalAt(
  handle: Handle,
  index: number,
  side: number,
  strict: boolean,
  vertex: Vertex | null,
): Illegal | null {
  const raw = handle.ask((raw) => raw.check(index, side, strict));
  return raw === undefined ? null : illegalOf(handle.width, raw, vertex);
}

/** Why a move is refused, from what the engine says of it. @internal */
export function illegalOf(width: number, raw: RawIllegal, vertex: Vertex | null): Illegal {
  return {
    code: raw.code as IllegalCode,
    vertex,
    message: raw.message,
    ...(raw.since >= 0 ? { sinceMove: raw.since } : {}),
    ...(raw.chain.length > 0 ? { chain: Array.from(raw.chain, (index) => vertexOf(index, width)) } : {}),
  };
}
