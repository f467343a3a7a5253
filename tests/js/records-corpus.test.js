/** The corpora of records through the package: odd files, cases that people reported, and all back into files. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { GameRecord, readRecords, sgfToVertex, vertexToSgf, writeRecords } from "../../dist/index.js";
import { namesIn, readJson, refused, shared } from "./lib/check.js";

const odd = shared("corpus/sgf-odd");
const finished = shared("corpus/finished-games");
const bugs = shared("corpus/bug-cases/cases.json");
const LETTERS = /** @type {const} */ ({ black: "B", white: "W" });

/** @typedef {any} Wanted */
/** @typedef {import("../../dist/index.js").IllegalNode} IllegalNode */

/** What is illegal on the main line, as the corpora have it. @param {GameRecord} game @param {IllegalNode[]} illegal */
function illegalOf(game, illegal = game.illegal()) {
  const main = new Set(game.main);
  return illegal.filter(({ node }) => main.has(node)).map(({ moveNumber, illegal }) => [moveNumber, illegal.code]);
}

/** @param {Wanted[]} moves */
const wantedIllegal = (moves) => moves.map(({ move, reason }) => [move, reason.replaceAll("_", "-")]);

/** Black and white stones on a board. @param {Uint8Array} cells */
const stonesOf = (cells) => [1, 2].map((color) => cells.filter((cell) => cell === color).length);

describe("odd files", { skip: odd === null }, () => {
  const { files } = odd === null ? { files: [] } : readJson(join(odd, "manifest.json"));
  const LABELS = /** @type {Record<string, string>} */ ({
    "latin-1": "windows-1252",
    "utf-16-be": "utf-16be",
    "utf-16-le": "utf-16le",
    cp932: "shift_jis",
    cp949: "euc-kr",
  });

  for (const wanted of /** @type {Wanted[]} */ (files)) {
    test(wanted.file, () => {
      const bytes = readFileSync(join(odd ?? "", wanted.file));
      if (wanted.games === 0) return void refused("no-game", () => readRecords(bytes));
      const { games, encoding, isWellFormed, diagnostics, moreDiagnostics } = readRecords(bytes);
      const isAscii = bytes.every((byte) => byte < 0x80 && byte !== 0x1b);
      if (!isAscii) assert.equal(encoding, LABELS[wanted.encoding.actual] ?? wanted.encoding.actual);
      assert.deepEqual([games.length, isWellFormed], [wanted.games, wanted.well_formed]);
      // Nothing is got over in silence.
      assert(isWellFormed || diagnostics.length > 0);
      for (const { code, message, line, column, game, done } of diagnostics) {
        assert.match(code, /^[a-z-]+$/);
        assert.match(message, /^line \d+, column \d+: /);
        assert.match(done, /^[a-z-]+$/);
        assert(line >= 1 && column >= 1 && game >= 0 && game < games.length);
      }
      const [game] = games;
      first(game, wanted.first_game);
      // Stones without a liberty don't stand here.
      if (game.trouble === null && wanted.file !== "setup-no-liberties.sgf") {
        const { B, W } = wanted.first_game.end_stones;
        assert.deepEqual(stonesOf(game.cells(game.main.at(-1) ?? 0)), [B, W]);
      }
      if (game.trouble === null && moreDiagnostics === 0) {
        const told = diagnostics.filter((fault) => fault.game === 0 && fault.code === "illegal-move");
        const unreadable = illegalOf(game).filter(([, code]) => code === "bad-point");
        assert.equal(told.length, illegalOf(game).length - unreadable.length);
      }
      const all = /** @type {Wanted[]} */ (wanted.all_games ?? []);
      assert(all.length === 0 || all.length === games.length);
      for (const [n, { nodes, leaves }] of all.entries()) {
        assert.deepEqual([games[n]?.nodeCount, games[n]?.variationCount], [nodes, leaves - 1]);
      }
      for (const each of games) each.dispose();
    });
  }

  /** @param {GameRecord} game @param {Wanted} wanted */
  function first(game, wanted) {
    assert.deepEqual(
      {
        size: game.size,
        nodes: game.nodeCount,
        variations: game.variationCount,
        main_line_nodes: game.main.length,
        main_line_moves: game.main.reduce(
          (n, node) => n + Number("B" in game.props(node)) + Number("W" in game.props(node)),
          0,
        ),
      },
      {
        size: wanted.size,
        nodes: wanted.nodes,
        variations: wanted.variations,
        main_line_nodes: wanted.main_line_nodes,
        main_line_moves: wanted.main_line_moves,
      },
    );
    if (game.trouble !== null) {
      refused(game.trouble.code, () => game.illegal());
      refused(game.trouble.code, () => game.gameAt(0));
      return;
    }
    const illegal = illegalOf(game);
    assert.equal(illegal.length, wanted.illegal_main_line_count);
    const off = (/** @type {unknown} */ [number, code]) => `${number} ${code}`;
    assert.deepEqual(illegal.slice(0, 20).map(off), wantedIllegal(wanted.illegal_main_line_moves).map(off));
  }
});

