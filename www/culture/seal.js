/** A small seal in cinnabar, drawn here: its edge is worn as by use. */

const SVG = "http://www.w3.org/2000/svg";
/** A square that no ruler has drawn. */
const EDGE = "M4 3.2c9-.9 22-.6 32.4.1 1.2 9.8.6 22.3.2 33-9.9.9-23 .7-33 .1-.9-10.2-.7-22.9.4-33.2z";

/** @param {readonly string[]} signs from the upper right, down and to the left */
export function seal(signs) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 40 40");
  svg.setAttribute("class", "seal");
  svg.setAttribute("aria-hidden", "true");
  const ground = document.createElementNS(SVG, "path");
  ground.setAttribute("d", EDGE);
  svg.append(ground);
  const rows = Math.ceil(signs.length / 2);
  signs.forEach((sign, at) => {
    const text = document.createElementNS(SVG, "text");
    text.setAttribute("x", at < rows ? "28.2" : "11.8");
    text.setAttribute("y", String(rows === 1 ? 25.5 : 17.6 + 16 * (at % rows)));
    text.textContent = sign;
    svg.append(text);
  });
  return svg;
}
