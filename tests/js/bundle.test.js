/** What a bundler takes of the package. */

import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { test } from "node:test";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** @param {string} contents */
async function bundled(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}

test("importing for its own sake takes nothing", async () => {
  assert.equal(await bundled('import "lanke";'), "");
});

test("coordinates come without the engine", async () => {
  const text = await bundled('import { parseGtp, GoError } from "lanke"; console.log(parseGtp("D4"), GoError);');
  assert(text.length < 4_000, `${text.length} bytes`);
});

test("a judge in a Worker comes without the engine", async () => {
  const text = await bundled('import { createJudge } from "lanke/worker"; console.log(createJudge());');
  assert(text.length < 20_000, `${text.length} bytes`);
});

test("formats come without the engine, a game without the formats", async () => {
  assert.equal(await bundled('import "lanke/formats";'), "");
  const formats = await bundled('import { readDiagram } from "lanke/formats"; export default readDiagram(". X").size;');
  const { default: size } = await import(`data:text/javascript,${encodeURIComponent(formats)}`);
  assert.deepEqual(size, [2, 1]);
  assert(!formats.includes("rawgame"));
  const game = await bundled('import { Game } from "lanke"; console.log(new Game());');
  assert(game.includes("rawgame") && !game.includes("readFigure"));
});

test("the game alone comes without records and judge", async () => {
  assert.equal(await bundled('import "lanke/play";'), "");
  const text = await bundled('import { Game } from "lanke/play"; export default new Game().play("D4").gtp;');
  const { default: gtp } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  assert.equal(gtp, "D4");
  assert(text.includes("rawgame") && !text.includes("rawrecord") && !text.includes("judge"));
  assert(text.length < 320_000, `${text.length} bytes`);
  const slim = await bundled('import { Game, init } from "lanke/play/slim"; console.log(Game, init);');
  assert(slim.length < 50_000, `${slim.length} bytes`);
});

test("a game comes with the engine, and runs", async () => {
  for (const use of [
    "new Game().play('D4').gtp",
    "score({ stones: ['.B.'] }).sgf",
    "rulesPresets()[0].name",
    "judge({ stones: ['.B.'] }).chains.length",
  ]) {
    const name = /\b(Game|score|rulesPresets|judge)\b/.exec(use)?.[0];
    const text = await bundled(`import { ${name} } from "lanke"; export default ${use};`);
    const { default: value } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
    assert(["D4", "W+4.5", "chinese-2002", 1].includes(value), value);
  }
});
