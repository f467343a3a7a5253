/** The lines of HTML that put a board on another page. */

import { escaped } from "../export/markup.js";

/**
 * What the board is to be: attributes by their names, "" for one that is merely there; null leaves one out.
 *
 * @typedef {{ source: string, attributes: Readonly<Record<string, string | null>>, width: string | null }} Wanted
 */

/** @param {Wanted} wanted */
export function snippetOf({ source, attributes, width }) {
  const all = { ...attributes, style: width === null ? null : `max-width: ${width}` };
  const written = Object.entries(all).flatMap(([name, value]) => {
    if (value === null) return [];
    return [value === "" ? ` ${name}` : ` ${name}="${escaped(value)}"`];
  });
  return `<script type="module" src="${escaped(source)}"></script>\n<go-board${written.join("")}></go-board>\n`;
}

/**
 * Puts the same attributes on an element, and takes others away.
 *
 * @param {HTMLElement} element
 * @param {Wanted} wanted
 */
export function dress(element, { attributes, width }) {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) === value) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  // The page's policy has no inline styles; the property is none.
  element.style.maxWidth = width ?? "";
}
