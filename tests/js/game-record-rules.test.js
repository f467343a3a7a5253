/** What rules make of a record: illegal moves, and games at its nodes. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Game, readRecords } from "../../dist/index.js";
import { refused } from "./lib/check.js";
import { recordOf } from "./lib/records.js";

const gtp = (/** @type {Game} */ game) => game.history().map(({ color, gtp }) => `${color[0]} ${gtp}`);

/** @param {string} sgf @param {object} [options] */
function illegal(sgf, options) {
  return recordOf(sgf)
    .illegal(options)
    .map(({ node, moveNumber, color, illegal, isPlayed }) => [node, moveNumber, color, illegal.code, isPlayed]);
}

describe("illegal moves", () => {
  test("of every line, by what all rules have, with the evidence", () => {
    const record = recordOf("(;SZ[5];B[aa](;W[aa])(;W[bb];B[zz];W[?])(;B[bb];B[tt]))");
    assert.deepEqual(
      record.illegal().map(({ node, moveNumber, illegal: { code, vertex } }) => [node, moveNumber, code, vertex]),
      [
        [2, 2, "occupied", [0, 0]],
        [4, 3, "off-board", [25, 25]],
        [5, 4, "bad-point", null],
      ],
    );
    const [first] = record.illegal();
    assert.deepEqual(Object.keys(first ?? {}).sort(), ["color", "illegal", "isPlayed", "moveNumber", "node"]);
    assert.deepEqual([first?.color, first?.isPlayed], ["white", true]);
    assert.match(first?.illegal.message ?? "", /a black stone stands on the point, wanted/);
    assert.deepEqual(recordOf("(;SZ[5])").illegal(), []);
  });

  test("suicide and ko", () => {
    const [suicide] = recordOf("(;SZ[5]AB[ba][ab];W[aa])").illegal();
    assert.deepEqual([suicide?.illegal.code, suicide?.illegal.chain], ["suicide", [[0, 0]]]);
    const ko = "(;SZ[5]AB[ba][ab][bc]AW[ca][bb][db][cc];B[cb];W[bb])";
    const [retaken] = recordOf(ko).illegal();
    assert.deepEqual([retaken?.illegal.code, retaken?.illegal.sinceMove, retaken?.isPlayed], ["ko", 0, true]);
    // Two stones may be given up where the record's rules allow it.
    const two = (/** @type {string} */ rules) => illegal(`(;SZ[5]${rules}AB[ca][bb][ab]AW[ba];W[aa])`);
    assert.deepEqual([two(""), two("RU[NZ]")], [[[1, 1, "white", "suicide", true]], []]);
  });

  test("by given rules, which mind the turn and repetition", () => {
    const twice = "(;SZ[5];B[aa];B[bb])";
    assert.deepEqual(illegal(twice), []);
    assert.deepEqual(illegal(twice, { rules: "chinese" }), [[2, 2, "black", "not-your-turn", true]]);
    assert.deepEqual(illegal(twice, { rules: undefined }), []);
    assert.deepEqual(illegal(twice, {}), []);
    // The position after the first move comes again when two stones are taken at once.
    const send = "(;SZ[3:1];B[aa];W[ba];B[];W[ca];B[aa])";
    const [again, ...others] = recordOf(send).illegal({ rules: { ko: "positional" } });
    assert.deepEqual([again?.moveNumber, again?.illegal.code, again?.illegal.sinceMove, others], [5, "superko", 1, []]);
    assert.deepEqual([illegal(send), illegal(send, { rules: { ko: "none" } })], [[], []]);
  });

  test("bad arguments", () => {
    const record = recordOf("(;SZ[5])");
    for (const options of [null, 5, "chinese", [], { rule: "chinese" }]) {
      refused("option", () => record.illegal(options));
      refused("option", () => record.gameAt(0, options));
    }
    for (const rules of ["klingon", "", 5, NaN, null, { ko: "much" }]) {
      refused(/^(rules|option)$/, () => record.illegal({ rules }));
      refused(/^(rules|option)$/, () => record.gameAt(0, { rules }));
    }
    refused("option", () => record.illegal({ rules: { kou: "simple" } }));
    refused("komi", () => record.illegal({ rules: { komi: "x" } }));
  });

  test("stones on stones take their place, and the rest goes on", () => {
    const record = recordOf("(;SZ[5];B[aa];W[aa];B[bb])");
    assert.deepEqual(record.gameAt(3).ascii().split("\n").slice(0, 2), ["W....", ".B..."]);
    assert.equal(readRecords("(;SZ[5];B[aa];W[aa])").diagnostics[0]?.code, "illegal-move");
  });
});

