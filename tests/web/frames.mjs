// The main thread's work in each frame, from a trace: its own time on the processor, which does not count the waiting on a
// busy machine.

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur: number, tdur?: number, args?: { data?: { type?: string } } }} TraceEvent */

/** What fits into a frame of a screen of 60 Hz, in milliseconds. */
export const FRAME = 16.7;

/**
 * Black and white stones on three quarters of a board, as a record.
 *
 * @returns {string}
 */
export function fullBoard() {
  const stones = { AB: "", AW: "" };
  for (let index = 0; index < 361; index += 1) {
    const [x, y] = [index % 19, Math.floor(index / 19)];
    if ((x + y) % 4 === 0) continue;
    stones[(x * 7 + y * 11 + x * y) % 5 < 2 ? "AB" : "AW"] += `[${String.fromCharCode(97 + x, 97 + y)}]`;
  }
  return `(;GM[1]SZ[19]AB${stones.AB}AW${stones.AW})`;
}

/** A mouse without a button, with one held, or a finger. @typedef {"hover" | "drag" | "touch"} Way */

/** @type {Record<Way, (phase: "start" | "move" | "end", at: { x: number, y: number }) => [string, object] | null>} */
const INPUTS = {
  hover: (phase, at) => (phase === "move" ? ["Input.dispatchMouseEvent", { type: "mouseMoved", ...at }] : null),
  drag: (phase, at) => [
    "Input.dispatchMouseEvent",
    {
      type: { start: "mousePressed", move: "mouseMoved", end: "mouseReleased" }[phase],
      button: "left",
      buttons: phase === "end" ? 0 : 1,
      clickCount: 1,
      ...at,
    },
  ],
  touch: (phase, at) => [
    "Input.dispatchTouchEvent",
    {
      type: { start: "touchStart", move: "touchMove", end: "touchEnd" }[phase],
      touchPoints: phase === "end" ? [] : [at],
    },
  ],
};

/**
 * Moves a pointer over the whole of a box, 60 moves a second, at a quarter of the processor's speed; gives the work of
 * each frame in milliseconds: scripts, style, layout, painting, handing over to the compositor.
 *
 * @param {Page} page
 * @param {{ x: number, y: number, width: number, height: number }} box
 * @param {Way} way
 * @returns {Promise<number[]>}
 */
export async function dragFrames(page, box, way) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  /** @type {TraceEvent[]} */
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(.../** @type {any} */ (value)));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: {
      includedCategories: ["devtools.timeline", "disabled-by-default-devtools.timeline"],
      excludedCategories: ["*"],
    },
  });
  const moves = 240;
  /** @type {Promise<unknown>[]} */
  const sent = [];
  const send = (/** @type {"start" | "move" | "end"} */ phase, /** @type {number} */ n) => {
    const [across, down] = [((n * 3) % moves) / moves, n / moves];
    const at = { x: box.x + box.width * (0.08 + 0.84 * across), y: box.y + box.height * (0.08 + 0.84 * down) };
    const input = INPUTS[way](phase, at);
    if (input !== null) sent.push(session.send(/** @type {any} */ (input[0]), /** @type {any} */ (input[1])));
  };
  send("start", 0);
  for (let n = 0; n < moves; n += 1) {
    send("move", n);
    await new Promise((done) => setTimeout(done, 16));
  }
  send("end", moves - 1);
  await Promise.all(sent);
  const ended = new Promise((done) => session.once("Tracing.tracingComplete", done));
  await session.send("Tracing.end");
  await ended;
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await session.detach();
  return workOf(events);
}

/** A frame ends when it is handed over to the compositor. @param {TraceEvent[]} events */
function workOf(events) {
  const one = events.find(({ name, args }) => name === "EventDispatch" && args?.data?.type?.startsWith("pointer"));
  const main = events
    .filter(({ ph, pid, tid }) => ph === "X" && pid === one?.pid && tid === one.tid)
    .sort((a, b) => a.ts - b.ts);
  const ends = main.filter(({ name }) => name === "Commit").map(({ ts, dur }) => ts + dur);
  const work = ends.map(() => 0);
  let frame = 0;
  for (const { name, ts, dur, tdur = dur } of main) {
    if (name !== "RunTask") continue;
    while (frame < ends.length && (ends[frame] ?? 0) < ts) frame += 1;
    if (frame < work.length) work[frame] = (work[frame] ?? 0) + tdur / 1000;
  }
  return work;
}

/**
 * The value that this share of the numbers does not exceed.
 *
 * @param {readonly number[]} numbers
 * @param {number} share
 */
export function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
