/** What of a board is dim, and what is not in view. */

import { type BoardSize, pointAt, type Vertex } from "./geometry.js";
import type { View } from "./view.js";

/** What a node of a record says of it; null where it says nothing. */
export interface Veiling {
  readonly dim: readonly Vertex[] | null;
  /** The points that are in view; none means all of them. */
  readonly view: readonly Vertex[] | null;
}

/** Said at a node, it holds for the nodes below: `told` is what is said from the node that is shown upwards. */
export function veilsOf(size: BoardSize, told: Iterable<Veiling>): Required<Pick<View, "dim" | "veiled">> {
  let dim: readonly Vertex[] | null = null;
  let view: readonly Vertex[] | null = null;
  for (const one of told) {
    dim ??= one.dim;
    view ??= one.view;
    if (dim !== null && view !== null) break;
  }
  const seen = new Set((view ?? []).map(String));
  const all = Array.from({ length: size[0] * size[1] }, (_, index) => pointAt(index, size));
  return { dim: dim ?? [], veiled: seen.size === 0 ? [] : all.filter((vertex) => !seen.has(String(vertex))) };
}
