// A record that plays by itself: how fast, where it stops, what stops it, and that no timer runs otherwise.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newGame, onPage, paste, press, withBrowser } from "./helpers.mjs";

withBrowser();

const RECORD = "(;SZ[9];B[ee];W[cc];B[gg]C[A comment.];W[gc];B[cg])";
const text = (page, id) => page.locator(`#${id}`).textContent();
const label = (page) => page.locator("#autoplay").getAttribute("aria-label");
const counterIs = (page, wanted) =>
  page.waitForFunction((said) => document.getElementById("counter")?.textContent === said, wanted);

/** Time that stands still until a test lets it pass. */
async function open(page) {
  await page.clock.install();
  await paste(page, RECORD);
  await page.locator("#study").waitFor();
  await page.clock.pauseAt(new Date(Date.now() + 5000));
}
const play = async (page) => {
  await page.locator("#autoplay").click();
  await page.locator("#autoplay.is-playing").waitFor();
};
/** So many moves are shown after so many milliseconds. */
const after = async (page, milliseconds, number) => {
  await page.clock.runFor(milliseconds);
  assert.equal(await text(page, "counter"), `${number} / 5`);
};

test("there is no such button while a game is played, and it is greyed where a record has no move", () =>
  onPage({}, async (page) => {
    assert.equal(await page.locator("#autoplay").isVisible(), false);
    await newGame(page, 9);
    await press(page, "E5", 9);
    assert.equal(await page.locator("#autoplay").isVisible(), false);
    await paste(page, "(;SZ[9])");
    await page.locator("#study").waitFor();
    assert.equal(await page.locator("#autoplay").getAttribute("aria-disabled"), "true");
  }));

test("it goes on move by move, stops at a comment, goes on from there, stops at the end, begins anew", () =>
  onPage({}, async (page) => {
    await open(page);
    await play(page);
    assert.equal(await label(page), "Pause");
    assert.equal(await text(page, "spoken"), "Playing by itself, 1 second for each move.");
    assert.equal(await page.locator("#status").getAttribute("aria-live"), "off");
    await after(page, 900, 0);
    await after(page, 200, 1);
    await after(page, 1000, 2);
    await after(page, 1000, 3);
    assert.equal(await label(page), "Play the record by itself");
    assert.match(await text(page, "spoken"), /^Stopped\. Move 3: Black G3/u);
    assert.equal(await page.locator("#status").getAttribute("aria-live"), null);
    await after(page, 5000, 3);
    await play(page);
    await after(page, 2100, 5);
    assert.equal(await label(page), "Play the record by itself");
    await play(page);
    assert.equal(await text(page, "counter"), "0 / 5");
    await after(page, 1100, 1);
    await page.locator("#autoplay").click();
    await after(page, 5000, 1);
  }));

test("another speed takes effect at once and is kept; comments are passed where that is set", () =>
  onPage({}, async (page) => {
    await page.locator("#settings").click();
    await page.locator('#settings-dialog input[name="stopsAtComments"]').click({ force: true });
    await page.keyboard.press("Escape");
    await open(page);
    await play(page);
    await page.locator("#speed").selectOption("0.5");
    await after(page, 600, 1);
    await after(page, 1500, 4);
    assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem("lanke.settings") ?? "").speed), 0.5);
    await page.locator("#speed").selectOption("5");
    await after(page, 4900, 4);
    await after(page, 200, 5);
  }));

for (const [name, does] of /** @type {const} */ ([
  ["a press on the board", (page) => press(page, "A1", 9)],
  ["a press beside everything", (page) => page.mouse.click(3, 500)],
  ["a key", (page) => page.keyboard.press("ArrowLeft")],
  ["the wheel", (page) => page.mouse.wheel(0, 20)],
  [
    "a tab that is hidden",
    (page) =>
      page.evaluate(() => {
        Object.defineProperty(document, "hidden", { value: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }),
  ],
  ["another record", (page) => paste(page, "(;SZ[9];B[aa];W[bb])")],
])) {
  test(`it stops at ${name}`, () =>
    onPage({}, async (page) => {
      await open(page);
      await play(page);
      await page.clock.runFor(1100);
      await does(page);
      await page.locator("#autoplay:not(.is-playing)").waitFor();
      const now = await text(page, "counter");
      await page.clock.runFor(5000);
      assert.equal(await text(page, "counter"), now);
    }));
}

test("Space plays and pauses while the slider has the focus; on a button it is the button's", () =>
  onPage({}, async (page) => {
    await open(page);
    await page.locator("#slider").focus();
    await page.keyboard.press("Space");
    await page.locator("#autoplay.is-playing").waitFor();
    await after(page, 1100, 1);
    await page.keyboard.press("Space");
    await page.locator("#autoplay:not(.is-playing)").waitFor();
    await after(page, 3000, 1);
    await page.locator("#next").focus();
    await page.keyboard.press("Space");
    await counterIs(page, "2 / 5");
    assert.equal(await label(page), "Play the record by itself");
  }));

test("a finished game plays by itself too, and its own line stops it", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "E5 C3", 9);
    await page.locator("#resign").click();
    await page.locator('#resign-dialog button[value="resign"]').click();
    await page.clock.install();
    await play(page);
    await page.clock.runFor(1100);
    assert.equal(await text(page, "counter"), "1 / 3");
    await press(page, "G7", 9);
    assert.equal(await page.locator("#autoplay").isVisible(), false);
  }));

test("the row of steps stands in two lines at most on small phones, and nothing is wider than they are", () =>
  onPage({ width: 320, height: 640 }, async (page) => {
    await paste(page, RECORD);
    await page.locator("#study").waitFor();
    for (const width of [320, 360, 414, 740, 1280]) {
      await page.setViewportSize({ width, height: width === 740 ? 360 : 740 });
      const box = await page.locator("#steps").boundingBox();
      assert.ok(box && box.height <= 2 * 44 + 13, `${width}: ${box?.height}`);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
      const small = await page
        .locator("#steps :is(button, input):visible")
        .evaluateAll((nodes) => nodes.filter((node) => node.getBoundingClientRect().height < 44).length);
      assert.equal(small, 0);
    }
  }));
