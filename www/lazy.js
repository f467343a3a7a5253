/** What is loaded when it is first wanted. */

import { say } from "./i18n.js";

/** @typedef {import("./session.js").Session} Session */

/**
 * A part of the page; null where it can't be had now, which is said.
 *
 * @template T
 * @param {Session} session
 * @param {() => Promise<T>} load
 * @returns {Promise<T | null>}
 */
export async function later(session, load) {
  try {
    return await load();
  } catch (error) {
    console.warn(error);
    session.report(say().notLoaded);
    return null;
  }
}

/** @type {Map<string, Promise<void>>} */
const styles = new Map();

/** The rules of style that a part has of its own. @param {URL} url */
export function style(url) {
  const known = styles.get(url.href);
  if (known !== undefined) return known;
  const loading = /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = url.href;
      link.addEventListener("load", () => resolve());
      link.addEventListener("error", () => {
        link.remove();
        styles.delete(url.href);
        reject(new Error(`no style at ${url.href}`));
      });
      document.head.append(link);
    })
  );
  styles.set(url.href, loading);
  return loading;
}
