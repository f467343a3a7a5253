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
      // Sideways, and where there is no further move, the page scrolls.
      const { number, total } = session.progress;
      const isOver = event.deltaY < 0 ? number === 0 : number === total;
      if (isOver || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
        turned = 0;
        return;
      }
      event.preventDefault();
      if (turned * event.deltaY < 0) turned = 0;
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
