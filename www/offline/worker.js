/**
 * Keeps the page's files, so that it opens without a network. `scripts/site.mjs` makes `sw.js` of it and puts in the list of
 * files and the version; it has a scope of its own folder and asks nothing of others.
 */

/** All files of the page, relative to it; `./` is the page. @type {readonly string[]} */
// @ts-expect-error put in when the page is built
const FILES = __FILES__;
/** @type {string} */
// @ts-expect-error likewise
const VERSION = __VERSION__;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const { scope } = worker.registration;
/** Caches are shared by all that one host serves. */
const OURS = `lanke ${scope} `;
const CACHE = OURS + VERSION;
/** Longer than this nobody waits for the newest page, in milliseconds. */
const PATIENCE = 4000;

const kept = new Set(FILES.map((file) => new URL(file, scope).href));

worker.addEventListener("install", (event) => {
  // What has its hash in its name can come from the browser's own cache: the page has just loaded it.
  const requests = FILES.map((file) => {
    return new Request(new URL(file, scope), { cache: file.startsWith("assets/") ? "default" : "no-cache" });
  });
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(dropOld().then(() => worker.clients.claim()));
});

// The page tells its version and is told ours. Where it is the same, and no other page is open, nothing needs the old files.
worker.addEventListener("message", (event) => {
  event.ports[0]?.postMessage(VERSION);
  if (event.data !== VERSION) return;
  event.waitUntil(
    worker.clients.matchAll({ includeUncontrolled: true, type: "window" }).then((open) => {
      return open.length === 1 ? worker.skipWaiting() : undefined;
    }),
  );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  address.search = "";
  address.hash = "";
  if (request.method !== "GET" || !address.href.startsWith(scope)) return;
  if (address.href === scope || address.href === `${scope}index.html`) event.respondWith(page(request));
  else if (kept.has(address.href)) event.respondWith(file(request));
});

/** The newest page there is: from the network, else the one that was kept. @param {Request} request */
async function page(request) {
  const old = await (await caches.open(CACHE)).match(scope);
  const fresh = fetch(request);
  if (old === undefined) return fresh;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, null));
  const answer = await Promise.race([fresh, late]).catch(() => null);
  return answer?.ok ? answer : old;
}

/** @param {Request} request */
async function file(request) {
  const found = await (await caches.open(CACHE)).match(request, { ignoreSearch: true });
  return found ?? fetch(request);
}

async function dropOld() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name)));
}