describe("the game at a node", () => {
  const record = recordOf("(;SZ[5]RU[NZ]KM[3]HA[2]AB[aa][ee]PB[x]RE[B+R];W[bb];B[cc](;W[dd])(;W[];B[]))");

  test("is a game of its own, under the rules that the record states", () => {
    const game = record.gameAt(3);
    assert(game instanceof Game);
    assert.deepEqual([game.komi, game.handicap, game.rules.ko, game.rules.suicide], [3, 2, "situational", "allowed"]);
    assert.deepEqual([gtp(game), game.turn], [["w B4", "b C3", "w D2"], "black"]);
    assert.deepEqual(gtp(record.gameAt(5)), ["w B4", "b C3", "w pass", "b pass"]);
    assert.deepEqual([record.gameAt(0).turn, gtp(record.gameAt(0))], ["white", []]);
    game.play("A1");
    assert.equal(record.gameAt(3).moveNumber, 3);
    game.dispose();
    refused("disposed", () => game.turn);
    assert.equal(record.gameAt(3).turn, "black");
  });

  test("has what the record says of the game", () => {
    const game = record.gameAt(3);
    assert.deepEqual(game.info, record.info);
    assert.match(game.toSgf(), /PB\[x\]/);
    assert.match(game.toSgf(), /RE\[B\+R\]/);
    game.play("A1");
    assert.doesNotMatch(game.toSgf(), /RE\[/);
  });

  test("or under others", () => {
    assert.deepEqual(
      [record.gameAt(3, { rules: "aga" }).rules.handicapCompensation, record.gameAt(3).moveNumber],
      ["n-1", 3],
    );
    assert.equal(record.gameAt(3, { rules: { ko: "simple", komi: 1.5 } }).komi, 1.5);
    assert.equal(record.gameAt(3, { rules: { ko: "simple" } }).rules.ko, "simple");
    // From one to another and back.
    for (const rules of /** @type {const} */ (["japanese", "ing", "japanese"])) {
      assert.deepEqual(record.gameAt(4, { rules }).rules.scoring, rules === "ing" ? "area" : "territory");
    }
  });

  test("follows edits", () => {
    const record = recordOf("(;SZ[5]KM[3];B[aa];W[bb])");
    assert.deepEqual([record.gameAt(2).komi, gtp(record.gameAt(2))], [3, ["b A5", "w B4"]]);
    record.set(0, "KM", "4");
    record.set(1, "B", "ee");
    assert.deepEqual([record.gameAt(2).komi, gtp(record.gameAt(2))], [4, ["b E1", "w B4"]]);
    assert.deepEqual([record.cells(2)[0], record.cells(2)[24]], [0, 1]);
    record.undo();
    assert.deepEqual(gtp(record.gameAt(2)), ["b A5", "w B4"]);
    record.set(0, "SZ", "7");
    assert.deepEqual([record.size, record.gameAt(2).size, record.cells(2).length], [[7, 7], [7, 7], 49]);
    record.set(0, "SZ", "99");
    assert.deepEqual([record.trouble?.code, record.trouble?.line, record.trouble?.column], ["size", 0, 0]);
    assert.doesNotMatch(refused("size", () => record.gameAt(2)).message, /line/);
    record.undo();
    assert.deepEqual([record.trouble, record.size], [null, [7, 7]]);
    record.set(0, "SZ", null);
    assert.deepEqual(record.size, [19, 19]);
  });

  test("jumps from node to node as it steps from one to the next", () => {
    const moves = Array.from(
      { length: 60 },
      (_, n) =>
        `;${n % 2 ? "W" : "B"}[${"abcdefg"[n % 7]}${"abcdefg"[Math.floor(n / 7) % 7]}]${n % 10 === 9 ? "AE[aa]" : ""}`,
    );
    const sgf = `(;SZ[7]${moves.slice(0, 30).join("")}(${moves.slice(30).join("")})(;B[gg];W[gf];B[ff]))`;
    const [jumping, fresh] = [recordOf(sgf), recordOf(sgf)];
    const nodes = Array.from(fresh.outline().node);
    const wanted = nodes.map((node) => fresh.clone().position(node));
    let node = 0;
    for (let n = 0; n < 300; n++) {
      node = (node * 31 + 17) % nodes.length;
      assert.deepEqual(jumping.position(node), wanted[node], `${node}`);
    }
  });
});
