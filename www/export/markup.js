/** Writing SVG: elements as text, with everything from elsewhere escaped. */

/** Signs that XML has no place for, not even escaped. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/gu;

/** @type {Readonly<Record<string, string>>} */
const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/**
 * A text as XML and HTML have it, in an element or between double quotes.
 *
 * @param {string} text
 */
export function escaped(text) {
  return text.replace(FORBIDDEN, "").replace(/[&<>"]/gu, (sign) => ESCAPES[sign] ?? "");
}

/**
 * @param {string} name
 * @param {Readonly<Record<string, string | number>>} attributes
 * @param {string} [content] that is markup already
 */
export function tag(name, attributes, content = "") {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(textOf(value))}"`);
  return content === "" ? `<${name}${written.join("")}/>` : `<${name}${written.join("")}>${content}</${name}>`;
}

/** Hundredths are finer than any eye. @param {string | number} value */
function textOf(value) {
  return typeof value === "number" ? String(Math.round(value * 100) / 100) : value;
}