describe("cases that people reported", { skip: bugs === null }, () => {
  const cases = /** @type {Wanted[]} */ (bugs === null ? [] : readJson(bugs)).filter(({ kind }) => kind === "sgf");
  if (bugs !== null) console.log(`bug-cases of records: ${cases.length}`);

  for (const one of cases) {
    test(`${one.id} ${one.title}`, () => {
      const { outcome = "ok" } = one.expect;
      const source = sourceOf(one);
      if (outcome === "error") return void refused(/^(no-game|size|other-game)$/, () => readRecords(source));
      let read;
      try {
        read = readRecords(source);
      } catch (error) {
        assert.equal(outcome, "ok_or_error", String(error));
        return void refused(/./, () => readRecords(source));
      }
      for (const [key, value] of Object.entries(one.expect)) {
        assert(CHECKS[key] !== undefined, `nothing is known of ${key}`);
        CHECKS[key](read.games[0], value, read);
      }
      for (const game of read.games) game.dispose();
    });
  }

  /** @param {Wanted} one */
  function sourceOf({ sgf, sgf_b64, generate }) {
    if (sgf !== undefined) return new TextEncoder().encode(sgf);
    if (sgf_b64 !== undefined) return Uint8Array.from(Buffer.from(sgf_b64, "base64"));
    const { how, prefix, unit, open, n, suffix } = generate;
    return how === "repeat" ? prefix + unit.repeat(n) + suffix : prefix + open.repeat(n) + ")".repeat(n) + suffix;
  }

  /** The moves of the main line as `B aa`. @param {GameRecord} game */
  function moves(game) {
    const list = game.main.map((node) => game.move(node)).filter((move) => move !== null);
    return list.map(
      ({ color, kind, vertex }) => `${LETTERS[color]} ${kind === "unreadable" ? "?" : vertexToSgf(vertex) || "pass"}`,
    );
  }

  /** Points in AB or AW of the first node, rectangles expanded. @param {string[]} values */
  function expanded(values = []) {
    const points = values.flatMap((value) => {
      const [[left, top] = [-1, -1], [right, bottom] = [-1, -1]] = value
        .split(":")
        .concat(value)
        .slice(0, 2)
        .map((point) => sgfToVertex(point, [52, 52]) ?? [-1, -1]);
      return Array.from({ length: (right - left + 1) * (bottom - top + 1) }, (_, n) =>
        String([left + (n % (right - left + 1)), top + Math.floor(n / (right - left + 1))]),
      );
    });
    return new Set(points).size;
  }

  /** @param {GameRecord} game */
  const stonesAtTheEnd = (game) => stonesOf(game.cells(game.main.at(-1) ?? 0));
  const WINNERS = /** @type {Record<string, unknown>} */ ({ B: "black", W: "white", unknown: null });
  const BY = /** @type {Record<string, string>} */ ({ resign: "resignation", illegal: "illegal-move" });
  const winner = (/** @type {string} */ word) => (word in WINNERS ? WINNERS[word] : word);

  /** @type {Record<string, (game: GameRecord, wanted: any, read: import("../../dist/index.js").ReadRecords) => void>} */
  const CHECKS = {
    outcome: () => undefined,
    games: (_, n, { games }) => assert.equal(games.length, n),
    nodes: (game, n) => assert.equal(game.nodeCount, n),
    leaves: (game, n) => assert.equal(game.variationCount + 1, n),
    size: (game, size) => assert.deepEqual(game.size, size),
    main: (game, list) => assert.deepEqual(moves(game), list),
    main_prefix: (game, list) => assert.deepEqual(moves(game).slice(0, list.length), list),
    main_count: (game, n) => assert.equal(moves(game).length, n),
    root_text(game, texts) {
      for (const [name, text] of Object.entries(texts)) assert.deepEqual(game.props(0)[name], [text]);
    },
    setup_count(game, counts) {
      for (const [name, n] of Object.entries(counts)) assert.equal(expanded(game.props(0)[name]), n, name);
    },
    stones: (game, { B, W }) => assert.deepEqual(stonesAtTheEnd(game), [B, W]),
    end_point(game, points) {
      const cells = game.cells(game.main.at(-1) ?? 0);
      for (const [point, color] of Object.entries(points)) {
        const [x, y] = sgfToVertex(point, game.size) ?? [-1, -1];
        assert.equal([".", "B", "W"][cells[y * game.size[0] + x] ?? 0], color);
      }
    },
    illegal: (game, list) => assert.deepEqual(illegalOf(game), wantedIllegal(list)),
    to_move: (game, color) => assert.equal(LETTERS[game.position(0).turn], color),
    handicap: (game, n) => assert.equal(game.recorded.handicap ?? 0, n),
    komi: (game, komi) => assert.equal(game.recorded.komi, komi),
    komi_any: (game, list) => assert(list.includes(game.recorded.komi)),
    result_raw(game, text) {
      assert.deepEqual(game.props(0, { raw: true }).RE, [text]);
      assert.deepEqual([game.info.result, game.recorded.result?.text], [text, text]);
    },
    result_parsed(game, wanted) {
      const found = game.recorded.result;
      if (wanted.winner !== undefined) assert.equal(found?.winner, winner(wanted.winner));
      if (wanted.winner_any !== undefined) assert(wanted.winner_any.map(winner).includes(found?.winner));
      if (wanted.by !== undefined) assert.equal(found?.by, BY[wanted.by] ?? wanted.by);
      if (wanted.margin !== undefined) assert.equal(found?.margin, wanted.margin);
    },
    points0(game, points) {
      for (const [letters, vertex] of Object.entries(points)) {
        assert.deepEqual(sgfToVertex(letters, game.size), vertex);
        if (moves(game).some((move) => move.endsWith(` ${letters}`))) {
          assert(game.main.some((node) => String(game.move(node)?.vertex) === String(vertex)));
        }
      }
    },
    roundtrip(_, __, { games }) {
      rewritten(games);
    },
  };
});

