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

/** Paints the wood once; draw it stretched over the board. */
export function woodTexture(wood: Wood): HTMLCanvasElement {
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
  for (let y = 0; y < height; y += 1) {
    const down = y / height;
    for (let x = 0; x < width; x += 1) {
      const across = x / width;
      // The tree was no lathe work: lines lean and breathe, and their spacing changes slowly.
      const lean = 0.9 * noise(across * 2.1, down * 1.3, 11) + 0.22 * noise(across * 9, down * 3.1, 12);
      const spacing = 7 * noise(across * 3.4, 0.4, 13);
      const phase = across * RINGS + spacing + lean;
      const ring = Math.floor(phase);
      const within = phase - ring;
      // Early wood darkens slowly into a thin late line, then starts pale again.
      const late = within ** 3 * (1 - smooth(0.93, 1, within));
      const strength = 0.24 + 0.46 * hash(ring, 3, 14);
      const tone = 0.34 * noise(across * 4.2, down * 0.8, 15) + 0.14 * noise(across * 26, down * 1.6, 16);
      const deep = clamp(0.02 + strength * late + tone);

      const fibre = noise(across * 520, down * 9, 17) - 0.5;
      const poreHere = noise(across * 760, down * 34, 18);
      const pore = smooth(0.78, 0.96, poreHere) * 0.16 * (0.4 + late) + Math.max(0, fibre) * 0.05;

      const at = 4 * (y * width + x);
      for (let channel = 0; channel < 3; channel += 1) {
        const base = mix(part(wood.pale, channel), part(wood.deep, channel), deep);
        pixels[at + channel] = mix(base, part(wood.pore, channel), pore) + fibre * 5;
      }
      pixels[at + 3] = 255;
    }
  }
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

/** Smooth value noise in 0…1. */
function noise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const u = smooth(0, 1, x - left);
  const v = smooth(0, 1, y - top);
  return mix(
    mix(hash(left, top, seed), hash(left + 1, top, seed), u),
    mix(hash(left, top + 1, seed), hash(left + 1, top + 1, seed), u),
    v,
  );
}

/** An integer hash, as a number in 0…1. */
function hash(x: number, y: number, seed: number): number {
  let bits = Math.imul(x, 0x27d4eb2f) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 0x1_0000_0000;
}
