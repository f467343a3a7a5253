/** A live board in a page: two canvas layers that follow the size of their host and the view they are given. */

import { changesOf, type Faces, facesOf, isSameButGhost } from "./changes.js";
import { cellAt, drawStones } from "./draw.js";
import { centreOf, fitBoard, type Geometry, isShown, naturalAspect, pointAt } from "./geometry.js";
import { GhostLayer, type Placed } from "./ghost.js";
import { drawGround } from "./ground.js";
import { listenToPointers } from "./input.js";
import type { Loupe } from "./loupe.js";
import type { Overlay } from "./overlay.js";
import { build, type Place, watchBox } from "./parts.js";
import { type StoneStamps, stoneStamps } from "./stones.js";
import { lightTheme, type Theme } from "./theme.js";
import { EMPTY_VIEW, type Intent, type View } from "./view.js";
import { woodTexture } from "./wood.js";

export interface BoardOptions {
  /** Told what the person at the board wants. */
  readonly onIntent?: (intent: Intent) => void;
  readonly view?: View;
  readonly theme?: Theme;
  /** Told where the points lie, whenever that changes. */
  readonly onFit?: (geometry: Geometry, place: Place) => void;
}

export interface Board {
  /** What is shown. Setting it draws once, before the next frame. */
  view: View;
  theme: Theme;
  /** The element that holds the board. */
  readonly element: HTMLElement;
  /** Where the points lie now, or null while the board has no room. */
  readonly geometry: Geometry | null;
  /** Width ÷ height that suits the view best. */
  readonly aspect: number;
  /** Takes the board out of its host and stops listening. */
  destroy(): void;
}

/** What a bare board is made with: what draws overlays, or brings that when one is wanted. */
interface BareOptions extends Omit<BoardOptions, "onFit"> {
  readonly overlay: Overlay | (() => Promise<Overlay>);
  /** Told `null` where nothing can be drawn. */
  readonly onFit?: (geometry: Geometry | null, place: Place) => void;
}

/**
 * Puts a board into `host` and fills it: the largest board that fits, in the middle. It takes no focus, and is mute to
 * assistive technology.
 */
