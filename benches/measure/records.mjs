// Records: bytes in, the tree built, the main line replayed to its end.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import GoBoard from "@sabaki/go-board";
import sgf from "@sabaki/sgf";
import { readRecords } from "../../dist/index.js";
import { interleave } from "../lib/timing.mjs";

const CORPUS = new URL("../../../shared/corpus/finished-games/", import.meta.url);
const LARGE = 10_000_000;

export function measureRecords(timing) {
  const rows = [];
  for (const { name, files } of inputs()) {
    const units = files.reduce((sum, file) => sum + file.length, 0) / 1e6;
    const contenders = [
      { name: "lanke", run: () => total(files, byLanke), units },
      { name: "@sabaki/sgf and go-board", run: () => total(files, bySabaki), units },
    ];
    const [ours, theirs] = contenders.map(({ run }) => run());
    assert.equal(ours, theirs, `${name}: nodes and stones`);
    const rates = interleave(contenders, timing);
    contenders.forEach((contender, i) => {
      rows.push({ group: "records", name: contender.name, how: name, ...rates[i], unit: "MB/s" });
    });
  }
  return rows;
}

const total = (files, read) => files.reduce((sum, file) => sum + read(file), 0);

/** Nodes, and stones at the end of the main line. */
function byLanke(bytes) {
  let sum = 0;
  const { games } = readRecords(bytes);
  for (const game of games) {
    sum += game.nodeCount;
    for (const stone of game.cells(game.main.at(-1))) if (stone !== 0) sum++;
    game.dispose();
  }
  return sum;
}

/** The same. */
function bySabaki(bytes) {
  let sum = 0;
  for (const root of sgf.parseBuffer(bytes)) {
    const stack = [root];
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      sum++;
      stack.push(...node.children);
    }
    const size = Number(root.data.SZ?.[0] ?? 19);
    let board = GoBoard.fromDimensions(size);
    for (let node = root; node !== undefined; node = node.children[0]) {
      for (const [name, sign] of Object.entries({ AB: 1, AW: -1 })) {
        for (const value of node.data[name] ?? []) {
          for (const point of sgf.parseCompressedVertices(value)) board.set(point, sign);
        }
      }
      for (const [name, sign] of Object.entries({ B: 1, W: -1 })) {
        const value = node.data[name]?.[0];
        if (value !== undefined) board = board.makeMove(sign, sgf.parseVertex(value));
      }
    }
    for (const row of board.signMap) for (const sign of row) if (sign !== 0) sum++;
  }
  return sum;
}

function inputs() {
  const large = { name: "one record of 10 MB", files: [largeRecord()] };
  if (!existsSync(CORPUS)) return [large];
  const files = ["games", "disputed"].flatMap((folder) => {
    const path = fileURLToPath(new URL(`${folder}/`, CORPUS));
    return readdirSync(path)
      .filter((name) => name.endsWith(".sgf"))
      .map((name) => readFileSync(`${path}/${name}`));
  });
  return [{ name: `${files.length} finished games`, files }, large];
}

/** A game with a comment at every move and variations of ten moves from it, as an archive of lessons has them. */
function largeRecord() {
  const moves = readFileSync(new URL("../data/shusaku-1846.sgf", import.meta.url), "latin1").match(
    /;[BW]\[[a-s]{2}\]/g,
  );
  let state = 1;
  const random = (n) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % n;
  };
  const letter = () => String.fromCharCode(97 + random(19));
  const variation = () => {
    const line = Array.from({ length: 10 }, (_, n) => `;${n % 2 ? "W" : "B"}[${letter()}${letter()}]`).join("");
    return `(${line}C[黑${random(99)}活 lives [1\\] and White ${random(999)} is short of liberties])`;
  };
  let text = "(;GM[1]FF[4]CA[UTF-8]SZ[19]KM[6.5]PB[Shusaku]";
  const each = LARGE / moves.length;
  for (const [n, move] of moves.entries()) {
    text += `(${move}C[move ${n}]`;
    let variations = "";
    while (variations.length < each - 60) variations += variation();
    moves[n] = variations;
  }
  for (const variations of moves.toReversed()) text += `)${variations}`;
  return Buffer.from(`${text})`);
}
