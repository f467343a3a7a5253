/** Draws the part of a tree that is in view. */

/** @typedef {import("./study.js").Study} Study */
/** @typedef {import("./tree-layout.js").Layout} Layout */
/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

const RADIUS = 10;

/** Whether each node has a comment, asked once for each edition of a record. */
const comments = {
  key: /** @type {readonly unknown[]} */ ([]),
  known: /** @type {Map<number, boolean>} */ (new Map()),
};

/**
 * @param {CanvasRenderingContext2D} context in CSS pixels
 * @param {Study} study
 * @param {Box} box what is in view
 * @param {CSSStyleDeclaration} style with the colours of the page
 * @param {{ step: number, edge: number }} measures
 */
export function drawTree(context, study, { left, top, width, height }, style, { step, edge }) {
  const { layout, line, index, illegal, node: shown } = study;
  const color = (/** @type {string} */ name) => style.getPropertyValue(name).trim();
  const colors = {
    ink: color("--ink"),
    outline: color("--outline"),
    soft: color("--soft"),
    cinnabar: color("--cinnabar"),
    paper: color("--raised"),
    font: style.fontFamily,
    edge: color("--tree-edge"),
  };
  const x = (/** @type {number} */ column) => edge + step * column - left;
  const y = (/** @type {number} */ row) => edge + step * row - top;
  const first = Math.max(0, Math.floor((left - edge) / step) - 1);
  const last = Math.min(layout.columns - 1, Math.ceil((left + width - edge) / step) + 1);
  const upper = Math.max(0, Math.floor((top - edge) / step) - 1);
  const lower = Math.min(layout.lines.length - 1, Math.ceil((top + height - edge) / step) + 1);

  const pen = { context, layout, x, y, colors };
  context.lineCap = "round";
  context.lineJoin = "round";
  context.lineWidth = 1.5;
  context.strokeStyle = colors.outline;
  context.beginPath();
  for (let column = first; column <= last; column += 1) {
    for (const { from, to } of layout.forks[column] ?? []) {
      if (to < upper || from > lower) continue;
      context.moveTo(x(column), y(Math.max(from, upper - 1)));
      context.lineTo(x(column), y(Math.min(to - 1, lower + 1)));
    }
  }
  for (let row = upper; row <= lower; row += 1) {
    for (const { from, to } of layout.lines[row] ?? []) {
      if (to < first || from > last) continue;
      if (from > 0 && row > 0) {
        context.moveTo(x(from - 1), y(row - 1));
        context.lineTo(x(from), y(row));
      }
      context.moveTo(x(Math.max(from, first)), y(row));
      context.lineTo(x(Math.min(to, last)), y(row));
    }
  }
  context.stroke();
  strokeLine(pen, line.slice(Math.max(0, first - 1), last + 2), Math.max(0, first - 1), index);

  if (comments.key[0] !== study || comments.key[1] !== study.version) {
    comments.key = [study, study.version];
    comments.known.clear();
  }
  for (let row = upper; row <= lower; row += 1) {
    for (const { start, from, to } of layout.lines[row] ?? []) {
      for (let column = Math.max(from, first); column <= Math.min(to, last); column += 1) {
        const place = start + column - from;
        const node = layout.outline.node[place] ?? 0;
        const isOnLine = line[column] === node;
        drawNode(pen, place, isOnLine);
        if (node === shown) drawRing(pen, place);
        if (hasComment(study, node)) drawNote(pen, place);
        if (illegal.has(node)) drawCross(pen, place);
      }
    }
  }
}

/** @typedef {{ context: CanvasRenderingContext2D, layout: Layout, x: (column: number) => number, y: (row: number) => number, colors: Record<"ink" | "outline" | "soft" | "cinnabar" | "paper" | "font" | "edge", string> }} Pen */

/**
 * The line that the steps follow: strong as far as the node shown, then fine.
 *
 * @param {Pen} pen
 * @param {readonly number[]} nodes
 * @param {number} first the column of the first of them
 * @param {number} index
 */
