/** Work that can wait until things come to rest. */

/** As long as calls come quicker than this, only the last one counts, in milliseconds. */
const REST = 120;

/**
 * Does at once what comes alone; of calls in quick succession the last one, when they end.
 *
 * @template T
 * @param {(what: T) => void} does
 * @returns {(what: T) => void}
 */
export function restful(does) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let last = Number.NEGATIVE_INFINITY;
  return (what) => {
    const now = performance.now();
    const isAlone = now - last > REST;
    last = now;
    clearTimeout(timer);
    if (isAlone) does(what);
    else timer = setTimeout(does, REST, what);
  };
}
