/** Draws the graph: the curve with its doubt, captures below it, then marks; the place that is shown, the one pointed at. */

import { PALE } from "./curve.js";
import { linesOf, xOf, yOf } from "./scale.js";

/** @typedef {import("./scale.js").Scale} Scale */
/** @typedef {import("./curve.js").Place} Place */
/** @typedef {import("./facts.js").Fact} Fact */
/** @typedef {Record<"ink" | "soft" | "line" | "paper" | "signal" | "font", string>} Paint */
/**
 * @typedef {object} Picture
 * @property {readonly (Place | null)[]} places
 * @property {readonly (Fact | null)[]} facts
 * @property {number} index the place that is shown
 * @property {number | null} hover the place that is pointed at
 * @property {number | null} recorded the lead that the record ends with
 */

/** From here on nothing is pale. */
const PLAIN = 0.6;
const PALEST = 0.3;
/** So many shades of it there are. */
const SHADES = 10;
/** The tallest bar of captures, and the stones that it stands for. */
const BAR = 12;
const MANY = 10;

/** @typedef {{ context: CanvasRenderingContext2D, scale: Scale, paint: Paint, ratio: number }} Pen with device pixels for a CSS pixel */

/** @param {Pen} pen in CSS pixels @param {Picture} picture */
export function drawGraph(pen, picture) {
  const { context, scale } = pen;
  context.clearRect(0, 0, scale.width, scale.height);
  context.lineCap = "round";
  context.lineJoin = "round";
  drawGround(pen);
  const shown = known(picture.places);
  drawDoubt(pen, shown);
  drawCurve(pen, shown);
  drawCaptures(pen, picture.facts);
  picture.facts.forEach((fact, index) => {
    if (fact !== null) drawMark(pen, fact, index);
  });
  if (picture.recorded !== null) drawRecorded(pen, picture.recorded);
  if (picture.hover !== null && picture.hover !== picture.index) drawPlace(pen, picture, picture.hover, pen.paint.soft);
  drawPlace(pen, picture, picture.index, pen.paint.signal);
}

/** Places that are judged, with where they are. @param {readonly (Place | null)[]} places */
function known(places) {
  return places.flatMap((place, index) => (place === null ? [] : [{ ...place, index }]));
}

/** Level lines with their numbers, and which side is ahead above and below. @param {Pen} pen */
function drawGround(pen) {
  const { context, scale, paint } = pen;
  context.font = `11px ${paint.font}`;
  context.textAlign = "right";
  context.textBaseline = "middle";
  for (const lead of linesOf(scale)) {
    const y = yOf(scale, lead);
    drawLevel(pen, y, lead === 0 ? paint.soft : paint.line);
    context.fillStyle = paint.soft;
    context.fillText(String(Math.abs(lead)), scale.left - 8, y);
    if (lead === 0) continue;
    // A stone of the side that is ahead by so much.
    context.beginPath();
    context.arc(10, y, 3.5, 0, 2 * Math.PI);
    context.fillStyle = lead > 0 ? paint.ink : paint.paper;
    context.fill();
    stroke(context, paint.ink, 1, () => context.arc(10, y, 3.5, 0, 2 * Math.PI));
  }
}

/** @typedef {Place & { index: number }} Known */

/** @param {Pen} pen @param {readonly Known[]} shown */
function drawDoubt({ context, scale, paint }, shown) {
  if (shown.length < 2) return;
  context.beginPath();
  for (const { index, lead, doubt } of shown) context.lineTo(xOf(scale, index), yOf(scale, lead + doubt));
  for (const { index, lead, doubt } of [...shown].reverse()) {
    context.lineTo(xOf(scale, index), yOf(scale, lead - doubt));
  }
  context.closePath();
  context.globalAlpha = 0.09;
  context.fillStyle = paint.ink;
  context.fill();
  context.globalAlpha = 1;
}

/**
 * Pale where little is settled, broken where it is only rough. Stretches of one look are one path: pieces of their own
 * would show where they meet.
 *
 * @param {Pen} pen
 * @param {readonly Known[]} shown
 */
function drawCurve({ context, scale, paint }, shown) {
  context.lineCap = "butt";
  for (let from = 0, to = 1; to < shown.length; from = to, to += 1) {
    const look = lookOf(shown, to);
    while (to + 1 < shown.length && lookOf(shown, to + 1) === look) to += 1;
    context.globalAlpha = Math.abs(look) / SHADES;
    context.setLineDash(look < 0 ? [2, 3] : []);
    stroke(context, paint.ink, 1.75, () => {
      for (const { index, lead } of shown.slice(from, to + 1)) context.lineTo(xOf(scale, index), yOf(scale, lead));
    });
  }
  context.setLineDash([]);
  context.globalAlpha = 1;
}

