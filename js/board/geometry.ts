/**
 * Where the points of a board lie on its canvas. Pure arithmetic in device
 * pixels: no DOM, no rules.
 *
 * A cell is a whole number of device pixels in each direction, so that every
 * line is equally sharp and equally far from its neighbours at any pixel ratio.
 */

/** A point: column from the left and row from the top, both from 0. */
export type Vertex = readonly [x: number, y: number];

/** Number of columns and of rows. */
export type BoardSize = readonly [columns: number, rows: number];

/** A part of a board: the points of two opposite corners, which belong to it. */
export type Part = readonly [from: Vertex, to: Vertex];

/** How far a board is turned, in degrees clockwise: 180 is what the other side sees. */
export type Turn = 0 | 90 | 180 | 270;

export interface Geometry {
  readonly size: BoardSize;
  readonly turn: Turn;
  /** The columns and rows that are shown, as they are seen: all of them, or a part. The first one, and how many. */
  readonly from: Vertex;
  readonly shown: BoardSize;
  /** The canvas, in device pixels. */
  readonly width: number;
  readonly height: number;
  /** Device pixels in a CSS pixel. */
  readonly scale: number;
  /** Distance between neighbouring lines, in whole device pixels. */
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** The centre of the first point shown, at the upper left. */
  readonly left: number;
  readonly top: number;
  readonly lineWidth: number;
  /** Radius of a stone. */
  readonly radius: number;
  /** Height of the coordinate labels; 0 when there is no room for them. */
  readonly labelSize: number;
}

/** A real board is a little longer than wide; so is its cell. */
const CELL_ASPECT = 0.95;

/** The part of a cell on each side of the half-way line that belongs to no point. */
const DEAD_PART = 0.1;

/** Margin outside the first line, in cell heights: room for half a stone and a label. */
const LABELLED_MARGIN = 1.12;
const BARE_MARGIN = 0.72;
/** Beyond half a cell no margin needs to be wider than this, in CSS pixels. */
const WIDEST_MARGIN = 26;
/** A board of a few lines does not grow without end, in CSS pixels. */
const WIDEST_CELL = 120;

const MIN_LABEL_CSS = 8.5;
const MAX_LABEL_CSS = 13;

/** The room around the lines. */
interface Margin {
  /** In cell heights, half a stone included. */
  readonly share: number;
  /** At least so much outside the stones, in CSS pixels. */
  readonly least: number;
  /** Only where cells are wider than this, in CSS pixels. */
  readonly beyond: number;
}

const LABELLED: Margin = { share: LABELLED_MARGIN, least: MIN_LABEL_CSS + 3, beyond: 4 };
const TIGHT: Margin = { share: 0.5, least: 0, beyond: 0 };
/** The first that fits counts; below them there is only `TIGHT`. */
const MARGINS = [LABELLED, { share: BARE_MARGIN, least: 3, beyond: 1 }];

/** Width ÷ height of the board that suits a size best. */
export function naturalAspect(size: BoardSize, labelled: boolean, part?: Part | null, turn: Turn = 0): number {
  const margin = 2 * (labelled ? LABELLED_MARGIN : BARE_MARGIN);
  const [columns, rows] = shownOf(size, part, turn)[1];
  return ((columns - 1) * CELL_ASPECT + margin) / (rows - 1 + margin);
}

/** Where a point is seen on a turned board. */
export function turned([x, y]: Vertex, [columns, rows]: BoardSize, turn: Turn): Vertex {
  if (turn === 90) return [rows - 1 - y, x];
  if (turn === 180) return [columns - 1 - x, rows - 1 - y];
  return turn === 270 ? [y, columns - 1 - x] : [x, y];
}

/** The point that is seen somewhere on a turned board. */
export function unturned(seen: Vertex, size: BoardSize, turn: Turn): Vertex {
  return turned(seen, seenSize(size, turn), ((360 - turn) % 360) as Turn);
}

/** The columns and rows of a turned board. */
export function seenSize([columns, rows]: BoardSize, turn: Turn): BoardSize {
  return turn % 180 === 0 ? [columns, rows] : [rows, columns];
}

/** The first point of a part and its columns and rows, as far as they are on the board; without a part, all of it. */
function shownOf(size: BoardSize, part: Part | null | undefined, turn: Turn): [from: Vertex, shown: BoardSize] {
  const [columns, rows] = seenSize(size, turn);
  if (part == null)
    return [
      [0, 0],
      [columns, rows],
    ];
  const [[ax, ay], [bx, by]] = part.map((corner) => turned(corner, size, turn)) as [Vertex, Vertex];
  const span = (a: number, b: number, count: number): [from: number, shown: number] => {
    const from = Math.min(count - 1, Math.max(0, Math.min(a, b)));
    return [from, Math.min(count - 1, Math.max(from, a, b)) - from + 1];
  };
  const [x, width] = span(ax, bx, columns);
  const [y, height] = span(ay, by, rows);
  return [
    [x, y],
    [width, height],
  ];
}

/**
 * The largest board of a size that fits into a box of device pixels, with
 * nearly the same margin on all four sides. In a very small box first the
 * coordinates go, then the margins; in one with less than a pixel for each line
 * the board is larger than the box.
 */
