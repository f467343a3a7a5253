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

/** The custom properties that are read whenever the board is drawn. */
export const PROPERTIES = [
  "--go-board-color",
  "--go-line-color",
  "--go-label-color",
  "--go-black",
  "--go-white",
  "--go-mark",
  "--go-alert",
  "--go-territory-black",
  "--go-territory-white",
  "--go-font",
] as const;

type Property = (typeof PROPERTIES)[number];

/** The media that a theme hangs on. */
export const MEDIA = ["(forced-colors: active)", "(prefers-color-scheme: dark)"] as const;

/** Remembers the theme made last, so that the same answers give the same object. */
export class Look {
  #key = "";
  #theme: Theme = lightTheme;

  of(element: Element, name: (typeof THEMES)[number]): Theme {
    const [forced, dark] = MEDIA.map((query) => matchMedia(query).matches);
    const style = getComputedStyle(element);
    const values = PROPERTIES.map((property) => style.getPropertyValue(property).trim());
    const chosen = name === "auto" ? (dark ? "dark" : "wood") : name;
    const key = [forced, chosen, ...values].join("|");
    if (key === this.#key) return this.#theme;
    this.#key = key;
    const given = new Map(PROPERTIES.map((property, place) => [property, values[place] ?? ""]));
    this.#theme = forced ? systemTheme : withProperties(NAMED[chosen], (property) => given.get(property) || undefined);
    return this.#theme;
  }
}

function withProperties(base: Theme, read: (property: Property) => string | undefined): Theme {
  const label = read("--go-label-color") ?? read("--go-line-color");
  return {
    ...base,
    wood: read("--go-board-color") ?? base.wood,
    line: read("--go-line-color") ?? base.line,
    label: label ?? base.label,
    black: stoneWith(base.black, read("--go-black")),
    white: stoneWith(base.white, read("--go-white")),
    mark: read("--go-mark") ?? base.mark,
    alert: read("--go-alert") ?? base.alert,
    blackTerritory: [read("--go-territory-black") ?? base.blackTerritory[0], base.blackTerritory[1]],
    whiteTerritory: [read("--go-territory-white") ?? base.whiteTerritory[0], base.whiteTerritory[1]],
    font: read("--go-font") ?? base.font,
  };
}

/** A colour of one's own makes the stone plain. */
function stoneWith(base: StonePaint, color: string | undefined): StonePaint {
  return color === undefined ? base : plainStone(color, base.edge, base.mark);
}
