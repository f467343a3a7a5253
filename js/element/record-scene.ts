/** What a node of a record shows. */

import { pointAt } from "../board/geometry.js";
import { veilsOf } from "../board/veils.js";
import type { Link, Mark } from "../board/view.js";
import type { GameRecord, NodeId, NodeNotes, Vertex } from "../index.js";
import type { Scene } from "./desk.js";

const KINDS = ["circle", "cross", "square", "triangle", "selected"] as const;

/** `numbers`: on the stones of so many latest moves; `inherits`: whether any node says what is dim or in view. */
export function sceneOf(
  record: GameRecord,
  node: NodeId,
  { numbers, inherits }: { numbers: number; inherits: boolean },
): Scene {
  const size = record.size;
  if (record.trouble !== null) return { size, stones: new Uint8Array(size[0] * size[1]) };
  const { cells, ko } = record.position(node);
  const notes = record.notes(node);
  const marks: Mark[] = [
    ...KINDS.flatMap((kind) => notes.marks[kind].map((vertex) => ({ vertex, kind }))),
    ...notes.labels.map(({ vertex, text }) => ({ vertex, kind: "label" as const, text })),
  ];
  const labelled = new Set(marks.map(({ vertex }) => String(vertex)));
  const numbered = numberMarks(numbers === 0 ? [] : movesTo(record, node), cells, size[0], numbers).filter(
    ({ vertex }) => !labelled.has(String(vertex)),
  );
  const links: Link[] = [
    ...notes.arrows.map(([from, to]) => ({ from, to, kind: "arrow" as const })),
    ...notes.lines.map(([from, to]) => ({ from, to, kind: "line" as const })),
  ];
  const last = record.move(node)?.vertex ?? null;
  return {
    size,
    stones: cells,
    lastMove: last !== null && isOn(last, size) && numbered.length === 0 && !labelled.has(String(last)) ? last : null,
    ko,
    owner: ownerOf(notes.territory, size),
    marks: [...numbered, ...marks],
    links,
    ...(inherits ? veilsOf(size, notesAbove(record, node)) : {}),
  };
}

/** Whether any node says what is dim or in view. */
export function inherits(record: GameRecord): boolean {
  return /(?:DD|VW)\s*\[/.test(record.toSgf());
}

/** What is said of dim points and parts in view, from the node upwards. */
function* notesAbove(record: GameRecord, node: NodeId): Generator<NodeNotes> {
  for (const above of record.path(node).reverse()) yield record.notes(above);
}

/** The stones that the move of a node took. */
export function capturedAt(record: GameRecord, node: NodeId): Vertex[] {
  const before = record.cells(record.parent(node) ?? node);
  const taken: Vertex[] = [];
  record.cells(node).forEach((cell, index) => {
    if (cell === 0 && before[index] !== 0) taken.push(pointAt(index, record.size) as Vertex);
  });
  return taken;
}

function movesTo(record: GameRecord, node: NodeId): { vertex: Vertex | null; number: number }[] {
  let number = 0;
  return record.path(node).flatMap((at) => {
    const move = record.move(at);
    if (move === null) return [];
    number += 1;
    return [{ vertex: move.vertex, number }];
  });
}

/** Numbers on the stones of the latest moves; a point that was played on twice bears the later one. */
export function numberMarks(
  moves: readonly { readonly vertex: Vertex | null; readonly number: number }[],
  stones: ArrayLike<number>,
  columns: number,
  latest: number,
): NonNullable<Scene["marks"]> {
  if (latest <= 0) return [];
  const byPoint = new Map<number, { vertex: Vertex; number: number }>();
  for (const { vertex, number } of moves.slice(-latest)) {
    if (vertex !== null) byPoint.set(vertex[1] * columns + vertex[0], { vertex, number });
  }
  return [...byPoint]
    .filter(([index]) => (stones[index] ?? 0) !== 0)
    .map(([, { vertex, number }]) => ({ vertex, kind: "label" as const, text: String(number) }));
}

function isOn([x, y]: Vertex, [columns, rows]: readonly [number, number]): boolean {
  return x >= 0 && y >= 0 && x < columns && y < rows;
}

function ownerOf(
  { black, white }: { readonly black: readonly Vertex[]; readonly white: readonly Vertex[] },
  [columns, rows]: readonly [number, number],
): Int8Array | null {
  if (black.length + white.length === 0) return null;
  const owner = new Int8Array(columns * rows);
  for (const [x, y] of black) owner[y * columns + x] = 1;
  for (const [x, y] of white) owner[y * columns + x] = -1;
  return owner;
}
