/** What the person has set on this page, and keeping it on the device. Knows no page. */

/** @typedef {"auto" | "wood" | "flat" | "dark" | "high-contrast" | "print"} BoardLook */
/** @typedef {"auto" | "light" | "dark"} PageLook */
/** @typedef {"a1" | "numeric" | "cjk" | "none"} Naming */
/** @typedef {"auto" | "always" | "never"} Confirming */
/** @typedef {"ring" | "number" | "none"} LastMark */
/**
 * `speed` is how long a move stays while a record plays by itself, in seconds; `volume` is from 0 to 1.
 *
 * @typedef {{
 *   board: BoardLook, page: PageLook, coordinates: Naming, confirm: Confirming, lastMove: LastMark,
 *   letters: boolean, sounds: boolean, volume: number, haptics: boolean, speed: number, stopsAtComments: boolean,
 * }} Settings
 */

const KEY = "lanke.settings";

/** What each choice is made from. */
export const CHOICES = /** @type {const} */ ({
  board: ["auto", "wood", "flat", "dark", "high-contrast", "print"],
  page: ["auto", "light", "dark"],
  coordinates: ["a1", "numeric", "cjk", "none"],
  confirm: ["auto", "always", "never"],
  lastMove: ["ring", "number", "none"],
});

/** How long a move may stay, in seconds. */
export const SPEEDS = [0.5, 1, 1.5, 2, 3, 5];

/** @type {Readonly<Settings>} */
export const DEFAULTS = {
  board: "auto",
  page: "auto",
  coordinates: "a1",
  confirm: "auto",
  lastMove: "ring",
  letters: true,
  sounds: false,
  volume: 0.6,
  haptics: false,
  speed: 1,
  stopsAtComments: true,
};

/** @type {Readonly<Settings>} */
let now = read();
/** @type {Set<() => void>} */
const listeners = new Set();

/** What is set now. */
export function settings() {
  return now;
}

/**
 * Sets some of it, and keeps it.
 *
 * @param {Partial<Settings>} part
 * @returns {boolean} whether the device has kept it
 */
export function change(part) {
  now = { ...now, ...part };
  let isKept = true;
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    isKept = false;
  }
  for (const listener of listeners) listener();
  return isKept;
}

/** Told whenever anything is set otherwise, here or in another tab. @param {() => void} listener */
export function onSettings(listener) {
  listeners.add(listener);
}

// In Node, where only what is pure is tested, there is no such event.
globalThis.addEventListener?.("storage", (event) => {
  if (event.key !== KEY && event.key !== null) return;
  now = read();
  for (const listener of listeners) listener();
});

/** What the device has kept, as far as it can be used. @returns {Settings} */
function read() {
  let text = null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    // Storage may be refused altogether.
  }
  return understood(text);
}

/**
 * The settings in a text; the default for all that is missing or is nothing that can be set.
 *
 * @param {string | null} text
 * @returns {Settings}
 */
export function understood(text) {
  /** @type {unknown} */
  let found = null;
  try {
    found = JSON.parse(text ?? "null");
  } catch {
    // Something else has written there.
  }
  if (typeof found !== "object" || found === null) return { ...DEFAULTS };
  const isKnown = (/** @type {[string, unknown]} */ [key, value]) => {
    if (!Object.hasOwn(DEFAULTS, key)) return false;
    if (Object.hasOwn(CHOICES, key)) {
      const choices = CHOICES[/** @type {keyof typeof CHOICES} */ (key)];
      return /** @type {readonly unknown[]} */ (choices).includes(value);
    }
    if (key === "speed") return SPEEDS.some((speed) => speed === value);
    if (key === "volume") return typeof value === "number" && value >= 0 && value <= 1;
    return typeof value === "boolean";
  };
  return { ...DEFAULTS, ...Object.fromEntries(Object.entries(found).filter(isKnown)) };
}
