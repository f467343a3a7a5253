/** The game outlives the page: it is kept on the device as it changes, and is there again when the page is. */

import { byId, setText } from "../dom.js";
import { say } from "../i18n.js";
import { pack } from "./pack.js";
import { formerPlace, holdPlace, mayWrite, read, setAside, write } from "./store.js";
import { parse, unpackGame, unpackStudy } from "./unpack.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../study.js").RecordFile} RecordFile */

/** Nothing is written while one still steps, in milliseconds. */
const REST = 400;

const said = byId("kept", HTMLElement);

/** This tab's place, once it has one. @type {string | null} */
let place = null;
/** Its text as it stands there, without the time. */
let written = "";
/** The record as it stands there. @type {{ file: RecordFile | null, version: number }} */
let record = { file: null, version: -1 };
/** @type {import("./store.js").Trouble | null} */
let trouble = null;
/** What could not be read lies under this name. @type {string | null} */
let aside = null;
/** Whether anything can be written at all. */
let isPossible = false;
/** It is still being put back: nothing is written over it. */
let isRestoring = true;
/** @type {Promise<void> | null} */
let started = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/**
 * Puts back what was kept, and keeps what comes.
 *
 * @param {Session} session
 */
export function startKeeping(session) {
  started ??= start(session);
  return started;
}

/** @param {Session} session */
async function start(session) {
  const former = formerPlace();
  const begun = JSON.stringify(pack(session));
  // A tab that is loaded anew shows its game at once; which tab may have another's place has to be asked.
  const studied = former === null ? null : restoreGame(session, former);
  place = await holdPlace(former);
  const found = former === null && isUntouched(session, begun);
  const restored = found ? restoreGame(session, place) : studied;
  if (found && restored !== null) session.tell(() => say().keptFound);
  await restored?.();
  // An untouched page has nothing to keep.
  if (written === "") written = begun;
  isPossible = mayWrite();
  isRestoring = false;
  addEventListener("pagehide", () => keepNow(session));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") keepNow(session);
  });
  keepNow(session);
  // What is said of keeping is so from now on.
  session.onChange();
}

/** @param {Session} session @param {string} begun */
function isUntouched(session, begun) {
  return JSON.stringify(pack(session)) === begun;
}

/**
 * Puts a game back; gives what puts its record back. Null where nothing is kept there that can be read.
 *
 * @param {Session} session
 * @param {string} from
 */
function restoreGame(session, from) {
  const found = read(from);
  if (found === null) return null;
  const fail = () => {
    aside = setAside(from) ?? "";
  };
  try {
    const kept = parse(found.state);
    unpackGame(session, kept);
    const { study } = kept;
    return async () => {
      if (study === null) return;
      try {
        if (found.record === null) throw new Error("a study without its record");
        await unpackStudy(session, study, kept.game?.origin ?? null, found.record);
      } catch {
        fail();
      }
    };
  } catch {
    // Whatever it is, it is not what was written here.
    fail();
    return null;
  }
}

/** Keeps the session when it rests. @param {Session} session */
export function keepSoon(session) {
  if (isRestoring) return;
  clearTimeout(timer);
  timer = setTimeout(() => keepNow(session), REST);
}

/** Keeps the session at once. @param {Session} session */
export function keepNow(session) {
  clearTimeout(timer);
  if (place === null || isRestoring) return;
  const kept = pack(session);
  const text = JSON.stringify(kept);
  const { study } = session;
  const isSame = record.file === (study?.file ?? null) && record.version === (study?.version ?? -1);
  if (text === written && isSame) return;
  const sgf = isSame ? undefined : (study?.toSgf() ?? null);
  const was = trouble;
  trouble = write(place, JSON.stringify({ at: Date.now(), ...kept }), sgf);
  if (trouble === null) {
    isPossible = true;
    written = text;
    record = { file: study?.file ?? null, version: study?.version ?? -1 };
  }
  showKept();
  if (trouble !== was) session.onChange();
}

/** Whether everything would be there again. */
export function isKept() {
  return place !== null && isPossible && trouble === null;
}

/** Says, once, what is not kept. */
export function showKept() {
  const words = say();
  const texts = [
    trouble === null ? "" : words.keepTroubles[trouble],
    aside === null ? "" : words.keptAside({ name: aside }),
  ];
  setText(said, texts.filter(Boolean).join(words.space));
}
