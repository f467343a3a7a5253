/** The encodings of records: the engine finds which it is, `TextDecoder` decodes; the Rust tests read the same records. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { decodeRecord } from "../../dist/encoding.js";
import { Game } from "../../dist/index.js";
import { engine } from "../../dist/wasm.js";
import { readJson, refused, shared } from "./lib/check.js";

const CASES = readJson(fileURLToPath(new URL("../data/encodings.json", import.meta.url))).map((found) => ({
  ...found,
  bytes: Uint8Array.from(Buffer.from(found.hex, "hex")),
}));
const text = (/** @type {Uint8Array} */ bytes) => new TextDecoder().decode(bytes);

describe("records encoded elsewhere", () => {
  test("are found and decoded", () => {
    for (const { name, bytes, encoding, source, text: wanted } of CASES) {
      const decoded = decodeRecord(engine, bytes);
      assert.deepEqual([decoded.encoding, decoded.source, text(decoded.bytes)], [encoding, source, wanted], name);
      const asked = decodeRecord(engine, bytes, encoding);
      assert.deepEqual([asked.source, text(asked.bytes)], ["asked", wanted], name);
    }
  });

  test("are read as their text is; a guess is told", () => {
    for (const { name, bytes, encoding, source, text: wanted } of CASES) {
      const game = Game.fromSgf(bytes);
      assert.deepEqual(game.info, Game.fromSgf(wanted).info, name);
      const told = game.diagnostics().map(({ code }) => code);
      const isBroken = wanted.includes("\ufffd");
      assert.deepEqual(told, source === "guessed" || isBroken ? ["encoding"] : [], name);
      if (source === "guessed") assert.match(game.diagnostics()[0]?.message ?? "", new RegExp(encoding));
    }
  });

  test("UTF-8 and ASCII are handed over as they are", () => {
    for (const { bytes, encoding, text: wanted } of CASES) {
      const isAsIs = encoding === "utf-8" || /^[\0-\x7f]*$/.test(wanted);
      assert.equal(decodeRecord(engine, bytes).bytes === bytes, isAsIs);
    }
  });

  test("a text is never decoded, whatever it says of itself", () => {
    assert.equal(Game.fromSgf("(;CA[GB2312]SZ[5]PB[ж])").info.black, "ж");
    assert.equal(
      Game.fromSgf(Uint8Array.of(...Buffer.from("(;CA[GBK]SZ[5]PB["), 0xa7, 0xd8, 0x5d, 0x29)).info.black,
      "ж",
    );
  });
});

test("names that TextDecoder doesn't know are known", () => {
  const letter = Uint8Array.of(...Buffer.from("(;SZ[5]PB["), 0x95, 0x5c, ...Buffer.from("])"));
  for (const encoding of ["cp932", "MS932", "Shift-JIS", "windows-31j", "sjis"]) {
    assert.equal(Game.fromSgf(letter, { encoding }).info.black, "表", encoding);
  }
  for (const encoding of ["klingon", "", "utf-32", "cp31337"]) {
    assert.match(refused("encoding", () => Game.fromSgf(letter, { encoding })).message, /wanted/);
  }
});

test("UTF-32 is refused", () => {
  const bytes = Uint8Array.from(
    Buffer.from(
      "\ufeff(;SZ[5])".split("").flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8, 0, 0]),
    ),
  );
  assert.match(refused("encoding", () => Game.fromSgf(bytes)).message, /UTF-32, wanted/);
});

test("every file of the corpus is in the encoding that it is found in", (context) => {
  const folder = shared("corpus/sgf-odd");
  if (folder === null) return context.skip("no corpus");
  const { files } = readJson(join(folder, "manifest.json"));
  const labels = {
    "latin-1": "windows-1252",
    "utf-16-be": "utf-16be",
    "utf-16-le": "utf-16le",
    cp932: "shift_jis",
    cp949: "euc-kr",
  };
  for (const { file, encoding } of files) {
    const bytes = new Uint8Array(readFileSync(join(folder, file)));
    const decoded = decodeRecord(engine, bytes);
    // What is ASCII is alike in all.
    if (bytes.every((byte) => byte < 0x80 && byte !== 0x1b)) assert.equal(decoded.bytes, bytes, file);
    else assert.equal(decoded.encoding, labels[encoding.actual] ?? encoding.actual, file);
  }
});
