/** What lies on top of the stones, as SGF's marks, territory and the program's map are drawn. */

import { centreOf, isShown } from "../lanke/board/index.js";
import { escaped, tag } from "./markup.js";

/** @typedef {import("../lanke/board/index.js").View} View */
/** @typedef {import("../lanke/board/index.js").Theme} Theme */
/** @typedef {import("../lanke/board/index.js").Geometry} Geometry */
/** @typedef {import("../lanke/board/index.js").Mark} Mark */
/** @typedef {import("../lanke/board/index.js").Vertex} Vertex */

/** @typedef {{ view: View, geometry: Geometry, theme: Theme, ground: string }} Sheet */

/** How much of a faint mark covers its ground. */
const FAINT = 0.6;
/** A surer owner than this is drawn. */
const LEAST = 0.1;

/** @param {View} view @param {Geometry} geometry @param {Theme} theme @param {string} ground */
export function drawMarks(view, geometry, theme, ground) {
  const sheet = { view, geometry, theme, ground };
  const shows = (/** @type {Vertex} */ vertex) => isShown(geometry, vertex);
  const dead = (view.dead ?? []).filter(shows);
  const isDead = new Set(dead.map(String));
  const marks = (view.marks ?? []).filter(({ vertex }) => shows(vertex));
  const labelled = new Set(marks.flatMap(({ kind, vertex }) => (kind === "label" ? [String(vertex)] : [])));
  const { lastMove: last, ko } = view;
  const all = [
    ...owners(sheet, isDead),
    ...dead.filter((vertex) => !labelled.has(String(vertex))).flatMap((vertex) => deadCross(sheet, vertex)),
    ...(last && shows(last) && !isDead.has(String(last)) ? [ring(sheet, last, 0.52, inkAt(sheet, last))] : []),
    ...(ko && shows(ko) && stoneAt(view, ko) === 0 ? [square(sheet, ko, 0.46, theme.mark)] : []),
    ...marks.map((mark) => drawMark(sheet, mark)),
    ...(view.links ?? []).filter(({ from, to }) => shows(from) && shows(to)).map((link) => drawLink(sheet, link)),
  ];
  return all.length === 0 ? "" : tag("g", { class: "marks", fill: "none" }, all.join("\n"));
}

/** @param {View} view @param {Vertex} vertex */
function stoneAt(view, [x, y]) {
  return view.stones[y * view.size[0] + x] ?? 0;
}

/** A colour that shows on whatever is on the point. @param {Sheet} sheet @param {Vertex} vertex */
function inkAt({ view, theme }, vertex) {
  const color = stoneAt(view, vertex);
  return color === 1 ? theme.black.mark : color === 2 ? theme.white.mark : theme.mark;
}

/** @param {Sheet} sheet @param {number} share */
const thickness = ({ geometry }, share) => Math.max(1.25 * geometry.scale, share * geometry.radius);

/**
 * Squares in the owner's colour; of the program's map the larger and denser the surer it is.
 *
 * @param {Sheet} sheet
 * @param {ReadonlySet<string>} dead
 */
function owners({ view, geometry, theme }, dead) {
  const { heat = null, owner = null, size } = view;
  const values = heat ?? owner;
  if (values === null) return [];
  const { cellWidth } = geometry;
  return Array.from({ length: size[0] * size[1] }, (_, index) => index).flatMap((index) => {
    const vertex = /** @type {const} */ ([index % size[0], Math.floor(index / size[0])]);
    const value = values[index] ?? 0;
    const stone = stoneAt(view, vertex);
    if (value === 0 || !isShown(geometry, vertex)) return [];
    const [fill, rim] = value > 0 ? theme.blackTerritory : theme.whiteTerritory;
    const [x, y] = centreOf(geometry, vertex);
    const box = (/** @type {number} */ side) => ({ x: x - side / 2, y: y - side / 2, width: side, height: side });
    if (heat === null) {
      if (stone !== 0) return [];
      const look = { class: "territory", fill, stroke: rim, "stroke-width": 0.035 * cellWidth };
      return [tag("rect", { ...box(0.335 * cellWidth), ...look })];
    }
    const sure = Math.min(1, Math.abs(value));
    const agrees = stone !== 0 && (stone === 1) === value > 0;
    if (sure < LEAST || agrees || dead.has(String(vertex))) return [];
    const side = (0.16 + (stone === 0 ? 0.3 : 0.2) * sure) * cellWidth;
    const look = { class: "heat", fill, stroke: rim, "stroke-width": 0.03 * cellWidth, opacity: 0.3 + 0.7 * sure };
    return [tag("rect", { ...box(side), ...look })];
  });
}

