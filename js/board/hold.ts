/** The focus and the keys of a board: on the cells of its grid, whatever is done with them. */

import { sameVertex, type Vertex } from "./geometry.js";
import type { Grid } from "./grid.js";

/** What is told of a grid. */
export interface GridHost {
  onKey(event: KeyboardEvent): void;
  /** A cell was activated by other means than keys and pointers. */
  onChoose(vertex: Vertex): void;
  /** The focus came to a point; `shows` if a frame says so. */
  onFocus(vertex: Vertex, shows: boolean): void;
  /** The focus has left the board. */
  onLeave(): void;
}

/** Listens to a grid and what is around it, until `signal` aborts. */
export function holdGrid(grid: Grid, frame: HTMLElement, host: GridHost, signal: AbortSignal): void {
  const { element } = grid;
  const on = <Name extends keyof HTMLElementEventMap>(
    node: HTMLElement,
    name: Name,
    does: (event: HTMLElementEventMap[Name]) => void,
  ): void => node.addEventListener(name, does, { signal });
  on(element, "keydown", (event) => {
    grid.isQuiet = false;
    host.onKey(event);
  });
  on(element, "click", ({ target }) => {
    const vertex = grid.vertexOf(target);
    if (vertex !== null) host.onChoose(vertex);
  });
  on(element, "focusin", ({ target, relatedTarget }) => {
    const vertex = grid.vertexOf(target);
    if (vertex === null) return;
    // Focus that an element only hands on goes to its first cell, and is meant for the one that is in turn.
    if (target === grid.first && grid.vertexOf(relatedTarget) === null && !sameVertex(vertex, grid.cursor)) {
      grid.focus({ preventScroll: true });
      return;
    }
    grid.moveTo(vertex);
    host.onFocus(vertex, grid.showsFocus);
  });
  on(element, "focusout", () => {
    // Between two cells the focus is nowhere for a moment.
    queueMicrotask(() => {
      if (!grid.hasFocus) host.onLeave();
    });
  });
  // Pressing the board gives the focus to the cell that has it by turns, wherever the press falls.
  on(frame, "mousedown", (event) => {
    event.preventDefault();
    grid.isQuiet = true;
    if (!grid.hasFocus) grid.focus({ preventScroll: true });
  });
}