function strokeLine({ context, layout, x, y, colors }, nodes, first, index) {
  const rowOf = (/** @type {number} */ at) => layout.row[layout.places.get(nodes[at] ?? 0) ?? 0] ?? 0;
  for (const [from, to, width] of /** @type {const} */ ([
    [0, index - first, 3],
    [Math.max(0, index - first), nodes.length - 1, 1.5],
  ])) {
    if (to <= from) continue;
    context.beginPath();
    context.moveTo(x(first + from), y(rowOf(from)));
    for (let at = from + 1; at <= Math.min(to, nodes.length - 1); at += 1) {
      const row = rowOf(at);
      if (row > rowOf(at - 1)) context.lineTo(x(first + at - 1), y(row - 1));
      context.lineTo(x(first + at), y(row));
    }
    context.lineWidth = width;
    context.strokeStyle = colors.ink;
    context.stroke();
  }
}

/** @param {Pen} pen @param {number} place @param {boolean} isOnLine */
function drawNode({ context, layout, x, y, colors }, place, isOnLine) {
  const [across, down] = [x(layout.column[place] ?? 0), y(layout.row[place] ?? 0)];
  const color = layout.outline.color[place] ?? 0;
  context.beginPath();
  if (color === 0) {
    // No move: a diamond.
    for (const [dx, dy] of /** @type {const} */ ([
      [0, -6],
      [6, 0],
      [0, 6],
      [-6, 0],
    ])) {
      context.lineTo(across + dx, down + dy);
    }
    context.closePath();
    context.fillStyle = colors.paper;
    context.strokeStyle = isOnLine ? colors.ink : colors.soft;
    context.lineWidth = 1.5;
    context.fill();
    context.stroke();
    return;
  }
  context.arc(across, down, RADIUS, 0, 2 * Math.PI);
  context.fillStyle = color === 1 ? "#1f2023" : "#fbf9f3";
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = color === 1 ? colors.edge : "#8d7f66";
  context.stroke();
  const text = String(layout.number[place] ?? 0);
  context.font = `500 ${text.length > 3 ? 7.5 : 9}px ${colors.font}`;
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  context.fillStyle = color === 1 ? "#f6f1e4" : "#27221a";
  context.fillText(text, across, down + 3.2);
}

/** @param {Pen} pen @param {number} place */
function drawRing({ context, layout, x, y, colors }, place) {
  context.beginPath();
  context.arc(x(layout.column[place] ?? 0), y(layout.row[place] ?? 0), RADIUS + 2, 0, 2 * Math.PI);
  context.lineWidth = 2.5;
  context.strokeStyle = colors.cinnabar;
  context.stroke();
}

/** A dot at the foot of a node with a comment. @param {Pen} pen @param {number} place */
function drawNote({ context, layout, x, y, colors }, place) {
  context.beginPath();
  context.arc(x(layout.column[place] ?? 0) + 8, y(layout.row[place] ?? 0) + 8, 3.25, 0, 2 * Math.PI);
  context.fillStyle = colors.ink;
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = colors.paper;
  context.stroke();
}

/** A move against the rules. @param {Pen} pen @param {number} place */
function drawCross({ context, layout, x, y, colors }, place) {
  const [across, down] = [x(layout.column[place] ?? 0) + 7.5, y(layout.row[place] ?? 0) - 7.5];
  for (const [width, color] of /** @type {const} */ ([
    [5, colors.paper],
    [2.25, colors.cinnabar],
  ])) {
    context.beginPath();
    context.moveTo(across - 3.5, down - 3.5);
    context.lineTo(across + 3.5, down + 3.5);
    context.moveTo(across + 3.5, down - 3.5);
    context.lineTo(across - 3.5, down + 3.5);
    context.lineWidth = width;
    context.strokeStyle = color;
    context.stroke();
  }
}

/** @param {Study} study @param {number} node */
function hasComment({ record }, node) {
  const { known } = comments;
  const kept = known.get(node);
  if (kept !== undefined) return kept;
  const found = "C" in record.props(node);
  known.set(node, found);
  return found;
}
