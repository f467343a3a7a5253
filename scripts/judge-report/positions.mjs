// Positions with their answers, read from files: every format that the corpora come in, known by what a file holds.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { parseRows, pointNamed, pointOf } from "./board.mjs";

/**
 * @typedef {import("./board.mjs").Board} Board
 * @typedef {"black" | "white"} Color
 * @typedef {"ogs" | "estimator" | "finished" | "disputed" | "life-death" | "unconditional"} Kind
 */

/**
 * A position and what is right there.
 * @typedef {object} Position
 * @property {string} id
 * @property {Kind} kind
 * @property {Board} board
 * @property {(Color | undefined)[]} turns sides to move, unknown included, with each of which the answer holds
 * @property {string | undefined} rules the name of the rules to judge by, where they matter
 * @property {Set<number>} dead stones to take off
 * @property {Set<number>} either points where stones may be taken off or not
 * @property {Set<number> | null} seki stones that live in seki
 * @property {Int8Array | null} owner of each point as the board stands
 * @property {Int8Array | null} sealed owner of each point once the gaps are filled
 * @property {Map<number, number> | null} seal gaps, and who fills them
 * @property {Set<number> | null} dame points of nobody, as the source has them
 * @property {Map<number, string>} statuses of single points: `alive`, `dead`, `undecided`, `black_territory` …
 */

/** @typedef {{ name: string, kind: Kind, positions: Position[] }} Corpus positions of one kind in one folder */

/** @typedef {(sgf: Buffer) => readonly string[] | null} Replay the rows at the end of a record; null: not looked at */

/**
 * Everything under the given folders and files.
 * @param {readonly string[]} paths @param {Replay} replay
 * @returns {{ corpora: Corpus[], unreadable: string[] }}
 */
