// Contrast as WCAG 2 reckons it, and the colours of the page as its style has them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { WWW } from "./helpers.mjs";

/** @typedef {readonly [red: number, green: number, blue: number]} Rgb */

/** "#fff", "#a01f16" or "rgb(1 2 3)" as three numbers. @param {string} text @returns {Rgb} */
export function rgbOf(text) {
  const short = /^#([\da-f])([\da-f])([\da-f])$/iu.exec(text);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/iu.exec(text);
  const numbers = /^rgb\((\d+) (\d+) (\d+)\)$/u.exec(text);
  const parts =
    short?.slice(1).map((digit) => Number.parseInt(digit + digit, 16)) ??
    long?.slice(1).map((pair) => Number.parseInt(pair, 16)) ??
    numbers?.slice(1).map(Number);
  assert.ok(parts, `no colour: ${text}`);
  const [red = 0, green = 0, blue = 0] = parts;
  return [red, green, blue];
}

/** @param {Rgb} color */
function luminance(color) {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21. @param {Rgb} one @param {Rgb} other */
export function contrast(one, other) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour that covers so much of another. @param {Rgb} color @param {Rgb} ground @param {number} share @returns {Rgb} */
export function over([r, g, b], [R, G, B], share) {
  return [r * share + R * (1 - share), g * share + G * (1 - share), b * share + B * (1 - share)];
}

/**
 * The colours that palette.css gives at a place, by name, over those of the page by day.
 *
 * @param {string} head the condition and the selector, as they are written
 * @param {number} [place] which of several rules with this head
 */
export function paletteOf(head, place = 0) {
  const style = readFileSync(join(WWW, "palette.css"), "utf8").replace(/\/\*.*?\*\//gsu, "");
  const rules = [];
  const blocks = [...style.matchAll(/(@media [^{]+)\{((?:[^{}]*\{[^{}]*\})*)\s*\}|([^{}@]+)\{([^{}]*)\}/gu)];
  for (const [, media = "", inner = "", selector = "", body = ""] of blocks) {
    const parts = media === "" ? [["", selector, body]] : [...inner.matchAll(/([^{}]+)\{([^{}]*)\}/gu)];
    for (const [, name = "", text = ""] of parts) rules.push({ head: `${media.trim()} ${name.trim()}`.trim(), text });
  }
  const found = rules.filter((rule) => rule.head === head)[place];
  assert.ok(found, `${head} among ${rules.map((rule) => rule.head).join(" | ")}`);
  return Object.fromEntries(
    [...found.text.matchAll(/--([\w-]+): (#[\da-f]+);/giu)].map(([, name, color]) => [name, color]),
  );
}