describe("files are read, written and read again", () => {
  const folders = [
    [odd, "sgf-odd"],
    [finished && join(finished, "games"), "finished games"],
    [finished && join(finished, "disputed"), "disputed games"],
  ];
  for (const [folder, name] of folders) {
    test(String(name), { skip: folder === null }, () => {
      let n = 0;
      for (const file of namesIn(String(folder), ".sgf")) {
        const bytes = readFileSync(join(String(folder), file));
        let read;
        try {
          read = readRecords(bytes);
        } catch (error) {
          assert.equal(error.code, "no-game", file);
          continue;
        }
        rewritten(read.games, read.isWellFormed);
        for (const game of read.games) game.dispose();
        n += 1;
      }
      console.log(`${name}: ${n} files read, written and read again`);
      assert(n > 70);
    });
  }
});

/** Everything that records say. @param {readonly GameRecord[]} games */
function said(games) {
  return games.map((game) => {
    const { node, ...outline } = game.outline();
    const order = new Map(Array.from(node, (id, n) => [id, n]));
    return {
      ...outline,
      parent: Array.from(outline.parent, (parent) => order.get(parent) ?? -1),
      props: Array.from(node, (id) => game.props(id, { raw: true })),
    };
  });
}

/** Writes records, reads that and writes it again. @param {readonly GameRecord[]} games @param {boolean} wasWellFormed */
function rewritten(games, wasWellFormed = false) {
  for (const options of [{}, { lineLength: 0 }]) {
    const written = writeRecords(games, options);
    const again = readRecords(new TextEncoder().encode(written));
    assert(again.isWellFormed || !wasWellFormed);
    assert.equal(writeRecords(again.games, options), written);
    const before = said(games);
    for (const { props } of before) if (props[0]?.CA) props[0].CA = props[0].CA.map(() => "UTF-8");
    assert.deepEqual(said(again.games), before);
    for (const game of again.games) game.dispose();
  }
}
