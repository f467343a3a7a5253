/** Draws the layer that rests: wood or a plain colour, lines, star points, coordinates. */

import { centreOf, type Geometry, isShown, seenSize, starPoints } from "./geometry.js";
import { lineNames, seenNames } from "./labels.js";
import { circle } from "./pen.js";
import type { Theme } from "./theme.js";
import type { Coordinates } from "./view.js";

/** `wood` is the picture of the theme's wood; null where the theme has a plain colour. */
export function drawGround(
  context: CanvasRenderingContext2D,
  geometry: Geometry,
  theme: Theme,
  wood: CanvasImageSource | null,
  coordinates: Coordinates,
): void {
  const { width, height } = geometry;
  if (wood === null) {
    context.fillStyle = typeof theme.wood === "string" ? theme.wood : "#fff";
    context.fillRect(0, 0, width, height);
  } else {
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = "medium";
    context.drawImage(wood, 0, 0, width, height);
    drawBevel(context, geometry);
  }
  drawLines(context, geometry, theme, coordinates !== "none" && geometry.labelSize > 0);
  if (coordinates !== "none" && geometry.labelSize > 0) drawLabels(context, geometry, theme, coordinates);
}

/** A hair of light on the upper edges and of shade on the lower ones. */
function drawBevel(context: CanvasRenderingContext2D, { width, height, scale }: Geometry): void {
  const thick = Math.max(1, Math.round(scale));
  context.fillStyle = "rgba(255, 248, 226, 0.45)";
  context.fillRect(0, 0, width, thick);
  context.fillStyle = "rgba(255, 248, 226, 0.2)";
  context.fillRect(0, 0, thick, height);
  context.fillStyle = "rgba(70, 40, 8, 0.28)";
  context.fillRect(0, height - thick, width, thick);
  context.fillStyle = "rgba(70, 40, 8, 0.16)";
  context.fillRect(width - thick, 0, thick, height);
}

function drawLines(context: CanvasRenderingContext2D, geometry: Geometry, theme: Theme, labelled: boolean): void {
  const { size, turn, from, shown, cellWidth, cellHeight, lineWidth, left, top, width, height } = geometry;
  const [allColumns, allRows] = seenSize(size, turn);
  const half = lineWidth / 2;
  const right = left + (shown[0] - 1) * cellWidth;
  const bottom = top + (shown[1] - 1) * cellHeight;
  context.fillStyle = theme.line;
  // The frame is a shade heavier than the lines within, where there is room for that.
  const heavy = cellWidth >= 20 * geometry.scale ? Math.max(1, Math.round(0.4 * geometry.scale)) : 0;
  // Where the board goes on past the part shown, so do its lines.
  const goesOn = {
    left: from[0] > 0,
    top: from[1] > 0,
    right: from[0] + shown[0] < allColumns,
    bottom: from[1] + shown[1] < allRows,
  };
  const further = (cell: number): number => Math.round(cell / 2);
  const start = {
    x: goesOn.left ? (labelled ? left - further(cellWidth) : 0) : left - half - heavy,
    y: goesOn.top ? (labelled ? top - further(cellHeight) : 0) : top - half,
  };
  const end = {
    x: goesOn.right ? (labelled ? right + further(cellWidth) : width) : right + half + heavy,
    y: goesOn.bottom ? (labelled ? bottom + further(cellHeight) : height) : bottom + half,
  };
  for (let x = 0; x < shown[0]; x += 1) {
    const isLeft = x === 0 && !goesOn.left;
    const outer = isLeft || (x === shown[0] - 1 && !goesOn.right) ? heavy : 0;
    const at = left + x * cellWidth - half - (isLeft ? outer : 0);
    context.fillRect(at, start.y, lineWidth + outer, end.y - start.y);
  }
  for (let y = 0; y < shown[1]; y += 1) {
    const isTop = y === 0 && !goesOn.top;
    const outer = isTop || (y === shown[1] - 1 && !goesOn.bottom) ? heavy : 0;
    const at = top + y * cellHeight - half - (isTop ? outer : 0);
    context.fillRect(start.x, at, end.x - start.x, lineWidth + outer);
  }
  const star = Math.max(1.75 * geometry.scale, 0.085 * cellWidth, lineWidth);
  for (const vertex of starPoints(size)) {
    if (!isShown(geometry, vertex)) continue;
    const [x, y] = centreOf(geometry, vertex);
    circle(context, x, y, star);
    context.fill();
  }
}

function drawLabels(
  context: CanvasRenderingContext2D,
  geometry: Geometry,
  theme: Theme,
  coordinates: Coordinates,
): void {
  const { size, turn, from, shown, left, top, cellWidth, cellHeight, width, height, labelSize } = geometry;
  const names = seenNames(lineNames(coordinates, size), turn);
  const columns = names.columns.slice(from[0], from[0] + shown[0]);
  const rows = names.rows.slice(from[1], from[1] + shown[1]);
  context.fillStyle = theme.label;
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  // Half-way between the rim of an outer stone and the edge of the wood.
  const insetX = (left - 0.5 * cellWidth) / 2;
  const insetY = (top - 0.5 * cellHeight) / 2;
  context.font = `400 ${labelSize}px ${theme.font}`;
  const baseline = 0.36 * labelSize;
  const everyColumn = Math.ceil((1.5 * labelSize) / cellWidth);
  columns.forEach((text, x) => {
    if (x % everyColumn !== 0) return;
    const at = left + x * cellWidth;
    context.fillText(text, at, insetY + baseline);
    context.fillText(text, at, height - insetY + baseline);
  });
  // Row names of two or three signs of full width have to fit beside the board.
  const widest = Math.max(...rows.map((text) => context.measureText(text).width));
  const room = left - 0.5 * cellWidth - geometry.scale;
  const rowSize = labelSize * Math.min(1, room / Math.max(1, widest));
  context.font = `400 ${rowSize}px ${theme.font}`;
  const everyRow = Math.ceil((1.1 * rowSize) / cellHeight);
  rows.forEach((text, y) => {
    if ((rows.length - 1 - y) % everyRow !== 0) return;
    const at = top + y * cellHeight + 0.36 * rowSize;
    context.fillText(text, insetX, at);
    context.fillText(text, width - insetX, at);
  });
}
