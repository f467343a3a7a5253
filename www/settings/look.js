/** How the page and the board look: as set, else as the system has it. */

import { contrastTheme, darkTheme, flatTheme, lightTheme, printTheme, systemTheme } from "../lanke/board/index.js";
import { onSettings, settings } from "./settings.js";

/** @typedef {import("../lanke/board/index.js").Theme} Theme */

/** @type {Readonly<Record<Exclude<import("./settings.js").BoardLook, "auto">, Theme>>} */
export const THEMES = {
  wood: lightTheme,
  flat: flatTheme,
  dark: darkTheme,
  "high-contrast": contrastTheme,
  print: printTheme,
};

const forced = matchMedia("(forced-colors: active)");
const contrast = matchMedia("(prefers-contrast: more)");
const dark = matchMedia("(prefers-color-scheme: dark)");

/** The colour of the browser's own bars, by the scheme that each is for. */
const bars = [...document.querySelectorAll("meta[name=theme-color]")].map((node) => ({
  node,
  own: node.getAttribute("content") ?? "",
  scheme: node.getAttribute("media")?.includes("dark") ? "dark" : "light",
}));

/** Whether the page is dark now. */
function isDark() {
  const { page } = settings();
  return page === "auto" ? dark.matches : page === "dark";
}

/** The board's theme where none is chosen. */
export function automaticTheme() {
  if (forced.matches) return systemTheme;
  if (contrast.matches) return contrastTheme;
  return isDark() ? darkTheme : lightTheme;
}

/** @returns {Theme} */
export function boardTheme() {
  const { board } = settings();
  return board === "auto" ? automaticTheme() : THEMES[board];
}

/** Brings the page into the look that is set. */
function dressPage() {
  const { page } = settings();
  if (page === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = page;
  const chosen = bars.find(({ scheme }) => scheme === page);
  for (const { node, own } of bars) node.setAttribute("content", chosen?.own ?? own);
}

/** Told when the page or the board has to look otherwise. @param {() => void} listener */
export function onLook(listener) {
  const follow = () => {
    dressPage();
    listener();
  };
  for (const media of [forced, contrast, dark]) media.addEventListener("change", follow);
  onSettings(follow);
  dressPage();
}
