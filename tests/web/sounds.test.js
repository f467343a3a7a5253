// The sounds: how long, how loud, that nothing clips or clicks; when they are heard, and that there is silence when they are off.
import assert from "node:assert/strict";
import { test } from "node:test";
import { samplesOf } from "../../www/sounds/voices.js";
import { newGame, onPage, paste, press, withBrowser } from "./helpers.mjs";

withBrowser();

const RATE = 48000;

/** The shortest and the longest a voice may be, in seconds; its loudest sample; which pitch it lies around, in Hz. */
const VOICES = /** @type {const} */ ([
  ["stone", 0, 0.1, 0.45, 0.44, 0.46, 700, 1100],
  ["capture", 1, 0.2, 0.6, 0.44, 0.46, 800, 1200],
  ["capture", 40, 0.4, 0.9, 0.44, 0.46, 1000, 1500],
  ["pass", 0, 0.2, 0.8, 0.1, 0.3, 150, 350],
  ["refused", 0, 0.1, 0.5, 0.1, 0.3, 80, 180],
  ["end", 0, 0.8, 3, 0.1, 0.3, 350, 700],
]);

const loudness = (/** @type {Float32Array} */ samples, from = 0, to = 1) => {
  const part = samples.subarray(Math.round(from * samples.length), Math.round(to * samples.length));
  return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, part.length));
};

for (const [voice, n, short, long, soft, loud, low, high] of VOICES) {
  test(`the voice ${voice}${n === 0 ? "" : ` of ${n}`}: its length, loudness and pitch`, () => {
    for (const seed of [1, 2, 77, 123456]) {
      const samples = samplesOf(voice, { rate: RATE, n, seed });
      assert.ok(samples.length / RATE >= short && samples.length / RATE <= long, `${samples.length / RATE} s`);
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      assert.ok(peak >= soft && peak <= loud, `peak ${peak}`);
      assert.ok(samples.every(Number.isFinite));
      // It neither begins nor ends with a step, and dies away.
      assert.ok(Math.abs(samples[0] ?? 1) < 0.01);
      assert.ok(Math.abs(samples.at(-1) ?? 1) < 0.001);
      assert.ok(loudness(samples, 0.9) < 0.1 * loudness(samples, 0, 0.5));
      // No loudspeaker is pushed out for long.
      assert.ok(Math.abs(samples.reduce((sum, sample) => sum + sample, 0) / samples.length) < 0.004);
      // How fast it moves, for how far it moves, is its pitch as the ear weighs it.
      const steps = samples.map((sample, at) => (samples[at + 1] ?? 0) - sample);
      const pitch = ((RATE / (2 * Math.PI)) * loudness(steps)) / loudness(samples);
      assert.ok(pitch >= low && pitch <= high, `${voice}: about ${Math.round(pitch)} Hz`);
      assert.deepEqual(samplesOf(voice, { rate: RATE, n, seed }), samples, "the same seed gives the same");
    }
    assert.notDeepEqual(samplesOf("stone", { rate: RATE, seed: 1 }), samplesOf("stone", { rate: RATE, seed: 2 }));
  });
}

test("the browser renders them as they are, and two at once do not clip", () =>
  onPage({}, async (page) => {
    const peaks = await page.evaluate(async () => {
      const { sound } = await import(new URL("sounds/voices.js", document.baseURI).href);
      const found = [];
      for (const voices of [["stone"], ["capture"], ["pass"], ["refused"], ["end"], ["stone", "refused"], []]) {
        const context = new OfflineAudioContext(1, 48000, 48000);
        for (const voice of voices) sound(context, context.destination, voice, { n: 3, seed: found.length + 1 });
        const rendered = (await context.startRendering()).getChannelData(0);
        found.push(rendered.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0));
      }
      return found;
    });
    assert.equal(peaks.at(-1), 0);
    for (const peak of peaks.slice(0, -1)) assert.ok(peak > 0.1 && peak < 1, String(peak));
  }));

