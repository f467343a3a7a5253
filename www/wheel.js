/** The wheel steps through a record, while the board has the focus: the page scrolls as ever otherwise. */

/** @typedef {import("./session.js").Session} Session */

/** A notch of a wheel, in pixels; fine wheels and pads send parts of it. */
const NOTCH = 60;

/** @param {Session} session @param {HTMLElement} board */
export function listenToWheel(session, board) {
  let turned = 0;
  board.addEventListener(
    "wheel",
    (event) => {
      // With Ctrl it is the browser's zoom.
      if (!session.isReading || !board.contains(document.activeElement) || event.ctrlKey) return;
      event.preventDefault();
      turned += event.deltaMode === 0 ? event.deltaY : event.deltaY * NOTCH;
      const steps = Math.trunc(turned / NOTCH);
      if (steps === 0) return;
      turned -= steps * NOTCH;
      session.step(Math.sign(steps));
    },
    { passive: false },
  );
  board.addEventListener("focusout", () => {
    turned = 0;
  });
}