export function readCorpora(paths, replay) {
  /** @type {Map<string, Corpus>} */
  const corpora = new Map();
  /** @type {string[]} */
  const unreadable = [];
  for (const path of paths) {
    const files = filesIn(path);
    if (files === null) unreadable.push(`${path}: there is no such file or folder`);
    else if (files.length === 0) unreadable.push(`${path}: no positions in it`);
    for (const file of files ?? []) {
      try {
        for (const position of readPositions(file, replay)) {
          const name = folderName(file);
          const key = `${dirname(file)} ${position.kind}`;
          if (!corpora.has(key)) corpora.set(key, { name, kind: position.kind, positions: [] });
          corpora.get(key)?.positions.push(position);
        }
      } catch (error) {
        unreadable.push(`${file}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
  return { corpora: [...corpora.values()], unreadable };
}

/** JSON files, and records without one. @param {string} path */
function filesIn(path) {
  if (!existsSync(path)) return null;
  if (!statSync(path).isDirectory()) return [resolve(path)];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .sort()
    .map((name) => resolve(path, name))
    .filter((file) => /\.json$/i.test(file) || (/\.sgf$/i.test(file) && !existsSync(partner(file, "json"))));
}

/** @param {string} file @param {"json" | "sgf"} end */
const partner = (file, end) => file.replace(/\.\w+$/, `.${end}`);

/** What a corpus is called: its folder, with the one above it if that says more. @param {string} file */
function folderName(file) {
  const folder = dirname(file);
  const above = basename(dirname(folder));
  const name = basename(folder);
  if (/^(cases|unconditional)\.json$/.test(basename(file))) return `${name}/${basename(file, ".json")}`;
  return /^(games|disputed)$/.test(name) ? `${above}/${name}` : name;
}

/**
 * @param {string} file @param {Replay} replay
 * @returns {Position[]}
 */
function readPositions(file, replay) {
  if (!/\.json$/i.test(file)) throw new Error("no JSON with the answer beside it");
  const facts = /** @type {unknown} */ (JSON.parse(readFileSync(file, "utf8")));
  if (Array.isArray(facts)) {
    if (facts.length === 0) throw new Error("an empty list");
    return facts.map(fromList);
  }
  if (typeof facts !== "object" || facts === null) throw new Error("no object and no list");
  if ("final" in facts) {
    const sgf = partner(file, "sgf");
    const rows = existsSync(sgf) ? replay(readFileSync(sgf)) : null;
    return [fromGame(/** @type {Facts} */ (facts), rows)];
  }
  if ("rows" in facts && "removed" in facts) return [fromRows(/** @type {Facts} */ (facts))];
  throw new Error("neither a finished game nor rows with what is removed");
}

/** @typedef {Record<string, any>} Facts as written in a file */

/** A finished game. @param {Facts} facts @param {readonly string[] | null} replayed @returns {Position} */
function fromGame(facts, replayed) {
  const board = boardOf(facts, facts.final);
  if (replayed !== null && String(replayed) !== String(facts.final)) throw new Error("the record ends elsewhere");
  const kind = "why" in facts ? "disputed" : "finished";
  return {
    ...blank(facts, kind, board),
    dead: stonesNamed(board, facts.dead),
    seki: stonesNamed(board, facts.seki),
    owner: ownersOf(board, facts.owner),
  };
}

/** A position with its dead stones as vertices; with an owner map or without. @param {Facts} facts @returns {Position} */
function fromRows(facts) {
  const board = boardOf(facts, facts.rows);
  const dead = new Set(list(facts.removed).map((vertex) => stone(board, pointOf(board, vertex))));
  if (!("expected" in facts)) {
    const turn = COLORS[/** @type {"B"} */ (facts.to_move)];
    const dame = new Set(list(facts.dame ?? []).map((vertex) => pointOf(board, vertex)));
    return { ...blank(facts, "estimator", board), turns: [turn], dead, dame };
  }
  const owner = ownersOf(board, facts.expected);
  const either = new Set([...owner.keys()].filter((at) => owner[at] === 2));
  const gaps = list(facts.needs_sealing ?? []).map((vertex) => pointOf(board, vertex));
  const color = SIGNS[/** @type {"B"} */ (facts.needs_sealing_for)];
  if (gaps.length > 0 && color === undefined) throw new Error("needs_sealing_for says no colour");
  return {
    ...blank(facts, "ogs", board),
    turns: [undefined, "black", "white"],
    rules: facts.ruleset ?? undefined,
    dead,
    either,
    owner,
    sealed: facts.expected_sealed ? ownersOf(board, facts.expected_sealed) : null,
    seal: new Map(gaps.map((at) => [at, color ?? 0])),
  };
}

/** An item of a list: a set-up, or single points. @param {Facts} facts @returns {Position} */
function fromList(facts) {
  const board = boardOf(facts, facts.rows);
  if (typeof facts.expect === "object") {
    const statuses = Object.entries(facts.expect).map(([at, status]) => [pointNamed(board, at), String(status)]);
    return {
      ...blank(facts, "unconditional", board),
      statuses: new Map(/** @type {[number, string][]} */ (statuses)),
    };
  }
  if (!("dead" in facts)) throw new Error(`${facts.id}: neither dead stones nor single points`);
  const turn = COLORS[/** @type {"B"} */ (facts.to_move)];
  return {
    ...blank(facts, "life-death", board),
    turns: turn ? [turn] : ["black", "white"],
    dead: stonesNamed(board, facts.dead),
    seki: stonesNamed(board, facts.seki ?? []),
    owner: ownersOf(board, facts.owner),
  };
}

const COLORS = /** @type {const} */ ({ B: "black", W: "white" });
const SIGNS = /** @type {const} */ ({ B: 1, W: -1 });

/** @param {Facts} facts @param {Kind} kind @param {Board} board @returns {Position} */
function blank(facts, kind, board) {
  if (typeof facts.id !== "string") throw new Error("no id");
  return {
    id: facts.id,
    kind,
    board,
    turns: [undefined],
    rules: undefined,
    dead: new Set(),
    either: new Set(),
    seki: null,
    owner: null,
    sealed: null,
    seal: null,
    dame: null,
    statuses: new Map(),
  };
}

/** @param {Facts} facts @param {unknown} rows */
function boardOf(facts, rows) {
  const board = parseRows(rows);
  const [width, height = width] = [facts.size ?? [board.width, board.height]].flat();
  if (width !== board.width || height !== board.height) throw new Error("the rows don't fit the size");
  return board;
}

/** @param {Board} board @param {unknown} rows */
function ownersOf(board, rows) {
  const { width, height, cells } = parseRows(rows, { any: true });
  if (width !== board.width || height !== board.height) throw new Error("the owners don't fit the board");
  return cells;
}

/** `[["B","C3"], …]`. @param {Board} board @param {unknown} pairs */
function stonesNamed(board, pairs) {
  return new Set(
    list(pairs).map((pair) => {
      const [letter, name] = Array.isArray(pair) ? pair : [];
      const at = stone(board, pointNamed(board, name));
      if (SIGNS[/** @type {"B"} */ (letter)] !== board.cells[at]) throw new Error(`${name} is not ${letter}`);
      return at;
    }),
  );
}

/** @param {Board} board @param {number} at */
function stone(board, at) {
  if (board.cells[at] === 0) throw new Error(`no stone at ${at % board.width},${Math.floor(at / board.width)}`);
  return at;
}

/** @param {unknown} value @returns {unknown[]} */
function list(value) {
  if (!Array.isArray(value)) throw new Error("no list of points");
  return value;
}

/** The corpora that have answers, in the folder of all. @param {string} folder */
export function corpusFolders(folder) {
  return ["ogs-autoscore", "estimator-positions", "finished-games/games", "finished-games/disputed", "life-death"].map(
    (name) => join(folder, name),
  );
}
