/** Pauses: the game adjourned and gone on with, the readings of the clock, and the sealed move. */

import { button, byId, make, setText, setUnavailable } from "./dom.js";
import { say } from "./i18n.js";
import { commitment } from "./lanke/play/slim.js";
import { close, sentence } from "./referee.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./lanke/index.js").Effect} Effect */

const COLORS = /** @type {const} */ (["black", "white"]);
const SALT_BYTES = 16;
const MINUTE = 60_000;

const panel = byId("paused", HTMLElement);
const pausedText = byId("paused-text", HTMLElement);
const usedText = byId("paused-used", HTMLElement);
const readings = { black: button("reading-black"), white: button("reading-white") };
const goOn = button("go-on");
const sealedText = byId("sealed-text", HTMLElement);
const sealChoices = byId("seal-choices", HTMLElement);
const open = button("open-seal");
const used = { black: byId("used-black", HTMLInputElement), white: byId("used-white", HTMLInputElement) };
const note = byId("seal-note", HTMLInputElement);
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
  button("seal").addEventListener("click", () => seal(session));
  open.addEventListener("click", () => openSeal(session, null));
}

/** Puts the words of the language in force into what names a side. @param {Session} session */
export function translatePause({ game }) {
  const words = say();
  for (const color of COLORS) {
    setText(byId(`used-${color}-text`, HTMLElement), words.usedBy({ color }));
    setText(giveUp[color], words.giveUpBy({ color }));
  }
  setText(byId("seal-hint", HTMLElement), words.sealHint({ color: game.turn }));
}

/** @param {Session} session */
export function showPause(session) {
  const words = say();
  const { game } = session;
  const { adjourned, sealed } = game;
  translatePause(session);
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
  setText(
    sealedText,
    sealed === null
      ? ""
      : [
          words.sealedText({ color: sealed.by, commitment: sealed.commitment }),
          session.secret === null ? words.sealLost : words.sealMemory,
        ].join(" "),
  );
  open.hidden = sealed === null || adjourned !== null || session.secret === null || sealChoices.hasChildNodes();
  if (sealed === null) sealChoices.replaceChildren();
}

/**
 * Takes the move unseen: what is shown is only what it will have to agree with.
 *
 * @param {Session} session
 */
function seal(session) {
  const bytes = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const salt = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const secret = { note: note.value.trim(), salt };
  if (secret.note === "") {
    note.focus();
    setText(byId("referee-alert", HTMLElement), say().sealEmpty);
    return;
  }
  note.value = "";
  const isDone = session.act((game) => game.seal(game.turn, commitment(secret.note, secret.salt)));
  if (isDone) session.keep(secret);
  close(isDone, session);
}

/**
 * @param {Session} session
 * @param {Effect | null} choice what the referee says of a note that can't be read
 */
function openSeal(session, choice) {
  const { secret } = session;
  if (secret === null) return;
  /** @type {"played" | "lost-turn" | "ruled"} */
  let done = "played";
  const isDone = session.act((game) => {
    done = game.openSealed({ ...secret, ...(choice === null ? {} : { choice }) });
  });
  // It is kept: one may go back to where it was sealed, and open it again.
  if (isDone) {
    sealChoices.replaceChildren();
    session.tell(() => say().sealOpened[done]);
  } else if (session.fault === "choice") askReferee(session, secret.note);
}

/**
 * The note names no point: what becomes of it is for the referee.
 *
 * @param {Session} session
 * @param {string} written
 */
function askReferee(session, written) {
  const words = say();
  const by = session.game.sealed?.by ?? session.game.turn;
  const { choices } = session.game.ruling({ act: "unreadable-seal", by });
  sealChoices.replaceChildren(
    make("p", {}, words.sealUnreadable({ note: written })),
    ...choices.map((effect) => {
      const node = make("button", { class: "button", type: "button", value: effect }, sentence(words.effects[effect]));
      node.addEventListener("click", () => openSeal(session, effect));
      return node;
    }),
  );
  showPause(session);
}
