/** Records in and out: opened, dropped anywhere on the page, pasted, saved. */

import { button, byId } from "./dom.js";
import { say } from "./i18n.js";
import { GoError } from "./lanke/index.js";

/** @typedef {import("./session.js").Session} Session */

const input = byId("file", HTMLInputElement);
const drop = byId("drop", HTMLElement);

/** A record longer than this is no game of Go. */
const MAX_BYTES = 16 * 1024 * 1024;

/** @param {Session} session */
export function listenToFiles(session) {
  /** @param {string | Uint8Array} source */
  const open = (source) => {
    try {
      session.open(source);
    } catch (error) {
      session.report(say().cannotOpen({ reason: reasonOf(error) }));
    }
  };
  /** @param {Blob} file */
  const openFile = async (file) => {
    if (file.size > MAX_BYTES) session.report(say().notSgf);
    else open(new Uint8Array(await file.arrayBuffer()));
  };

  button("open").addEventListener("click", () => input.click());
  input.addEventListener("change", async () => {
    const file = input.files?.[0];
    // Empty again, so that the same file can be opened twice.
    if (file !== undefined) await openFile(file);
    input.value = "";
  });
  button("save").addEventListener("click", () => saveText(session.toSgf(), say().saveName));
  listenToDrops(open, openFile);
  document.addEventListener("paste", (event) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    const file = event.clipboardData?.files[0];
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (file !== undefined) openFile(file);
    else if (looksLikeSgf(text)) open(text);
    else if (text.trim() !== "") session.report(say().notSgf);
  });
}

/**
 * @param {(text: string) => void} open
 * @param {(file: Blob) => Promise<void>} openFile
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
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData("text/plain") ?? "";
    if (file !== undefined) openFile(file);
    else if (text !== "") open(text);
  });
}

/**
 * Why a record could not be read, in words; the package's own English where we have none.
 *
 * @param {unknown} error
 */
function reasonOf(error) {
  const known = error instanceof GoError ? say().recordProblems[error.code] : undefined;
  return known ?? (error instanceof Error ? error.message : String(error));
}

/** @param {string} text */
function looksLikeSgf(text) {
  return /\(\s*;/u.test(text);
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
