/** The first moments of the page: what is pressed before all of it is there, and how soon it was. */

/** Buttons that work from the first moment. */
const WORKS = "#steps, #undo, #redo, #pass, #mark, #rejoin";

/**
 * Remembers the button that is pressed last while nothing listens to it as yet; gives what presses it again.
 *
 * @returns {() => void}
 */
export function pressedMeanwhile() {
  const stop = new AbortController();
  /** @type {HTMLElement | null} */
  let last = null;
  document.addEventListener(
    "click",
    ({ target }) => {
      const node = target instanceof Element ? target.closest("button") : null;
      if (node !== null && node.closest(WORKS) === null) last = node;
    },
    { capture: true, signal: stop.signal },
  );
  return () => {
    stop.abort();
    last?.click();
  };
}

/**
 * For who measures how soon the page is there.
 *
 * @param {string} name
 */
export function markOnce(name) {
  if (performance.getEntriesByName(name).length === 0) performance.mark(name);
}
