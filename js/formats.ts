/** Lists of moves, texts for links, pictures in text. */

import { colorCode, colorOf, flagOf, found, optionsOf, sizeOf, wholeOf } from "./args.js";
import { GoError } from "./errors.js";
import type { RawList } from "./glue.js";
import { indexOf, OFF_BOARD, PASS, pointOf, vertexOf } from "./points.js";
import { ruleCodes, rulesOf } from "./rules.js";
import { type Cells, cellsOf } from "./setup.js";
import type { Color, Rules, RulesName, Sign, Size, Stones, Vertex } from "./types.js";
import type { Diagram, DiagramMark, ListedMove, MoveList, SharedGame, SharedInfo } from "./types-formats.js";
import { call, wasm } from "./wasm.js";

/** No text is longer: what the engine reads. */
const MOST_TEXT = 4 * 2 ** 20;
/** More moves than any list has. */
const MOST_MOVES = 1_000_000;
const FORMS = ["board", "rows", "sensei"] as const;
const MARKS = ["circle", "square", "triangle", "cross"] as const;
/** Codes of signs: from 1 moves, from 97 letters, from 200 marks. */
const MARK = 200;
const LETTER_A = 97;
const MOST_NUMBER = 10;
/** Our words for the names that a text to share has. */
const NAMES: Readonly<Record<keyof SharedInfo, string>> = {
  black: "PB",
  white: "PW",
  blackRank: "BR",
  whiteRank: "WR",
  result: "RE",
  date: "DT",
  event: "EV",
  round: "RO",
  name: "GN",
  place: "PC",
  blackTeam: "BT",
  whiteTeam: "WT",
};
const WORDS = Object.keys(NAMES) as (keyof SharedInfo)[];

/**
 * Reads moves as GTP names points, on a board of that size (19 by default): `"B Q16 W D4 pass"`, `"play black Q16"`, `"1.
 * Q16 D4"`. Where no side is named, turns alternate. Of commands, `boardsize`, `rectangular_boardsize`, `clear_board`,
 * `komi`, `fixed_handicap`, `set_free_handicap` and `undo` are carried out; `resign` gives the result.
 *
 * @throws GoError `"bad-point"`, `"off-board"`, `"bad-value"`, `"stray-text"`, `"size"`, `"unclosed-game"`, `"limit"`: the
 * first word that is wrong, with line and column in the message. `"argument"`.
 * @example parseGtpMoves("Q16 D4").moves // [{ color: "black", vertex: [15, 3] }, { color: "white", vertex: [3, 15] }]
 */
export function parseGtpMoves(text: string, size: Size = 19): MoveList {
  const checked = textOf(text, "moves");
  const [width, height] = sizeOf(size);
  return listOf(call(() => wasm().readGtp(checked, width, height)));
}

/**
 * The moves in GTP on a board of that size (19 by default): `"B Q16 W D4"`, or, with `script`, a command a line after
 * `boardsize` and `clear_board`.
 *
 * @throws GoError `"off-board"`, `"vertex"`, `"color"`, `"size"`, `"argument"`.
 * @example formatGtpMoves([{ color: "black", vertex: [15, 3] }]) // "B Q16"
 */
export function formatGtpMoves(
  moves: readonly ListedMove[],
  options?: { size?: Size; script?: boolean; komi?: number | string },
): string {
  const { size = 19, script, komi } = optionsOf(options, ["size", "script", "komi"], "options");
  const [width, height] = sizeOf(size);
  const codes = movesOf(moves, width, height);
  const asScript = flagOf(script, "script");
  const info = komi === undefined ? [] : ["KM", String(Number(ruleCodes(undefined, komi)[5]) / 2)];
  return call(() => wasm().writeGtp(width, height, new Uint8Array(0), codes, info, asScript));
}

/**
 * A game as a short text for links: letters, digits, `-`, `_` and `.`, some 1.4 of them for a move on 19 by 19.
 * `game.history()` may be given as its moves, as long as they are plays and passes.
 *
 * @throws GoError `"limit"` for more than 20,000 moves or 65,536 letters; what is wrong in an argument.
 * @example toShareText({ moves: [{ color: "black", vertex: [15, 3] }], rules: "japanese" })
 */