/** Counts every AudioContext, and writes down what is played and how long it buzzed. */
const listen = (page) =>
  page.evaluate(() => {
    /** @type {any} */
    const all = window;
    all.heard = { contexts: 0, lengths: [], late: [], gains: [], buzzes: [] };
    const Real = AudioContext;
    all.AudioContext = class extends Real {
      constructor(/** @type {AudioContextOptions} */ options) {
        super(options);
        all.heard.contexts += 1;
      }
      createGain() {
        const node = super.createGain();
        all.heard.gain = node.gain;
        return node;
      }
      createBufferSource() {
        const node = super.createBufferSource();
        const start = node.start.bind(node);
        node.start = () => {
          all.heard.lengths.push(node.buffer?.length ?? 0);
          // Stones in the bowl come after the one on the board.
          const late = node.buffer?.getChannelData(0).slice(0.15 * this.sampleRate) ?? [];
          all.heard.late.push(late.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0));
          all.heard.gains.push(all.heard.gain.value);
          start();
        };
        return node;
      }
    };
    navigator.vibrate = (pattern) => all.heard.buzzes.push(pattern) > 0;
  });
const heard = (page) =>
  page.evaluate(() => {
    /** @type {any} */
    const { contexts, lengths, late, gains, buzzes } = /** @type {any} */ (window).heard;
    return { contexts, n: lengths.length, lengths, late, gains, buzzes };
  });
const until = (page, n) =>
  page.waitForFunction((wanted) => /** @type {any} */ (window).heard.lengths.length === wanted, n);
const set = async (page, name) => {
  await page.locator("#settings").click();
  // Until it opens, it has what it had when it was open last.
  await page.locator("#settings-dialog[open]").waitFor();
  await page.locator(`#settings-dialog input[name="${name}"]`).click({ force: true });
  await page.keyboard.press("Escape");
};

test("off by default: no audio is asked for, nothing buzzes", () =>
  onPage({}, async (page) => {
    await listen(page);
    await newGame(page, 9);
    await press(page, "E5 E5", 9);
    await page.locator("#pass").click();
    const { contexts, n, buzzes } = await heard(page);
    assert.deepEqual([contexts, n, buzzes], [0, 0, []]);
  }));

test("on: a stone, a capture, a refusal, a pass, the end; one step on; not on jumps or steps back", () =>
  onPage({}, async (page) => {
    await listen(page);
    await set(page, "sounds");
    await until(page, 1);
    await set(page, "haptics");
    await newGame(page, 9);
    const after = async (does, n) => {
      await does();
      await until(page, n);
    };
    await after(() => press(page, "A8", 9), 2);
    await after(() => press(page, "A9", 9), 3);
    await after(() => press(page, "B9", 9), 4);
    await after(() => press(page, "A9", 9), 5);
    await after(() => page.locator("#pass").click(), 6);
    const { contexts, lengths, late, gains, buzzes } = await heard(page);
    assert.equal(contexts, 1);
    assert.equal(new Set(gains.map((gain) => gain.toFixed(3))).size, 1);
    assert.equal(gains[0]?.toFixed(2), "0.36");
    const [, first, second, taking] = late;
    assert.ok(first < 0.02 && second < 0.02 && taking > 0.04, String([first, second, taking]));
    assert.ok(lengths[4] < lengths[3] && lengths[5] > lengths[3], "a refusal is short, a pass is two taps");
    assert.deepEqual(buzzes, [10]);
    await after(
      () =>
        page
          .locator("#resign")
          .click()
          .then(() => page.locator('#resign-dialog button[value="resign"]').click()),
      7,
    );
    await page.locator("#first").click();
    await page.locator("#last").click();
    await page.locator("#previous").click();
    await after(() => page.locator("#next").click(), 8);
    await paste(page, "(;SZ[9];B[ee];W[dd](;B[cc])(;B[gg]))");
    await page.locator("#study").waitFor();
    await after(() => page.locator("#next").click(), 9);
    await page.locator("#last").click();
    await page.locator("#first").click();
    await set(page, "sounds");
    await page.locator("#next").click();
    assert.equal((await heard(page)).n, 9, "off again");
  }));
