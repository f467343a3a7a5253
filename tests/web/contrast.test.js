// Contrast by numbers: what is drawn on each board at 3 : 1 or more, what is written on the page at 4.5 : 1 or more.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { contrastTheme, darkTheme, flatTheme, lightTheme, printTheme } from "../../www/lanke/board/index.js";
import { contrast, over, paletteOf, rgbOf } from "./contrast.mjs";
import { newGame, onPage, paste, press, ROOT, WWW, withBrowser } from "./helpers.mjs";

withBrowser();

const DRAWN = 3;
const WRITTEN = 4.5;
/** How much of a faint mark covers its ground, as the board has it. */
const FAINT = Number(/const FAINT = ([\d.]+);/u.exec(readFileSync(join(ROOT, "js/board/overlay.ts"), "utf8"))?.[1]);

/** @typedef {import("./contrast.mjs").Rgb} Rgb */
/** The contrast with the worst of several grounds. @param {string} color @param {readonly Rgb[]} grounds */
const worst = (color, grounds) => Math.min(...grounds.map((ground) => contrast(rgbOf(color), ground)));
/** Two colours side by side: on each ground one of them has to show. @param {readonly string[]} colors @param {readonly Rgb[]} grounds */
const either = (colors, grounds) =>
  Math.min(...grounds.map((ground) => Math.max(...colors.map((color) => contrast(rgbOf(color), ground)))));

for (const [name, theme] of Object.entries({ lightTheme, darkTheme, flatTheme, contrastTheme, printTheme })) {
  test(`what is drawn on the board of ${name}`, () => {
    const { wood, black, white } = theme;
    const grounds = typeof wood === "string" ? [rgbOf(wood)] : [wood.pale, wood.deep];
    const onBlack = black.shades.map(rgbOf);
    const onWhite = white.shades.map(rgbOf);
    const everywhere = [...grounds, ...onBlack, ...onWhite];
    /** @type {[string, number, number][]} */
    const found = [
      ["lines", worst(theme.line, grounds), DRAWN],
      ["coordinates", worst(theme.label, grounds), WRITTEN],
      ["marks on wood", worst(theme.mark, grounds), WRITTEN],
      ["marks and the ring of the last move on black", worst(black.mark, onBlack), WRITTEN],
      ["marks and the ring of the last move on white", worst(white.mark, onWhite), WRITTEN],
      ["the edge of a black stone", worst(black.edge, grounds), DRAWN],
      ["the edge of a white stone", worst(white.edge, grounds), DRAWN],
      ["black and white", contrast(onBlack[1] ?? [0, 0, 0], onWhite[3] ?? [0, 0, 0]), DRAWN],
      ["a warning", either([theme.alert, theme.alertEdge], everywhere), DRAWN],
      ["the two colours of a warning", contrast(rgbOf(theme.alert), rgbOf(theme.alertEdge)), DRAWN],
      ["the cursor", either(theme.cursor, everywhere), DRAWN],
      ["black's territory", either(theme.blackTerritory, grounds), DRAWN],
      ["white's territory", either(theme.whiteTerritory, grounds), DRAWN],
      ["one territory and the other", contrast(rgbOf(theme.blackTerritory[0]), rgbOf(theme.whiteTerritory[0])), DRAWN],
      ["the cross on a dead black stone", worst(theme.whiteTerritory[0], [rgbOf(black.edge)]), DRAWN],
      ["the cross on a dead white stone", worst(theme.blackTerritory[0], onWhite), DRAWN],
    ];
    for (const [what, mark, at] of /** @type {const} */ ([
      ["faint marks on wood", theme.mark, grounds],
      ["faint marks on black", black.mark, onBlack],
      ["faint marks on white", white.mark, onWhite],
    ])) {
      found.push([what, Math.min(...at.map((ground) => contrast(over(rgbOf(mark), ground, FAINT), ground))), DRAWN]);
    }
    for (const [what, ratio, least] of found) assert.ok(ratio >= least, `${what}: ${ratio.toFixed(2)}`);
  });
}

const MORE = "@media (prefers-contrast: more)";
const PALETTES = {
  day: paletteOf(":root"),
  night: paletteOf(':root[data-theme="dark"]'),
  "day, with more contrast": { ...paletteOf(":root"), ...paletteOf(`${MORE} :root`) },
  "night, with more contrast": {
    ...paletteOf(':root[data-theme="dark"]'),
    ...paletteOf(`${MORE} :root[data-theme="dark"]`),
  },
};

for (const [name, colors] of Object.entries(PALETTES)) {
  test(`what is written on the page by ${name}`, () => {
    const least = name.includes("more") ? 7 : WRITTEN;
    const at = (/** @type {string} */ one, /** @type {string} */ other) =>
      contrast(rgbOf(colors[one] ?? ""), rgbOf(colors[other] ?? ""));
    for (const ground of ["paper", "raised"]) {
      for (const text of ["ink", "soft", "cinnabar"]) {
        assert.ok(at(text, ground) >= least, `${text} on ${ground}: ${at(text, ground).toFixed(2)}`);
      }
      for (const mark of ["focus", "field"]) {
        assert.ok(at(mark, ground) >= DRAWN, `${mark} on ${ground}: ${at(mark, ground).toFixed(2)}`);
      }
    }
  });
}

