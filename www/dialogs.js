/** The questions that buttons ask: how to start a new game, and whether to resign. */

import { button, byId, setText } from "./dom.js";
import { say } from "./i18n.js";
import { later } from "./lazy.js";
import { listenToPlacing } from "./new-game/placing.js";

/** @typedef {import("./session.js").Session} Session */

const resignDialog = byId("resign-dialog", HTMLDialogElement);
const resignTitle = byId("resign-title", HTMLElement);
const resignText = byId("resign-text", HTMLElement);

/** @param {Session} session */
export function listenToDialogs(session) {
  listenToPlacing(session);
  button("new").addEventListener("click", async () => {
    const part = await later(session, () => import("./new-game/dialog.js"));
    part?.openNewGame(session);
  });
  button("resign").addEventListener("click", () => {
    const { phase, turn } = session.game;
    if (phase !== "play") return;
    setText(resignTitle, say().resignTitle({ color: turn }));
    setText(resignText, say().resignText({ color: turn }));
    resignDialog.showModal();
  });
  // No submit button, so that Enter means the other one.
  resignDialog.querySelector('button[value="cancel"]')?.addEventListener("click", () => resignDialog.close());
  resignDialog.addEventListener("submit", ({ submitter }) => {
    if (submitter instanceof HTMLButtonElement && submitter.value === "resign") session.resign();
  });
}
