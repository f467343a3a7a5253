/** A live board in a page: two canvas layers that follow the size of their host and the view they are given. */

import { drawGround, drawStones } from "./draw.js";
import { fitBoard, type Geometry, naturalAspect, type Vertex } from "./geometry.js";
import { listen } from "./input.js";
import { type StoneStamps, stoneStamps } from "./stones.js";
import { lightTheme, type Theme } from "./theme.js";
import { EMPTY_VIEW, type Intent, type View } from "./view.js";
import { woodTexture } from "./wood.js";

export interface BoardOptions {
  /** Told what the person at the board wants. */
  readonly onIntent?: (intent: Intent) => void;
  readonly view?: View;
  readonly theme?: Theme;
}

export interface Board {
  /** What is shown. Setting it draws once, before the next frame. */
  view: View;
  theme: Theme;
  /** The keyboard cursor, or null while it is hidden. */
  readonly cursor: Vertex | null;
  /** The element that takes the keyboard's focus. */
  readonly element: HTMLElement;
  /** Where the points lie now, or null while the board has no room. */
  readonly geometry: Geometry | null;
  /** Width ÷ height that suits the view best. */
  readonly aspect: number;
  focus(): void;
  /** Takes the board out of its host and stops listening. */
  destroy(): void;
}

/** Puts a board into `host` and fills it: the largest board that fits, in the middle. */
export function createBoard(host: HTMLElement, options: BoardOptions = {}): Board {
  const { onIntent } = options;
  let view = options.view ?? EMPTY_VIEW;
  let theme = options.theme ?? lightTheme;
  let cursor: Vertex | null = null;
  let geometry: Geometry | null = null;
  let box = { width: 0, height: 0, scale: 1 };
  let wood: HTMLCanvasElement | null = null;
  let stamps: StoneStamps | null = null;
  let frame = 0;

  const parts = build(host);
  const { root, plate, ground, stones } = parts;
  const stop = new AbortController();

  const labelled = (): boolean => (view.coordinates ?? "a1") !== "none";

  /** Fits the board into its box and draws both layers at once: no blank frame in between. */
  const layOut = (): void => {
    if (box.width < 8 || box.height < 8) return;
    geometry = fitBoard(view.size, box.width, box.height, box.scale, labelled());
    wood ??= woodTexture(theme.wood);
    stamps = stoneStamps(theme, geometry);
    parts.place(geometry, box);
    const context = ground.getContext("2d", { alpha: false });
    if (context !== null) drawGround(context, geometry, theme, wood, view.coordinates ?? "a1");
    drawNow();
  };
  const drawNow = (): void => {
    cancelAnimationFrame(frame);
    frame = 0;
    const context = stones.getContext("2d");
    if (context === null || geometry === null || stamps === null) return;
    context.clearRect(0, 0, geometry.width, geometry.height);
    drawStones(context, view, theme, geometry, stamps, cursor);
  };
  const drawSoon = (): void => {
    if (frame === 0) frame = requestAnimationFrame(drawNow);
  };

  const moveCursor = (to: Vertex | null): void => {
    if (cursor === to) return;
    cursor = to;
    drawSoon();
  };
  listen(
    plate,
    root,
    {
      geometry: () => geometry,
      view: () => view,
      emit: (intent) => onIntent?.(intent),
      cursor: () => cursor,
      moveCursor,
    },
    stop.signal,
  );
  root.addEventListener("blur", () => moveCursor(null), { signal: stop.signal });

  const unwatch = watchBox(root, (next) => {
    box = next;
    layOut();
  });
  describe(root, view);

  return {
    get view() {
      return view;
    },
    set view(next) {
      const before = view;
      view = next;
      describe(root, next);
      const fits = cursor === null || (cursor[0] < next.size[0] && cursor[1] < next.size[1]);
      if (!fits) cursor = null;
      if (sameGround(before, next)) drawSoon();
      else layOut();
    },
    get theme() {
      return theme;
    },
    set theme(next) {
      if (next === theme) return;
      theme = next;
      wood = null;
      layOut();
    },
    get cursor() {
      return cursor;
    },
    get geometry() {
      return geometry;
    },
    get aspect() {
      return naturalAspect(view.size, labelled());
    },
    element: root,
    focus: () => root.focus(),
    destroy: () => {
      stop.abort();
      unwatch();
      cancelAnimationFrame(frame);
      root.remove();
    },
  };
}

