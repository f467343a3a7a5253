/** The corpus `bug-cases` through the package. Its README tells what the keys mean. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Game, score, sgfToVertex } from "../../dist/index.js";
import { inLetters, readJson, refused, shared, texts } from "./lib/check.js";

const KINDS = ["play", "undo", "dead", "score", "handicap", "end", "arith"];
const KO = /** @type {const} */ ({ simple: "simple", psk: "positional", ssk: "situational" });
const COMPENSATION = /** @type {const} */ ({ n: "n", "n-1": "n-1", 0: "none" });
const COLORS = /** @type {const} */ ({ B: "black", W: "white" });
const LETTERS = { B: "X", W: "O" };

/** @typedef {any} Case */

const path = shared("corpus/bug-cases/cases.json");
const cases = /** @type {Case[]} */ (path === null ? [] : readJson(path));
for (const kind of KINDS) {
  const ours = cases.filter((one) => one.kind === kind);
  describe(kind, { skip: path === null }, () => {
    for (const one of ours) test(`${one.id} ${one.title}`, () => (kind === "arith" ? count(one) : run(one)));
  });
}
if (path !== null) {
  const n = cases.filter(({ kind }) => KINDS.includes(kind)).length;
  console.log(`bug-cases: ${n} run, ${cases.length - n} left out (sgf, clock)`);
}

/** A point in letters as a vertex, a pass as text. @param {string} text @param {[number, number]} size */
function place(text, size) {
  return text === "pass" ? text : (sgfToVertex(text, size) ?? "pass");
}

/** @param {Case} one */
function start({ size, rules, setup }) {
  const { ko, suicide, komi = 0, scoring = "area", comp = 0 } = rules;
  return new Game({
    size,
    rules: {
      ko: KO[/** @type {keyof typeof KO} */ (ko)],
      suicide: suicide ? "allowed" : "forbidden",
      scoring,
      komi,
      handicapCompensation: COMPENSATION[/** @type {keyof typeof COMPENSATION} */ (comp)],
    },
    ...(setup?.handicap !== undefined ? { handicap: setup.handicap } : {}),
    ...(setup?.rows !== undefined
      ? { setup: { stones: setup.rows, turn: COLORS[/** @type {"B" | "W"} */ (setup.to_move)] } }
      : {}),
  });
}

/** @param {Case} one */
function run(one) {
  const { size, moves, expect } = one;
  const game = start(one);
  for (const [index, text] of moves.entries()) {
    const act = () => step(game, text, size);
    if (expect.illegal?.index !== index) act();
    else refused(reasons(expect.illegal.reason), act);
  }
  /** @type {Record<string, (value: any) => void>} */
  const checks = {
    illegal: () => undefined,
    legal_after(answers) {
      for (const [move, wanted] of Object.entries(answers)) {
        const [color, at] = move.split(" ");
        const illegal = game.check(place(at ?? "", size), COLORS[/** @type {"B" | "W"} */ (color)]);
        if (wanted === true) assert.equal(illegal, null, move);
        else assert.match(illegal?.code ?? "legal", reasons(wanted));
      }
    },
    captures: ({ by_black, by_white }) => assert.deepEqual(game.captures, { black: by_black, white: by_white }),
    to_move: (color) => assert.equal(game.turn, COLORS[/** @type {"B" | "W"} */ (color)]),
    board: (rows) => assert.deepEqual(inLetters(game.snapshot().stones, LETTERS), rows),
    stone_count({ B, W }) {
      const cells = game.cells();
      assert.deepEqual([cells.filter((cell) => cell === 1).length, cells.filter((cell) => cell === 2).length], [B, W]);
    },
    // "over" means here that play has stopped.
    phase: (phase) => assert.equal(game.phase === "play" ? "playing" : "over", phase),
    result: (result) => assert.equal(game.result, result),
    dead_includes(points) {
      for (const at of points) assert(texts(game.dead()).includes(String(place(at, size))), at);
    },
    dead_excludes(points) {
      for (const at of points) assert(!texts(game.dead()).includes(String(place(at, size))), at);
    },
    stones_B(points) {
      const black = game.signMap().flatMap((row, y) => row.flatMap((sign, x) => (sign === 1 ? [[x, y]] : [])));
      assert.deepEqual(texts(black), points.map((/** @type {string} */ at) => String(place(at, size))).sort());
    },
    score(wanted) {
      const dead = one.dead?.map((/** @type {string} */ at) => place(at, size));
      const { black, white, dame, sgf } = game.score(dead === undefined ? {} : { dead });
      const area = [black, white].map((side) => side.stones + side.territory);
      assert.deepEqual([...area, dame.length, sgf], [wanted.black_area, wanted.white_area, wanted.dame, wanted.result]);
      assert.deepEqual(
        [area[0], Number(area[1]) + white.komi + white.handicap],
        [wanted.black_total, wanted.white_total],
      );
    },
  };
  for (const [key, value] of Object.entries(expect)) {
    assert(checks[key] !== undefined, `nothing is known of ${key}`);
    checks[key](value);
  }
}

/** @param {Game} game @param {string} text @param {[number, number]} size */
function step(game, text, size) {
  const [word = "", at = ""] = text.split(" ");
  if (word === "undo") assert.equal(game.undo(), 1);
  else if (word === "toggle") game.toggleDead(place(at, size), { chain: true });
  else if (word === "resume") game.resume();
  else if (word === "resign") game.resign(COLORS[/** @type {"B" | "W"} */ (at)]);
  else game.play(place(at, size), COLORS[/** @type {"B" | "W"} */ (word)]);
}

/** @param {string[]} words */
function reasons(words) {
  return new RegExp(`^(${words.join("|").replaceAll("_", "-")})$`);
}

/** Only the arithmetic: a board with those areas. @param {Case} one */
function count({ size, black_area, white_area, komi, handicap, comp, expect }) {
  const points = size[0] * size[1];
  const shared = points - black_area - white_area;
  // One empty point for each side's liberties; nobody's point between the two.
  const owner = Array.from({ length: points }, (_, i) => (i < black_area ? "B" : i < black_area + shared ? "." : "W"));
  owner[0] = ".";
  owner[points - 1] = ".";
  const stones = Array.from({ length: size[1] }, (_, y) => owner.slice(y * size[0], (y + 1) * size[0]).join(""));
  const handicapCompensation = COMPENSATION[/** @type {keyof typeof COMPENSATION} */ (comp)];
  const counted = score({ stones, rules: { handicapCompensation }, komi, handicap });
  const margin = counted.winner === "white" ? -counted.margin.zi : counted.margin.zi;
  /** @type {Record<string, unknown>} */
  const found = {
    result: counted.sgf,
    white_bonus: counted.white.handicap,
    black_zi: counted.black.total,
    margin_zi: margin,
  };
  for (const [key, value] of Object.entries(expect)) assert.deepEqual(found[key], value, key);
}
