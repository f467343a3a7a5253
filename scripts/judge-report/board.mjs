// Boards as rows of signs (1 Black, -1 White, 0 nobody), row by row from the top left, and what can be read off them
// without the package: chains, areas, mirror images. Written apart from it, so that the two can be compared.

/**
 * @typedef {object} Board
 * @property {number} width
 * @property {number} height
 * @property {Int8Array} cells
 */

/** What an owner map says where any answer is right. */
export const ANY = 2;

const SIGNS = /** @type {Record<string, number>} */ ({ B: 1, W: -1, ".": 0, "*": ANY });

/**
 * Rows of `B`, `W`, `.` (and `*` where it is allowed).
 * @param {unknown} rows @param {{ any?: boolean }} [options]
 * @returns {Board}
 */
export function parseRows(rows, { any = false } = {}) {
  if (!Array.isArray(rows) || rows.length === 0 || !rows.every((row) => typeof row === "string")) {
    throw new Error("no rows");
  }
  const width = String(rows[0]).length;
  if (width === 0 || rows.some((row) => row.length !== width)) throw new Error("rows of different lengths");
  const cells = Int8Array.from(rows.join(""), (letter) => {
    const sign = SIGNS[letter];
    if (sign === undefined || (sign === ANY && !any)) throw new Error(`a ${JSON.stringify(letter)} in the rows`);
    return sign;
  });
  return { width, height: rows.length, cells };
}

/** @param {Board} board */
export function signMap({ width, height, cells }) {
  return Array.from({ length: height }, (_, y) => Array.from(cells.subarray(y * width, (y + 1) * width)));
}

/** @param {Board} board @param {number} at */
function near({ width, height }, at) {
  const x = at % width;
  const y = (at - x) / width;
  const found = [];
  if (y > 0) found.push(at - width);
  if (x > 0) found.push(at - 1);
  if (x < width - 1) found.push(at + 1);
  if (y < height - 1) found.push(at + width);
  return found;
}

/**
 * The largest joined set of points that look the same.
 * @param {Board} board @param {number} start
 */
function region(board, start) {
  const found = new Set([start]);
  for (const at of found) for (const n of near(board, at)) if (board.cells[n] === board.cells[start]) found.add(n);
  return [...found];
}

/** Every chain of stones, by its first stone. @param {Board} board */
export function chains(board) {
  const seen = new Set();
  /** @type {number[][]} */
  const all = [];
  board.cells.forEach((sign, at) => {
    if (sign === 0 || seen.has(at)) return;
    const stones = region(board, at);
    for (const stone of stones) seen.add(stone);
    all.push(stones);
  });
  return all;
}

/**
 * Who owns each point by area: stones their own, an empty region that of the only colour next to it.
 * @param {Board} board @param {Iterable<number>} [dead] taken off before
 */
export function areaOf({ width, height, cells }, dead = []) {
  const owner = Int8Array.from(cells);
  for (const at of dead) owner[at] = 0;
  const board = { width, height, cells: Int8Array.from(owner) };
  const seen = new Set();
  board.cells.forEach((sign, at) => {
    if (sign !== 0 || seen.has(at)) return;
    const points = region(board, at);
    const borders = new Set(points.flatMap((point) => near(board, point).map((n) => board.cells[n] ?? 0)));
    borders.delete(0);
    const [only = 0] = borders.size === 1 ? borders : [];
    for (const point of points) {
      seen.add(point);
      owner[point] = only;
    }
  });
  return owner;
}

/** Column and row to a point, if it is one. @param {Board} board @param {unknown} vertex */
export function pointOf({ width, height }, vertex) {
  const [x, y] = Array.isArray(vertex) ? vertex : [];
  if (!Number.isInteger(x) || !Number.isInteger(y) || x < 0 || y < 0 || x >= width || y >= height) {
    throw new Error(`${JSON.stringify(vertex)} is no point of the board`);
  }
  return y * width + x;
}

const COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

/** `C3` to a point, if it is one. @param {Board} board @param {unknown} name */
export function pointNamed(board, name) {
  const [, letter = "", number = ""] = /^([A-HJ-Z])(\d+)$/.exec(String(name)) ?? [];
  if (letter === "") throw new Error(`${JSON.stringify(name)} is no point`);
  return pointOf(board, [COLUMNS.indexOf(letter), board.height - Number(number)]);
}

/** A point as `C3`. @param {Board} board @param {number} at */
export function nameOf({ width, height }, at) {
  return `${COLUMNS[at % width] ?? "?"}${height - Math.floor(at / width)}`;
}

/**
 * The eight ways to lay a board down: for each, its sides and where every point of the old board goes.
 * @param {Board} board
 */
export function symmetries({ width, height }) {
  return Array.from({ length: 8 }, (_, way) => {
    const turned = (way & 4) !== 0;
    const size = turned ? { width: height, height: width } : { width, height };
    const places = Array.from({ length: width * height }, (_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      const [u, v] = [way & 1 ? width - 1 - x : x, way & 2 ? height - 1 - y : y];
      return turned ? u * height + v : v * width + u;
    });
    return { ...size, places };
  });
}
