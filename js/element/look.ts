/** The theme that an element has now: by its attribute, its custom properties, and the colours that a person forces. */

import { darkTheme, lightTheme, type StonePaint, type Theme } from "../board/theme.js";
import { contrastTheme, flatTheme, plainStone, printTheme, systemTheme } from "../board/themes.js";

/** The themes by name; `"auto"` is wood by day or by lamplight, as the page's colour scheme asks. */
export const THEMES = ["wood", "flat", "dark", "high-contrast", "print", "auto"] as const;

const NAMED: Readonly<Record<Exclude<(typeof THEMES)[number], "auto">, Theme>> = {
  wood: lightTheme,
  flat: flatTheme,
  dark: darkTheme,
  "high-contrast": contrastTheme,
  print: printTheme,
};

/** The custom properties that are read whenever the board is drawn, by what they stand for. */
const PROPERTIES = {
  wood: "--go-board-color",
  line: "--go-line-color",
  label: "--go-label-color",
  mark: "--go-mark",
  alert: "--go-alert",
  font: "--go-font",
  black: "--go-black",
  white: "--go-white",
  blackTerritory: "--go-territory-black",
  whiteTerritory: "--go-territory-white",
} as const;

type Given = { -readonly [Name in keyof typeof PROPERTIES]?: string };

/** The media that a theme hangs on. */
export const MEDIA = ["(forced-colors: active)", "(prefers-color-scheme: dark)"] as const;

/** Remembers the theme made last, so that the same answers give the same object. */
export class Look {
  #key = "";
  #theme: Theme = lightTheme;

  of(element: Element, name: (typeof THEMES)[number]): Theme {
    const [forced, dark] = MEDIA.map((query) => matchMedia(query).matches);
    const style = getComputedStyle(element);
    const given: Given = {};
    for (const [name, property] of Object.entries(PROPERTIES)) {
      const value = style.getPropertyValue(property).trim();
      if (value !== "") given[name as keyof Given] = value;
    }
    const chosen = name === "auto" ? (dark ? "dark" : "wood") : name;
    const key = JSON.stringify([forced, chosen, given]);
    if (key === this.#key) return this.#theme;
    this.#key = key;
    this.#theme = forced ? systemTheme : withProperties(NAMED[chosen], given);
    return this.#theme;
  }
}

/** A colour of one's own makes a stone plain. */
function withProperties(base: Theme, given: Given): Theme {
  const { black, white, blackTerritory, whiteTerritory, ...plain } = given;
  const stone = (paint: StonePaint, color: string | undefined): StonePaint =>
    color === undefined ? paint : plainStone(color, paint.edge, paint.mark);
  return {
    ...base,
    label: plain.line ?? base.label,
    ...plain,
    black: stone(base.black, black),
    white: stone(base.white, white),
    blackTerritory: [blackTerritory ?? base.blackTerritory[0], base.blackTerritory[1]],
    whiteTerritory: [whiteTerritory ?? base.whiteTerritory[0], base.whiteTerritory[1]],
  };
}
