import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { formatGtp, Game, parseGtp, sgfToVertex, vertexToSgf } from "../../dist/index.js";
import { refused } from "./lib/check.js";

describe("GTP", () => {
  // rules: R-A-02
  test("columns without I from the left, rows from the bottom, any case", () => {
    for (const [text, vertex, size] of [
      ["A1", [0, 18], 19],
      ["H19", [7, 0], 19],
      ["J19", [8, 0], 19],
      ["T1", [18, 18], 19],
      ["D4", [3, 3], 7],
      ["C9", [2, 0], [13, 9]],
      ["Z25", [24, 0], 25],
      ["AA1", [25, 51], 52],
      ["AZ52", [49, 0], 52],
      ["BB52", [51, 0], 52],
    ]) {
      assert.deepEqual(parseGtp(text, size), vertex, text);
      assert.deepEqual(parseGtp(text.toLowerCase(), size), vertex, text);
      assert.equal(formatGtp(vertex, size), text);
    }
    assert.deepEqual(parseGtp("D4"), [3, 15]);
    assert.equal(formatGtp([3, 15]), "D4");
  });

  test("a pass is null", () => {
    assert.equal(parseGtp("Pass"), null);
    assert.equal(formatGtp(null), "pass");
  });

  test("what can't be read, and what lies outside", () => {
    for (const text of [
      "",
      "D",
      "4",
      "I5",
      "D0",
      "D-1",
      "D4.5",
      " D4",
      "DD D4",
      "ß4",
      4,
      null,
      undefined,
      [3, 3],
      "D".repeat(1e6),
    ]) {
      refused("vertex", () => parseGtp(text));
    }
    for (const [text, size] of [
      ["T20", 19],
      ["U1", 19],
      ["D10", 9],
      ["ZZ999", 52],
    ]) {
      refused("off-board", () => parseGtp(text, size));
    }
    for (const vertex of [[1], [1, 2, 3], [1.5, 2], [NaN, 1], ["1", 2], "D4", {}, undefined]) {
      refused("vertex", () => formatGtp(vertex));
      refused("vertex", () => vertexToSgf(vertex));
    }
    for (const vertex of [
      [19, 0],
      [0, 19],
      [-1, 0],
    ])
      refused("off-board", () => formatGtp(vertex));
    refused("size", () => parseGtp("D4", 0));
    assert.equal(refused("off-board", () => parseGtp("T20")).message, 'point "T20", wanted one on a board of 19x19');
  });

  test("every point of a game has the text that formatGtp gives it", () => {
    const size = /** @type {const} */ ([52, 3]);
    const game = new Game({ size });
    for (let x = 0; x < 52; x++) {
      const { gtp, vertex } = game.play([x, x % 3]);
      assert.equal(gtp, formatGtp([x, x % 3], size));
      assert.deepEqual(parseGtp(gtp, size), vertex);
      assert.equal(game.check(gtp.toLowerCase())?.code, "occupied");
    }
  });
});

describe("SGF", () => {
  test("letters from the top left, small ones first", () => {
    for (const [text, vertex] of [
      ["aa", [0, 0]],
      ["dp", [3, 15]],
      ["ss", [18, 18]],
      ["zA", [25, 26]],
      ["ZZ", [51, 51]],
    ]) {
      assert.deepEqual(sgfToVertex(text), vertex);
      assert.equal(vertexToSgf(vertex), text);
    }
  });

  test("a pass is empty, and tt on a board that has no such point", () => {
    assert.equal(sgfToVertex(""), null);
    assert.equal(vertexToSgf(null), "");
    assert.equal(sgfToVertex("tt", 19), null);
    assert.deepEqual(sgfToVertex("tt", 20), [19, 19]);
    assert.deepEqual(sgfToVertex("tt"), [19, 19]);
  });

  test("what can't be read, and what lies outside", () => {
    for (const text of ["a", "aaa", "a1", "é.", 5, null, undefined, []]) refused("vertex", () => sgfToVertex(text));
    refused("off-board", () => sgfToVertex("sa", 9));
    refused("off-board", () => vertexToSgf([52, 0]));
    refused("size", () => sgfToVertex("aa", 99));
  });
});
