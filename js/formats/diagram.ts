/** Pictures of boards in text. */

import { colorCode, colorOf, found, optionsOf, wholeOf } from "../args.js";
import { cellsOf } from "../cells.js";
import { GoError } from "../errors.js";
import { PASS, pointOf, vertexOf } from "../points.js";
import type { Stones, Vertex } from "../types.js";
import type { Diagram, DiagramMark } from "../types-formats.js";
import { signMap, textOf } from "./values.js";
import { call, wasm } from "./wasm.js";

const FORMS = ["board", "rows", "sensei"] as const;
const MARKS = ["circle", "square", "triangle", "cross"] as const;
/** Codes of signs: from 1 moves, from 97 letters, from 200 marks. */
const MARK = 200;
const LETTER_A = 97;
const MOST_NUMBER = 10;

/**
 * Reads a picture of a board in text: rows of `X` or `B`, `O` or `W`, `.`; as programs show boards, with letters and
 * numbers; in frames; with lines; or in Sensei's Library's way (`$$`), with numbered moves, letters and marks.
 *
 * @throws GoError `"diagram-sign"`, `"diagram-ragged"`, `"diagram-twice"`, `"size"`, `"limit"`, with line and column in the
 * message. `"argument"`.
 */
export function readDiagram(text: string): Diagram {
  const raw = call(() => wasm().readFigure(textOf(text, "text")));
  const { width, height, signs, captures } = raw;
  const moves: [number, Vertex][] = [];
  const labels: { vertex: Vertex; text: string }[] = [];
  const marks: { vertex: Vertex; mark: DiagramMark }[] = [];
  for (let at = 0; at + 1 < signs.length; at += 2) {
    const [index = 0, code = 0] = signs.subarray(at, at + 2);
    const vertex = vertexOf(index, width);
    if (code >= MARK) marks.push({ vertex, mark: MARKS[code - MARK] ?? "circle" });
    else if (code >= LETTER_A) labels.push({ vertex, text: String.fromCharCode(code) });
    else moves.push([code, vertex]);
  }
  const [black = 0, white = 0] = captures;
  const [top, right, bottom, left] = [1, 2, 4, 8].map((bit) => (raw.edges & bit) !== 0) as [
    boolean,
    boolean,
    boolean,
    boolean,
  ];
  return {
    size: [width, height],
    stones: signMap(width, height, raw.cells),
    turn: colorOf(raw.turn),
    moves: moves.map(([number, vertex]) => ({ number, vertex })),
    labels,
    marks,
    lastMove: raw.last < 0 ? null : vertexOf(raw.last, width),
    captures: captures.length === 0 ? null : { black, white },
    edges: { top, right, bottom, left },
    title: raw.title,
  };
}

/**
 * Writes a picture: as programs show boards (`"board"`, the default), as rows alone (`"rows"`), or in Sensei's Library's
 * way (`"sensei"`). Only `stones` has to be there.
 *
 * @throws GoError what is wrong in an argument.
 * @example writeDiagram({ stones: game.signMap(), lastMove: game.lastMove?.vertex ?? null })
 */
export function writeDiagram(
  diagram: { readonly stones: Stones } & Partial<Diagram>,
  options?: { form?: "board" | "rows" | "sensei" },
): string {
  const given = optionsOf(
    diagram,
    ["size", "stones", "turn", "moves", "labels", "marks", "lastMove", "captures", "edges", "title"],
    "diagram",
  );
  const { form = "board" } = optionsOf(options, ["form"], "options");
  const style = FORMS.indexOf(form);
  if (style < 0) throw new GoError("argument", `form ${found(form)}, wanted ${FORMS.join(", ")}`);
  const { width, height, cells } = cellsOf(given.stones, given.size);
  const signs: number[] = [];
  for (const { number, vertex } of itemsOf(given.moves, ["number", "vertex"], "moves")) {
    signs.push(pointOf(vertex, width, height), wholeOf(number, 1, MOST_NUMBER, "number of a move"));
  }
  for (const { vertex, text } of itemsOf(given.labels, ["vertex", "text"], "labels")) {
    if (typeof text !== "string" || !/^[a-z]$/.test(text)) {
      throw new GoError("argument", `label ${found(text)}, wanted a letter from a to z`);
    }
    signs.push(pointOf(vertex, width, height), text.charCodeAt(0));
  }
  for (const { vertex, mark } of itemsOf(given.marks, ["vertex", "mark"], "marks")) {
    const code = MARKS.indexOf(mark as DiagramMark);
    if (code < 0) throw new GoError("argument", `mark ${found(mark)}, wanted ${MARKS.join(", ")}`);
    signs.push(pointOf(vertex, width, height), MARK + code);
  }
  const { lastMove = null, captures = null, title = "" } = given;
  const last = lastMove === null ? PASS : pointOf(lastMove, width, height);
  const taken = captures === null ? [] : [captures.black, captures.white];
  const counts = Int32Array.from(taken, (n) => wholeOf(n, 0, 0x7fff_ffff, "captures"));
  const sides = optionsOf(given.edges, ["top", "right", "bottom", "left"], "edges");
  const isOpen = [sides.top, sides.right, sides.bottom, sides.left].map((edge) => edge === false);
  const edges = isOpen.reduce((bits, open, place) => bits | (open ? 0 : 1 << place), 0);
  const turn = given.turn === undefined ? 1 : colorCode(given.turn);
  const words = textOf(title, "title");
  const codes = Int32Array.from(signs);
  return call(() => wasm().writeFigure(width, height, cells, turn, codes, last, counts, edges, words, style));
}

/** The items of a list of plain objects. */
function itemsOf(value: unknown, keys: readonly string[], what: string): Record<string, unknown>[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new GoError("argument", `${what} ${found(value)}, wanted a list`);
  return value.map((item) => optionsOf(item as Record<string, unknown>, keys, `an item of ${what}`));
}