export function toShareText(game: {
  readonly size?: Size;
  readonly rules?: RulesName | Partial<Rules>;
  readonly komi?: number | string;
  readonly handicap?: number;
  readonly setup?: { readonly stones: Stones; readonly turn?: Color };
  readonly moves?: readonly ListedMove[];
  readonly shown?: number;
  readonly info?: SharedInfo;
}): string {
  const given = optionsOf(game, ["size", "rules", "komi", "handicap", "setup", "moves", "shown", "info"], "game");
  const { size = 19, rules, komi, handicap = 0, setup, moves = [], shown, info } = given;
  const start = optionsOf(setup, ["stones", "turn"], "setup");
  const board: Cells = start.stones === undefined ? fixed(sizeOf(size), handicap) : cellsOf(start.stones, given.size);
  const { width, height, cells } = board;
  const turn = start.turn === undefined ? 0 : colorCode(start.turn);
  const codes = movesOf(moves, width, height);
  const at = wholeOf(shown ?? codes.length, 0, codes.length, "shown");
  const n = wholeOf(handicap, 0, width * height, "handicap", "handicap");
  const texts = n > 0 ? ["HA", String(n)] : [];
  const known = optionsOf(info, WORDS, "info");
  for (const word of WORDS) {
    if (known[word] !== undefined) texts.push(NAMES[word], textOf(known[word], word));
  }
  const switches = Int32Array.from(ruleCodes(rules, komi));
  return call(() => wasm().writeShared(width, height, cells, turn, codes, texts, switches, at));
}

/**
 * The game of a text for links. It can be given to `new Game` as `{ size, rules, handicap, setup }`, or to
 * {@link toShareText} again.
 *
 * @throws GoError `"share-version"` for a later version, `"share-checksum"` for a text that is cut short or was changed,
 * `"no-game"`, `"bad-value"`, `"limit"` for what is no such text. `"argument"`.
 */
export function fromShareText(text: string): SharedGame {
  const raw = call(() => wasm().readShared(textOf(text, "text")));
  const { size, setup, handicap, moves, info } = listOf(raw);
  return { size, rules: rulesOf(raw.rules), handicap, setup, moves, shown: raw.shown, info };
}

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

function textOf(value: unknown, what: string): string {
  if (typeof value !== "string") throw new GoError("argument", `${what} ${found(value)}, wanted text`);
  if (value.length > MOST_TEXT) throw new GoError("limit", `too many letters, wanted at most ${MOST_TEXT}`);
  return value;
}

/** Moves as numbers: `(point + 1) * 4 + colour`. */
function movesOf(value: unknown, width: number, height: number): Int32Array {
  if (!Array.isArray(value)) throw new GoError("argument", `moves ${found(value)}, wanted a list of moves`);
  if (value.length > MOST_MOVES) throw new GoError("limit", `too many moves, wanted at most ${MOST_MOVES}`);
  const codes: number[] = [];
  for (const item of value as readonly unknown[]) {
    if (typeof item !== "object" || item === null) {
      throw new GoError("argument", `move ${found(item)}, wanted { color, vertex }`);
    }
    const { color, vertex, kind = "play" } = item as { color?: unknown; vertex?: unknown; kind?: unknown };
    if (kind !== "play" && kind !== "pass") throw new GoError("argument", `a ${found(kind)}, wanted plays and passes`);
    const index = vertex === null ? PASS : indexOf(vertex, width, height);
    if (index === OFF_BOARD) {
      throw new GoError("off-board", `point ${found(vertex)}, wanted one on a board of ${width}x${height}`);
    }
    codes.push((index + 1) * 4 + colorCode(color));
  }
  return Int32Array.from(codes);
}

/** A board with the stones of a fixed handicap. */
function fixed([width, height]: readonly [number, number], handicap: unknown): Cells {
  const n = wholeOf(handicap, 0, width * height, "handicap", "handicap");
  const cells = new Uint8Array(width * height);
  for (const point of n > 1 ? call(() => wasm().handicap(width, height, n)) : []) cells[point] = 1;
  return { width, height, cells };
}

function signMap(width: number, height: number, cells: Uint8Array): Sign[][] {
  const sign = (cell: number): Sign => (cell === 0 ? 0 : cell === 1 ? 1 : -1);
  return Array.from({ length: height }, (_, y) =>
    Array.from(cells.subarray(y * width, (y + 1) * width), (cell) => sign(cell)),
  );
}

function listOf(raw: RawList): MoveList {
  const { width, height, cells, handicap } = raw;
  const info: { -readonly [Word in keyof SharedInfo]: string } = {};
  for (const word of WORDS) {
    const text = raw.info[NAMES[word]];
    if (text !== undefined) info[word] = text;
  }
  const moves = Array.from(raw.moves, (code): ListedMove => {
    const index = (code >> 2) - 1;
    return { color: colorOf(code & 3), vertex: index < 0 ? null : vertexOf(index, width) };
  });
  const komi = raw.info.KM;
  const stones = signMap(width, height, cells.length === 0 ? new Uint8Array(width * height) : cells);
  return {
    size: [width, height],
    komi: komi === undefined ? null : Number(komi),
    handicap,
    setup: { stones, turn: colorOf(raw.turn) },
    moves,
    info,
  };
}
