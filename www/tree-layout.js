/** Where the nodes of a tree are drawn: moves from left to right, each variation in a row of its own. */

/** @typedef {import("./lanke/index.js").Outline} Outline */
/** @typedef {import("./lanke/index.js").NodeId} NodeId */

/** A node and its first children: they stand side by side in one row, and in a row in the outline. */
/** @typedef {{ readonly start: number, readonly from: number, readonly to: number }} Line */
/** A node below which more than one goes on: down from its row to that of its last child. */
/** @typedef {{ readonly from: number, readonly to: number }} Fork */

/**
 * Lists go by the place of a node in the outline.
 *
 * @typedef {object} Layout
 * @property {Outline} outline
 * @property {Int32Array} column
 * @property {Int32Array} row
 * @property {Int32Array} number how many moves there are to a node
 * @property {Int32Array} parent the place of the node above, -1 for the first
 * @property {Int32Array} first the place of the first node below, -1 for none
 * @property {Int32Array} next the place of the next node below the same one, -1 for none
 * @property {ReadonlyMap<NodeId, number>} places the place of each node
 * @property {readonly (readonly Line[])[]} lines by row
 * @property {readonly (readonly Fork[])[]} forks by column
 * @property {number} columns
 */

/**
 * A variation goes into the first row with room below it all, those that branch off last nearest to their line; so no
 * stroke crosses another.
 *
 * @param {Outline} outline each node before those below it, its first child next to it
 * @returns {Layout}
 */
export function layOut(outline) {
  const total = outline.node.length;
  const places = new Map();
  const list = () => new Int32Array(total).fill(-1);
  const [parent, first, next, column, row, number] = [list(), list(), list(), list(), list(), list()];
  outline.node.forEach((node, place) => {
    places.set(node, place);
    const above = places.get(outline.parent[place]) ?? -1;
    parent[place] = above;
    column[place] = above < 0 ? 0 : (column[above] ?? 0) + 1;
    number[place] = (above < 0 ? 0 : (number[above] ?? 0)) + (outline.color[place] === 0 ? 0 : 1);
  });
  for (let place = total - 1; place > 0; place -= 1) {
    const above = parent[place] ?? 0;
    next[place] = first[above] ?? -1;
    first[above] = place;
  }
  const columns = column.reduce((most, at) => Math.max(most, at), 0) + 1;
  /** The lowest row that is taken in each column. */
  const taken = new Int32Array(columns).fill(-1);
  /** @type {Line[][]} */
  const lines = [];
  const todo = [0];
  for (let start = todo.pop(); start !== undefined; start = todo.pop()) {
    let end = start;
    while ((first[end] ?? -1) >= 0) end = first[end] ?? end;
    const [from, to] = [column[start] ?? 0, column[end] ?? 0];
    // The stroke down to it needs room, too.
    const left = Math.max(0, from - 1);
    let at = 0;
    for (let x = left; x <= to; x += 1) at = Math.max(at, (taken[x] ?? -1) + 1);
    taken.fill(at, left, to + 1);
    const there = lines[at];
    if (there === undefined) lines[at] = [{ start, from, to }];
    else there.push({ start, from, to });
    for (let place = start; place >= 0; place = first[place] ?? -1) {
      row[place] = at;
      const others = [];
      const eldest = first[place] ?? -1;
      if (eldest >= 0) for (let child = next[eldest] ?? -1; child >= 0; child = next[child] ?? -1) others.push(child);
      todo.push(...others.reverse());
    }
  }
  const forks = forksOf(column, row, parent, columns);
  return { outline, column, row, number, parent, first, next, places, lines, forks, columns };
}

/**
 * @param {Int32Array} column
 * @param {Int32Array} row
 * @param {Int32Array} parent
 * @param {number} columns
 * @returns {Fork[][]}
 */
function forksOf(column, row, parent, columns) {
  /** @type {Fork[][]} */
  const forks = Array.from({ length: columns }, () => []);
  /** The lowest child of each node. */
  const lowest = new Int32Array(row.length).fill(-1);
  row.forEach((at, place) => {
    const above = parent[place] ?? -1;
    if (above >= 0) lowest[above] = Math.max(lowest[above] ?? -1, at);
  });
  lowest.forEach((to, place) => {
    const from = row[place] ?? 0;
    if (to > from) forks[column[place] ?? 0]?.push({ from, to });
  });
  return forks;
}

/**
 * The places of the nodes below the one at a place.
 *
 * @param {Layout} layout
 * @param {number} place
 */
export function placesBelow({ first, next }, place) {
  const found = [];
  for (let child = first[place] ?? -1; child >= 0; child = next[child] ?? -1) found.push(child);
  return found;
}

/**
 * The place of the node at a column and a row, or -1.
 *
 * @param {Layout} layout
 * @param {number} column
 * @param {number} row
 */
export function placeAt(layout, column, row) {
  const line = layout.lines[row]?.find(({ from, to }) => from <= column && column <= to);
  return line === undefined ? -1 : line.start + column - line.from;
}
