/** Pauses: the game adjourned and gone on with, the readings of the clock, play given up; and the sealed move. */

import { button, byId, setText, setUnavailable } from "./dom.js";
import { say } from "./i18n.js";
import { close } from "./referee.js";
import { listenToSealed, showSealed } from "./sealed.js";

/** @typedef {import("./session.js").Session} Session */

const COLORS = /** @type {const} */ (["black", "white"]);
const MINUTE = 60_000;

const panel = byId("paused", HTMLElement);
const pausedText = byId("paused-text", HTMLElement);
const usedText = byId("paused-used", HTMLElement);
const readings = { black: button("reading-black"), white: button("reading-white") };
const goOn = button("go-on");
const used = { black: byId("used-black", HTMLInputElement), white: byId("used-white", HTMLInputElement) };
const giveUp = { black: button("give-up-black"), white: button("give-up-white") };

/** @param {Session} session */
export function listenToPause(session) {
  button("adjourn").addEventListener("click", () => {
    const [black, white] = COLORS.map((color) => Math.round(used[color].valueAsNumber * MINUTE));
    const isGiven = Number.isFinite(black) && Number.isFinite(white);
    const options = isGiven ? { usedMs: { black: Number(black), white: Number(white) } } : {};
    close(
      session.act((game) => game.adjourn(options)),
      session,
    );
  });
  goOn.addEventListener("click", () => session.act((game) => game.endAdjournment()));
  for (const color of COLORS) {
    readings[color].addEventListener("click", () => {
      if (readings[color].getAttribute("aria-disabled") !== "true") session.act((game) => game.confirm(color));
    });
    giveUp[color].addEventListener("click", () => {
      close(
        session.act((game) => game.giveUpPlay(color, { clock: "absolute" })),
        session,
      );
    });
  }
  listenToSealed(session);
}

/** Puts the words of the language in force into what names a side. */
function translatePause() {
  const words = say();
  for (const color of COLORS) {
    setText(byId(`used-${color}-text`, HTMLElement), words.usedBy({ color }));
    setText(giveUp[color], words.giveUpBy({ color }));
  }
}

/** @param {Session} session */
export function showPause(session) {
  const words = say();
  const { game } = session;
  const { adjourned, sealed } = game;
  translatePause();
  panel.hidden = adjourned === null && sealed === null;
  const readingsGiven = adjourned?.usedMs ?? null;
  setText(pausedText, adjourned === null ? "" : words.adjournedText);
  setText(
    usedText,
    readingsGiven === null
      ? ""
      : words.usedText({
          black: String(readingsGiven.black / MINUTE),
          white: String(readingsGiven.white / MINUTE),
        }),
  );
  for (const color of COLORS) {
    const isDone = adjourned?.confirmed[color] ?? false;
    readings[color].hidden = readingsGiven === null;
    readings[color].classList.toggle("is-done", isDone);
    setText(readings[color], words.readingBy({ color, isDone }));
    setUnavailable(readings[color], isDone);
  }
  byId("give-up", HTMLElement).hidden = game.rules.giveUpPlay === "none";
  goOn.hidden = adjourned === null;
  showSealed(session);
}
