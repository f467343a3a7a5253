/** A board that takes the focus and the keys itself: a grid of cells over the drawn points. */

import { type Board as BareBoard, type BoardOptions as BareOptions, makeBoard } from "./board.js";
import { cellLabels, englishPoints } from "./cell-labels.js";
import { isSameButGhost } from "./changes.js";
import { drawWith } from "./draw.js";
import type { Geometry, Vertex } from "./geometry.js";
import { Grid } from "./grid.js";
import { holdGrid } from "./hold.js";
import { onKey } from "./keys.js";
import { overlay } from "./overlay.js";
import { adoptStyle, gridCss } from "./sheet.js";
import type { Theme } from "./theme.js";
import type { Intent, View } from "./view.js";

export interface BoardOptions extends BareOptions {
  /** What each point is in words, row by row, for assistive technology; in English by default. */
  readonly describe?: (view: View) => readonly string[];
  /** Whether the letters P, U, R, L and H are keys of the board; true by default. */
  readonly letters?: boolean;
}

export interface Board extends BareBoard {
  /** The point that takes the focus. */
  readonly cursor: Vertex;
  /** Whether the letters P, U, R, L and H are keys of the board. */
  letters: boolean;
  /** Whether the focus is on the board. */
  readonly hasFocus: boolean;
  focus(options?: FocusOptions): void;
}

const PREFIX = "lanke-board-";
const CSS = gridCss(PREFIX);

/** The whole board on one canvas, as for a picture. */
export function draw(context: CanvasRenderingContext2D, view: View, theme: Theme, geometry: Geometry): void {
  drawWith(overlay, context, view, theme, geometry);
}

/** Puts a board into `host` and fills it: the largest board that fits, in the middle. */
export function createBoard(host: HTMLElement, options: BoardOptions = {}): Board {
  const describe = options.describe ?? ((view: View) => cellLabels(view, englishPoints));
  const emit = (intent: Intent): void => options.onIntent?.(intent);
  const grid = new Grid(PREFIX);
  const stop = new AbortController();
  let letters = options.letters ?? true;

  const bare = makeBoard(host, {
    ...options,
    overlay,
    onIntent: (intent) => {
      if (intent.kind === "point") {
        grid.moveTo(intent.vertex);
        if (grid.hasFocus) grid.focus({ preventScroll: true });
      }
      emit(intent);
    },
    onFit: (geometry, place) => {
      const root = host.getRootNode();
      adoptStyle("adoptedStyleSheets" in root ? (root as ShadowRoot) : host.ownerDocument, CSS);
      grid.place(geometry, place);
      if (geometry !== null) options.onFit?.(geometry, place);
    },
  });
  bare.element.append(grid.element);

  /** Brings the words up to date with what is drawn. */
  const tell = (view: View): void => {
    grid.fit(view.size, view.turn, bare.geometry?.from, bare.geometry?.shown);
    grid.label(describe(view));
    grid.describe(view.label ?? `${view.size[0]}×${view.size[1]}`, false);
  };
  const colour = (): void => {
    const [edge, frame] = bare.theme.cursor;
    grid.element.style.setProperty("--go-cursor", frame);
    grid.element.style.setProperty("--go-cursor-edge", edge);
  };
  tell(bare.view);
  colour();

  holdGrid(
    grid,
    bare.element,
    {
      onKey: (event) => {
        const isOurs = onKey(event, {
          grid,
          letters,
          steps: (shift) => ((bare.view.arrows ?? "cursor") === "step") !== shift,
          choose: (vertex, shift) => emit({ kind: "point", vertex, by: "key", shift, long: false }),
          step: (by) => emit({ kind: "step", by }),
          vary: (by) => emit({ kind: "vary", by }),
          cancel: () => {
            if ((bare.view.ghost ?? null) === null) return false;
            emit({ kind: "aim", vertex: null });
            return true;
          },
          letter: (key) => {
            if (key === "l") emit({ kind: "liberties", vertex: grid.cursor });
            else emit({ kind: ({ p: "pass", u: "undo", r: "redo", h: "help" } as const)[key] });
          },
        });
        if (isOurs) event.preventDefault();
      },
      onChoose: (vertex) => emit({ kind: "point", vertex, by: "key", shift: false, long: false }),
      onFocus: (vertex, shows) => {
        if (shows) emit({ kind: "cursor", vertex });
      },
      onLeave: () => {},
    },
    stop.signal,
  );

  return {
    get view() {
      return bare.view;
    },
    set view(view) {
      const before = bare.view;
      bare.view = view;
      // A point is called what it is whatever stone hovers over it.
      if (!isSameButGhost(before, view)) tell(view);
    },
    get theme() {
      return bare.theme;
    },
    set theme(theme) {
      bare.theme = theme;
      colour();
    },
    get cursor() {
      return grid.cursor;
    },
    get letters() {
      return letters;
    },
    set letters(on) {
      letters = on;
    },
    get hasFocus() {
      return grid.hasFocus;
    },
    element: bare.element,
    get geometry() {
      return bare.geometry;
    },
    get aspect() {
      return bare.aspect;
    },
    focus: (focusing) => grid.focus(focusing),
    destroy: () => {
      stop.abort();
      bare.destroy();
    },
  };
}
