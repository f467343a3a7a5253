// The page in every language: chosen, kept, nowhere mixed, never cut off.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES } from "../../www/i18n.js";
import { changeLanguage, newGame, onPage, openReferee, paste, press, unfold, withBrowser } from "./helpers.mjs";
import { strangersIn } from "./languages.mjs";

withBrowser();

const TAGS = Object.keys(LANGUAGES);
const text = (page, id) => page.locator(`#${id}`).textContent();
const click = (page, id) => page.locator(`#${id}`).click();
const wordsOf = async (tag) => (await import(`../../www/words/${tag}/all.js`)).words;

test("each language is listed by its own name, chosen, and kept", () =>
  onPage({}, async (page) => {
    const options = page.locator("#language option");
    assert.deepEqual(await options.allTextContents(), ["English", "简体中文", "繁體中文", "日本語", "한국어"]);
    assert.deepEqual(await options.evaluateAll((nodes) => nodes.map((node) => node.lang)), TAGS);
    for (const tag of TAGS) {
      const words = await wordsOf(tag);
      await changeLanguage(page, tag);
      await page.reload();
      await page.waitForFunction((value) => document.getElementById("language")?.value === value, tag);
      await page.locator(".lanke-board-plate canvas").first().waitFor();
      await page.locator("#status:not(:empty)").waitFor();
      assert.equal(await page.locator("html").getAttribute("lang"), tag);
      assert.equal(await text(page, "pass"), words.pass);
      assert.equal(await text(page, "status"), words.startStatus({ color: "black" }));
      assert.equal(await page.title(), `${words.brand} lanke`);
      const brand = page.locator(".brand-name");
      assert.deepEqual(
        [await brand.textContent(), await brand.getAttribute("lang")],
        [words.brand, words.brandLanguage],
      );
    }
  }));

