/** Records in and out: opened, dropped anywhere on the page, pasted, saved. */

import { button, byId } from "./dom.js";
import { chooseGame, listenToGames } from "./games.js";
import { say } from "./i18n.js";
import { GoError } from "./lanke/play/slim.js";
import { later } from "./lazy.js";
import { loadRecords, recordsNow } from "./records.js";
import { textIn } from "./share/link.js";
import { mayReplace } from "./unsaved.js";

/** @typedef {import("./session.js").Session} Session */

const input = byId("file", HTMLInputElement);
const drop = byId("drop", HTMLElement);

/** A record longer than this is no game of Go. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * @param {Session} session
 * @param {() => void} onOpen told when a record is there
 */
export function listenToFiles(session, onOpen) {
  /** @param {string | Uint8Array} source @param {string | null} name */
  const open = async (source, name) => {
    /** @type {import("./study.js").RecordFile | null} */
    let file = null;
    try {
      const link = typeof source === "string" ? textIn(source) : null;
      if (link !== null) {
        const part = await later(session, () => import("./share/open-link.js"));
        await part?.openLink(session, link);
        return;
      }
      file = await readAny(source, name);
      const place = file.games.length === 1 ? 0 : await chooseGame(file);
      if (place === null || !(await mayReplace(session))) recordsNow()?.disposeFile(file);
      else show(file, place);
    } catch (error) {
      recordsNow()?.disposeFile(file);
      if (!(error instanceof GoError)) throw error;
      const said = { "no-game": say().notSgf, "not-loaded": say().recordsMissing }[error.code];
      session.report(said ?? say().cannotOpen({ reason: reasonOf(error) }));
    }
  };
  /** @param {import("./study.js").RecordFile} file @param {number} place */
  const show = (file, place) => {
    const trouble = file.games[place]?.trouble ?? null;
    if (trouble !== null) throw new GoError(trouble.code, trouble.message);
    session.openRecord(file, place);
    onOpen();
  };
  /** @param {File} file */
  const openFile = async (file) => {
    if (file.size > MAX_BYTES) session.report(say().cannotOpen({ reason: say().recordProblems.limit ?? "" }));
    else await open(new Uint8Array(await file.arrayBuffer()), file.name);
  };

  button("open").addEventListener("click", () => input.click());
  input.addEventListener("change", async () => {
    const file = input.files?.[0];
    // Empty again, so that the same file can be opened twice.
    if (file !== undefined) await openFile(file);
    input.value = "";
  });
  button("save").addEventListener("click", async () => {
    const name = nameFor(session);
    const study = session.isStudying ? session.study : null;
    try {
      saveText(await session.toSgf(), name);
      study?.saved();
    } catch (error) {
      if (!(error instanceof GoError)) throw error;
      session.report(say().recordsMissing);
    }
  });
  button("games").addEventListener("click", async () => {
    const { study } = session;
    if (study === null) return;
    const place = await chooseGame(study.file, study.place);
    if (place !== null && place !== study.place) show(study.file, place);
  });
  listenToGames();
  listenToDrops(open, openFile);
  document.addEventListener("paste", (event) => {
    const { target } = event;
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
    // A question is open: it comes first.
    if (document.querySelector("dialog[open]") !== null) return;
    const file = event.clipboardData?.files[0];
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (file !== undefined) openFile(file);
    else if (text.trim() !== "") open(text, null);
  });
}

/**
 * Reads SGF, and what can be made SGF of. Throws a GoError when there is no record in it.
 *
 * @param {string | Uint8Array} source
 * @param {string | null} name
 */
async function readAny(source, name) {
  try {
    const { readFile } = await loadRecords();
    return readFile(source, name);
  } catch (error) {
    if (!(error instanceof GoError) || error.code === "not-loaded") throw error;
    const { readOther } = await import("./formats/read.js");
    return readOther(source, name, error);
  }
}

/** What a file is called that is saved: as it was, with the ending of what it is now. @param {Session} session */
function nameFor({ study, isStudying }) {
  const name = isStudying ? (study?.file.name ?? null) : null;
  return name === null ? say().saveName : `${name.replace(/\.(?:sgf|gib|ngf|ugf|ugi|gtp|txt)$/iu, "")}.sgf`;
}

/**
 * @param {(text: string, name: null) => void} open
 * @param {(file: File) => Promise<void>} openFile
 */
function listenToDrops(open, openFile) {
  /** Each element under the way of the drag enters and leaves. */
  let depth = 0;
  const show = (/** @type {number} */ by) => {
    depth = Math.max(0, depth + by);
    drop.hidden = depth === 0;
  };
  /** @param {DragEvent} event */
  const carries = (event) =>
    event.dataTransfer !== null &&
    [...event.dataTransfer.types].some((type) => type === "Files" || type === "text/plain");
  addEventListener("dragenter", (event) => {
    if (carries(event)) show(1);
  });
  addEventListener("dragleave", (event) => {
    if (carries(event)) show(-1);
  });
  addEventListener("dragover", (event) => {
    if (carries(event)) event.preventDefault();
  });
  addEventListener("drop", (event) => {
    show(-Infinity);
    if (!carries(event)) return;
    event.preventDefault();
    // A question is open: it comes first.
    if (document.querySelector("dialog[open]") !== null) return;
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData("text/plain") ?? "";
    if (file !== undefined) openFile(file);
    else if (text !== "") open(text, null);
  });
}

/**
 * Why a record could not be read, in words.
 *
 * @param {unknown} error
 */
function reasonOf(error) {
  const known = error instanceof GoError ? say().recordProblems[error.code] : undefined;
  return known ?? say().otherProblem({ message: error instanceof Error ? error.message : String(error) });
}

/**
 * @param {string} text
 * @param {string} name
 */
function saveText(text, name) {
  const url = URL.createObjectURL(new Blob([text], { type: "application/x-go-sgf" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the address by the next turn of its loop, but some take it late.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
