/** The tree of a record on a canvas: only what is in view is drawn, however large the tree is. */

import { byId, setText } from "./dom.js";
import { say } from "./i18n.js";
import { onLook } from "./settings/look.js";
import { nodeName } from "./study-status.js";
import { placeAt } from "./tree-layout.js";
import { drawTree } from "./tree-draw.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./study.js").Study} Study */

/** From one node to the next, in CSS pixels. */
const STEP = 28;
/** From the edge to the first node. */
const EDGE = 20;
/** So many nodes around the one shown are kept in view. */
const MARGIN = 1.5;

const scroller = byId("tree", HTMLElement);
const room = byId("tree-room", HTMLElement);
const canvas = byId("tree-canvas", HTMLCanvasElement);
const item = byId("tree-node", HTMLElement);

/** @type {Readonly<Record<string, (session: Session, study: Study) => void>>} */
const KEYS = {
  ArrowLeft: (session) => session.step(-1),
  ArrowRight: (session) => session.step(1),
  ArrowUp: (session, study) => session.goToNode(study.variation(-1)),
  ArrowDown: (session, study) => session.goToNode(study.variation(1)),
  Home: (session) => session.step(-Infinity),
  End: (session) => session.step(Infinity),
  PageUp: (session) => session.step(-10),
  PageDown: (session) => session.step(10),
};

/** What is drawn. @type {Study | null} */
let shown = null;
/** What the scroller was last brought to. @type {readonly unknown[]} */
let followed = [];
let frame = 0;

/** @param {Session} session */
export function listenToTree(session) {
  scroller.addEventListener("scroll", drawSoon, { passive: true });
  new ResizeObserver(() => {
    followed = [];
    drawNow();
  }).observe(scroller);
  onLook(drawSoon);
  scroller.addEventListener("click", (event) => {
    const { study } = session;
    if (study === null) return;
    const box = canvas.getBoundingClientRect();
    const column = Math.round((event.clientX - box.left + scroller.scrollLeft - EDGE) / STEP);
    const row = Math.round((event.clientY - box.top + scroller.scrollTop - EDGE) / STEP);
    const node = study.layout.outline.node[placeAt(study.layout, column, row)];
    if (node !== undefined) session.goToNode(node);
  });
  scroller.addEventListener("keydown", (event) => {
    const { study } = session;
    const act = KEYS[event.key];
    if (study === null || act === undefined) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    act(session, study);
  });
}

/** @param {Session} session */
export function showTree({ study, isStudying }) {
  shown = isStudying ? study : null;
  if (shown === null) return;
  const { layout } = shown;
  room.style.width = `${2 * EDGE + STEP * (layout.columns - 1)}px`;
  room.style.height = `${2 * EDGE + STEP * (layout.lines.length - 1)}px`;
  const { siblings, node } = shown;
  setText(item, nodeName(shown));
  item.setAttribute("aria-level", String((layout.column[layout.places.get(node) ?? 0] ?? 0) + 1));
  item.setAttribute("aria-posinset", String(siblings.indexOf(node) + 1));
  item.setAttribute("aria-setsize", String(siblings.length));
  scroller.setAttribute("aria-label", say().tree);
  drawSoon();
}

/** Scrolls to the node shown, when it is another one. */
function follow() {
  if (shown === null || scroller.clientWidth === 0) return;
  const { layout, node, version } = shown;
  const wanted = [shown, node, version];
  if (wanted.every((item, at) => item === followed[at])) return;
  followed = wanted;
  const place = layout.places.get(node) ?? 0;
  const reach = (/** @type {number} */ from, /** @type {number} */ size, /** @type {number} */ at) => {
    const centre = EDGE + STEP * at;
    const margin = Math.min(size / 2 - 1, EDGE + MARGIN * STEP);
    return centre - margin < from || centre + margin > from + size ? Math.round(centre - size / 2) : from;
  };
  scroller.scrollTo({
    left: reach(scroller.scrollLeft, scroller.clientWidth, layout.column[place] ?? 0),
    top: reach(scroller.scrollTop, scroller.clientHeight, layout.row[place] ?? 0),
    behavior: "instant",
  });
}

function drawSoon() {
  if (frame === 0) frame = requestAnimationFrame(drawNow);
}

function drawNow() {
  cancelAnimationFrame(frame);
  frame = 0;
  // Here, and not at every step: it makes the browser work out where all things are.
  follow();
  const context = canvas.getContext("2d");
  const [width, height] = [scroller.clientWidth, scroller.clientHeight];
  if (shown === null || context === null || width === 0) return;
  const scale = devicePixelRatio;
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
  // Setting a size empties a canvas even when it is the same.
  if (canvas.width !== across) canvas.width = across;
  if (canvas.height !== down) canvas.height = down;
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, across, down);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  const view = { left: scroller.scrollLeft, top: scroller.scrollTop, width, height };
  drawTree(context, shown, view, getComputedStyle(scroller), { step: STEP, edge: EDGE });
}