export function makeBoard(host: HTMLElement, options: BareOptions): Board {
  const { onIntent, onFit } = options;
  let overlay: Overlay | "due" | null = typeof options.overlay === "function" ? null : options.overlay;
  let view = options.view ?? EMPTY_VIEW;
  let theme = options.theme ?? lightTheme;
  let geometry: Geometry | null = null;
  let box = { width: 0, height: 0, scale: 1 };
  let stamps: StoneStamps | null = null;
  let frame = 0;
  /** What was drawn last; null where all has to be drawn. */
  let drawn: { readonly view: View; readonly faces: Faces } | null = null;

  const parts = build(host);
  const { root, plate, ground, stones } = parts;
  const ghosts = new GhostLayer(ground);
  let loupe: Loupe | "due" | null = null;
  const stop = new AbortController();

  const labelled = (): boolean => (view.coordinates ?? "a1") !== "none";

  /** Fits the board into its box and draws both layers at once: no blank frame in between. */
  const layOut = (): void => {
    drawn = null;
    geometry = fitBoard(view.size, box.width, box.height, box.scale, labelled(), view.part, view.turn);
    const hasRoom = geometry.width <= box.width && geometry.height <= box.height;
    plate.hidden = !hasRoom;
    if (!hasRoom) {
      geometry = null;
      onFit?.(null, { left: 0, top: 0 });
      return;
    }
    stamps = stoneStamps(theme, geometry);
    const place = parts.place(geometry, box);
    const context = ground.getContext("2d", { alpha: false });
    if (context !== null) drawGround(context, geometry, theme, woodTexture(theme.wood), view.coordinates ?? "a1");
    drawNow();
    onFit?.(geometry, place);
  };
  const drawNow = (): void => {
    cancelAnimationFrame(frame);
    frame = 0;
    const context = stones.getContext("2d");
    if (context === null || geometry === null || stamps === null) return;
    const before = drawn;
    if (before !== null && isSameButGhost(before.view, view)) {
      showGhost(geometry, stamps);
      return;
    }
    const faces = facesOf(view);
    const changes = changesOf(before?.faces ?? null, faces, geometry);
    drawn = { view, faces };
    context.save();
    if (changes !== null) clipTo(context, changes.wipe, geometry);
    context.clearRect(0, 0, geometry.width, geometry.height);
    drawStones(context, view, theme, geometry, stamps, changes?.draw ?? null, overlay === "due" ? null : overlay);
    context.restore();
    bringOverlay();
    showGhost(geometry, stamps);
  };
  const bringOverlay = (): void => {
    const wanted = view.heat != null || (view.marks?.length ?? 0) > 0 || (view.links?.length ?? 0) > 0;
    if (!wanted || overlay !== null || typeof options.overlay !== "function") return;
    overlay = "due";
    options.overlay().then(
      (made) => {
        overlay = made;
        drawn = null;
        drawSoon();
      },
      () => {
        overlay = null;
      },
    );
  };
  const showGhost = (geometry: Geometry, stamps: StoneStamps): void => {
    const placed = ghosts.show(view, geometry, stamps);
    showLoupe(geometry, placed);
  };
  /** It comes with the first press that may need it: that of a mouse does not. */
  const bringLoupe = (): void => {
    if (loupe !== null) return;
    loupe = "due";
    import("./loupe.js").then(
      ({ makeLoupe }) => {
        loupe = makeLoupe(plate);
        drawNow();
      },
      () => {
        loupe = null;
      },
    );
  };
  const showLoupe = (geometry: Geometry, placed: Placed | null): void => {
    const ghost = view.ghost ?? null;
    if (ghost?.loupe === undefined) {
      if (loupe !== "due") loupe?.show(null);
    } else if (loupe === null) bringLoupe();
    else if (loupe !== "due") {
      const [x, y] = centreOf(geometry, ghost.vertex);
      const { scale, width } = geometry;
      const whole = (image: HTMLCanvasElement): Placed => ({ image, left: 0, top: 0, alpha: 1 });
      const layers = [whole(ground), ...(placed === null ? [] : [placed]), whole(stones)];
      loupe.show({ x, y, text: ghost.loupe, font: theme.font, scale, width, layers });
    }
  };
  const drawSoon = (): void => {
    if (frame === 0) frame = requestAnimationFrame(drawNow);
  };

  listenToPointers(
    plate,
    { geometry: () => geometry, view: () => view, emit: (intent) => onIntent?.(intent), prepare: bringLoupe },
    stop.signal,
  );

  const unwatch = watchBox(root, (next) => {
    box = next;
    layOut();
  });

  return {
    get view() {
      return view;
    },
    set view(next) {
      const before = view;
      view = next;
      if (sameGround(before, next)) drawSoon();
      else layOut();
    },
    get theme() {
      return theme;
    },
    set theme(next) {
      if (next === theme) return;
      theme = next;
      layOut();
    },
    get geometry() {
      return geometry;
    },
    get aspect() {
      return naturalAspect(view.size, labelled(), view.part, view.turn);
    },
    element: root,
    destroy: () => {
      stop.abort();
      unwatch();
      cancelAnimationFrame(frame);
      root.remove();
    },
  };
}

function sameGround(a: View, b: View): boolean {
  const same = a.size[0] === b.size[0] && a.size[1] === b.size[1] && String(a.part ?? "") === String(b.part ?? "");
  return same && (a.turn ?? 0) === (b.turn ?? 0) && (a.coordinates ?? "a1") === (b.coordinates ?? "a1");
}

/** From here to `restore` only the cells of these points are painted. */
function clipTo(context: CanvasRenderingContext2D, points: ReadonlySet<number>, geometry: Geometry): void {
  context.beginPath();
  for (const index of points) {
    const vertex = pointAt(index, geometry.size);
    if (!isShown(geometry, vertex)) continue;
    const [left, top, right, bottom] = cellAt(geometry, vertex);
    context.rect(left, top, right - left, bottom - top);
  }
  context.clip();
}
