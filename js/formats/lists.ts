/** Lists of moves in GTP, texts for links. */

import { colorCode, colorOf, flagOf, found, optionsOf, sizeOf, wholeOf } from "../args.js";
import { type Cells, cellsOf } from "../cells.js";
import { GoError } from "../errors.js";
import type { RawList } from "../formats-glue.js";
import { indexOf, OFF_BOARD, PASS, vertexOf } from "../points.js";
import { KOMI, ruleCodesBy, rulesOf } from "../rule-codes.js";
import type { Color, Rules, RulesName, Size, Stones } from "../types.js";
import type { ListedMove, MoveList, SharedGame, SharedInfo } from "../types-formats.js";
import { signMap, textOf } from "./values.js";
import { call, formats, wasm } from "./wasm.js";

/** More moves than any list has. */
const MOST_MOVES = 1_000_000;
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
  const info = komi === undefined ? [] : ["KM", String(Number(ruleCodesBy(formats, undefined, komi)[KOMI]) / 2)];
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
  const switches = Int32Array.from(ruleCodesBy(formats, rules, komi));
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
