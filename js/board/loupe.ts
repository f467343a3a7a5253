/** The part of the board under a finger, enlarged above it, with the name of the point. */

import type { Placed } from "./ghost.js";

/** What is shown: a place on the layers, in device pixels, and its name. */
interface Aim {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly font: string;
  /** Device pixels in a CSS pixel. */
  readonly scale: number;
  /** Of the board, in device pixels. */
  readonly width: number;
  /** What lies there, from below. */
  readonly layers: readonly Placed[];
}

/** Its diameter in CSS pixels, how much it enlarges, and how far above the point it ends. */
const SIDE = 116;
const ENLARGE = 2.5;
const ABOVE = 34;

export interface Loupe {
  /** Shows a place, or nothing. */
  show(aim: Aim | null): void;
}

/** Above the point; where the window ends there, beside it, to the side that has more room. In CSS pixels. */
function placed(x: number, y: number, width: number, windowTop: number): { left: number; top: number } {
  const above = y - ABOVE - SIDE;
  const left = Math.min(width - SIDE, Math.max(0, x - SIDE / 2));
  if (above >= windowTop) return { left, top: above };
  return { left: x > width / 2 ? x - ABOVE - SIDE : x + ABOVE, top: Math.max(windowTop, y - SIDE / 2) };
}

export function makeLoupe(plate: HTMLElement): Loupe {
  let canvas: HTMLCanvasElement | null = null;
  const make = (): HTMLCanvasElement => {
    const made = document.createElement("canvas");
    made.className = "lanke-board-loupe";
    Object.assign(made.style, {
      position: "absolute",
      width: `${SIDE}px`,
      height: `${SIDE}px`,
      borderRadius: "50%",
      background: "#fff",
      pointerEvents: "none",
      boxShadow: "0 0 0 2px #fff, 0 0 0 3px #0009, 0 6px 18px #0006",
      zIndex: "2",
    });
    plate.append(made);
    return made;
  };

  return {
    show: (aim) => {
      if (aim === null) {
        canvas?.remove();
        canvas = null;
        return;
      }
      canvas ??= make();
      const { x, y, text, font, scale, width, layers } = aim;
      const side = Math.round(SIDE * scale);
      canvas.width = canvas.height = side;
      const { left, top } = placed(x / scale, y / scale, width / scale, -plate.getBoundingClientRect().top);
      canvas.style.left = `${left}px`;
      canvas.style.top = `${top}px`;
      const context = canvas.getContext("2d");
      if (context === null) return;
      const part = side / ENLARGE;
      context.save();
      context.scale(ENLARGE, ENLARGE);
      context.translate(part / 2 - x, part / 2 - y);
      for (const { image, left: atX, top: atY, alpha } of layers) {
        context.globalAlpha = alpha;
        context.drawImage(image, atX, atY);
      }
      context.restore();
      const height = 15 * scale;
      context.font = `600 ${height}px ${font}`;
      context.textAlign = "center";
      const wide = context.measureText(text).width + height;
      context.fillStyle = "#14120ed2";
      context.beginPath();
      context.roundRect(side / 2 - wide / 2, side - 1.95 * height, wide, 1.45 * height, 0.72 * height);
      context.fill();
      context.fillStyle = "#fff";
      context.fillText(text, side / 2, side - 0.88 * height);
    },
  };
}
