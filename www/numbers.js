/** Numbers of a count as people write them: 184¼, not 184.25. Exact, for halves and quarters. */

/** @type {Readonly<Record<string, string>>} */
const PARTS = { "1/4": "¼", "1/2": "½", "3/4": "¾", ".25": "¼", ".5": "½", ".75": "¾" };

/**
 * A number with halves or quarters.
 *
 * @param {number} value
 */
export function fraction(value) {
  const sign = value < 0 ? "−" : "";
  const quarters = Math.round(4 * Math.abs(value));
  const whole = Math.floor(quarters / 4);
  const part = ["", "¼", "½", "¾"][quarters % 4] ?? "";
  return sign + (whole === 0 && part !== "" ? part : `${whole}${part}`);
}

/**
 * "184 1/4" and "184.25" as "184¼"; anything else as it is.
 *
 * @param {string} text
 */
export function prettyFraction(text) {
  return text
    .replace(/(\d*)(?: |又)?\b([13]\/[24])/gu, (all, whole, part) => (PARTS[part] ? whole + PARTS[part] : all))
    .replace(/(\d+)(\.25|\.5|\.75)\b/gu, (_, whole, part) => (whole === "0" ? "" : whole) + (PARTS[part] ?? part));
}
