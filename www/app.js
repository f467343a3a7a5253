/**
 * Puts the page together: the session in the middle, the board and the panel around it. What the first move needs is here;
 * `later.js` has the rest, which comes as soon as one can play.
 */

import { button, byId, setText } from "./dom.js";
import { markOnce, mayBeKept, pressedMeanwhile } from "./early.js";
import { ghostOf, viewOf } from "./game-view.js";
import { LANGUAGES, preferredLanguage, say, translatePage, useAllWords, useLanguage } from "./i18n.js";
import { cellLabels, createBoard } from "./lanke/board/index.js";
import { init } from "./lanke/play/slim.js";
import { takeDoubleClicksAsOne } from "./one-wish.js";
import { showPanel, tellChain } from "./panel.js";
import { restful } from "./restful.js";
import { Session } from "./session.js";
import { dressed } from "./settings/dress.js";
import { boardTheme, onLook } from "./settings/look.js";
import { onSettings, settings } from "./settings/settings.js";
import { listenToSteps, showSteps } from "./steps.js";
import { listenToWheel } from "./wheel.js";

/** @typedef {import("./lanke/board/index.js").Intent} Intent */
/** @typedef {import("./lanke/board/index.js").View} View */

/** Where the keyboard goes on when the button it stood on is gone, the question of the moment first. */
const NEXT = ["agree", "open-seal", "go-on", "accept-black", "confirm-black", "undo", "tree", "new"];

const host = byId("board", HTMLElement);

/** @type {Session | null} */
let session = null;
/** What comes after the first move could be made. @type {typeof import("./later.js") | null} */
let rest = null;

// On their way while the board is drawn; that they fail is told where they are waited for.
const engine = init();
const words = useLanguage(preferredLanguage()).catch(() => useLanguage("en"));
for (const coming of [engine, words]) coming.catch(() => {});

// What is said of a point nobody reads while the pointer flies over it, and text is dear to lay out.
const pointSoon = restful(pointAt);

// An empty board before there are rules and words: it is what one waits for.
/** @type {View} */
const empty = {
  size: [19, 19],
  stones: new Uint8Array(19 * 19),
  coordinates: settings().coordinates,
  confirm: "never",
};
const board = createBoard(host, {
  view: empty,
  theme: boardTheme(),
  onIntent,
  onFit: () => markOnce("board"),
  describe: (view) => (session === null ? [] : cellLabels(view, say().points)),
});
// In a function, for the parts that come later import what is here: they would wait for a module that waits for them.
begin();

async function begin() {
  await words;
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
  await start(new Session(show, () => rest?.showProgress(started())));
}

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

/** @param {import("./lanke/board/index.js").Vertex | null} vertex */
function pointAt(vertex) {
  if (session === null) return;
  session.judging.pointed = vertex;
  rest?.showPointed(session);
}

/** @param {Intent} intent */
function onIntent(intent) {
  if (session === null) return;
  if (intent.kind === "hover") pointSoon(intent.vertex);
  else if ("vertex" in intent) pointAt(intent.vertex);
  if (intent.kind === "point") session.point(intent.vertex, intent.shift || intent.long);
  else if (intent.kind === "hover") session.aim(intent.vertex, false);
  else if (intent.kind === "aim") session.aim(intent.vertex, true);
  else if (intent.kind === "step") session.step(intent.by);
  else if (intent.kind === "vary") session.vary(intent.by);
  else if (intent.kind === "cursor") rest?.speakPoint(session, intent.vertex);
  else if (intent.kind === "liberties") tellChain(session, intent.vertex);
  else if (intent.kind === "help") rest?.openHelp(session);
  else if (intent.kind === "pass") session.pass();
  else if (intent.kind === "undo" && session.placing !== null) session.takeBackPlaced();
  else session.step(intent.kind === "undo" ? -1 : 1);
}

/** Brings everything on the page up to date with the session. */
function show() {
  const active = document.activeElement;
  const shown = started();
  shown.judging.follow(shown);
  board.letters = settings().letters;
  board.view = dressed(viewOf(shown), shown);
  host.style.setProperty("--board-aspect", String(board.aspect));
  showSteps(shown);
  showPanel(shown);
  rest?.show(shown);
  keepFocus(active);
}

/** @param {Session} begun */
async function start(begun) {
  session = begun;
  // A pointer that goes over the board is followed without a look at all the rest.
  begun.onGhost = () => {
    board.view = { ...board.view, ghost: ghostOf(begun) };
  };
  onLook(() => {
    board.theme = boardTheme();
  });
  onSettings(show);
  button("undo").addEventListener("click", () => begun.step(-1));
  button("redo").addEventListener("click", () => begun.step(1));
  button("pass").addEventListener("click", ({ detail }) => {
    // A double click is one wish.
    if (detail < 2) begun.pass();
  });
  button("mark").addEventListener("click", () => begun.mark());
  button("rejoin").addEventListener("click", () => begun.rejoin());
  takeDoubleClicksAsOne();
  listenToSteps(begun);
  listenToWheel(begun, board.element);
  // Who has been here before sees the game that was left, and no empty board before it.
  if (mayBeKept()) await putBack(begun);
  show();
  markOnce("playable");
  const again = pressedMeanwhile();
  try {
    [rest] = await Promise.all([import("./later.js"), useAllWords()]);
  } catch (error) {
    begun.report(say().partMissing);
    throw error;
  }
  translatePage();
  rest.listen(begun, board, show);
  show();
  document.documentElement.classList.remove("is-partial");
  markOnce("complete");
  again();
}

/** @param {Session} begun */
async function putBack(begun) {
  try {
    // What was left may be at any stage: all words are needed for it.
    const [{ startKeeping }] = await Promise.all([import("./keep/index.js"), useAllWords()]);
    // That it failed is said by who waits for it.
    startKeeping(begun).catch(() => {});
  } catch (error) {
    // The page does without; what is kept stays for the next time.
    console.warn(error);
  }
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