function sameGround(a: View, b: View): boolean {
  return a.size[0] === b.size[0] && a.size[1] === b.size[1] && (a.coordinates ?? "a1") === (b.coordinates ?? "a1");
}

function describe(root: HTMLElement, view: View): void {
  const label = view.label ?? `${view.size[0]}×${view.size[1]}`;
  if (root.getAttribute("aria-label") !== label) root.setAttribute("aria-label", label);
}

interface Parts {
  readonly root: HTMLElement;
  readonly plate: HTMLElement;
  readonly ground: HTMLCanvasElement;
  readonly stones: HTMLCanvasElement;
  place(geometry: Geometry, box: { width: number; height: number }): void;
}

/** The elements; all styling through the object model, which a strict content policy allows. */
function build(host: HTMLElement): Parts {
  const root = document.createElement("div");
  root.className = "lanke-board";
  root.tabIndex = 0;
  root.setAttribute("role", "application");
  Object.assign(root.style, { position: "relative", width: "100%", height: "100%" });

  const plate = document.createElement("div");
  plate.className = "lanke-board-plate";
  // The page still scrolls and pinch-zooms over the board; only the double-tap zoom goes.
  Object.assign(plate.style, { position: "absolute", touchAction: "manipulation", userSelect: "none" });
  plate.style.setProperty("-webkit-user-select", "none");
  plate.style.setProperty("-webkit-touch-callout", "none");
  plate.style.setProperty("-webkit-tap-highlight-color", "transparent");

  const layer = (): HTMLCanvasElement => {
    const canvas = document.createElement("canvas");
    canvas.setAttribute("aria-hidden", "true");
    Object.assign(canvas.style, {
      position: "absolute",
      inset: "0",
      width: "100%",
      height: "100%",
      borderRadius: "inherit",
    });
    plate.append(canvas);
    return canvas;
  };
  const ground = layer();
  const stones = layer();
  root.append(plate);
  host.append(root);

  const place: Parts["place"] = (geometry, box) => {
    const css = (pixels: number): string => `${pixels / geometry.scale}px`;
    Object.assign(plate.style, {
      left: css(Math.floor((box.width - geometry.width) / 2)),
      top: css(Math.floor((box.height - geometry.height) / 2)),
      width: css(geometry.width),
      height: css(geometry.height),
    });
    for (const canvas of [ground, stones]) {
      // Setting a size empties a canvas even when it is the same.
      if (canvas.width !== geometry.width) canvas.width = geometry.width;
      if (canvas.height !== geometry.height) canvas.height = geometry.height;
    }
  };
  return { root, plate, ground, stones, place };
}

/** Tells the size of an element in device pixels, now and whenever it or the pixel ratio changes. */
function watchBox(
  element: HTMLElement,
  onBox: (box: { width: number; height: number; scale: number }) => void,
): () => void {
  let told = "";
  const tell = (width: number, height: number, scale: number): void => {
    const key = `${width} ${height} ${scale}`;
    if (key === told) return;
    told = key;
    onBox({ width, height, scale });
  };
  // The exact box is a whole number of device pixels; a browser that emulates a pixel ratio gets it wrong.
  const measure = (exact?: ResizeObserverSize): void => {
    const box = element.getBoundingClientRect();
    const scale = globalThis.devicePixelRatio || 1;
    const pick = (told: number | undefined, css: number): number =>
      told !== undefined && Math.abs(told - css * scale) < 1 ? told : Math.floor(css * scale + 0.01);
    tell(pick(exact?.inlineSize, box.width), pick(exact?.blockSize, box.height), scale);
  };

  const observer = new ResizeObserver((entries) => {
    measure(entries[entries.length - 1]?.devicePixelContentBoxSize?.[0]);
  });
  try {
    observer.observe(element, { box: "device-pixel-content-box" });
  } catch {
    observer.observe(element);
  }

  let media: MediaQueryList | null = null;
  const onRatio = (): void => {
    media?.removeEventListener("change", onRatio);
    media = matchMedia(`(resolution: ${globalThis.devicePixelRatio}dppx)`);
    media.addEventListener("change", onRatio);
    measure();
  };
  onRatio();
  return () => {
    observer.disconnect();
    media?.removeEventListener("change", onRatio);
  };
}
