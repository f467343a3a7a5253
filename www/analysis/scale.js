/** The measures of the graph: from places and points of lead to pixels, and back. Pure. */

/** @typedef {import("./curve.js").Place} Place */
/**
 * @typedef {object} Scale
 * @property {number} width of all, in CSS pixels
 * @property {number} height
 * @property {number} left where the first place is
 * @property {number} right where the last one is
 * @property {number} top of the curve's room
 * @property {number} bottom of it
 * @property {number} captures the middle of the captures' row
 * @property {number} marks the middle of the marks' row
 * @property {number} last the index of the last place
 * @property {number} low the least lead in the room
 * @property {number} high
 */

/** Room for the numbers on the left, and beside the last place. */
const LEFT = 42;
const RIGHT = 12;
const TOP = 10;
/** Of the rows below the curve. */
const CAPTURES = 30;
const MARKS = 18;
/** Never less than from so many points behind to so many ahead. */
const LEAST = 10;
/** Steps of the numbers: as many as leave them room. */
const STEPS = [5, 10, 20, 50, 100, 200, 500, 1000];
const MOST_LINES = 5;

/**
 * @param {readonly (Place | null)[]} places
 * @param {{ width: number, height: number }} size
 * @param {number | null} recorded the lead that the record ends with, where it says
 * @returns {Scale}
 */
export function scaleOf(places, { width, height }, recorded) {
  let [low, high] = [-LEAST, LEAST];
  for (const lead of [...places.map((place) => place?.lead ?? 0), recorded ?? 0]) {
    low = Math.min(low, lead);
    high = Math.max(high, lead);
  }
  const step = stepOf(high - low);
  const bottom = height - CAPTURES - MARKS;
  return {
    width,
    height,
    left: LEFT,
    right: Math.max(LEFT + 1, width - RIGHT),
    top: TOP,
    bottom,
    captures: bottom + CAPTURES / 2 + 1,
    marks: height - MARKS / 2,
    last: Math.max(0, places.length - 1),
    low: step * Math.floor(low / step),
    high: step * Math.ceil(high / step),
  };
}

/** @param {Scale} scale @param {number} index */
export function xOf({ left, right, last }, index) {
  return last === 0 ? left : left + ((right - left) * index) / last;
}

/** Never outside the curve's room. @param {Scale} scale @param {number} lead */
export function yOf({ top, bottom, low, high }, lead) {
  const within = Math.max(low, Math.min(high, lead));
  return top + ((bottom - top) * (high - within)) / (high - low);
}

/** The place nearest to a pixel. @param {Scale} scale @param {number} x */
export function indexAt({ left, right, last }, x) {
  return Math.max(0, Math.min(last, Math.round((last * (x - left)) / (right - left))));
}

/** The leads that have a line and a number. @param {Scale} scale */
export function linesOf({ low, high }) {
  const step = stepOf(high - low);
  const lines = [];
  for (let at = Math.ceil(low / step) * step; at <= high; at += step) lines.push(at);
  return lines;
}

/** @param {number} span */
function stepOf(span) {
  return STEPS.find((step) => span / step < MOST_LINES) ?? span;
}
