/** Properties that are attributes, and properties that were set before the element was defined. */

import { SWITCHES, TEXTS } from "./attributes.js";

/** The attributes as properties: `""` where one is not set. */
export interface PropertyNames {
  /** Lines: `"19"`, `"13x9"`. */
  size: string;
  /** The name of a set of rules; `"chinese-2002"` by default. */
  rules: string;
  /** In points (`"7.5"`) or 子 (`"3 3/4 zi"`); that of the rules by default. */
  komi: string;
  /** How many stones, or their points (`"D4 Q16"`). */
  handicap: string;
  /** `"a1"` (the default), `"numeric"`, `"cjk"`, `"none"`. */
  coordinates: string;
  /** Degrees clockwise: `"0"` (the default), `"90"`, `"180"`, `"270"`; or whose side is below: `"black"`, `"white"`. */
  orientation: string;
  /** `"wood"` (the default), `"flat"`, `"dark"`, `"high-contrast"`, `"print"`, `"auto"`. */
  theme: string;
  /** Whether a finger's first tap only aims: `"auto"` (on small cells, the default), `"always"`, `"never"`. */
  confirm: string;
  /** The part of the board that is shown, by two corners: `"K1 T10"`. */
  view: string;
  /** Where a record is opened: after so many moves, or `"end"`. */
  move: string;
  /** Numbers on the stones of the latest moves: how many, or `"all"`. */
  numbers: string;
  /** `"off"` leaves the letters P, U, R, H and L to the page. */
  shortcuts: string;
  /** Whether nothing may be played. A record can still be gone through. */
  readonly: boolean;
  /** Whether there are buttons and the score below the board. */
  controls: boolean;
  /** Whether a field below the board takes moves as text. */
  entry: boolean;
}

/** Defines the properties on a prototype. */
export function reflect(prototype: HTMLElement & PropertyNames): void {
  for (const name of [...TEXTS, ...SWITCHES]) {
    const isSwitch = SWITCHES.some((one) => one === name);
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Element): string | boolean {
        const text = this.getAttribute(name);
        return isSwitch ? text !== null : (text ?? "");
      },
      set(this: Element, value: unknown) {
        if (isSwitch) this.toggleAttribute(name, Boolean(value));
        else if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, String(value));
      },
    });
  }
}

/** Takes what was set on the element before it was defined, and would hide the property. */
export function takeEarly(element: HTMLElement): void {
  for (const name of [...TEXTS, ...SWITCHES, "game", "record", "node", "overlay"]) {
    if (!Object.hasOwn(element, name)) continue;
    const early = Object.getOwnPropertyDescriptor(element, name)?.value;
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, early);
  }
}
