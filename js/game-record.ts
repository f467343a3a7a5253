/** A record with its tree: reading. */

import { colorOf, flagOf, optionsOf, sizeOf, wholeOf } from "./args.js";
import { GoError } from "./errors.js";
import { Game } from "./game.js";
import type { RawRecord } from "./glue.js";
import { Handle } from "./handle.js";
import { infoTexts } from "./info.js";
import { recordedOf } from "./record.js";
import { listsOf, RecordEdits } from "./record-edits.js";
import { recordedInfoOf } from "./record-info.js";
import { notesOf } from "./record-notes.js";
import { ruleCodesBy } from "./rule-codes.js";
import type { Diagnostic, GameInfo, GameOptions } from "./types.js";
import type {
  IllegalNode,
  NewRecordOptions,
  NodeId,
  NodeMove,
  NodeNotes,
  NodePosition,
  Outline,
  RecordedInfo,
  RecordRulesOptions,
  WriteRecordsOptions,
} from "./types-record.js";
import { bytesAt, call, engine, wasm } from "./wasm.js";

/** Numbers of each node in the engine's outline. */
const OUTLINE = 4;
const PASS = -1;
const LINE_LENGTH = 70;

/**
 * A record of one game with everything in it: variations, comments, markup, properties that nobody knows, each value as it
 * was written. It says what was written, legal or not; positions come from the one legality function.
 *
 * Everything given is fresh plain data. Whatever throws leaves the record as it was. After `dispose` everything throws
 * `"disposed"`; a node that the record does not have, or has no more, is `"no-such-node"`.
 *
 * @example
 * const record = new GameRecord({ size: 9 });
 * const node = record.add(record.root, { move: { color: "black", at: "E5" } });
 * record.set(node, "C", "the centre");
 * record.gameAt(node).turn; // "white"
 */
export class GameRecord extends RecordEdits {
  /**
   * A record with a first node only.
   *
   * @throws GoError `"size"`, `"option"`, `"argument"`, `"bad-name"`, `"no-value"`.
   */
  constructor(options?: NewRecordOptions) {
    super(newRecord(options));
  }

  /** @internal */
  static from(raw: RawRecord): GameRecord {
    return new GameRecord(raw as unknown as NewRecordOptions);
  }

  /** A record of its own, equal to this one, with nothing to undo. */
  clone(): GameRecord {
    return GameRecord.from(this.ask((raw) => raw.copy()));
  }

  /** Columns and rows: 19 by 19 where the record states none, or one that no board has. */
  get size(): [columns: number, rows: number] {
    const [width = 0, height = 0] = this.ask((raw) => raw.size());
    return [width, height];
  }

  /**
   * Why no position can be shown: `"other-game"` for a record of another game than Go, `"size"` for a size that no board
   * has. Nodes and properties can be read all the same. Null for most records. Line and column are 0 where an edit
   * brought it.
   */
  get trouble(): Diagnostic | null {
    const trouble = this.ask((raw) => raw.trouble());
    if (trouble === undefined) return null;
    const { code, message, line, column } = trouble;
    return { code, message, line, column };
  }

  /** What is known of the game: what stands before the first move of the main line, the first of each name. */
  get info(): GameInfo {
    return infoTexts(this.ask((raw) => raw.info()));
  }

  /** The same, understood: komi in points whatever its scale, handicap, rules, result, times. */
  get recorded(): RecordedInfo {
    return this.ask(recordedInfoOf);
  }

  /** The first node. */
  get root(): NodeId {
    this.ask(() => undefined);
    return 0;
  }

  /** The first node, its first child, and so on to the end. */
  get main(): NodeId[] {
    return this.line(0);
  }

  /** How many nodes there are. */
  get nodeCount(): number {
    return this.counts()[0] ?? 0;
  }

  /** How many lines there are beside the main one. */
  get variationCount(): number {
    return this.ask((raw) => raw.variations());
  }

  /** Whether the record has this node now. */
  has(node: NodeId): boolean {
    return this.ask((raw) => Number.isInteger(node) && node >= 0 && node < 0xffff_ffff && raw.has(node));
  }

  /** The nodes below a node, the main one first. */
  children(node: NodeId): NodeId[] {
    return Array.from(this.at(node, (raw) => raw.children(node)));
  }

  /** The node above; null for the first one. */
  parent(node: NodeId): NodeId | null {
    const parent = this.at(node, (raw) => raw.parent(node));
    return parent < 0 ? null : parent;
  }

  /** The nodes from the first one to this one. */
  path(node: NodeId): NodeId[] {
    return Array.from(this.at(node, (raw) => raw.path(node)));
  }

  /** A node, its first child, and so on to the end. */
  line(node: NodeId): NodeId[] {
    return Array.from(this.at(node, (raw) => raw.line(node)));
  }

  /** All nodes at once, for drawing the tree. */
  outline(): Outline {
    const all = this.ask((raw) => raw.outline());
    const column = (place: number): Int32Array => {
      const list = new Int32Array(all.length / OUTLINE);
      for (let n = 0; n < list.length; n++) list[n] = all[n * OUTLINE + place] ?? 0;
      return list;
    };
    return { node: column(0), parent: column(1), color: column(2), point: column(3) };
  }

