/** Records that are large, deep or broken: in time, and never a trap. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { GameRecord, readRecords } from "../../dist/index.js";
import { random, refused } from "./lib/check.js";
import { recordOf, sgfOf } from "./lib/records.js";

describe("large records", () => {
  test("a chain of 200,000 nodes", () => {
    const points = Array.from(
      { length: 361 },
      (_, n) => "abcdefghijklmnopqrs"[n % 19] + "abcdefghijklmnopqrs"[Math.floor(n / 19)],
    );
    const chain = Array.from({ length: 199_999 }, (_, n) => `;${n % 2 ? "W" : "B"}[${n < 300 ? points[n] : ""}]`).join(
      "",
    );
    const record = recordOf(`(;SZ[19]${chain})`);
    const last = 199_999;
    assert.deepEqual([record.nodeCount, record.main.length, record.path(last).length], [200_000, 200_000, 200_000]);
    assert.equal(record.outline().node.length, 200_000);
    assert.deepEqual([record.illegal().length, record.position(last).moveNumber], [0, last]);
    assert.equal(record.gameAt(last).moveNumber, last);
    assert.equal(sgfOf(record), `(;SZ[19]${chain})`);
    const copy = record.clone();
    copy.moveTo(last, 0, 0);
    assert.deepEqual(copy.main, [0, last]);
    copy.remove(1);
    assert.equal(copy.nodeCount, 2);
    assert.deepEqual([copy.undo(), copy.undo(), sgfOf(copy) === sgfOf(record)], [true, true, true]);
    for (const each of [record, copy]) each.dispose();
  });

  test("a chain that is built node by node", () => {
    const record = new GameRecord({ size: 9 });
    let node = record.root;
    for (let n = 0; n < 20_000; n++)
      node = record.add(node, { move: { color: n % 2 ? "white" : "black", at: "pass" } });
    assert.deepEqual([record.nodeCount, record.undoCount, record.line(0).length], [20_001, 20_000, 20_001]);
    while (record.undo());
    assert.equal(record.nodeCount, 1);
  });

  test("100,000 variations in one another", () => {
    const n = 100_000;
    const deep = `(;SZ[9]${"(;B[]".repeat(n)}${")".repeat(n)})`;
    const record = recordOf(deep);
    assert.deepEqual([record.nodeCount, record.variationCount, record.path(n).length], [n + 1, 0, n + 1]);
    assert.equal(record.position(n).moveNumber, n);
    const branching = recordOf(`(;SZ[9]${"(;B[aa])(;W[bb]".repeat(n)}${")".repeat(n)})`);
    assert.deepEqual([branching.nodeCount, branching.variationCount], [2 * n + 1, n]);
    const last = 2 * n;
    assert.deepEqual(
      [branching.makeMain(last), branching.main.length, branching.path(last).length],
      [true, n + 1, n + 1],
    );
    assert.equal(recordOf(branching.toSgf()).nodeCount, 2 * n + 1);
    assert.deepEqual([branching.merge() > 0, branching.undo(), branching.undo()], [false, true, false]);
    refused("limit", () => readRecords(deep, { limits: { depth: 1000 } }));
    // Brackets alone.
    refused("no-game", () => readRecords("(".repeat(1e6)));
    const open = readRecords(`(;${"(".repeat(n)}`);
    assert.deepEqual([open.games[0]?.nodeCount, open.diagnostics.length, open.moreDiagnostics], [1, 1000, n - 1000]);
    for (const each of [record, branching, ...open.games]) each.dispose();
  });

  test("a text of 16 MB, and a wide node", () => {
    const [text, plain] = ["x\\]y ", "x]y "].map((piece) => piece.repeat(2 ** 22 * 0.8));
    const record = recordOf(`(;SZ[9]C[${text}];B[aa])`);
    assert.equal(record.props(0).C?.[0], plain);
    assert.equal(record.props(0, { raw: true }).C?.[0], text);
    record.set(1, "C", plain ?? "");
    assert.equal(record.toSgf().length, 2 * (text?.length ?? 0) + "(;SZ[9]C[];B[aa]C[])\n".length + 1);
    const points = Array.from({ length: 10_000 }, (_, n) => `${n}`);
    record.set(1, "XX", points);
    assert.deepEqual(record.props(1).XX, points);
    record.dispose();
  });

  test("10,000 games in one text", () => {
    const { games } = readRecords("(;SZ[5];B[aa])\n".repeat(10_000));
    assert.equal(games.length, 10_000);
    assert.deepEqual([games[9_999]?.nodeCount, games[9_999]?.cells(1)[0]], [2, 1]);
    for (const game of games) game.dispose();
  });
});

describe("broken texts", () => {
  const SEEDS = [
    "(;GM[1]FF[4]CA[UTF-8]SZ[9]KM[6.5]HA[2]AB[aa][ee]RU[NZ]PB[黑]C[a\\]b];W[bb](;B[cc]LB[aa:1]N[x])(;B[];W[tt]))",
    "(;SZ[5:3]AB[aa:cc]AW[dd]PL[W];W[ea];AE[aa:bb]AddWhite[ba];B[aa];W[zz];B[aa]W[bb])",
    "mail (;SZ[3];B[aa];W[bb];B[ab];W[ba];B[bb];W[cc];B[ca];W[ac];B[bc](;W[aa])(;W[bb]))(;SZ[2];B[aa];W[bb])",
  ].map((text) => new TextEncoder().encode(text));
  const PIECES = [
    "(",
    ")",
    ";",
    "[",
    "]",
    "\\",
    ":",
    "B[",
    "W[aa]",
    "AB[aa:ee]",
    "AE[",
    "SZ[1]",
    "SZ[52]",
    "SZ[x]",
    "GM[2]",
  ]
    .concat([
      "\0",
      "\n",
      "KM[1e9]",
      "HA[9]",
      "PL[B]",
      "CA[GBK]",
      "CA[UTF-16]",
      "b[aa]",
      "RU[Ing]",
      "MN[5]",
      "KO[]",
      "tt",
    ])
    .map((text) => new TextEncoder().encode(text));

  test("never break the engine, in any use of them", () => {
    const pick = random(5);
    const counts = { read: 0, refused: 0, edited: 0 };
    for (let n = 0; n < 2_000; n++) {
      let source = SEEDS[pick(SEEDS.length)] ?? new Uint8Array();
      for (let times = 1 + pick(6); times > 0; times--) source = mutated(source, pick);
      const given = pick(3) === 0 ? new TextDecoder().decode(source) : source;
      let games;
      try {
        ({ games } = readRecords(given, { strict: pick(8) === 0 }));
      } catch (error) {
        assert.match(error.code, /^[a-z-]+$/, error.stack);
        assert.notEqual(error.code, "internal", error.stack);
        counts.refused += 1;
        continue;
      }
      for (const game of games) {
        use(game, pick, counts);
        game.dispose();
      }
      counts.read += 1;
    }
    console.log(JSON.stringify(counts));
    assert(counts.read > 1000 && counts.refused > 50 && counts.edited > 500);
  });

  /** @param {Uint8Array} bytes @param {(n: number) => number} pick */
  function mutated(bytes, pick) {
    const at = pick(bytes.length + 1);
    const to = at + pick(12);
    const piece = PIECES[pick(PIECES.length)] ?? [];
    const [before, between, after] = [bytes.slice(0, at), bytes.slice(at, to), bytes.slice(to)];
    const ways = [
      () => [...before, ...piece, ...between, ...after],
      () => [...before, ...after],
      () => [...before, ...between, ...between, ...after],
      () => [...before, pick(256), ...bytes.slice(at + 1)],
      () => [...before],
      () => [...after, ...before],
    ];
    return Uint8Array.from(ways[pick(ways.length)]?.() ?? bytes).slice(0, 2_000);
  }

  /** Everything that can be asked of a record. @param {GameRecord} game @param {(n: number) => number} pick @param {{ edited: number }} counts */
  function use(game, pick, counts) {
    const calm = (/** @type {() => unknown} */ call) => {
      try {
        return call();
      } catch (error) {
        assert.match(error.code, /^(size|other-game|no-such-node|first-node|below-itself)$/, error.stack);
      }
    };
    const nodes = Array.from(game.outline().node);
    assert.equal(nodes.length, game.nodeCount);
    for (const call of [
      () => game.illegal(),
      () => game.illegal({ rules: "chinese" }),
      () => game.recorded,
      () => game.info,
    ])
      calm(call);
    for (const node of nodes.slice(0, 12)) {
      game.props(node);
      game.notes(node);
      game.move(node);
      calm(() => game.position(node));
      calm(() => game.gameAt(node).dispose());
      calm(() => game.gameAt(node, { rules: pick(2) ? "japanese" : "ing" }).dispose());
    }
    const before = game.toSgf();
    // What was written is read as the same, wherever it came from.
    // Beside another game, since a text of one that no board can hold is refused.
    const again = readRecords(`(;)${before}`).games;
    assert.equal(again[1]?.toSgf(), before);
    for (const each of again) each.dispose();
    for (const edit of [
      () => game.makeMain(nodes[pick(nodes.length)] ?? 0),
      () => game.moveTo(nodes[pick(nodes.length)] ?? 0, nodes[pick(nodes.length)] ?? 0),
      () => game.merge(),
      () => game.remove(nodes[pick(nodes.length)] ?? 0),
      () => game.set(0, "SZ", String(pick(60))),
    ]) {
      calm(edit);
      calm(() => game.position(nodes[pick(nodes.length)] ?? 0));
    }
    counts.edited += game.undoCount;
    while (game.undo());
    assert.equal(game.toSgf(), before);
  }
});
