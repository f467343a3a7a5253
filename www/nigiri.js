/** Nigiri in the new-game dialog: a handful is held unseen, the other side says odd or even, and the names are set. */

import { button, byId, setText } from "./dom.js";
import { say } from "./i18n.js";
import { commitment, nigiri } from "./lanke/play/slim.js";

/** Half of the white stones would be too many to hold. */
const MOST_HELD = 20;
const SALT_BYTES = 16;

const holder = byId("nigiri-holder", HTMLInputElement);
const guesser = byId("nigiri-guesser", HTMLInputElement);
const take = button("nigiri-take");
const odd = button("nigiri-odd");
const even = button("nigiri-even");
const text = byId("nigiri-text", HTMLElement);
const names = { black: byId("name-black", HTMLInputElement), white: byId("name-white", HTMLInputElement) };

/** The handful, unseen until it is guessed. @type {{ held: number, salt: string } | null} */
let hidden = null;
/** What is said, in the language in force. @type {(() => string) | null} */
let said = null;

export function listenToNigiri() {
  take.addEventListener("click", () => {
    const bytes = crypto.getRandomValues(new Uint8Array(SALT_BYTES + 1));
    const salt = Array.from(bytes.subarray(1), (byte) => byte.toString(16).padStart(2, "0")).join("");
    // 240 is the last multiple of 20 in a byte: every number of stones is as likely as any other.
    const byte = Array.from(crypto.getRandomValues(new Uint8Array(64))).find((value) => value < 12 * MOST_HELD) ?? 0;
    const held = 1 + (byte % MOST_HELD);
    hidden = { held, salt };
    const sealed = commitment(String(held), salt);
    show(() => say().nigiriHeld({ commitment: sealed }));
    odd.focus();
  });
  odd.addEventListener("click", () => guess(1));
  even.addEventListener("click", () => guess(2));
}

/** Says again what was said, in the language in force. */
export function translateNigiri() {
  if (said !== null) setText(text, said());
}

/** @param {1 | 2} shown */
function guess(shown) {
  if (hidden === null) return;
  const { held, salt } = hidden;
  hidden = null;
  const first = holder.value.trim();
  const second = guesser.value.trim();
  const isHolder = nigiri(held, shown) === "holder";
  const nameOf = (/** @type {boolean} */ isHolders) =>
    isHolders ? first || say().holderName : second || say().guesserName;
  names.black.value = isHolder ? first : second;
  names.white.value = isHolder ? second : first;
  show(() => say().nigiriResult({ held, salt, isRight: !isHolder, black: nameOf(isHolder), white: nameOf(!isHolder) }));
  take.focus();
}

/** @param {() => string} words */
function show(words) {
  said = words;
  setText(text, words());
  take.hidden = hidden !== null;
  odd.hidden = hidden === null;
  even.hidden = hidden === null;
}