  /**
   * The properties of a node: the texts of each under its name, escapes undone, soft line ends gone, other line ends as
   * `"\n"`; with `raw` the values as written, byte for byte. Names spelt out as in FF[1] to FF[3] (`AddBlack`) are under
   * their short form.
   */
  props(node: NodeId, options?: { readonly raw?: boolean }): Record<string, string[]> {
    const isRaw = flagOf(optionsOf(options, ["raw"], "options").raw, "raw");
    const list = this.at(node, (raw) => raw.properties(node, isRaw));
    const props: Record<string, string[]> = Object.create(null);
    for (let n = 0; n < list.length; n += 2) props[String(list[n])] = list[n + 1] as string[];
    return props;
  }

  /** The move of a node: the first one, where it has one of each colour. Null for a node without one. */
  move(node: NodeId): NodeMove | null {
    const [color = 0, at = 0, x = -1, y = -1] = this.at(node, (raw) => raw.moveAt(node));
    if (color === 0) return null;
    if (at === PASS) return { color: colorOf(color), kind: "pass", vertex: null };
    return x < 0
      ? { color: colorOf(color), kind: "unreadable", vertex: null }
      : { color: colorOf(color), kind: "play", vertex: [x, y] };
  }

  /** What a node says beside its move: comment, stones put up, marks, labels, lines, territory, judgements, clocks. */
  notes(node: NodeId): NodeNotes {
    return this.at(node, (raw) => notesOf(raw, node));
  }

  /**
   * Every move of every line that is illegal, in the order of the nodes: by what all rules have (a stone on a stone, off
   * the board, unreadable, without liberties, a ko retaken at once), or by the rules given, which also mind the turn and
   * repetition.
   *
   * @throws GoError `"other-game"`, `"size"` as `trouble` says; `"rules"`, `"option"`.
   */
  illegal(options?: RecordRulesOptions): IllegalNode[] {
    const { rules } = optionsOf(options, ["rules"], "options");
    const codes = Int32Array.from(rules === undefined ? [] : ruleCodesBy(engine, rules, undefined));
    return this.ask((raw) => raw.illegal(codes)).map((raw) => {
      const { number, color, isPlayed, illegal } = recordedOf(raw);
      return { node: raw.node, moveNumber: number, color, illegal, isPlayed };
    });
  }

  /** What stands on each point at a node, row by row from the top left: 0 nothing, 1 Black, 2 White. @throws As `gameAt`. */
  cells(node: NodeId): Uint8Array {
    const [width, height] = this.size;
    return bytesAt(
      this.at(node, (raw) => raw.cells(node)),
      width * height,
    );
  }

  /** How things stand at a node, whatever the rules. @throws As `gameAt`. */
  position(node: NodeId): NodePosition {
    const cells = this.cells(node);
    const [moveNumber = 0, turn = 1, ko = -1, black = 0, white = 0] = this.at(node, (raw) => raw.situation(node));
    const [width] = this.size;
    return {
      cells,
      moveNumber,
      turn: colorOf(turn),
      ko: ko < 0 ? null : [ko % width, Math.trunc(ko / width)],
      captures: { black, white },
    };
  }

  /**
   * The game at a node: all that was played from the start to there, under the rules that the record states, or those
   * given. Illegal moves are played as far as they can be, a stone on a stone in its place. Stones put up after the
   * start, and stones that took another one's place, begin the game anew: its moves are those from there on.
   *
   * @throws GoError `"other-game"`, `"size"` as `trouble` says; `"rules"`, `"option"`.
   */
  gameAt(node: NodeId, options?: RecordRulesOptions): Game {
    const { rules } = optionsOf(options, ["rules"], "options");
    const codes = Int32Array.from(rules === undefined ? [] : ruleCodesBy(engine, rules, undefined));
    return new Game(
      new Handle(
        engine,
        this.at(node, (raw) => raw.gameAt(node, codes)),
      ) as unknown as GameOptions,
    );
  }

  /** The record as SGF, UTF-8, each value byte for byte as it was read or set. */
  toSgf(options?: WriteRecordsOptions): string {
    const length = lineLengthOf(options);
    return this.ask((raw) => raw.toSgf(length));
  }
}

/** After how many bytes of a line a node begins a new one. @internal */
export function lineLengthOf(options: WriteRecordsOptions | undefined): number {
  const { lineLength = LINE_LENGTH } = optionsOf(options, ["lineLength"], "options");
  return wholeOf(lineLength, 0, 0xffff_ffff, "lineLength");
}

/** The engine's record for a new one. */
function newRecord(options: unknown): RawRecord {
  // From `GameRecord.from` alone.
  if (typeof options === "object" && options instanceof wasm().RawRecord) return options;
  const known = ["size", "properties"] as const;
  const { size = 19, properties } = optionsOf(options as NewRecordOptions | undefined, known, "options");
  const [width, height] = sizeOf(size);
  const lists = listsOf(properties);
  if (lists.some(([name]) => name === "SZ")) throw new GoError("argument", "SZ in properties, wanted the option size");
  const raw = call(() => new (wasm().RawRecord)(width, height));
  try {
    return call(() => {
      for (const [name, values] of lists) raw.setProperty(0, name, values, false);
      // What a record begins with can't be undone.
      return raw.copy();
    });
  } finally {
    raw.free();
  }
}
