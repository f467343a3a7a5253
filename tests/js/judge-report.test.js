/** The judge's report: what it takes for right and for wrong, and what it can read. */

import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { check } from "../../scripts/judge-report/bars.mjs";
import { areaOf, parseRows, pointNamed, symmetries } from "../../scripts/judge-report/board.mjs";
import { compare, compareCertain } from "../../scripts/judge-report/compare.mjs";
import { readCorpora } from "../../scripts/judge-report/positions.mjs";

const folder = mkdtempSync(join(tmpdir(), "lanke-report-"));
after(() => rmSync(folder, { recursive: true }));

/** @param {Record<string, unknown>} files @param {(() => readonly string[] | null)} [replay] */
function read(files, replay = () => null) {
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), typeof content === "string" ? content : JSON.stringify(content));
  }
  const found = readCorpora(
    Object.keys(files)
      .filter((name) => name.endsWith("json") || !(name.replace(/sgf$/, "json") in files))
      .map((name) => join(folder, name)),
    replay,
  );
  return { ...found, unreadable: found.unreadable.map((text) => text.replace(folder, "").slice(1)) };
}

/** @param {string} file @param {unknown} facts */
function one(file, facts) {
  const { corpora, unreadable } = read({ [file]: facts });
  assert.deepEqual(unreadable, []);
  const [position] = corpora[0]?.positions ?? [];
  assert(position !== undefined);
  return position;
}

/** An answer that names these stones dead and has all else as it follows from them. @param {any} position @param {string[]} dead @param {object} [rest] */
function answer(position, dead, rest = {}) {
  const stones = new Set(dead.map((at) => pointNamed(position.board, at)));
  const standing = areaOf(position.board, stones);
  return {
    dead: stones,
    seki: new Set(),
    dame: new Set(),
    standing,
    sealed: standing,
    seal: new Map(),
    chains: [],
    ...rest,
  };
}

/** @param {any} position @param {Record<string, number>} gaps */
const gapsOf = (position, gaps) =>
  new Map(Object.entries(gaps).map(([at, sign]) => [pointNamed(position.board, at), sign]));

