/**
 * Straight-grained wood, computed: the same picture on every machine. Grain runs
 * down the board, so the texture is narrow in that direction and is stretched
 * when drawn, which costs nothing that could be seen.
 */

import type { Wood } from "./theme.js";

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

/** Fills RGBA pixels with wood. A page waits for it before its first board is there: so it is written out, line by line. */
function paintWood(pixels: Uint8ClampedArray, width: number, height: number, wood: Wood): void {
  const field = (across: number, down: number, seed: number): Field => makeField(width, across, down, seed);
  const fields: Fields = [
    field(2.1, 1.3, 11),
    field(9, 3.1, 12),
    field(3.4, 0, 13),
    field(4.2, 0.8, 15),
    field(26, 1.6, 16),
    field(520, 9, 17),
    field(760, 34, 18),
  ];
  for (let y = 0; y < height; y += 1) {
    for (const one of fields) one.moveTo(y / height);
    paintLine(pixels.subarray(4 * y * width), width, fields, wood);
  }
}

type Fields = [lean: Field, sway: Field, spacing: Field, cloud: Field, stripe: Field, fibres: Field, pores: Field];

function paintLine(
  pixels: Uint8ClampedArray,
  width: number,
  [lean, sway, spacing, cloud, stripe, fibres, pores]: Fields,
  { pale, deep, pore }: Wood,
): void {
  for (let x = 0; x < width; x += 1) {
    // The tree was no lathe work: lines lean and breathe, and their spacing changes slowly.
    const phase = (x / width) * RINGS + 7 * at(spacing, x) + 0.9 * at(lean, x) + 0.22 * at(sway, x);
    const ring = Math.floor(phase);
    const within = phase - ring;
    // Early wood darkens slowly into a thin late line, then starts pale again.
    const late = within * within * within * (1 - smooth(0.93, 1, within));
    const depth = clamp(0.02 + (0.24 + 0.46 * hash(ring, 3, 14)) * late + 0.34 * at(cloud, x) + 0.14 * at(stripe, x));

    const fibre = at(fibres, x) - 0.5;
    const dark = smooth(0.78, 0.96, at(pores, x)) * 0.16 * (0.4 + late) + Math.max(0, fibre) * 0.05;

    const to = 4 * x;
    pixels[to] = mix(mix(pale[0], deep[0], depth), pore[0], dark) + fibre * 5;
    pixels[to + 1] = mix(mix(pale[1], deep[1], depth), pore[1], dark) + fibre * 5;
    pixels[to + 2] = mix(mix(pale[2], deep[2], depth), pore[2], dark) + fibre * 5;
    pixels[to + 3] = 255;
  }
}

/** Smooth value noise in 0…1 over the picture, so many cells across and down: the line of pixels that is looked at. */
interface Field {
  upper: Float32Array;
  lower: Float32Array;
  share: number;
  /** Chooses the line of pixels, 0…1 from the top. */
  moveTo(down: number): void;
}

/** The value at a column of the line. */
function at({ upper, lower, share }: Field, x: number): number {
  return mix(upper[x] ?? 0, lower[x] ?? 0, share);
}

/** Every value across is worked out once for each row of cells; a pixel then costs one interpolation. */
function makeField(width: number, across: number, down: number, seed: number): Field {
  const rows = Array.from({ length: Math.floor(down) + 2 }, (_, row) => rowOf(width, across, row, seed));
  const none = new Float32Array(width);
  return {
    upper: none,
    lower: none,
    share: 0,
    moveTo(to) {
      const row = Math.floor(to * down);
      this.upper = rows[row] ?? none;
      this.lower = rows[row + 1] ?? none;
      this.share = smooth(0, 1, to * down - row);
    },
  };
}

function rowOf(width: number, across: number, row: number, seed: number): Float32Array {
  const values = new Float32Array(width);
  for (let x = 0; x < width; x += 1) {
    const place = (x / width) * across;
    const left = Math.floor(place);
    values[x] = mix(hash(left, row, seed), hash(left + 1, row, seed), smooth(0, 1, place - left));
  }
  return values;
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
