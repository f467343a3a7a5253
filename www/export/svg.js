/** The board as a drawing of lines, circles and texts: sharp at any size, and to be read and changed by hand. */

import { centreOf, isShown, lineNames, starPoints } from "../lanke/board/index.js";
import { fitPicture } from "./fit.js";
import { escaped, tag } from "./markup.js";
import { drawMarks } from "./svg-marks.js";

/** @typedef {import("../lanke/board/index.js").View} View */
/** @typedef {import("../lanke/board/index.js").Theme} Theme */
/** @typedef {import("../lanke/board/index.js").Geometry} Geometry */

/** As wide as the drawing says it is; it can be shown at any size. */
const WIDTH = 1200;
/** Dead stones are small and pale. */
const DEAD = { size: 0.74, opacity: 0.55 };

/**
 * @param {View} view
 * @param {Theme} theme
 * @param {{ title: string, text: string }} said what the picture is called, and what stands in it
 */
export function svgOf(view, theme, { title, text }) {
  const geometry = fitPicture(view, WIDTH);
  const box = { width: geometry.width, height: geometry.height };
  const parts = [
    `<title>${escaped(title)}</title>`,
    `<desc>${escaped(text)}</desc>`,
    defs(theme),
    tag("rect", { ...box, fill: ground(theme) }),
    lines(geometry, theme),
    ...labels(view, geometry, theme),
    stones(view, geometry, theme),
    drawMarks(view, geometry, theme, ground(theme)),
    ...veils(view, geometry, theme),
  ];
  const head = { xmlns: "http://www.w3.org/2000/svg", ...box, viewBox: `0 0 ${box.width} ${box.height}`, role: "img" };
  return `${tag("svg", head, `\n${parts.filter(Boolean).join("\n")}\n`)}\n`;
}

/** @param {Theme} theme */
function ground({ wood }) {
  if (typeof wood === "string") return wood;
  const mixed = wood.pale.map((value, channel) => Math.round(0.72 * value + 0.28 * (wood.deep[channel] ?? value)));
  return `rgb(${mixed.join(",")})`;
}

/** Light on the stones, where the theme has any. @param {Theme} theme */
function defs(theme) {
  const gradients = /** @type {const} */ (["black", "white"]).flatMap((side) => {
    const { shades } = theme[side];
    if (new Set(shades).size === 1) return [];
    const stops = shades.map((color, at) => tag("stop", { offset: [0, 0.38, 0.76, 1][at] ?? 1, "stop-color": color }));
    const at = { cx: 0.44, cy: 0.42, r: 0.6, fx: 0.35, fy: 0.29 };
    return [tag("radialGradient", { id: `stone-${side}`, ...at }, stops.join(""))];
  });
  return gradients.length === 0 ? "" : tag("defs", {}, gradients.join("\n"));
}

/**
 * Lines, which go on where the board goes on past the part shown, and star points.
 *
 * @param {Geometry} geometry
 * @param {Theme} theme
 */
function lines(geometry, theme) {
  const { size, from, shown, left, top, cellWidth, cellHeight, lineWidth } = geometry;
  const right = left + (shown[0] - 1) * cellWidth;
  const bottom = top + (shown[1] - 1) * cellHeight;
  const half = lineWidth / 2;
  const x1 = left - (from[0] > 0 ? cellWidth / 2 : half);
  const y1 = top - (from[1] > 0 ? cellHeight / 2 : half);
  const x2 = right + (from[0] + shown[0] < size[0] ? cellWidth / 2 : half);
  const y2 = bottom + (from[1] + shown[1] < size[1] ? cellHeight / 2 : half);
  const across = Array.from({ length: shown[1] }, (_, y) => top + y * cellHeight).map((y) =>
    tag("line", { x1, y1: y, x2, y2: y }),
  );
  const down = Array.from({ length: shown[0] }, (_, x) => left + x * cellWidth).map((x) =>
    tag("line", { x1: x, y1, x2: x, y2 }),
  );
  const r = Math.max(1.75 * geometry.scale, 0.085 * cellWidth, lineWidth);
  const stars = starPoints(size)
    .filter((vertex) => isShown(geometry, vertex))
    .map((vertex) => {
      const [cx, cy] = centreOf(geometry, vertex);
      return tag("circle", { cx, cy, r, class: "star" });
    });
  return [
    tag("g", { class: "lines", stroke: theme.line, "stroke-width": lineWidth }, [...across, ...down].join("")),
    stars.length === 0 ? "" : tag("g", { class: "stars", fill: theme.line }, stars.join("")),
  ]
    .filter(Boolean)
    .join("\n");
}

