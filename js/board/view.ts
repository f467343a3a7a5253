/**
 * What a board shows and what it reports: plain data in, intents out. The board
 * knows no rules; whoever owns the game makes the view and answers the intents.
 */

import type { BoardSize, Part, Turn, Vertex } from "./geometry.js";

/** 1 is black, 2 is white. */
export type StoneColor = 1 | 2;

/**
 * Names of the lines: "a1" is A, B, C… from the left and 1, 2, 3… from below; "numeric" and "cjk" count from the upper
 * left, with 1, 2, 3… across and 1, 2, 3… or 一, 二, 三… down.
 */
export type Coordinates =
  | "a1"
  | "numeric"
  | "cjk"
  | "none"
  | { readonly columns: readonly string[]; readonly rows: readonly string[] };

export interface Ghost {
  readonly vertex: Vertex;
  readonly color: StoneColor;
  /** False for a stone that only follows the pointer: a press where it is may still have to aim first. */
  readonly aimed?: boolean;
  /** With a text the point is shown enlarged above, where a finger does not hide it, and named so. */
  readonly loupe?: string;
}

export interface Mark {
  readonly vertex: Vertex;
  /**
   * "move" is a point where a side still has to play. On a stone marked dead, a "label" takes the place of its cross.
   */
  readonly kind: "triangle" | "square" | "circle" | "cross" | "selected" | "label" | "move";
  /** Written for kind "label". */
  readonly text?: string;
  /** The side that has to play, for kind "move"; black if it is not told. */
  readonly color?: StoneColor;
  /** "alert" draws in the theme's colour of warning; "faint" lets the ground show through. */
  readonly tone?: "plain" | "alert" | "faint";
}

/** An arrow or a line from one point to another. */
export interface Link {
  readonly from: Vertex;
  readonly to: Vertex;
  readonly kind: "arrow" | "line";
}

/** Everything a board draws. Only `size` and `stones` are needed. */
export interface View {
  readonly size: BoardSize;
  /** One number a point, row by row from the top left: 0 empty, 1 black, 2 white. */
  readonly stones: ArrayLike<number>;
  readonly lastMove?: Vertex | null;
  /** A translucent stone where the next one would stand. */
  readonly ghost?: Ghost | null;
  /** The point that may not be retaken at once. */
  readonly ko?: Vertex | null;
  /** Stones marked dead. */
  readonly dead?: readonly Vertex[];
  /** One number a point: above 0 black's, below 0 white's, 0 nobody's. */
  readonly owner?: ArrayLike<number> | null;
  /**
   * How likely each point is to become whose, row by row: 1 black's for certain, -1 white's. Drawn in place of `owner`:
   * the surer, the larger and the denser.
   */
  readonly heat?: ArrayLike<number> | null;
  readonly marks?: readonly Mark[];
  readonly links?: readonly Link[];
  /** Points that are shown dim, and those that are all but hidden. */
  readonly dim?: readonly Vertex[];
  readonly veiled?: readonly Vertex[];
  /** The part of the board that is shown; all of it by default. */
  readonly part?: Part | null;
  readonly coordinates?: Coordinates;
  /** How far the board is turned, its coordinates with it; 0 by default. */
  readonly turn?: Turn;
  /**
   * Whether a finger's first tap only aims and a second one on the same point
   * confirms. "auto" asks for it where cells are too small for a finger.
   */
  readonly confirm?: "auto" | "always" | "never";
  /**
   * What the arrow keys do: move over the board, or step through the moves (up and down: to other variations). Shift
   * swaps the two.
   */
  readonly arrows?: "cursor" | "step";
  /** What assistive technology calls the board. */
  readonly label?: string;
}

export type Pointing = "mouse" | "touch" | "pen" | "key";

/** What the person at the board wants. */
export type Intent =
  /** Act on this point: play there, or mark the stone. `long`: the press was held; `shift`: with the Shift key. */
  | {
      readonly kind: "point";
      readonly vertex: Vertex;
      readonly by: Pointing;
      readonly shift: boolean;
      readonly long: boolean;
    }
  /** A mouse or pen rests over this point, or over none. */
  | { readonly kind: "hover"; readonly vertex: Vertex | null }
  /** A first tap chose this point and waits for a second; null takes it back. Answer with `ghost`. */
  | { readonly kind: "aim"; readonly vertex: Vertex | null }
  /** The keyboard cursor came to this point. */
  | { readonly kind: "cursor"; readonly vertex: Vertex }
  /** Step through the moves by so many; ±Infinity is to either end. */
  | { readonly kind: "step"; readonly by: number }
  /** Go to the next variation (1), or the one before (-1). */
  | { readonly kind: "vary"; readonly by: 1 | -1 }
  /** The liberties of the chain on this point are asked for. */
  | { readonly kind: "liberties"; readonly vertex: Vertex }
  /** Keys for what there are buttons for elsewhere. */
  | { readonly kind: "pass" | "undo" | "redo" | "help" };

export const EMPTY_VIEW: View = { size: [19, 19], stones: /* @__PURE__ */ new Uint8Array(361) };

/** The colour on a point: 0 where there is no stone. */
export function stoneAt(view: View, vertex: Vertex): number {
  return view.stones[vertex[1] * view.size[0] + vertex[0]] ?? 0;
}
