/**
 * Puts the page together: the session in the middle, the board and the panel around it. What the first move needs is here;
 * `later.js` has the rest, which comes as soon as one can play.
 */

import { button, byId, setText } from "./dom.js";
import { viewOf } from "./game-view.js";
import { LANGUAGES, preferredLanguage, say, translatePage, useLanguage } from "./i18n.js";
import { createBoard, darkTheme, lightTheme } from "./lanke/board/index.js";
import { init } from "./lanke/play/slim.js";
import { showPanel, speakPoint } from "./panel.js";
import { Session } from "./session.js";
import { listenToSteps, showSteps } from "./steps.js";
import { listenToWheel } from "./wheel.js";

/** @typedef {import("./lanke/board/index.js").Intent} Intent */
/** @typedef {typeof import("./later.js")} Later */

/** Where the keyboard goes on when the button it stood on is gone, the question of the moment first. */
const NEXT = ["agree", "open-seal", "go-on", "accept-black", "confirm-black", "undo", "tree", "new"];

const host = byId("board", HTMLElement);
const dark = matchMedia("(prefers-color-scheme: dark)");
const theme = () => (dark.matches ? darkTheme : lightTheme);

/** @type {Session | null} */
let session = null;
/** What comes after the first move could be made. @type {Later | null} */
let later = null;

// An empty board before there are rules: it is what one waits for.
const board = createBoard(host, {
  view: { size: [19, 19], stones: new Uint8Array(19 * 19), confirm: "never" },
  theme: theme(),
  onIntent,
  onFit: () => markOnce("board"),
});
const engine = init();
// It is waited for below; until then a failure is nobody's.
engine.catch(() => {});
await useLanguage(preferredLanguage());
translatePage();
listLanguages();
try {
  await engine;
} catch (error) {
  setText(byId("alert", HTMLElement), say().noEngine);
  throw error;
} finally {
  document.documentElement.classList.remove("is-waiting");
}
await start(new Session(show, () => later?.showProgress(started())));

function listLanguages() {
  const language = byId("language", HTMLSelectElement);
  for (const [tag, name] of Object.entries(LANGUAGES)) {
    const option = new Option(name, tag);
    option.lang = tag;
    language.append(option);
  }
  language.value = say().language;
}

/** The session, of a page that has started. */
function started() {
  if (session === null) throw new Error("nothing is played yet");
  return session;
}

/** @param {Intent} intent */
function onIntent(intent) {
  if (session === null) return;
  if (intent.kind !== "step") {
    session.judging.pointed = intent.vertex;
    later?.showPointed(session);
  }
  if (intent.kind === "point") session.point(intent.vertex, intent.shift || intent.long);
  else if (intent.kind === "hover") session.aim(intent.vertex, false);
  else if (intent.kind === "aim") session.aim(intent.vertex, true);
  else if (intent.kind === "step") session.step(intent.by);
  else speakPoint(session, intent.vertex);
}

/** Brings everything on the page up to date with the session. */
function show() {
  const active = document.activeElement;
  const shown = started();
  shown.judging.follow(shown);
  board.view = viewOf(shown);
  host.style.setProperty("--board-aspect", String(board.aspect));
  showSteps(shown);
  showPanel(shown);
  later?.show(shown);
  keepFocus(active);
}

/** @param {Session} begun */
async function start(begun) {
  session = begun;
  dark.addEventListener("change", () => {
    board.theme = theme();
  });
  button("undo").addEventListener("click", () => begun.step(-1));
  button("redo").addEventListener("click", () => begun.step(1));
  button("pass").addEventListener("click", () => begun.pass());
  button("mark").addEventListener("click", () => begun.mark());
  button("rejoin").addEventListener("click", () => begun.rejoin());
  listenToSteps(begun);
  listenToWheel(begun, board.element);
  show();
  markOnce("playable");
  const pressed = rememberPresses();
  try {
    later = await import("./later.js");
  } catch (error) {
    begun.report(say().partMissing);
    throw error;
  } finally {
    pressed.stop();
  }
  later.listen(begun, board, show);
  show();
  markOnce("complete");
  pressed.again();
}

/** Presses of buttons that nothing listens to as yet, to be made again when something does. */
function rememberPresses() {
  const stop = new AbortController();
  /** @type {HTMLElement | null} */
  let last = null;
  const keep = (/** @type {Event} */ { target }) => {
    const node = target instanceof Element ? target.closest("button") : null;
    // Those that work already.
    if (node !== null && node.closest("#steps, #undo, #redo, #pass, #mark, #rejoin") === null) last = node;
  };
  document.addEventListener("click", keep, { capture: true, signal: stop.signal });
  return { stop: () => stop.abort(), again: () => last?.click() };
}

/**
 * For who measures how soon the page is there.
 *
 * @param {string} name
 */
function markOnce(name) {
  if (performance.getEntriesByName(name).length === 0) performance.mark(name);
}

/**
 * Nobody who plays by keyboard is thrown back to the top of the page.
 *
 * @param {Element | null} active what had the focus before
 */
function keepFocus(active) {
  if (!(active instanceof HTMLElement) || active.closest("[hidden]") === null) return;
  const next = NEXT.map((id) => byId(id, HTMLElement)).find((node) => node.closest("[hidden]") === null);
  // The page stays where it is under a finger.
  next?.focus({ preventScroll: true });
}