/** @param {Sheet} sheet @param {Vertex} vertex */
function deadCross(sheet, vertex) {
  const { theme, view } = sheet;
  const isBlack = stoneAt(view, vertex) === 1;
  const ink = isBlack ? theme.whiteTerritory[0] : theme.blackTerritory[0];
  const rim = isBlack ? theme.black.edge : theme.white.shades[0];
  return [cross(sheet, vertex, 0.3, rim, 0.2), cross(sheet, vertex, 0.3, ink, 0.1)];
}

/** @param {Sheet} sheet @param {Mark} mark */
function drawMark(sheet, mark) {
  const { theme } = sheet;
  const { vertex, kind, tone } = mark;
  const isAlert = tone === "alert";
  const ink = isAlert ? theme.alert : inkAt(sheet, vertex);
  const under = [];
  if (isAlert && kind === "cross") under.push(cross(sheet, vertex, 0.42, theme.alertEdge, 0.3));
  if (isAlert && kind === "circle") under.push(ring(sheet, vertex, 0.7, theme.alertEdge, 0.26));
  const drawn = {
    cross: () => cross(sheet, vertex, 0.42, ink, 0.15),
    circle: () => ring(sheet, vertex, 0.7, ink),
    square: () => square(sheet, vertex, 0.6, ink),
    selected: () => full(sheet, vertex, ink),
    triangle: () => triangle(sheet, vertex, ink),
    move: () => toPlay(sheet, mark),
    label: () => label(sheet, mark, ink),
  }[kind]();
  const all = [...under, drawn].join("");
  return tone === "faint" && kind !== "label" ? tag("g", { opacity: FAINT }, all) : all;
}

/** @param {Sheet} sheet @param {Vertex} vertex @param {number} share @param {string} stroke @param {number} thick */
function cross(sheet, vertex, share, stroke, thick) {
  const [x, y] = centreOf(sheet.geometry, vertex);
  const reach = share * sheet.geometry.radius;
  const round = (/** @type {number} */ value) => Math.round(value * 100) / 100;
  const [l, t, r, b] = [x - reach, y - reach, x + reach, y + reach].map(round);
  const look = { class: "cross", stroke, "stroke-width": thickness(sheet, thick), "stroke-linecap": "round" };
  return tag("path", { d: `M${l} ${t}L${r} ${b}M${r} ${t}L${l} ${b}`, ...look });
}

/** @param {Sheet} sheet @param {Vertex} vertex @param {number} share @param {string} stroke @param {number} [thick] */
function ring(sheet, vertex, share, stroke, thick = 0.13) {
  const [cx, cy] = centreOf(sheet.geometry, vertex);
  const r = share * sheet.geometry.radius;
  return tag("circle", { class: "ring", cx, cy, r, stroke, "stroke-width": thickness(sheet, thick) });
}

