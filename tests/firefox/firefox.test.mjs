// The main paths of the page and the element in Firefox.
import assert from "node:assert/strict";
import { dirname, join } from "node:path";
import { after, afterEach, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { findFirefox } from "../../scripts/firefox.mjs";
import { serve } from "../../scripts/serve.mjs";
import { startFirefox } from "./driver.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
/** A ko at B2 and C2; White took last, at C2. */
const KO = ["C3", "B3", "D2", "A2", "C1", "B1", "B2", "C2"];

/** @type {import("./driver.mjs").Browser} */
let firefox;
/** @type {import("../../scripts/serve.mjs").Served} */
let site;

before(async () => {
  const { firefox: path, driver } = findFirefox();
  assert.ok(path !== null && driver !== null, "no Firefox, or no driver: node scripts/firefox.mjs");
  site = await serve(ROOT, 0);
  firefox = await startFirefox({ firefox: path, driver });
});
after(async () => {
  await firefox?.close();
  await site?.close();
});
afterEach(() => {
  assert.deepEqual(firefox.complaints.splice(0), []);
});

/** The page, with a game on 9 by 9. */
async function openPage() {
  await firefox.open(`${site.url}www/`);
  // A game of the test before may have been kept; the dialog comes when it is asked for.
  await firefox.until(() => performance.getEntriesByName("complete").length > 0);
  await firefox.run(() => document.getElementById("new").click());
  await firefox.until(() => document.querySelector("#new-dialog[open]") !== null);
  await firefox.run(() => {
    document.querySelector('input[name="size"][value="9"]').click();
    document.querySelector('#new-dialog button[value="start"]').click();
    scrollTo(0, 0);
  });
  await firefox.until(() => document.querySelectorAll(".lanke-board-cell").length === 81);
}

/** The page's folder with elements in place of the page. @param {string} html */
async function openElements(html) {
  await firefox.open(`${site.url}www/lanke/version.js`);
  await firefox.run((content) => {
    document.body.innerHTML = content;
    for (const name of ["go-move", "go-illegal", "go-pass", "go-mark", "go-end", "go-node"]) {
      addEventListener(name, () => document.body.classList.add(name));
    }
    const script = document.createElement("script");
    Object.assign(script, { type: "module", src: "element.js" });
    document.body.append(script);
  }, html);
  await firefox.until(() => document.querySelector("go-board").shadowRoot?.querySelector("[role=gridcell]") != null);
}

/** @param {string} id */
const text = (id) => firefox.run((name) => document.getElementById(name).textContent, id);
/** @param {string} id */
const click = (id) => firefox.run((name) => document.getElementById(name).click(), id);

/** Presses points of the page's board, or of the element. @param {readonly string[]} points */
async function press(points) {
  for (const point of points) {
    const place = await firefox.run((name) => {
      const root = document.querySelector("go-board")?.shadowRoot ?? document;
      const cell = [...root.querySelectorAll("[role=gridcell]")].find((one) => one.ariaLabel.split(",")[0] === name);
      const { x, y, width, height } = cell.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, point);
    await firefox.press(place);
  }
}

const said = (role) =>
  firefox.run(
    (name) => document.querySelector("go-board").shadowRoot.querySelector(`[role=${name}]`).textContent,
    role,
  );

test("the page: a capture, a ko refused with its reason, passes, marks, agreement and result", async () => {
  await openPage();
  await press(KO);
  assert.equal(await text("status"), "Move 8: White C2, takes 1 stone. Black to play.");
  await press(["B2"]);
  assert.match(await text("alert"), /^Ko: retaking at B2 now would bring back/u);
  await press(["H8"]);
  await click("mark");
  await firefox.until(() => document.getElementById("marking").checkVisibility());
  await press(["H8"]);
  await click("accept");
  await firefox.until(
    () => document.getElementById("accept") === null || !document.getElementById("marking").checkVisibility(),
  );
  assert.match(await text("status"), /agree|accept|confirm/iu);
  assert.ok(await firefox.run(() => document.getElementById("result").checkVisibility()), "the result is shown");
  // As marked it is told elsewhere, and not here.
  assert.match(await text("result-title"), /^(?:Black|White) wins by \d/u);
});

test("the page by keys alone, and what the cells are called", async () => {
  await openPage();
  await firefox.run(() => document.querySelector('.lanke-board-cell[tabindex="0"]').focus());
  await firefox.keys("ArrowLeft ArrowUp Enter");
  assert.equal(await text("status"), "Move 1: Black D6. White to play.");
  assert.equal(await firefox.run(() => document.activeElement.ariaLabel), "D6, black stone, last move");
  await firefox.keys("Enter");
  assert.equal(await text("alert"), "There is a stone at D6 already.");
  await firefox.keys("Home ArrowRight Space");
  assert.equal(await text("status"), "Move 2: White B6. Black to play.");
  await firefox.keys("u");
  assert.equal(await text("counter"), "1 / 2");
  await firefox.keys("r p");
  assert.equal(await text("status"), "Move 3: Black passes. White to play.");
  assert.ok(
    await firefox.run(() => document.querySelector('.lanke-board-cell[tabindex="0"]').matches(":focus-visible")),
    "the frame shows",
  );
  await firefox.keys("Tab");
  assert.equal(await firefox.run(() => document.activeElement.id), "first");
});

test("the page: a record is opened and stepped through", async () => {
  await openPage();
  await firefox.run(() => {
    const data = new DataTransfer();
    const sgf = "(;SZ[9]PB[Ya]PW[Bai];B[ee];W[cc]C[here];B[gg](;W[gc])(;W[cg]))";
    data.items.add(new File([sgf], "game.sgf"));
    const input = document.getElementById("file");
    input.files = data.files;
    input.dispatchEvent(new Event("change"));
  });
  await firefox.until(() => document.getElementById("study").checkVisibility());
  await firefox.run(() => document.querySelector('.lanke-board-cell[tabindex="0"]').focus());
  await firefox.keys("ArrowRight ArrowRight");
  assert.equal(await text("counter"), "2 / 4");
  assert.equal(await text("comment"), "here");
  await firefox.keys("End ArrowDown");
  assert.match(await text("status"), /Variation 2 of 2/u);
});

test("the element: by pointer, a capture, a ko, passes, marks, agreement and result", async () => {
  await openElements('<go-board size="5" komi="0"></go-board>');
  await press(["B3", "E3", "C4", "D4", "C2", "D2", "D3", "C3"]);
  assert.equal(await said("status"), "Move 8, white C3, captures 1. Black to play.");
  await press(["D3"]);
  assert.equal(await said("alert"), "Ko: this point may not be retaken at once.");
  await firefox.keys("p p");
  assert.match(await said("status"), /Mark the dead stones/u);
  await press(["B3"]);
  assert.match(await said("status"), /^3 stones marked dead, 3 dead in all\. As marked: White wins by /u);
  await firefox.run(() => document.querySelector("go-board").accept());
  assert.match(await said("status"), /^(?!As marked|.*marked dead).*White wins by \d/u);
  const told = await firefox.run(() => [...document.body.classList]);
  assert.deepEqual(told.sort(), ["go-end", "go-illegal", "go-mark", "go-move", "go-pass"]);
});

test("the element: a record by keys, turned, with a field for moves as text", async () => {
  await openElements('<go-board readonly orientation="180" record="(;SZ[9];B[ee];W[cc](;B[gg])(;B[gc]))"></go-board>');
  await firefox.until(() => document.querySelector("go-board").node === 0);
  await firefox.run(() => document.querySelector("go-board").focus());
  await firefox.keys("ArrowRight ArrowRight ArrowRight ArrowDown");
  assert.match(await said("status"), /black G7/u);
  await openElements('<go-board size="9" entry></go-board>');
  await firefox.until(() => document.querySelector("go-board").shadowRoot.querySelector("input") !== null);
  await firefox.run(() => document.querySelector("go-board").shadowRoot.querySelector("input").focus());
  await firefox.keys("d 4 Enter");
  assert.equal(await said("status"), "Move 1, black D4. White to play.");
});
