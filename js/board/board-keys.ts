/** Key events of a board that takes them itself become intents. */

import { sameVertex, type Vertex } from "./geometry.js";
import type { InputHost } from "./input.js";
import type { Intent } from "./view.js";

type Way = readonly [dx: number, dy: number];

const ARROWS: Readonly<Record<string, Way>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Lines or moves that PageUp and PageDown skip. */
const PAGE = 5;

/** Acts on a key. */
export function onBoardKey(event: KeyboardEvent, host: InputHost): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const steps = ((host.view().arrows ?? "cursor") === "step") !== event.shiftKey;
  const intent = steps ? stepFor(event.key) : null;
  if (intent !== null) host.emit(intent);
  else if (!(steps ? false : moveBy(event.key, host)) && !pressKey(event, host)) return;
  event.preventDefault();
}

function stepFor(key: string): Intent | null {
  const by = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -2 * PAGE,
    ArrowDown: 2 * PAGE,
    PageUp: -2 * PAGE,
    PageDown: 2 * PAGE,
    Home: -Infinity,
    End: Infinity,
  }[key];
  return by === undefined ? null : { kind: "step", by };
}

function moveBy(key: string, host: InputHost): boolean {
  const { columns, rows } = rangeOf(host);
  const from = host.cursor();
  const [x, y] = from ?? startOf(host);
  const arrow = ARROWS[key];
  let to: Vertex;
  // The first key only shows where the cursor is.
  if (arrow !== undefined) to = from === null ? [x, y] : [x + arrow[0], y + arrow[1]];
  else if (key === "Home") to = [columns[0], y];
  else if (key === "End") to = [columns[1], y];
  else if (key === "PageUp") to = [x, y - PAGE];
  else if (key === "PageDown") to = [x, y + PAGE];
  else return false;
  const inside: Vertex = [clamp(to[0], columns), clamp(to[1], rows)];
  host.moveCursor(inside);
  if (from === null || !sameVertex(from, inside)) host.emit({ kind: "cursor", vertex: inside });
  return true;
}

function pressKey(event: KeyboardEvent, host: InputHost): boolean {
  const cursor = host.cursor();
  if (event.key === "Escape") {
    if (cursor === null && (host.view().ghost ?? null) === null) return false;
    host.moveCursor(null);
    host.emit({ kind: "aim", vertex: null });
    return true;
  }
  if ((event.key !== "Enter" && event.key !== " ") || event.repeat) return false;
  if (cursor === null) {
    const vertex = startOf(host);
    host.moveCursor(vertex);
    host.emit({ kind: "cursor", vertex });
  } else {
    host.emit({ kind: "point", vertex: cursor, by: "key", shift: event.shiftKey, long: false });
  }
  return true;
}

/** Where the cursor appears: at the last move, else in the middle. */
function startOf(host: InputHost): Vertex {
  const { columns, rows } = rangeOf(host);
  const [x, y] = host.view().lastMove ?? [Math.ceil((columns[0] + columns[1]) / 2), Math.ceil((rows[0] + rows[1]) / 2)];
  return [clamp(x, columns), clamp(y, rows)];
}

type Range = readonly [first: number, last: number];

/** The columns and rows that are shown. */
function rangeOf(host: InputHost): { columns: Range; rows: Range } {
  const { size } = host.view();
  const { from, shown } = host.geometry() ?? { from: [0, 0], shown: size };
  return { columns: [from[0], from[0] + shown[0] - 1], rows: [from[1], from[1] + shown[1] - 1] };
}

function clamp(value: number, [first, last]: Range): number {
  return Math.min(last, Math.max(first, value));
}
