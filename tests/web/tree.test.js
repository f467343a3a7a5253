// Where the nodes of a tree are drawn, checked by what has to hold of every tree.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readRecords } from "../../dist/index.js";
import { layOut, placeAt } from "../../www/tree-layout.js";
import { COMMENTED, treeOf } from "./records.mjs";

/** @param {import("../../dist/index.js").GameRecord} record */
function check(record) {
  const layout = layOut(record.outline());
  const { column, row, places, outline, parent, number } = layout;
  const taken = new Set();
  for (const node of outline.node) {
    const place = places.get(node) ?? -1;
    const at = `${column[place]} ${row[place]}`;
    assert.ok(!taken.has(at), `two nodes at ${at}`);
    taken.add(at);
    assert.equal(outline.node[placeAt(layout, column[place], row[place])], node);
    assert.equal(number[place], record.path(node).filter((above) => record.move(above) !== null).length);
    let lowest = row[place];
    record.children(node).forEach((child, order) => {
      const below = places.get(child);
      assert.equal(parent[below], place);
      assert.equal(column[below], column[place] + 1);
      if (order === 0) assert.equal(row[below], row[place]);
      else assert.ok(row[below] > lowest, "the children stand one below the other");
      lowest = row[below];
    });
    // The stroke down to the last child runs through no other node.
    for (let between = row[place] + 1; between < lowest; between += 1) {
      assert.equal(placeAt(layout, column[place], between), -1, `a stroke through ${column[place]} ${between}`);
    }
  }
  return layout;
}

test("a small tree is drawn as one would", () => {
  const [record] = readRecords(COMMENTED).games;
  const { row, columns, lines } = check(record);
  assert.deepEqual([columns, lines.length], [8, 5]);
  assert.deepEqual([...row], [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 3, 3, 3, 4, 4, 4, 4]);
});

test("a tree of thousands of nodes has a place for each, also after edits", () => {
  const [record] = readRecords(treeOf(1500)).games;
  check(record);
  const ends = [...record.outline().node].filter((node) => record.children(node).length === 0);
  for (const node of ends.filter((_, at) => at % 17 === 0)) record.makeMain(node);
  for (const node of ends.filter((_, at) => at % 13 === 0)) record.promote(node);
  for (const node of ends.filter((_, at) => at % 11 === 0)) record.remove(node);
  check(record);
});

test("a record without a move, and one line of 30,000 moves", () => {
  assert.equal(check(readRecords("(;SZ[9])").games[0]).columns, 1);
  const long = readRecords(`(;SZ[9]${";B[aa];W[bb]".repeat(15_000)})`).games[0];
  assert.equal(layOut(long.outline()).columns, 30_001);
});