describe("the judge's report", () => {
  test("a finished game is right with every dead stone and nothing more", () => {
    const final = ["W.B.W", ".BB.W", "BB.WW", "..B.W"];
    const facts = {
      id: "a",
      size: [5, 4],
      final,
      dead: [["W", "A4"]],
      seki: [],
      owner: ["BBB.W", "BBB.W", "BB.WW", "BBB.W"],
    };
    const position = one("a.json", facts);
    assert.equal(position.kind, "finished");
    assert.equal(compare(position, answer(position, ["A4"])).right, true);
    assert.deepEqual(compare(position, answer(position, [])).missed, [0]);
    const { right, extra, chainsWrong } = compare(position, answer(position, ["A4", "C1"]));
    assert.deepEqual([right, extra, chainsWrong], [false, [17], 1]);
    assert.equal(one("b.json", { ...facts, why: "the server says otherwise" }).kind, "disputed");
  });

  test("a record has to end where its answer says", () => {
    const facts = { id: "c", size: 2, final: ["B.", ".."], dead: [], seki: [], owner: ["BB", "BB"] };
    const files = { "c.json": facts, "c.sgf": "(;)" };
    assert.deepEqual(read(files, () => ["B.", ".."]).unreadable, []);
    assert.deepEqual(read(files, () => ["..", ".."]).unreadable, ["c.json: the record ends elsewhere"]);
  });

  test("what can't be read is named", () => {
    const rows = ["B.", ".W"];
    const { corpora, unreadable } = read({
      "d.json": "{",
      "e.json": { id: "e", rows, removed: [[1, 0]] },
      "f.json": { id: "f", rows, removed: [[2, 0]] },
      "g.json": { id: "g", rows: ["B.", "."], removed: [] },
      "h.json": { id: "h", rows, size: [2, 3], removed: [] },
      "i.json": { hello: "world" },
      "j.json": [{ id: "j", rows, dead: [["B", "B1"]], seki: [], owner: rows }],
      "k.sgf": "(;)",
      "l.json": { id: "l", rows, removed: [[0, 0]], to_move: "W", dame: [] },
    });
    assert.deepEqual(
      corpora.flatMap(({ positions }) => positions.map(({ id, turns }) => [id, turns])),
      [["l", ["white"]]],
    );
    assert.match(unreadable[0] ?? "", /^d\.json: .*JSON/);
    assert.deepEqual(unreadable.slice(1), [
      "e.json: no stone at 1,0",
      "f.json: [2,0] is no point of the board",
      "g.json: rows of different lengths",
      "h.json: the rows don't fit the size",
      "i.json: neither a finished game nor rows with what is removed",
      "j.json: B1 is not B",
      "k.sgf: no JSON with the answer beside it",
    ]);
    assert.match(readCorpora([join(folder, "nowhere")], () => null).unreadable[0] ?? "", /no such file or folder$/);
  });

  test("of gaps each has to be found with its side; others do no harm where any answer is right, or nothing depends on it", () => {
    // Black's border is open at C2; D1 is a point of nobody.
    const position = one("m.json", {
      id: "m",
      rows: ["..B.W", ".B.WW", "..B.W"],
      removed: [],
      expected: ["BBB.W", "BB*WW", "BBB.W"],
      needs_sealing: [[2, 1]],
      needs_sealing_for: "B",
    });
    assert.deepEqual(position.turns, [undefined, "black", "white"]);
    /** @param {Record<string, number>} gaps */
    const judged = (gaps) => {
      const { parts } = compare(position, answer(position, [], { seal: gapsOf(position, gaps) }));
      return [parts["seal found"], parts["seal exact"]];
    };
    assert.deepEqual(judged({ C2: 1 }), [true, true]);
    assert.deepEqual(judged({ C2: -1 }), [false, false]);
    assert.deepEqual(judged({}), [false, false]);
    assert.deepEqual(judged({ C2: 1, D3: 1 }), [true, false]);
    assert.deepEqual(judged({ C2: 1, A1: -1 }), [false, false]);
  });

  test("stones on points of any owner may be dead or not; owners count elsewhere", () => {
    const rows = ["B.W", "B.W"];
    const position = one("n.json", { id: "n", rows, removed: [], expected: ["B.*", "B.W"] });
    assert.equal(compare(position, answer(position, [])).right, true);
    const other = answer(position, [], { standing: Int8Array.of(1, 0, -1, 1, 0, 0) });
    assert.deepEqual(compare(position, other).notes, ["owner wrong: C1"]);
    const dead = answer(position, [], { dead: new Set([2]) });
    assert.equal(compare(position, dead).right, true);
  });

  test("a set-up needs its seki and its owners too, with either side to move", () => {
    const rows = ["B.W", "B.W"];
    const position = one("o.json", [
      { id: "o", size: 3, rows: [...rows, "B.W"], dead: [], seki: [["B", "A1"]], owner: [...rows, "B.W"] },
    ]);
    assert.deepEqual(position.turns, ["black", "white"]);
    assert.equal(compare(position, answer(position, [], { seki: new Set([6]) })).right, true);
    assert.deepEqual(compare(position, answer(position, [])).notes, ["in seki, not named: A1"]);
  });

  test("of certain life nothing may be said too much, and all that is proved has to be said", () => {
    const position = one("p.json", [
      { id: "p", size: 2, rows: ["B.", ".W"], expect: { A2: "alive", B1: "undecided" } },
    ]);
    const proved = { stones: new Set([0]), dead: new Set(), area: Int8Array.of(1, 1, 0, 0) };
    /** @param {string} black @param {string} white */
    const judged = (black, white) =>
      compareCertain(
        position,
        answer(position, [], {
          standing: Int8Array.of(1, 1, 0, -1),
          chains: [
            { stones: [0], color: 1, status: "alive", proof: black },
            { stones: [3], color: -1, status: "alive", proof: white },
          ],
        }),
        proved,
      ).notes;
    assert.deepEqual(judged("pass-alive", "estimate"), []);
    assert.deepEqual(judged("read", "estimate"), ["proved, not found: A2"]);
    assert.deepEqual(judged("pass-alive", "pass-alive"), ["undecided, called certain: B1"]);
  });

  test("shares are not rounded up to what is asked", () => {
    /** @param {number} right @param {number} total */
    const isMet = (right, total) => check("ogs", /** @type {any} */ ({ right: { right, total } }))[0]?.isMet;
    assert.deepEqual(
      [isMet(20, 21), isMet(19, 21), isMet(10, 10), isMet(9, 10), isMet(0, 0)],
      [true, false, true, false, undefined],
    );
  });

  test("eight ways to lay a board down, all different, each point once", () => {
    const board = parseRows(["BW.", "..."]);
    const seen = symmetries(board).map(({ width, height, places }) => {
      assert.deepEqual([...places].sort(), [0, 1, 2, 3, 4, 5]);
      const cells = Array(6).fill(".");
      board.cells.forEach((sign, at) => {
        cells[places[at] ?? 0] = ".BW".at(sign) ?? "";
      });
      return `${width}×${height} ${cells.join("")}`;
    });
    assert.equal(new Set(seen).size, 8);
    assert(seen.includes("2×3 B.W..."));
  });
});
