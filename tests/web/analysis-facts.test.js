// The line that is analysed and what happens along it, without a page: as the slow and obvious way finds it.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { factsOf } from "../../www/analysis/facts.js";
import { Beginnings, recordOf, textsOf } from "../../www/analysis/line.js";
import { readRecords } from "../../www/lanke/index.js";
import { FINISHED, FORBIDDEN, KO, ODD, SEND_TWO, TRIPLE } from "./analysis-records.mjs";
import { finishedGames } from "./helpers.mjs";
import { COMMENTED, treeOf } from "./records.mjs";

/** @typedef {import("../../www/lanke/index.js").GameRecord} GameRecord */

/** @param {string | Uint8Array} text */
function readOne(text) {
  const [record] = readRecords(text).games;
  assert.ok(record);
  return record;
}

/** The games of the folder that is there, every so many of them. @param {number} each */
function corpusGames(each) {
  const folder = finishedGames();
  if (folder === null) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(".sgf"));
  return names.filter((_, at) => at % each === 0).map((name) => readFileSync(join(folder, name)));
}

describe("the line", () => {
  /** @param {GameRecord} record @param {readonly number[]} line */
  function same(record, line) {
    const copy = readOne(recordOf(textsOf(record, line)));
    const nodes = copy.main;
    assert.equal(nodes.length, line.length);
    line.forEach((node, at) => {
      const [own, its] = [record.position(node), copy.position(nodes[at] ?? -1)];
      assert.deepEqual(its, own);
      assert.deepEqual(copy.move(nodes[at] ?? -1), record.move(node));
    });
    const [own, its] = [record.gameAt(line.at(-1) ?? 0), copy.gameAt(nodes.at(-1) ?? 0)];
    assert.deepEqual([its.rules, its.handicap, its.hash()], [own.rules, own.handicap, own.hash()]);
    for (const game of [own, its]) game.dispose();
    copy.dispose();
  }

  test("by itself it has the same moves, positions and rules, whichever way through the tree", () => {
    for (const text of [KO, SEND_TWO, TRIPLE, ODD, FINISHED, COMMENTED, treeOf(60)]) {
      const record = readOne(text);
      const ends = [...record.outline().node].filter((node) => record.children(node).length === 0);
      for (const end of ends) same(record, record.path(end));
    }
  });

  test("so has every finished game that is there", () => {
    for (const bytes of corpusGames(12)) {
      const record = readOne(bytes);
      same(record, record.main);
      record.dispose();
    }
  });

  test("what says nothing about positions is left out", () => {
    const record = readOne("(;SZ[9]C[long]PB[a];B[aa]C[a \\] b]LB[bb:1];W[bb]N[n])");
    assert.deepEqual(textsOf(record, record.main), [";SZ[9]", ";B[aa]", ";W[bb]"]);
  });

  test("a beginning has one number, wherever it comes again, and no other has it", () => {
    const beginnings = new Beginnings();
    const first = beginnings.numbersOf([";", ";B[aa]", ";W[bb]"]);
    assert.deepEqual(beginnings.numbersOf([";", ";B[aa]", ";W[bb]", ";B[cc]"]).slice(0, 3), first);
    const other = beginnings.numbersOf([";", ";B[ab]", ";W[bb]"]);
    assert.equal(other[0], first[0]);
    assert.ok(other.slice(1).every((number) => !first.includes(number)));
    assert.equal(beginnings.size, 6);
  });
});

