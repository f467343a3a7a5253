/** The button that lets a record play by itself, and how long each move stays. */

import { button, byId, make } from "../dom.js";
import { say } from "../i18n.js";
import { later } from "../lazy.js";
import { change, settings, SPEEDS } from "../settings/settings.js";

/** @typedef {import("../session.js").Session} Session */

const bar = byId("steps", HTMLElement);
const play = button("autoplay");
const slider = byId("slider", HTMLInputElement);
const speed = byId("speed", HTMLSelectElement);

/** Loaded when it is first wanted. @type {import("./player.js").Player | null} */
let player = null;

/** @param {Session} session */
export function listenToAutoplay(session) {
  const toggle = async () => {
    if (play.getAttribute("aria-disabled") === "true") return;
    if (player === null) {
      const part = await later(session, () => import("./player.js"));
      if (part === null) return;
      player ??= new part.Player(session, isOwn, () => showAutoplay(session));
    }
    player.toggle();
  };
  play.addEventListener("click", toggle);
  // A button in the row does what it is for; anywhere else in it Space plays and pauses.
  bar.addEventListener("keydown", (event) => {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.repeat;
    if (event.key !== " " || !isPlain || event.target !== slider || play.hidden) return;
    event.preventDefault();
    toggle();
  });
  speed.addEventListener("change", () => {
    change({ speed: Number(speed.value) });
    player?.restart();
  });
}

/** Whether something is done to these fields, which plays, pauses or sets the speed by itself. @param {Event} event */
function isOwn(event) {
  const isIn = (/** @type {HTMLElement} */ node) => event.target instanceof Node && node.contains(event.target);
  if (event instanceof KeyboardEvent) {
    if (isIn(play)) return event.key === " " || event.key === "Enter";
    return isIn(speed) || (isIn(slider) && event.key === " ");
  }
  return event.type === "pointerdown" && (isIn(play) || isIn(speed));
}

/** @param {Session} session */
export function showAutoplay(session) {
  const words = say();
  const { isReading, progress, game, left } = session;
  const isPlaying = player?.isPlaying ?? false;
  // What can be stepped through without changing it: a record, or a game that has its result.
  play.hidden = speed.hidden = !isReading && !(game.phase === "over" && left === null);
  play.setAttribute("aria-disabled", String(progress.total === 0));
  play.classList.toggle("is-playing", isPlaying);
  const name = isPlaying ? words.autoplayPause : words.autoplay;
  play.setAttribute("aria-label", name);
  play.title = name;
  if (speed.dataset.language !== words.language) {
    speed.dataset.language = words.language;
    speed.replaceChildren(
      ...SPEEDS.map((seconds) => make("option", { value: String(seconds) }, words.speedText({ seconds }))),
    );
    speed.setAttribute("aria-label", words.speed);
    speed.title = words.speed;
  }
  speed.value = String(settings().speed);
  player?.follow();
}