test("a language chosen before all of the page is there comes with the rest, and is kept", () =>
  onPage({}, async (page) => {
    let goOn = () => {};
    const held = new Promise((resolve) => {
      goOn = () => resolve(undefined);
    });
    await page.route("**/later.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await page.locator("#status:not(:empty)").waitFor();
    await page.locator("#language").selectOption("ko");
    assert.equal(await page.locator("html").getAttribute("lang"), "en");
    goOn();
    await page.locator("html[lang=ko]").waitFor();
    assert.equal(await page.locator("#language").inputValue(), "ko");
    assert.equal(await text(page, "status"), "흑이 먼저 둡니다.");
    await page.reload();
    await page.locator("html[lang=ko]").waitFor();
  }));

for (const [locale, said] of [
  ["ja-JP", "黒から打ちます。"],
  ["ko", "흑이 먼저 둡니다."],
  ["zh-HK", "黑方先下。"],
  ["zh-Hans-SG", "黑方先行。"],
  ["fr", "Black plays first."],
])
  test(`a browser in ${locale} is met in its language, or in English`, () =>
    onPage({ locale }, async (page) => assert.equal(await text(page, "status"), said)));

test("a language that can't be loaded leaves the one before, and says so", () =>
  onPage({ locale: "ja", offline: /\/words\/ko\// }, async (page) => {
    await page.locator("#language").selectOption("ko");
    const alert = page.locator('#alert[role="alert"]');
    await alert.getByText("한국어").waitFor();
    assert.equal(await alert.textContent(), (await wordsOf("ja")).languageFailed({ language: "한국어" }));
    assert.equal(await page.locator("html").getAttribute("lang"), "ja");
    assert.equal(await page.locator("#language").inputValue(), "ja");
    await press(page, "D4");
    assert.equal(await text(page, "status"), "1手目、黒 D4。白の番です。");
    // The next one comes without what was said of the other.
    await page.locator("#language").selectOption("ko");
    await alert.getByText("한국어").waitFor();
    await changeLanguage(page, "zh-Hant");
    assert.equal(await text(page, "alert"), "");
    assert.equal(await text(page, "status"), "第 1 手：黑 D4。輪到白方。");
  }));

test("a page whose own language can't be loaded speaks English", () =>
  onPage({ locale: "ko", offline: /\/words\/ko\// }, async (page) => {
    assert.equal(await text(page, "status"), "Black plays first.");
    assert.equal(await page.locator("#language").inputValue(), "en");
  }));

/** Everything that is shown or named on the page as it stands, a line each. */
const said = (page) =>
  page.evaluate(() => {
    const root = document.querySelector("dialog[open]") ?? document.body;
    const isShown = (/** @type {Element} */ node) =>
      node.checkVisibility() && node.closest("#language, .brand") === null;
    const shown = [...root.querySelectorAll("*")].filter(isShown);
    const named = shown.flatMap((node) => [node.getAttribute("aria-label"), node.getAttribute("title")]);
    const told = shown.flatMap((node) =>
      [...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE).map((child) => child.textContent),
    );
    return [...named, ...told].flatMap((line) => (line?.trim() ? [line.trim()] : []));
  });

/** What of the page is wider than its place: the page itself, a dialog, a button whose text is cut or falls to pieces. */
const tight = (page) =>
  page.evaluate(() => {
    const wide =
      document.documentElement.scrollWidth > innerWidth ? [`page ${document.documentElement.scrollWidth}`] : [];
    const dialog = document.querySelector("dialog[open]");
    if (dialog !== null && dialog.scrollWidth > dialog.clientWidth) wide.push(`dialog ${dialog.scrollWidth}`);
    for (const node of (dialog ?? document.body).querySelectorAll(
      "button, summary, label, h2, h3, dt, dd, th, td, p",
    )) {
      if (!node.checkVisibility() || node.closest(".unseen") !== null) continue;
      const name = `${node.id || node.tagName} ${node.textContent}`;
      if (node.clientWidth > 0 && node.scrollWidth > node.clientWidth) wide.push(`cut: ${name}`);
      const { left, right } = node.getBoundingClientRect();
      if (left < 0 || right > innerWidth) wide.push(`outside: ${name}`);
      if (node.tagName !== "BUTTON" || node.textContent?.trim() === "") continue;
      const lines = new Set(
        [...node.childNodes].flatMap((child) => {
          const range = document.createRange();
          range.selectNode(child);
          const rects = child.nodeType === Node.TEXT_NODE ? range.getClientRects() : [];
          return [...rects].map(({ top }) => Math.round(top));
        }),
      ).size;
      if (lines > 2 || node.scrollHeight > node.clientHeight) wide.push(`${lines} lines: ${name}`);
    }
    return wide;
  });

const RECORD = "(;GM[1]FF[4]SZ[9]KM[7.5]RE[B+1.5];B[dd];W[ff](;B[df];W[fd])(;B[fd];W[df]C[1];B[aa];W[aa])";

/** Every state that has words of its own, one after another, in each language. */
async function inAllStates(page, look) {
  /** A dialog is opened anew: the list of languages lies under it. */
  const all = async (name, open = async () => {}, close = async () => {}) => {
    for (const tag of TAGS) {
      await changeLanguage(page, tag);
      await open();
      await look(tag, name);
      await close();
    }
  };
  const closeIn = (dialog) => () => page.locator(`#${dialog} .button`).first().click();
  const cancel = (name) => () => page.locator(`#${name}-dialog button[value="cancel"]`).click();
  await all("empty");
  // What a dialog is made of is loaded when it is first opened.
  const open = async (name) => {
    await click(page, name);
    await page.locator(`#${name}-dialog[open]`).waitFor();
  };
  await all("settings", () => open("settings"), closeIn("settings-dialog"));
  const openNew = async () => {
    await open("new");
    for (const id of ["rules-list", "nigiri"]) await unfold(page, `#${id}`);
    if (await page.locator("#nigiri-take").isVisible()) await click(page, "nigiri-take");
  };
  await all("new game", openNew, cancel("new"));
  const change = async () => {
    await openNew();
    if (await page.locator("#rules-change").isVisible()) await click(page, "rules-change");
  };
  await all("rules of one's own", change, cancel("new"));
  const misspell = async () => {
    await open("new");
    for (const [name, value] of [
      ["size", "other"],
      ["handicap", "fixed"],
    ])
      await page.locator(`input[name="${name}"][value="${value}"]`).check();
    for (const id of ["columns", "handicap-stones", "komi"]) await page.locator(`#${id}`).fill("1000");
    await page.locator('#new-dialog button[value="start"]').click();
    await page.locator('#new-dialog button[value="start"]').click();
  };
  await all("what can't be used", misspell, cancel("new"));
  await click(page, "new");
  await page.locator('input[name="size"][value="9"]').check();
  await page.locator('input[name="handicap"][value="free"]').check();
  await page.locator("#handicap-stones").fill("2");
  await page.locator("#komi").fill("7.5");
  await page.locator('#new-dialog button[value="start"]').click();
  await all("placing");
  await click(page, "new");
  await page.locator('input[name="handicap"][value="none"]').check();
  await page.locator('#new-dialog button[value="start"]').click();
  await newGame(page, 9, { rules: "chinese-2002" });
  await press(page, "D4 E4 D5 E5 D6 E6 D3 E3 D2 E2 D1 E1 D7 E7 D8 E8 D9 E9 G5", 9);
  await press(page, "D4", 9);
  await all("refused");
  const report = async () => {
    await openReferee(page, "clock-before-captures");
    for (const id of ["decide", "seal", "give-up-black"]) await unfold(page, `#${id}`);
  };
  await all("referee", report, () => click(page, "referee-close"));
  await all("resign", () => click(page, "resign"), cancel("resign"));
  await click(page, "propose");
  await all("proposed");
  await click(page, "agree");
  await press(page, "G5", 9);
  await all("marking");
  await all("dispute", () => click(page, "dispute"), cancel("dispute"));
  await click(page, "accept");
  await all("result");
  await paste(page, RECORD);
  await page.locator("#study").waitFor();
  for (const id of ["faults-list", "edit-main", "rules-now-list"]) await unfold(page, `#${id}`);
  for (let n = 0; n < 2; n += 1) await click(page, "next");
  await all("study");
  await click(page, "analysis-open");
  await page.locator("#analysis:not([hidden])").waitFor();
  await all("analysis");
}

for (const width of [320, 360])
  test(`at ${width} pixels nothing is cut off or falls out, in any language`, () =>
    onPage({ width, height: 740 }, (page) =>
      inAllStates(page, async (tag, state) => assert.deepEqual(await tight(page), [], `${tag}: ${state}`)),
    ));

test("nothing on the page is in another language than the one chosen", () =>
  onPage({ width: 1280, height: 860 }, (page) =>
    inAllStates(page, async (tag, state) => {
      // English shows the Chinese wording of a result beside its own.
      if (tag === "en") return;
      for (const line of await said(page)) {
        const plain = line.replace(/\b[A-T]\d{1,2}\b|\b[0-9a-f]{64}\b|B\+1\.5|\bUTF-8\b|^[A-T]$|\b[ab]\b/gu, "");
        assert.equal(strangersIn(tag, plain), "", `${tag}: ${state}: ${line}`);
      }
    }),
  ));