describe("facts", () => {
  /**
   * The slow way: each position by itself, prisoners by what is gone from the board, repetitions by comparing boards.
   *
   * @param {GameRecord} record
   */
  function checkFacts(record) {
    const facts = factsOf(record);
    const nodes = record.main;
    assert.equal(facts.length, nodes.length);
    /** @type {string[]} */
    let boards = [];
    let start = 0;
    nodes.forEach((node, at) => {
      const fact = facts[at];
      assert.ok(fact);
      const move = record.move(node);
      assert.deepEqual(fact.move, move);
      const cells = record.cells(node);
      const board = cells.join("");
      const { setup } = record.notes(node);
      if (setup.black.length + setup.white.length + setup.empty.length > 0) {
        boards = [];
        start = fact.number;
      }
      const game = record.gameAt(node);
      if (game.phase === "marking") game.resume("referee");
      const cycle = move === null ? null : game.cycle();
      assert.deepEqual(
        fact.cycle,
        cycle === null ? null : { ...cycle, since: fact.number - cycle.length },
        `node ${at}`,
      );
      game.dispose();
      if (at > 0 && move !== null && setup.black.length + setup.white.length === 0) {
        const before = record.cells(nodes[at - 1] ?? 0);
        const gone = { black: 0, white: 0 };
        before.forEach((cell, point) => {
          if (cell !== 0 && cells[point] === 0) gone[cell === 1 ? "white" : "black"] += 1;
        });
        assert.deepEqual(fact.taken, gone, `node ${at}`);
        // A ko is one stone for one: what stands there now has one liberty, the point of the other.
        if (fact.isKo) assert.equal(gone.black + gone.white, 1);
      }
      const earlier = boards.lastIndexOf(board);
      if (move?.kind === "play" && fact.illegal?.code !== "occupied") {
        assert.equal(fact.cycle !== null, earlier >= 0, `node ${at}`);
        if (fact.cycle !== null) assert.equal(fact.cycle.since, start + earlier, `node ${at}`);
      }
      if (move !== null || boards.length === 0) boards.push(board);
    });
    return facts;
  }

  test("a ko, its forbidden retake, a pass, a stone on a stone", () => {
    const facts = checkFacts(readOne(KO));
    assert.deepEqual(
      facts.map(({ isKo }) => isKo),
      [false, true, true, false, false, false],
    );
    assert.deepEqual(
      facts.map(({ illegal }) => illegal?.code ?? ""),
      ["", "", "ko", "", "", "occupied"],
    );
    assert.deepEqual(facts[1]?.taken, { black: 1, white: 0 });
    assert.deepEqual([facts[2]?.cycle?.kind, facts[2]?.cycle?.since], ["single-ko", 0]);
    assert.equal(facts[4]?.move?.kind, "pass");
  });

  test("sending two to return one is told, with since when", () => {
    const { cycle } = checkFacts(readOne(SEND_TWO)).at(-1) ?? {};
    assert.deepEqual([cycle?.kind, cycle?.since, cycle?.length], ["send-two-return-one", 0, 3]);
  });

  test("three kos once round: a repetition where the rules let it close, against the rules where not", () => {
    const open = checkFacts(readOne(TRIPLE));
    assert.deepEqual([open.at(-1)?.cycle?.kind, open.at(-1)?.illegal], ["triple-ko", null]);
    assert.ok(open.slice(1).every(({ isKo }) => isKo));
    const closed = checkFacts(readOne(FORBIDDEN));
    assert.deepEqual([closed.at(-1)?.illegal?.code, closed.at(-1)?.illegal?.sinceMove], ["superko", 0]);
  });

  test("after stones were put up, numbers still count along the line", () => {
    const facts = checkFacts(readOne(ODD));
    assert.deepEqual(
      facts.map(({ number }) => number),
      [0, 1, 2, 2, 3, 4, 5, 6, 7, 7, 7, 8, 9, 10, 11, 12],
    );
    const late = readOne(`(;SZ[5]RU[Chinese];B[ee];W[ed];AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[bb])`);
    const [, , , , ko] = checkFacts(late)
      .map(({ illegal }) => illegal)
      .slice(1);
    assert.equal(ko?.code, "ko");
    assert.equal(checkFacts(late).at(-1)?.cycle?.since, 2);
  });

  test("stones put up in the node of a move, and two passes on the way, change nothing in what is found", () => {
    const both = checkFacts(readOne("(;SZ[5]RU[Chinese];B[ee]AB[ba][ab][bc]AW[ca][db][cc][bb];W[ed];B[cb];W[bb])"));
    assert.equal(both.at(-1)?.cycle?.kind, "single-ko");
    const empty = checkFacts(readOne("(;SZ[5]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];C[no move])"));
    assert.deepEqual(
      empty.map(({ isKo }) => isKo),
      [false, true, false],
    );
    const passed = FORBIDDEN.replace(/(;W\[\w\w\]\))$/u, ";W[];B[]$1");
    assert.notEqual(passed, FORBIDDEN);
    const last = checkFacts(readOne(passed)).at(-1);
    assert.deepEqual([last?.illegal?.code, last?.illegal?.sinceMove], ["superko", 0]);
  });

  test("every finished game that is there has the facts that the slow way finds", () => {
    let taken = 0;
    for (const bytes of corpusGames(6)) {
      const record = readOne(bytes);
      for (const fact of checkFacts(record)) taken += fact.taken.black + fact.taken.white;
      record.dispose();
    }
    assert.ok(finishedGames() === null || taken > 100);
  });
});
