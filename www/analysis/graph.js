/** The graph on the page: a canvas that is a slider for mouse, finger and keyboard. Drawn anew only when something changed. */

import { make } from "../dom.js";
import { drawGraph } from "./draw.js";
import { indexAt, scaleOf } from "./scale.js";

/** @typedef {import("./draw.js").Picture} Picture */
/** @typedef {import("./scale.js").Scale} Scale */

/** @type {Readonly<Record<string, number>>} */
const KEYS = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: -Infinity,
  End: Infinity,
};
/** A finger that has moved so far across means to drag, in pixels. */
const DRAG = 6;
const MEDIA = ["(prefers-color-scheme: dark)", "(forced-colors: active)", "(prefers-contrast: more)"];

export class Graph {
  element = make("div", { class: "analysis-graph", role: "slider", tabindex: "0", "aria-valuemin": "0" });
  /** The place that is pointed at. @type {number | null} */
  hover = null;

  #canvas = make("canvas", { "aria-hidden": "true" });
  /** @type {Picture | null} */
  #picture = null;
  /** @type {Scale | null} */
  #scale = null;
  #frame = 0;
  /** Where the finger went down, until it is known what it means to do. @type {number | null} */
  #down = null;
  #isDragging = false;
  /** Where to go with the next frame. @type {number | null} */
  #wanted = null;
  #ended = new AbortController();
  /** In CSS pixels, and in the device's as far as the browser tells. */
  #box = { width: 0, height: 0, across: 0, down: 0 };
  #sizes = new ResizeObserver(([entry]) => this.#resize(entry));
  #looks = new MutationObserver(() => this.#drawSoon());

  /**
   * @param {(index: number) => void} goTo
   * @param {(by: number) => void} step
   * @param {() => void} onHover
   */
  constructor(goTo, step, onHover) {
    this.goTo = goTo;
    this.onHover = onHover;
    const { element } = this;
    const { signal } = this.#ended;
    element.append(this.#canvas);
    element.addEventListener("pointerdown", (event) => this.#press(event));
    element.addEventListener("pointermove", (event) => this.#move(event));
    element.addEventListener("pointerup", (event) => this.#release(event));
    element.addEventListener("pointercancel", () => this.#letGo());
    element.addEventListener("pointerleave", () => this.#point(null));
    element.addEventListener("keydown", (event) => {
      const by = KEYS[event.key];
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      step(by);
    });
    for (const query of MEDIA) matchMedia(query).addEventListener("change", () => this.#drawSoon(), { signal });
    this.#watchRatio();
    this.#looks.observe(document.documentElement, { attributes: true });
    try {
      this.#sizes.observe(element, { box: "device-pixel-content-box" });
    } catch {
      // Where the browser can't tell device pixels, they are worked out.
      this.#sizes.observe(element);
    }
  }

  /** @param {Picture} picture @param {string} text what is said of the place that is shown */
  show(picture, text) {
    const { element } = this;
    this.#picture = picture;
    element.setAttribute("aria-valuemax", String(Math.max(0, picture.places.length - 1)));
    element.setAttribute("aria-valuenow", String(picture.index));
    if (element.getAttribute("aria-valuetext") !== text) element.setAttribute("aria-valuetext", text);
    this.#drawSoon();
  }

  close() {
    this.#ended.abort();
    this.#sizes.disconnect();
    this.#looks.disconnect();
    cancelAnimationFrame(this.#frame);
    // A canvas without pixels holds no memory, whoever still knows it.
    this.#canvas.width = 0;
    this.#canvas.height = 0;
    this.#picture = null;
    this.element.remove();
  }

  /** @param {PointerEvent} event */
  #press(event) {
    if (!event.isPrimary || event.button !== 0) return;
    this.#down = event.clientX;
    if (event.pointerType === "touch") return;
    this.#isDragging = true;
    this.element.setPointerCapture(event.pointerId);
    this.#seek(event);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (event.pointerType === "mouse") this.#point(this.#indexAt(event));
    if (this.#down === null) return;
    // Down the page a finger scrolls; the browser then takes it away.
    if (!this.#isDragging && Math.abs(event.clientX - this.#down) > DRAG) this.#isDragging = true;
    if (this.#isDragging) this.#seek(event);
  }

  /** @param {PointerEvent} event */
  #release(event) {
    if (this.#down !== null && !this.#isDragging) this.#seek(event);
    this.#letGo();
  }

  #letGo() {
    this.#down = null;
    this.#isDragging = false;
  }

  /** @param {PointerEvent} event */
  #seek(event) {
    this.#wanted = this.#indexAt(event);
    this.#drawSoon();
  }

  /** @param {number | null} index */
  #point(index) {
    if (this.hover === index) return;
    this.hover = index;
    this.onHover();
    this.#drawSoon();
  }

  /** @param {PointerEvent} event */
  #indexAt(event) {
    return this.#scale === null ? 0 : indexAt(this.#scale, event.clientX - this.element.getBoundingClientRect().left);
  }

  /** @param {ResizeObserverEntry | undefined} entry */
  #resize(entry) {
    if (entry === undefined) return;
    const { width, height } = entry.contentRect;
    const [exact] = entry.devicePixelContentBoxSize ?? [];
    this.#box = { width, height, across: exact?.inlineSize ?? 0, down: exact?.blockSize ?? 0 };
    this.#drawSoon();
  }

  /** On another screen a CSS pixel is of another size. */
  #watchRatio() {
    const media = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    const changed = () => {
      this.#watchRatio();
      this.#drawSoon();
    };
    media.addEventListener("change", changed, { signal: this.#ended.signal, once: true });
  }

  #drawSoon() {
    if (this.#frame === 0 && !this.#ended.signal.aborted) this.#frame = requestAnimationFrame(() => this.#drawNow());
  }

  #drawNow() {
    this.#frame = 0;
    if (this.#wanted !== null) {
      const index = this.#wanted;
      this.#wanted = null;
      if (index !== this.#picture?.index) this.goTo(index);
      // What is drawn below is what that has led to.
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
    }
    const context = this.#canvas.getContext("2d");
    const { width, height } = this.#box;
    if (this.#picture === null || context === null || width === 0) return;
    const across = devicePixels(width, this.#box.across);
    const down = devicePixels(height, this.#box.down);
    // Setting a size empties a canvas even when it is the same.
    if (this.#canvas.width !== across) this.#canvas.width = across;
    if (this.#canvas.height !== down) this.#canvas.height = down;
    context.setTransform(across / width, 0, 0, down / height, 0, 0);
    const { places, recorded } = this.#picture;
    this.#scale = scaleOf(places, { width, height }, recorded);
    const style = getComputedStyle(this.element);
    const color = (/** @type {string} */ name) => style.getPropertyValue(name).trim();
    const paint = {
      ink: color("--graph-ink"),
      soft: color("--graph-soft"),
      line: color("--graph-line"),
      paper: color("--graph-paper"),
      signal: color("--graph-signal"),
      font: style.fontFamily,
    };
    drawGraph({ context, scale: this.#scale, paint, ratio: across / width }, { ...this.#picture, hover: this.hover });
  }
}

/** A browser that emulates a pixel ratio gets the exact number wrong. @param {number} size @param {number} exact */
function devicePixels(size, exact) {
  const worked = size * devicePixelRatio;
  return Math.abs(exact - worked) < 1 ? exact : Math.max(1, Math.floor(worked + 0.01));
}