export function fitBoard(
  size: BoardSize,
  boxWidth: number,
  boxHeight: number,
  scale: number,
  labelled: boolean,
  crop?: Part | null,
  turn: Turn = 0,
): Geometry {
  const [from, shown] = shownOf(size, crop, turn);
  const [columns, rows] = shown;
  const margin = (cellHeight: number, { share, least }: Margin): number => {
    const beyond = Math.min(WIDEST_MARGIN * scale, (share - 0.5) * cellHeight);
    return Math.ceil(0.5 * cellHeight + Math.max(least * scale, beyond));
  };
  const heightOf = (cellWidth: number): number => Math.max(1, Math.round(cellWidth / CELL_ASPECT));
  /** The width of the largest cell, or 0. */
  const cellFor = (wish: Margin): number => {
    let cell = Math.floor(Math.min(WIDEST_CELL * scale, boxWidth / columns));
    const fits = (): boolean =>
      (columns - 1) * cell + 2 * margin(heightOf(cell), wish) <= boxWidth &&
      (rows - 1) * heightOf(cell) + 2 * margin(heightOf(cell), wish) <= boxHeight;
    while (cell > 0 && !fits()) cell -= 1;
    return cell;
  };

  const wish = MARGINS.slice(labelled ? 0 : 1).find((one) => cellFor(one) > one.beyond * scale) ?? TIGHT;
  const cellWidth = Math.max(1, cellFor(wish));
  const cellHeight = heightOf(cellWidth);

  // What whole cells leave over goes to the margins, alike all round but for a hair.
  const narrowest = margin(cellHeight, wish);
  const acrossLines = (columns - 1) * cellWidth;
  const downLines = (rows - 1) * cellHeight;
  const spareX = Math.floor((boxWidth - acrossLines) / 2);
  const spareY = Math.floor((boxHeight - downLines) / 2);
  const around = Math.min(spareX, spareY, narrowest + Math.ceil(0.5 * cellHeight));
  const marginX = Math.max(narrowest, Math.min(spareX, around + Math.round(0.2 * cellHeight)));
  const marginY = Math.max(narrowest, Math.min(spareY, around + Math.round(0.2 * cellHeight)));

  // Finer lines in finer cells: half a CSS pixel where the screen can show it.
  const thickness = Math.min(1.25, Math.max(0.55, cellHeight / scale / 34));
  const lineWidth = Math.max(1, Math.round(scale * thickness));
  const half = (lineWidth % 2) / 2;
  const room = Math.min(marginX, marginY) - 0.5 * cellHeight - scale;
  const wanted = Math.min(MAX_LABEL_CSS * scale, Math.max(MIN_LABEL_CSS * scale, 0.31 * cellHeight));
  return {
    size,
    turn,
    from,
    shown,
    width: acrossLines + 2 * marginX,
    height: downLines + 2 * marginY,
    scale,
    cellWidth,
    cellHeight,
    left: marginX + half,
    top: marginY + half,
    lineWidth,
    radius: Math.max(1, 0.485 * cellWidth),
    labelSize: wish === LABELLED && room >= 7 * scale ? Math.min(wanted, room) : 0,
  };
}

/** The point at a place in a list of all, row by row. */
export function pointAt(index: number, [columns]: BoardSize): Vertex {
  return [index % columns, Math.floor(index / columns)];
}

/** The centre of a point. */
export function centreOf(geometry: Geometry, vertex: Vertex): [x: number, y: number] {
  const { size, turn, from, left, top, cellWidth, cellHeight } = geometry;
  const [x, y] = turned(vertex, size, turn);
  return [left + (x - from[0]) * cellWidth, top + (y - from[1]) * cellHeight];
}

/**
 * The point a position on the canvas means, or null: the outermost tenth of
 * each cell belongs to no point, and neither does the margin.
 */
export function vertexAt(geometry: Geometry, px: number, py: number): Vertex | null {
  const { size, turn, from, shown } = geometry;
  const x = indexAt((px - geometry.left) / geometry.cellWidth, shown[0]);
  const y = indexAt((py - geometry.top) / geometry.cellHeight, shown[1]);
  return x === null || y === null ? null : unturned([x + from[0], y + from[1]], size, turn);
}

/** Whether a point is in the part that is shown. */
export function isShown({ size, turn, from, shown }: Geometry, vertex: Vertex): boolean {
  const [x, y] = turned(vertex, size, turn);
  return x >= from[0] && y >= from[1] && x < from[0] + shown[0] && y < from[1] + shown[1];
}

function indexAt(along: number, count: number): number | null {
  // Plus 0, so that no point is -0.
  const nearest = Math.round(along) + 0;
  const inCell = Math.abs(along - nearest) <= 0.5 - DEAD_PART;
  return inCell && nearest >= 0 && nearest < count ? nearest : null;
}

/** True where the two are the same point, or both none. */
export function sameVertex(a: Vertex | null, b: Vertex | null): boolean {
  return a === b || (a !== null && b !== null && a[0] === b[0] && a[1] === b[1]);
}

/**
 * The star points, as the rules place them: nine on a large board, five on a 9×9 or 13×13, none on a tiny one. On the
 * fourth line, below 13 lines the third: in the corners from 7 lines on, at the middle of the sides from 15 lines on,
 * and the centre from 5 lines on.
 */
export function starPoints(size: BoardSize): Vertex[] {
  const [columns, rows] = size;
  const shorter = Math.min(columns, rows);
  const found: Vertex[] = [];
  for (const y of starLines(rows)) {
    for (const x of starLines(columns)) {
      const middleX = 2 * x === columns - 1;
      const middleY = 2 * y === rows - 1;
      const isStar =
        middleX === middleY ? shorter >= (middleX ? 5 : 7) : (middleX ? columns : rows) >= 15 && shorter >= 7;
      if (isStar) found.push([x, y]);
    }
  }
  return found;
}

/** The lines on which star points may lie, each once. */
function starLines(count: number): number[] {
  const edge = count >= 13 ? 3 : 2;
  const middle = count % 2 === 1 ? [(count - 1) / 2] : [];
  return count > 2 * edge + 1 ? [edge, ...middle, count - 1 - edge] : middle;
}
