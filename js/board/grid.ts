/**
 * The board as a grid of cells for assistive technology and the keyboard: it lies over the drawn board, shows nothing but
 * the focused cell's frame, and lets every pointer through.
 */

import {
  type BoardSize,
  type Geometry,
  sameVertex,
  seenSize,
  type Turn,
  turned,
  unturned,
  type Vertex,
} from "./geometry.js";
import type { Place } from "./parts.js";

export class Grid {
  readonly element: HTMLElement;
  /** Before the names of its classes: they are the page's too where no shadow root is around them. */
  readonly #prefix: string;
  /** The columns and rows that have cells, as they are seen: the first, and how many. */
  #from: Vertex = [0, 0];
  #shown: BoardSize = [0, 0];
  #size: BoardSize = [0, 0];
  #turn: Turn = 0;
  #cells: HTMLElement[] = [];
  #labels: string[] = [];
  /** One a point of the whole board. */
  #all: readonly string[] = [];
  /** As it is seen. */
  #seen: Vertex = [0, 0];

  constructor(prefix = "") {
    this.#prefix = prefix;
    this.element = this.#make("grid", "grid");
  }

  /** The point that takes the focus. */
  get cursor(): Vertex {
    return unturned(this.#seen, this.#size, this.#turn);
  }

  /** Where it is seen. */
  get seen(): Vertex {
    return this.#seen;
  }

  get first(): HTMLElement | null {
    return this.#cells[0] ?? null;
  }

  /** Where cells are: all of the board, or a part. */
  get range(): { from: Vertex; shown: BoardSize } {
    return { from: this.#from, shown: this.#shown };
  }

  /** Makes the cells anew if the board has another size, another part of it is shown, or it is turned. */
  fit(size: BoardSize, turn: Turn = 0, from: Vertex = [0, 0], shown: BoardSize = seenSize(size, turn)): void {
    const same = sameVertex(from, this.#from) && sameVertex(shown, this.#shown) && sameVertex(size, this.#size);
    if (same && turn === this.#turn) return;
    const [columns, rowCount] = seenSize(size, turn);
    this.element.ariaRowCount = String(rowCount);
    this.element.ariaColCount = String(columns);
    const hadFocus = this.hasFocus;
    [this.#from, this.#shown, this.#size, this.#turn] = [from, shown, size, turn];
    this.#labels = [];
    this.#cells = [];
    const rows = Array.from({ length: shown[1] }, (_, y) => {
      const row = this.#make("row", "row");
      row.ariaRowIndex = String(from[1] + y + 1);
      const cells = Array.from({ length: shown[0] }, (__, x) => {
        const cell = this.#make("cell", "gridcell");
        cell.tabIndex = -1;
        cell.ariaColIndex = String(from[0] + x + 1);
        return cell;
      });
      row.append(...cells);
      this.#cells.push(...cells);
      return row;
    });
    this.element.replaceChildren(...rows);
    this.go([from[0] + Math.floor(shown[0] / 2), from[1] + Math.floor(shown[1] / 2)]);
    this.label(this.#all);
    if (hadFocus) this.focus();
  }

  /** Names the grid. */
  describe(label: string, isReadonly: boolean): void {
    const { element } = this;
    if (element.ariaLabel !== label) element.ariaLabel = label;
    element.ariaReadOnly = String(isReadonly);
  }

  /** Lays the cells over the points of the drawn board; where none is drawn, they have no size. */
  place(geometry: Geometry | null, place: Place): void {
    const { style } = this.element;
    if (geometry === null) {
      style.width = style.height = "0";
      return;
    }
    const { size, turn, from, shown, left, top, cellWidth, cellHeight, scale } = geometry;
    this.fit(size, turn, from, shown);
    // A line of an odd width lies on half pixels; the cells don't.
    style.left = `${place.left + Math.floor(left - cellWidth / 2) / scale}px`;
    style.top = `${place.top + Math.floor(top - cellHeight / 2) / scale}px`;
    style.width = `${(this.#shown[0] * cellWidth) / scale}px`;
    style.height = `${(this.#shown[1] * cellHeight) / scale}px`;
  }

  /** Gives the cells their labels, one a point of the whole board; only those that changed are touched. */
  label(labels: readonly string[]): void {
    this.#all = labels;
    this.#cells.forEach((cell, place) => {
      const [x, y] = this.#vertexAt(place);
      const text = labels[y * this.#size[0] + x] ?? "";
      if (this.#labels[place] === text) return;
      this.#labels[place] = text;
      cell.ariaLabel = text;
    });
  }

  /** The point of a cell; null for what is none. */
  vertexOf(target: EventTarget | null): Vertex | null {
    const place = this.#cells.indexOf(target as HTMLElement);
    return place < 0 ? null : this.#vertexAt(place);
  }

  /** Makes a point the one that takes the focus. */
  moveTo(vertex: Vertex): void {
    this.go(turned(vertex, this.#size, this.#turn));
  }

  /** Moves the focus to where it is seen; outside the part shown it is the nearest point. */
  go([x, y]: Vertex): void {
    const within = (value: number, from: number, count: number): number =>
      Math.min(from + count - 1, Math.max(from, value));
    const old = this.#cellAt(this.#seen);
    this.#seen = [within(x, this.#from[0], this.#shown[0]), within(y, this.#from[1], this.#shown[1])];
    old?.setAttribute("tabindex", "-1");
    old?.removeAttribute("part");
    const cell = this.#cellAt(this.#seen);
    cell?.setAttribute("tabindex", "0");
    cell?.setAttribute("part", "cursor");
  }

  focus(options: FocusOptions = {}): void {
    this.#cellAt(this.#seen)?.focus(options);
  }

  get hasFocus(): boolean {
    return this.element.matches(":focus-within");
  }

  /** Whether the board was pressed last: then no frame shows, though a script has given the focus. */
  set isQuiet(quiet: boolean) {
    this.element.classList.toggle("quiet", quiet);
  }

  /** Whether the frame around the cursor shows. */
  get showsFocus(): boolean {
    return this.#cellAt(this.#seen)?.matches(":not(.quiet *):focus-visible") ?? false;
  }

  /** The point of the cell at a place. */
  #vertexAt(place: number): Vertex {
    const [columns] = this.#shown;
    const seen: Vertex = [this.#from[0] + (place % columns), this.#from[1] + Math.floor(place / columns)];
    return unturned(seen, this.#size, this.#turn);
  }

  #make(name: string, role: string): HTMLElement {
    const made = document.createElement("div");
    made.className = this.#prefix + name;
    made.setAttribute("role", role);
    return made;
  }

  #cellAt([x, y]: Vertex): HTMLElement | undefined {
    const [column, row] = [x - this.#from[0], y - this.#from[1]];
    const isIn = column >= 0 && row >= 0 && column < this.#shown[0] && row < this.#shown[1];
    return isIn ? this.#cells[row * this.#shown[0] + column] : undefined;
  }
}
