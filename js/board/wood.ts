/**
 * Straight-grained wood, computed: the same picture on every machine. Grain runs
 * down the board, so the texture is narrow in that direction and is stretched
 * when drawn, which costs nothing that could be seen.
 */

import type { Rgb, Wood } from "./theme.js";

const WIDTH = 1600;
const HEIGHT = 220;

/** About how many grain lines cross the board. */
const RINGS = 92;

/** Painting wood is by far the dearest part of a board; all boards of a page have it from one picture. */
const painted = new WeakMap<Wood, HTMLCanvasElement>();

/** Paints the wood once; draw it stretched over the board. Null for a plain colour. */
export function woodTexture(wood: Wood | string): HTMLCanvasElement | null {
  if (typeof wood === "string") return null;
  const made = painted.get(wood) ?? paintTexture(wood);
  painted.set(wood, made);
  return made;
}

function paintTexture(wood: Wood): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext("2d");
  if (context === null) return canvas;
  const image = context.createImageData(WIDTH, HEIGHT);
  paintWood(image.data, WIDTH, HEIGHT, wood);
  context.putImageData(image, 0, 0);
  return canvas;
}

/** Fills RGBA pixels with wood. */
export function paintWood(pixels: Uint8ClampedArray, width: number, height: number, wood: Wood): void {
  const field = (across: number, down: number, seed: number): Field => makeField(width, across, down, seed);
  const lean = field(2.1, 1.3, 11);
  const sway = field(9, 3.1, 12);
  const spacing = field(3.4, 0, 13);
  const cloud = field(4.2, 0.8, 15);
  const stripe = field(26, 1.6, 16);
  const fibres = field(520, 9, 17);
  const pores = field(760, 34, 18);
  for (let y = 0; y < height; y += 1) {
    for (const one of [lean, sway, spacing, cloud, stripe, fibres, pores]) one.moveTo(y / height);
    for (let x = 0; x < width; x += 1) {
      // The tree was no lathe work: lines lean and breathe, and their spacing changes slowly.
      const phase = (x / width) * RINGS + 7 * spacing.at(x) + 0.9 * lean.at(x) + 0.22 * sway.at(x);
      const ring = Math.floor(phase);
      const within = phase - ring;
      // Early wood darkens slowly into a thin late line, then starts pale again.
      const late = within ** 3 * (1 - smooth(0.93, 1, within));
      const strength = 0.24 + 0.46 * hash(ring, 3, 14);
      const deep = clamp(0.02 + strength * late + 0.34 * cloud.at(x) + 0.14 * stripe.at(x));

      const fibre = fibres.at(x) - 0.5;
      const pore = smooth(0.78, 0.96, pores.at(x)) * 0.16 * (0.4 + late) + Math.max(0, fibre) * 0.05;

      const at = 4 * (y * width + x);
      for (let channel = 0; channel < 3; channel += 1) {
        const base = mix(part(wood.pale, channel), part(wood.deep, channel), deep);
        pixels[at + channel] = mix(base, part(wood.pore, channel), pore) + fibre * 5;
      }
      pixels[at + 3] = 255;
    }
  }
}

/** Smooth value noise in 0…1 over the picture, so many cells across and down. */
interface Field {
  /** Chooses the line of pixels, 0…1 from the top. */
  moveTo(down: number): void;
  /** The value at a column of that line. */
  at(x: number): number;
}

/** Every value across is worked out once for each row of cells; a pixel then costs one interpolation. */
function makeField(width: number, across: number, down: number, seed: number): Field {
  const rows = Array.from({ length: Math.floor(down) + 2 }, (_, row) =>
    Float32Array.from({ length: width }, (__, x) => {
      const place = (x / width) * across;
      const left = Math.floor(place);
      return mix(hash(left, row, seed), hash(left + 1, row, seed), smooth(0, 1, place - left));
    }),
  );
  const none = new Float32Array(width);
  let upper = none;
  let lower = none;
  let share = 0;
  return {
    moveTo: (to) => {
      const row = Math.floor(to * down);
      upper = rows[row] ?? none;
      lower = rows[row + 1] ?? none;
      share = smooth(0, 1, to * down - row);
    },
    at: (x) => mix(upper[x] ?? 0, lower[x] ?? 0, share),
  };
}

function part(color: Rgb, channel: number): number {
  return color[channel] ?? 0;
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function smooth(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

/** An integer hash, as a number in 0…1. */
function hash(x: number, y: number, seed: number): number {
  let bits = Math.imul(x, 0x27d4eb2f) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 0x1_0000_0000;
}