/** @param {Sheet} sheet @param {Vertex} vertex @param {number} share @param {string} stroke */
function square(sheet, vertex, share, stroke) {
  const [x, y] = centreOf(sheet.geometry, vertex);
  const reach = share * sheet.geometry.radius;
  const box = { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
  return tag("rect", { class: "square", ...box, stroke, "stroke-width": thickness(sheet, 0.12) });
}

/** @param {Sheet} sheet @param {Vertex} vertex @param {string} fill */
function full({ geometry }, vertex, fill) {
  const [x, y] = centreOf(geometry, vertex);
  const reach = 0.3 * geometry.radius;
  return tag("rect", { class: "selected", x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach, fill });
}

/** @param {Sheet} sheet @param {Vertex} vertex @param {string} stroke */
function triangle(sheet, vertex, stroke) {
  const [x, y] = centreOf(sheet.geometry, vertex);
  const reach = 0.62 * sheet.geometry.radius;
  const corners = [-0.5, 1 / 6, 5 / 6].map((turn) => {
    const at = [x + reach * Math.cos(turn * Math.PI), y + reach * Math.sin(turn * Math.PI)];
    return at.map((value) => Math.round(value * 100) / 100).join(",");
  });
  return tag("polygon", {
    class: "triangle",
    points: corners.join(" "),
    stroke,
    "stroke-width": thickness(sheet, 0.13),
  });
}

/** A side still has to play there. @param {Sheet} sheet @param {Mark} mark */
function toPlay(sheet, { vertex, color = 1 }) {
  const { theme, geometry } = sheet;
  const [cx, cy] = centreOf(geometry, vertex);
  const [fill, stroke] = color === 1 ? theme.blackTerritory : theme.whiteTerritory;
  const disc = { class: "move", cx, cy, r: 0.4 * geometry.radius, fill, stroke };
  return [
    ring(sheet, vertex, 0.68, theme.alertEdge, 0.3),
    ring(sheet, vertex, 0.68, theme.alert, 0.16),
    tag("circle", { ...disc, "stroke-width": thickness(sheet, 0.09) }),
  ].join("");
}

/** A text, with the lines taken away from under it. @param {Sheet} sheet @param {Mark} mark @param {string} fill */
function label(sheet, { vertex, text = "", tone }, fill) {
  const { geometry, theme, view, ground } = sheet;
  const [x, y] = centreOf(geometry, vertex);
  const size = (text.length > 2 ? 0.72 : text.length > 1 ? 0.92 : 1.1) * geometry.radius;
  const look = { "font-family": theme.font, "font-size": size, "font-weight": 600, "text-anchor": "middle" };
  const opacity = tone === "faint" ? FAINT : 1;
  const clear = { class: "clear", cx: x, cy: y, r: 0.78 * geometry.radius, fill: ground };
  return [
    stoneAt(view, vertex) === 0 ? tag("circle", clear) : "",
    tag("text", { class: "label", x, y: y + 0.36 * size, fill, ...look, opacity }, escaped(text)),
  ].join("");
}

/** Light around dark, so that one of them shows on any stone. @param {Sheet} sheet @param {import("../lanke/board/index.js").Link} link */
function drawLink({ geometry, theme }, { from, to, kind }) {
  const [x, y] = centreOf(geometry, from);
  const [toX, toY] = centreOf(geometry, to);
  const length = Math.hypot(toX - x, toY - y);
  if (length === 0) return "";
  const { radius, scale } = geometry;
  const thick = Math.max(1.5 * scale, 0.13 * radius);
  const head = kind === "arrow" ? Math.min(length / 2, Math.max(6 * scale, 0.62 * radius)) : 0;
  const turn = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
  const more = 2 * Math.max(scale, 0.06 * radius);
  const path = `M0 0H${(length - head).toFixed(2)}`;
  const tip = `M${length.toFixed(2)} 0L${(length - head).toFixed(2)} ${(-head / 2).toFixed(2)}V${(head / 2).toFixed(2)}Z`;
  const all = /** @type {const} */ ([
    [theme.alertEdge, more],
    [theme.alert, 0],
  ]).map(([color, extra]) => {
    const line = tag("path", { d: path, stroke: color, "stroke-width": thick + extra, "stroke-linecap": "round" });
    if (head === 0) return line;
    return (
      line + tag("path", { d: tip, fill: color, stroke: color, "stroke-width": extra, "stroke-linejoin": "round" })
    );
  });
  const place = `translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${turn.toFixed(2)})`;
  return tag("g", { class: kind, transform: place }, all.join(""));
}
