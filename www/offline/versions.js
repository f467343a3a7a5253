/**
 * The page without a network, and new versions of it: told, never brought in under a game. Only the page that was built for a
 * host has this; in `www/` itself no file changes its name when it changes.
 */

import { button, byId } from "../dom.js";

const notice = byId("version", HTMLElement);

/** Once nothing else is to be loaded, keeps all the page's files for when there is no network. */
export function listenToVersions() {
  const meta = document.querySelector('meta[name="offline"]');
  if (!(meta instanceof HTMLMetaElement) || !("serviceWorker" in navigator)) return;
  button("version-reload").addEventListener("click", () => location.reload());
  const start = () => whenIdle(() => keep(meta.content, meta.dataset.version ?? ""));
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

/** @param {string} script @param {string} version of this page */
async function keep(script, version) {
  try {
    const registration = await navigator.serviceWorker.register(script, { updateViaCache: "none" });
    const look = () => {
      if (registration.waiting !== null) askFor(registration.waiting, version);
    };
    look();
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", look);
    });
    // A page that is open for days.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") registration.update().catch(() => {});
    });
  } catch {
    // Not everywhere may a page keep files: then it needs the network, as before.
  }
}

/**
 * Asks what waits to take over which version it is. It may be that of this page, which came from the network.
 *
 * @param {ServiceWorker} worker
 * @param {string} version
 */
function askFor(worker, version) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    notice.hidden = data === version;
    port1.close();
  };
  worker.postMessage(version, [port2]);
}

/** @param {() => void} run */
function whenIdle(run) {
  if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: 5000 });
  else setTimeout(run, 1000);
}
