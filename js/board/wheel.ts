/** The wheel as steps through moves, while the board has the focus. */

/** How far the wheel turns for one step, in CSS pixels: a notch of most. */
const NOTCH = 60;

/**
 * Listens to the wheel over `frame` as long as the focus is in it; else, sideways and where there is no further step, the page
 * scrolls as ever. `step` says whether there is a step in this direction (1 or -1); with `isDone` it makes it, too.
 */
export function holdWheel(frame: HTMLElement, step: (by: 1 | -1, isDone: boolean) => boolean): void {
  let turned = 0;
  const onWheel = (event: WheelEvent): void => {
    const { deltaX, deltaY } = event;
    // With Ctrl it is the browser's zoom.
    if (event.ctrlKey || Math.abs(deltaX) >= Math.abs(deltaY)) return;
    const by = deltaY > 0 ? 1 : -1;
    if (by * turned < 0) turned = 0;
    if (!step(by, false)) {
      turned = 0;
      return;
    }
    event.preventDefault();
    // Lines and pages count as the usual pixels.
    turned += event.deltaMode === 0 ? deltaY : by * NOTCH;
    if (Math.abs(turned) < NOTCH) return;
    turned = 0;
    step(by, true);
  };
  // Without the focus nothing listens, so that scrolling waits for nobody.
  frame.addEventListener("focusin", () => frame.addEventListener("wheel", onWheel, { passive: false }));
  frame.addEventListener("focusout", () => {
    frame.removeEventListener("wheel", onWheel);
    turned = 0;
  });
}
