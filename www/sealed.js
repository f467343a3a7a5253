/** The sealed move: written down unseen, kept with the game, opened when play goes on. */

import { button, byId, make, setText } from "./dom.js";
import { pointNamed } from "./entry/point-named.js";
import { say } from "./i18n.js";
import { isKept, keepNow } from "./keep/index.js";
import { commitment, formatGtp, GoError } from "./lanke/play/slim.js";
import { close, sentence } from "./referee.js";
import { settings } from "./settings/settings.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./lanke/index.js").Effect} Effect */

const SALT_BYTES = 16;

const said = byId("sealed-text", HTMLElement);
const where = byId("sealed-note", HTMLElement);
const sealChoices = byId("seal-choices", HTMLElement);
const open = button("open-seal");
const note = byId("seal-note", HTMLInputElement);
const hint = byId("seal-hint", HTMLElement);

/** @param {Session} session */
export function listenToSealed(session) {
  button("seal").addEventListener("click", () => seal(session));
  open.addEventListener("click", () => openSeal(session, null));
}

/** @param {Session} session */
export function showSealed(session) {
  const words = say();
  const { game, secrets } = session;
  const { adjourned, sealed } = game;
  const isTrue = noteOf(session) !== undefined;
  setText(hint, words.sealHint({ color: game.turn, isKept: isKept() }));
  const kept =
    secrets.length === 0 ? words.sealLost : isTrue ? words.sealNotes[isKept() ? "kept" : "memory"] : words.sealWrong;
  setText(said, sealed === null ? "" : words.sealedText({ color: sealed.by, commitment: sealed.commitment }));
  setText(where, sealed === null ? "" : kept);
  if (sealed === null) sealChoices.replaceChildren();
  open.hidden = sealed === null || adjourned !== null || !isTrue || sealChoices.hasChildNodes();
}

/**
 * The very note that was sealed, if the page has it: notes may have been kept on the device, where they can be changed. A
 * game has one for each time that it was adjourned so, and one may go back to any of these.
 *
 * @param {Session} session
 */
function noteOf({ game, secrets }) {
  const { sealed } = game;
  if (sealed === null) return undefined;
  return secrets.find(({ note, salt }) => {
    try {
      return commitment(note, salt) === sealed.commitment;
    } catch (error) {
      // What is no note at all.
      if (!(error instanceof GoError)) throw error;
      return false;
    }
  });
}

/**
 * Takes the move unseen: what is shown is only what it will have to agree with.
 *
 * @param {Session} session
 */
function seal(session) {
  const bytes = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const salt = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const written = note.value.trim();
  if (written === "") {
    note.focus();
    setText(byId("referee-alert", HTMLElement), say().sealEmpty);
    return;
  }
  const { size } = session;
  // A point in the names that the board shows is sealed as everybody reads it, whatever they are when it is opened.
  const point = pointNamed(written, { size, coordinates: settings().coordinates });
  const secret = { note: point === null ? written : formatGtp(point, size), salt };
  note.value = "";
  const isDone = session.act((game) => game.seal(game.turn, commitment(secret.note, secret.salt)));
  if (isDone) {
    session.keep(secret);
    // At once: what is said of it is to be so.
    keepNow(session);
  }
  close(isDone, session);
}

/**
 * @param {Session} session
 * @param {Effect | null} choice what the referee says of a note that can't be read
 */
function openSeal(session, choice) {
  const secret = noteOf(session);
  if (secret === undefined) return;
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
  showSealed(session);
}
