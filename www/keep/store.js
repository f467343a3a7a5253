/**
 * Where the game is kept: in the browser's local storage, a place for each tab. Local storage, since what is written there is
 * there when the page goes; a database would still be at it. No tab writes in another's place: a tab holds a lock on its own
 * as long as it lives, and a new tab takes over the latest place that no living tab holds.
 */

const PLACE = "lanke.kept.";
const RECORD = ".record";
const ASIDE = "lanke.aside.";
const TAB = "lanke.tab";
const PROBE = "lanke.probe";
/** So many games of tabs that are gone are kept; the oldest go first. */
const MOST_PLACES = 8;
/** So many texts that could not be read. */
const MOST_ASIDE = 3;
/** A page that is loaded anew may have to wait for its former self to let go. */
const PATIENCE = 1000;
/** In letters; browsers give five million to a whole site. */
const MOST_STATE = 1_000_000;
const MOST_RECORD = 2_000_000;

/** Why something is not kept. @typedef {"forbidden" | "full" | "large"} Trouble */

/** @returns {Storage | null} null where the browser lets no page keep anything */
function local() {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Whether anything can be written at all: it may be forbidden, or there may be no room for a letter. */
export function mayWrite() {
  try {
    localStorage.setItem(PROBE, "1");
    localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

/** The place of this tab from before it was loaded anew. */
export function formerPlace() {
  try {
    return sessionStorage.getItem(TAB);
  } catch {
    return null;
  }
}

/** @param {string} place */
function rememberPlace(place) {
  try {
    sessionStorage.setItem(TAB, place);
  } catch {
    // A new tab takes over the latest place all the same.
  }
}

/**
 * A place that is this tab's alone: the one it had, else the latest that nobody holds, else a new one.
 *
 * @param {string | null} former
 * @returns {Promise<string>}
 */
export async function holdPlace(former) {
  const place = await heldPlace(former);
  rememberPlace(place);
  prune(place);
  return place;
}

/** @param {string | null} former */
async function heldPlace(former) {
  if (former !== null) {
    // A tab that was made a double of another one has its name as well.
    return (await hold(former, { signal: AbortSignal.timeout(PATIENCE) })) ? former : newPlace();
  }
  // Without locks nobody knows which tabs live.
  if (navigator.locks === undefined) return newPlace();
  for (const place of places()) if (await hold(place, { ifAvailable: true })) return place;
  return newPlace();
}

function newPlace() {
  const place = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36)).join("");
  hold(place, { ifAvailable: true });
  return place;
}

/**
 * Holds a place until the page goes.
 *
 * @param {string} place
 * @param {LockOptions} how
 * @returns {Promise<boolean>} whether it could be had
 */
function hold(place, how) {
  if (navigator.locks === undefined) return Promise.resolve(true);
  return new Promise((resolve) => {
    const held = navigator.locks.request(PLACE + place, how, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise(() => {});
    });
    held.catch(() => resolve(false));
  });
}

/** The places in which a game is kept, the latest first. */
function places() {
  const storage = local();
  if (storage === null) return [];
  const found = [];
  for (let index = 0; index < storage.length; index += 1) {
    const key = storage.key(index) ?? "";
    if (!key.startsWith(PLACE) || key.endsWith(RECORD)) continue;
    // The time stands first, so that nothing has to be read for it.
    const at = Number(/^\{"at":(\d+)/u.exec(storage.getItem(key) ?? "")?.[1] ?? 0);
    found.push({ place: key.slice(PLACE.length), at });
  }
  return found.sort((one, other) => other.at - one.at).map(({ place }) => place);
}

/** @param {string} mine */
function prune(mine) {
  for (const place of places().slice(MOST_PLACES)) {
    if (place === mine) continue;
    // Only what no living tab holds.
    navigator.locks?.request(PLACE + place, { ifAvailable: true }, (lock) => {
      if (lock !== null) forget(place);
    });
  }
}

/**
 * What is kept in a place; null where nothing is.
 *
 * @param {string} place
 * @returns {{ state: string, record: string | null } | null}
 */
export function read(place) {
  const storage = local();
  try {
    const state = storage?.getItem(PLACE + place) ?? null;
    return state === null ? null : { state, record: storage?.getItem(PLACE + place + RECORD) ?? null };
  } catch {
    return null;
  }
}

/**
 * @param {string} place
 * @param {string} state
 * @param {string | null | undefined} record null where there is none any more; undefined where it is as it was
 * @returns {Trouble | null}
 */
export function write(place, state, record) {
  const storage = local();
  if (storage === null) return "forbidden";
  if (state.length > MOST_STATE || (record ?? "").length > MOST_RECORD) return "large";
  try {
    // The record first: a state never speaks of one that is not there.
    if (record === null) storage.removeItem(PLACE + place + RECORD);
    else if (record !== undefined) storage.setItem(PLACE + place + RECORD, record);
    storage.setItem(PLACE + place, state);
    return null;
  } catch (error) {
    return error instanceof DOMException && /quota/iu.test(error.name) ? "full" : "forbidden";
  }
}

/** @param {string} place */
function forget(place) {
  const storage = local();
  storage?.removeItem(PLACE + place);
  storage?.removeItem(PLACE + place + RECORD);
}

/**
 * Lays aside what can't be read, for somebody who can.
 *
 * @param {string} place
 * @returns {string | null} under which name; null where there was no room
 */
export function setAside(place) {
  const storage = local();
  const found = read(place);
  if (storage === null || found === null) return null;
  const name = `${ASIDE}${place}`;
  try {
    const others = Object.keys(storage).filter((key) => key.startsWith(ASIDE) && key !== name);
    for (const key of others.slice(MOST_ASIDE - 1)) storage.removeItem(key);
    storage.setItem(name, JSON.stringify(found));
    forget(place);
    return name;
  } catch {
    // It stays where it is, until this tab keeps something in its place.
    return null;
  }
}