/** Its shade, below 0 if it is broken, of the piece that ends at a place. @param {readonly Known[]} shown @param {number} at */
function lookOf(shown, at) {
  const [before, place] = [shown[at - 1], shown[at]];
  const settled = Math.min(before?.settled ?? 0, place?.settled ?? 0);
  const part = PALEST + (1 - PALEST) * Math.max(0, Math.min(1, (settled - PALE) / (PLAIN - PALE)));
  return Math.round(SHADES * part) * (before?.isRough || place?.isRough ? -1 : 1);
}

/** Bars: what Black took upward and full, what White took downward and empty. @param {Pen} pen @param {readonly (Fact | null)[]} facts */
function drawCaptures(pen, facts) {
  const { context, scale, paint } = pen;
  const y = drawLevel(pen, scale.captures, paint.line);
  const width = Math.max(3, Math.min(6, (scale.right - scale.left) / Math.max(1, scale.last) - 1));
  facts.forEach((fact, index) => {
    for (const side of /** @type {const} */ (["black", "white"])) {
      const n = fact?.taken[side] ?? 0;
      if (n === 0) continue;
      const height = Math.min(BAR, 3 + ((BAR - 3) * n) / MANY);
      const left = Math.round(xOf(scale, index) - width / 2);
      const top = side === "black" ? y - height : y;
      context.fillStyle = side === "black" ? paint.ink : paint.paper;
      context.fillRect(left, top, width, height);
      context.lineWidth = 1;
      context.strokeStyle = paint.ink;
      context.strokeRect(left + 0.5, top, Math.max(1, width - 1), height);
    }
  });
}

/** One mark for each move, the gravest: against the rules, a repetition, a ko, a pass. @param {Pen} pen @param {Fact} fact @param {number} index */
function drawMark({ context, scale, paint }, { illegal, cycle, isKo, move }, index) {
  const [x, y] = [xOf(scale, index), scale.marks];
  if (illegal !== null) {
    stroke(context, paint.signal, 2, () => {
      context.moveTo(x - 3.5, y - 3.5);
      context.lineTo(x + 3.5, y + 3.5);
      context.moveTo(x + 3.5, y - 3.5);
      context.lineTo(x - 3.5, y + 3.5);
    });
  } else if (cycle !== null) {
    stroke(context, paint.signal, 1.75, () => context.arc(x, y, 3.75, 0, 2 * Math.PI));
  } else if (isKo) {
    stroke(context, paint.ink, 1.25, () => context.rect(Math.round(x) - 3.5, Math.round(y) - 3.5, 6, 6));
  } else if (move?.kind === "pass") {
    stroke(context, paint.soft, 2, () => {
      context.moveTo(x - 3, y);
      context.lineTo(x + 3, y);
    });
  }
}

/** How the record says the game ended: a diamond at the end. @param {Pen} pen @param {number} recorded */
function drawRecorded({ context, scale, paint }, recorded) {
  const [x, y] = [xOf(scale, scale.last), yOf(scale, recorded)];
  const path = () => {
    context.moveTo(x, y - 5);
    context.lineTo(x + 5, y);
    context.lineTo(x, y + 5);
    context.lineTo(x - 5, y);
    context.closePath();
  };
  context.beginPath();
  path();
  context.fillStyle = paint.paper;
  context.fill();
  stroke(context, paint.ink, 1.5, path);
}

/** @param {Pen} pen @param {Picture} picture @param {number} index @param {string} color */
function drawPlace({ context, scale, paint, ratio }, { places }, index, color) {
  const { at: x, wide } = crisp(xOf(scale, index), 1.5, ratio);
  stroke(context, color, wide, () => {
    context.moveTo(x, scale.top - 4);
    context.lineTo(x, scale.height - 1);
  });
  const place = places[index];
  if (!place) return;
  context.beginPath();
  context.arc(x, yOf(scale, place.lead), 4, 0, 2 * Math.PI);
  context.fillStyle = color;
  context.fill();
  stroke(context, paint.paper, 1.5, () => context.arc(x, yOf(scale, place.lead), 4, 0, 2 * Math.PI));
}

/** A level line; gives its height. @param {Pen} pen @param {number} y @param {string} color */
function drawLevel({ context, scale, ratio }, y, color) {
  const { at, wide } = crisp(y, 1, ratio);
  stroke(context, color, wide, () => {
    context.moveTo(scale.left, at);
    context.lineTo(scale.right, at);
  });
  return at;
}

/** Where a straight line covers whole device pixels. @param {number} at @param {number} width @param {number} ratio */
function crisp(at, width, ratio) {
  const pixels = Math.max(1, Math.round(width * ratio));
  return { at: (Math.round(at * ratio - pixels / 2) + pixels / 2) / ratio, wide: pixels / ratio };
}

/** @param {CanvasRenderingContext2D} context @param {string} color @param {number} width @param {() => void} path */
function stroke(context, color, width, path) {
  context.beginPath();
  path();
  context.strokeStyle = color;
  context.lineWidth = width;
  context.stroke();
}