/** @param {View} view @param {Geometry} geometry @param {Theme} theme */
function labels(view, geometry, theme) {
  const coordinates = view.coordinates ?? "a1";
  const { labelSize, left, top, from, shown, cellWidth, cellHeight, width, height } = geometry;
  if (coordinates === "none" || labelSize === 0) return [];
  const names = lineNames(coordinates, view.size);
  const insetX = (left - 0.5 * cellWidth) / 2;
  const insetY = (top - 0.5 * cellHeight) / 2;
  const drop = 0.36 * labelSize;
  const columns = names.columns.slice(from[0], from[0] + shown[0]).flatMap((name, x) => {
    const at = left + x * cellWidth;
    return [insetY, height - insetY].map((y) => tag("text", { x: at, y: y + drop }, escaped(name)));
  });
  // Names of three signs of full width have to fit beside the board.
  const longest = Math.max(...names.rows.map((name) => [...name].length));
  const isHan = coordinates === "cjk";
  const rowSize = Math.min(labelSize, (2 * insetX - geometry.scale) / (longest * (isHan ? 1 : 0.6)));
  const rows = names.rows.slice(from[1], from[1] + shown[1]).flatMap((name, y) => {
    const at = top + y * cellHeight + 0.36 * rowSize;
    return [insetX, width - insetX].map((x) => tag("text", { x, y: at }, escaped(name)));
  });
  const look = { fill: theme.label, "font-family": theme.font, "text-anchor": "middle" };
  return [
    tag("g", { class: "columns", ...look, "font-size": labelSize }, columns.join("")),
    tag("g", { class: "rows", ...look, "font-size": rowSize }, rows.join("")),
  ];
}

/** Shadows first, then stones. @param {View} view @param {Geometry} geometry @param {Theme} theme */
function stones(view, geometry, theme) {
  const [columns, rows] = view.size;
  const { radius } = geometry;
  const dead = new Set((view.dead ?? []).map(String));
  /** @type {string[]} */
  const shadows = [];
  /** @type {string[]} */
  const discs = [];
  const edge = Math.max(0.75 * geometry.scale, 0.035 * radius);
  for (let index = 0; index < columns * rows; index += 1) {
    const color = view.stones[index] ?? 0;
    const vertex = /** @type {const} */ ([index % columns, Math.floor(index / columns)]);
    if (color === 0 || !isShown(geometry, vertex)) continue;
    const [cx, cy] = centreOf(geometry, vertex);
    const side = color === 1 ? "black" : "white";
    const paint = theme[side];
    const fill = new Set(paint.shades).size === 1 ? paint.shades[0] : `url(#stone-${side})`;
    const look = { class: side, cx, cy, fill, stroke: paint.edge, "stroke-width": edge };
    if (dead.has(String(vertex))) {
      discs.push(tag("circle", { ...look, r: DEAD.size * (radius - edge / 2), opacity: DEAD.opacity }));
      continue;
    }
    discs.push(tag("circle", { ...look, r: radius - edge / 2 }));
    if (theme.shadow !== null)
      shadows.push(tag("circle", { cx: cx + 0.045 * radius, cy: cy + 0.11 * radius, r: radius }));
  }
  const shade = { class: "shadows", fill: `rgb(${(theme.shadow ?? []).join(",")})`, opacity: 0.3 };
  return [
    shadows.length === 0 ? "" : tag("g", shade, shadows.join("")),
    discs.length === 0 ? "" : tag("g", { class: "stones" }, discs.join("\n")),
  ]
    .filter(Boolean)
    .join("\n");
}

/** What a record shows dim, or not at all. @param {View} view @param {Geometry} geometry @param {Theme} theme */
function veils(view, geometry, theme) {
  const { cellWidth, cellHeight } = geometry;
  return /** @type {const} */ ([
    [view.dim, 0.5],
    [view.veiled, 0.86],
  ]).flatMap(([points, opacity]) =>
    (points ?? [])
      .filter((vertex) => isShown(geometry, vertex))
      .map((vertex) => {
        const [x, y] = centreOf(geometry, vertex);
        const box = { x: x - cellWidth / 2, y: y - cellHeight / 2, width: cellWidth, height: cellHeight };
        return tag("rect", { ...box, fill: ground(theme), opacity });
      }),
  );
}