test("the page by night is the same, whether the system or the person asks for it", () => {
  assert.deepEqual(
    paletteOf('@media (prefers-color-scheme: dark) :root:not([data-theme="light"])'),
    paletteOf(':root[data-theme="dark"]'),
  );
  assert.deepEqual(
    paletteOf(`${MORE} and (prefers-color-scheme: dark) :root:not([data-theme="light"])`),
    paletteOf(`${MORE} :root[data-theme="dark"]`),
  );
});

test("no colour of the page follows the system alone", () => {
  for (const name of ["style", "controls", "panel", "parts", "dialogs", "study", "landscape"]) {
    assert.doesNotMatch(readFileSync(join(WWW, `${name}.css`), "utf8"), /prefers-color-scheme/u, name);
  }
});

test("with forced colours whose turn it is, switches, sliders and stones still show", () =>
  onPage({}, async (page) => {
    await page.emulateMedia({ forcedColors: "active" });
    await newGame(page, 9);
    await press(page, "E5", 9);
    const styleOf = (selector, property, pseudo = "") =>
      page
        .locator(selector)
        .first()
        .evaluate(
          (node, [name, part]) => getComputedStyle(node, part || undefined).getPropertyValue(name),
          [property, pseudo],
        );
    assert.equal(await styleOf("#player-white", "border-top-width"), "3px");
    assert.notEqual(await styleOf("#player-black", "border-top-width"), "3px");
    assert.notEqual(await styleOf("#player-black .stone", "background-image"), "none");
    // What can't be done now is told from what can.
    assert.notEqual(await styleOf("#redo", "color"), await styleOf("#undo", "color"));
    assert.notEqual(await styleOf("#redo", "border-top-color"), await styleOf("#undo", "border-top-color"));
    await page.locator("#settings").click();
    const knob = await styleOf("#settings-dialog .track", "background-color", "::before");
    assert.notEqual(knob, await styleOf("#settings-dialog", "background-color"));
    const chosen = "#settings-dialog .choice:not(.pictured) input:checked + span";
    assert.match(await styleOf(chosen, "outline-style"), /solid/u);
    for (const selector of [chosen, "#agree"]) {
      const pair = [await styleOf(selector, "color"), await styleOf(selector, "background-color")];
      assert.deepEqual(new Set(pair).size, 2, `${selector}: ${pair}`);
      // Its letters get no ground of their own, which would hide them.
      assert.equal(await styleOf(selector, "forced-color-adjust"), "none");
    }
  }));

test("nothing moves by itself where less motion is asked for", () =>
  onPage({}, async (page) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await press(page, "D4 D4");
    const running = await page.evaluate(() => document.getAnimations().length);
    assert.equal(running, 0);
  }));

for (const [width = 0, height = 0] of [
  [360, 740],
  [740, 360],
  [1280, 860],
]) {
  test(`letters twice as large: nothing is cut off or wider than ${width} × ${height}`, () =>
    onPage({ width, height }, async (page) => {
      // As it is set in the browser: what depends on the size of letters elsewhere follows too.
      const session = await page.context().newCDPSession(page);
      await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
      assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), "32px");
      const fits = async (what) => {
        const wide = await page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll("dialog[open]")]
            .filter((node) => node.scrollWidth > node.clientWidth)
            .map((node) => `${node.id || node.tagName} ${node.scrollWidth} > ${node.clientWidth}`),
        );
        assert.deepEqual(wide, [], what);
        const cut = await page.evaluate(() =>
          [...document.querySelectorAll(".button, .status, .switch span, .field span")]
            .filter((node) => node.checkVisibility() && !node.closest(".unseen"))
            .filter((node) => node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== "inline")
            .map((node) => node.id || node.textContent),
        );
        assert.deepEqual(cut, [], what);
      };
      await fits("a new page");
      for (const id of ["settings", "help", "new", "culture"]) {
        await page.locator(`#${id}`).click();
        await page.locator("dialog[open]").waitFor();
        await fits(id);
        await page.keyboard.press("Escape");
      }
      await paste(page, "(;SZ[9];B[ee]C[A comment.](;W[cc])(;W[gg]))");
      await page.locator("#study").waitFor();
      await fits("a record");
    }));
}

for (const locale of ["en-GB", "ja", "ko"]) {
  test(`letters twice as large on the smallest phone, from the first move to the result: ${locale}`, () =>
    onPage({ width: 320, height: 568, locale }, async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
      const fits = async (/** @type {string} */ what) => {
        const wide = await page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll("dialog[open]")]
            .filter((node) => node.scrollWidth > node.clientWidth)
            .map((node) => `${node.id || node.tagName} ${node.scrollWidth} > ${node.clientWidth}`),
        );
        assert.deepEqual(wide, [], what);
      };
      await newGame(page, 9);
      await fits("a game");
      for (const id of ["settings", "culture", "new"]) {
        await page.locator(`#${id}`).click();
        await page.locator("dialog[open]").waitFor();
        await fits(id);
        await page.keyboard.press("Escape");
      }
      await press(page, "E5", 9);
      await page.locator("#mark").click();
      await fits("marking");
      await page.locator("#accept").click();
      await fits("the result");
    }));
}
