// Storage as a browser has it where a person has forbidden it, or where there is no more room.

/**
 * From the next load on.
 *
 * @param {import("playwright-core").Page} page
 * @param {"SecurityError" | "QuotaExceededError"} error
 */
export const denyStorage = (page, error) =>
  page.addInitScript((kind) => {
    const deny = () => {
      throw new DOMException("no", kind);
    };
    if (kind === "SecurityError") {
      for (const store of ["localStorage", "sessionStorage"]) Object.defineProperty(window, store, { get: deny });
    } else Storage.prototype.setItem = deny;
  }, error);
