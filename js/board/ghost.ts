/** The stone that would be played: a small layer of its own, so that nothing is drawn again where it comes and goes. */

import { centreOf, type Geometry, isShown } from "./geometry.js";
import type { Stamp, StoneStamps } from "./stones.js";
import { stoneAt, type View } from "./view.js";

/** Nobody sees as little, and browsers keep the layer: with 0 they would make all layers of the page anew each time. */
const HIDDEN = "0.001";
/** Smaller cells, in device pixels, have no room for one. */
const LEAST_CELL = 4;
/** A little smaller than a stone. */
const SIZE = 0.97;

/** A picture and where it lies, in device pixels. */
export interface Placed {
  readonly image: HTMLCanvasElement;
  readonly left: number;
  readonly top: number;
  readonly alpha: number;
}

interface GhostPlace {
  readonly stamp: Stamp;
  readonly left: number;
  readonly top: number;
  readonly alpha: number;
}

/** Where the ghost of a view lies; null where it has none, or none can be shown. */
export function placeGhost(view: View, geometry: Geometry, stamps: StoneStamps): GhostPlace | null {
  const { ghost } = view;
  if (ghost == null || geometry.cellWidth < LEAST_CELL) return null;
  if (stoneAt(view, ghost.vertex) !== 0 || !isShown(geometry, ghost.vertex)) return null;
  // The same picture everywhere: it is not drawn again where the pointer goes.
  const stamp = (ghost.color === 1 ? stamps.black : stamps.white)[0] as Stamp;
  const [x, y] = centreOf(geometry, ghost.vertex);
  const alpha = ghost.color === 1 ? 0.5 : 0.66;
  return { stamp, left: Math.round(x - stamp.centre), top: Math.round(y - stamp.centre), alpha };
}

/** Draws a stamp a little smaller, in its middle. */
export function drawSmaller(
  context: CanvasRenderingContext2D,
  { picture, centre }: Stamp,
  left: number,
  top: number,
): void {
  const side = picture.width * SIZE;
  const inset = centre * (1 - SIZE);
  context.drawImage(picture, left + inset, top + inset, side, side);
}

export class GhostLayer {
  readonly #below: HTMLElement;
  #canvas: HTMLCanvasElement | null = null;
  /** What is on it. */
  #stamp: Stamp | null = null;

  /** It lies over `below`, and under what comes after that. */
  constructor(below: HTMLElement) {
    this.#below = below;
  }

  /** Shows the ghost of a view, and gives it as it lies there. */
  show(view: View, geometry: Geometry, stamps: StoneStamps): Placed | null {
    const placed = placeGhost(view, geometry, stamps);
    if (placed !== null) this.#draw(placed.stamp, geometry.scale);
    const canvas = this.#canvas;
    if (canvas === null) return null;
    if (placed === null) {
      canvas.style.opacity = HIDDEN;
      return null;
    }
    const { left, top, alpha } = placed;
    canvas.style.transform = `translate(${left / geometry.scale}px,${top / geometry.scale}px)`;
    canvas.style.opacity = String(alpha);
    return { image: canvas, left, top, alpha };
  }

  #draw(stamp: Stamp, scale: number): void {
    if (stamp === this.#stamp) return;
    this.#stamp = stamp;
    this.#canvas ??= this.#make();
    const { width } = stamp.picture;
    // Setting a size empties it, too.
    this.#canvas.width = this.#canvas.height = width;
    this.#canvas.style.width = `${width / scale}px`;
    const context = this.#canvas.getContext("2d");
    if (context !== null) drawSmaller(context, stamp, 0, 0);
  }

  #make(): HTMLCanvasElement {
    const canvas = document.createElement("canvas");
    Object.assign(canvas.style, {
      position: "absolute",
      left: "0",
      top: "0",
      pointerEvents: "none",
      willChange: "transform,opacity",
    });
    this.#below.after(canvas);
    return canvas;
  }
}
