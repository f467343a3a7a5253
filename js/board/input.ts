/**
 * Pointer events become intents. A press acts when it is released in
 * the cell where it began; a press that wanders is a scroll, and a second
 * finger is a pinch: neither plays a stone.
 */

import { type Geometry, sameVertex, type Vertex, vertexAt } from "./geometry.js";
import type { Intent, Pointing, View } from "./view.js";

/** What the input needs to know of its board. */
interface InputHost {
  /** Null while the board has no room. */
  geometry(): Geometry | null;
  view(): View;
  emit(intent: Intent): void;
  /** A press has begun that may end in an aim. */
  prepare(): void;
}

/** Further than this between press and release is a scroll, in CSS pixels. */
const WANDER = 10;
/** A press held this long is a long press, in milliseconds. */
const LONG_PRESS = 450;
/** Cells narrower than this are too small for a finger, in CSS pixels. */
const FINGER = 28;

interface Press {
  readonly id: number;
  readonly vertex: Vertex | null;
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

/** Listens to pointers on the plate until `signal` aborts. */
export function listenToPointers(plate: HTMLElement, host: InputHost, signal: AbortSignal): void {
  const down = new Set<number>();
  let press: Press | null = null;
  let hovered: Vertex | null = null;

  const at = (event: PointerEvent): Vertex | null => {
    const geometry = host.geometry();
    if (geometry === null) return null;
    const box = plate.getBoundingClientRect();
    return vertexAt(
      geometry,
      ((event.clientX - box.left) * geometry.width) / box.width,
      ((event.clientY - box.top) * geometry.height) / box.height,
    );
  };
  const hover = (vertex: Vertex | null): void => {
    if (sameVertex(vertex, hovered)) return;
    hovered = vertex;
    host.emit({ kind: "hover", vertex });
  };

  const onDown = (event: PointerEvent): void => {
    down.add(event.pointerId);
    if (needsAim(host, event.pointerType)) host.prepare();
    const isFirst = down.size === 1 && event.isPrimary && event.button === 0;
    press = isFirst
      ? { id: event.pointerId, vertex: at(event), x: event.clientX, y: event.clientY, time: event.timeStamp }
      : null;
  };
  const onMove = (event: PointerEvent): void => {
    if (press?.id === event.pointerId && Math.hypot(event.clientX - press.x, event.clientY - press.y) > WANDER) {
      press = null;
    }
    if (event.pointerType !== "touch") hover(event.buttons === 0 || press !== null ? at(event) : null);
  };
  const onUp = (event: PointerEvent): void => {
    down.delete(event.pointerId);
    const released = press?.id === event.pointerId ? press : null;
    if (released === null) return;
    press = null;
    const vertex = at(event);
    if (sameVertex(vertex, released.vertex)) act(host, event, vertex, event.timeStamp - released.time);
  };
  const onEnd = (event: PointerEvent): void => {
    down.delete(event.pointerId);
    if (press?.id === event.pointerId) press = null;
    if (event.pointerType !== "touch") hover(null);
  };

  plate.addEventListener("pointerdown", onDown, { signal });
  plate.addEventListener("pointermove", onMove, { signal });
  plate.addEventListener("pointerup", onUp, { signal });
  plate.addEventListener("pointercancel", onEnd, { signal });
  plate.addEventListener("pointerleave", onEnd, { signal });
  // A long press on a touch screen is ours, not the system menu's.
  plate.addEventListener(
    "contextmenu",
    (event) => {
      if ((event as PointerEvent).pointerType === "touch") event.preventDefault();
    },
    { signal },
  );
}

/** A released press: acts at once, or aims first where a finger needs it. */
function act(host: InputHost, event: PointerEvent, vertex: Vertex | null, held: number): void {
  const shown = host.view().ghost;
  const ghost = shown == null || shown.aimed === false ? null : shown.vertex;
  const aims = needsAim(host, event.pointerType);
  if (vertex === null) {
    if (aims && ghost !== null) host.emit({ kind: "aim", vertex: null });
  } else if (aims && !sameVertex(ghost, vertex)) {
    host.emit({ kind: "aim", vertex });
  } else {
    const by: Pointing = event.pointerType === "touch" || event.pointerType === "pen" ? event.pointerType : "mouse";
    host.emit({ kind: "point", vertex, by, shift: event.shiftKey, long: held >= LONG_PRESS });
  }
}

function needsAim(host: InputHost, pointerType: string): boolean {
  const wish = host.view().confirm ?? "auto";
  if (wish !== "auto") return wish === "always";
  const geometry = host.geometry();
  return pointerType === "touch" && geometry !== null && geometry.cellWidth / geometry.scale < FINGER;
}
