/**
 * The dialog in which a comment is written. Only its button puts the text into the record; however else it is left, what was
 * typed is kept, said to be, and there again when it is opened.
 */

import { byId, make, setText } from "../dom.js";
import { say } from "../i18n.js";
import { keepSoon } from "../keep/index.js";
import { draftAt, setDraft } from "./drafts.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../study.js").Study} Study */

const dialog = byId("comment-dialog", HTMLDialogElement);

/** @param {Session} session @param {Study} study */
export function openComment(session, { record, node }) {
  if (document.querySelector("dialog[open]") !== null) return;
  const words = say();
  const field = make("textarea", { id: "comment-text", rows: "10", "aria-labelledby": "comment-title" });
  field.value = record.notes(node).comment ?? "";
  // As the field has it: it knows one kind of line end only.
  const before = field.value;
  const draft = draftAt(record, node);
  const cancel = make("button", { id: "comment-cancel", class: "button", type: "button" }, words.cancel);
  cancel.addEventListener("click", () => dialog.close());
  const form = make(
    "form",
    { method: "dialog", class: "stack" },
    make("h2", { id: "comment-title", class: "title" }, words.comment),
    make("div", { class: "field" }, field),
    ...(draft === null ? [] : [draftPart(field, draft, before)]),
    make(
      "div",
      { class: "row end" },
      cancel,
      make("button", { class: "button primary", type: "submit", value: "keep" }, words.keep),
    ),
  );
  const holdDraft = () => setDraft(record, node, field.value === before ? null : field.value);
  field.addEventListener("input", () => {
    holdDraft();
    keepSoon(session);
  });
  let isDone = false;
  form.addEventListener("submit", () => {
    isDone = true;
    setDraft(record, node, null);
    session.look((study) => {
      study.goTo(node);
      if (field.value !== before) study.setComment(field.value);
    });
  });
  const close = () => {
    dialog.replaceChildren();
    if (isDone) return;
    holdDraft();
    if (draftAt(record, node) === null) session.onChange();
    else session.tell(() => say().commentKept);
  };
  dialog.returnValue = "";
  dialog.replaceChildren(form);
  dialog.addEventListener("close", close, { once: true });
  dialog.showModal();
  field.focus();
}

/**
 * What was being written comes first; what the record has is a press away, and so is the way back.
 *
 * @param {HTMLTextAreaElement} field
 * @param {string} draft
 * @param {string} before
 */
function draftPart(field, draft, before) {
  const words = say();
  const text = make("p", { id: "comment-draft-text", class: "hint", role: "status" }, words.commentDraft);
  const other = make("button", { id: "comment-draft", class: "button", type: "button" }, words.commentDrop);
  let typed = draft;
  field.setAttribute("aria-describedby", text.id);
  field.value = draft;
  other.addEventListener("click", () => {
    const isDraft = field.value !== before;
    if (isDraft) typed = field.value;
    field.value = isDraft ? before : typed;
    setText(text, isDraft ? words.commentRecorded : words.commentDraft);
    setText(other, isDraft ? words.commentBack : words.commentDrop);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  return make("div", { class: "stack" }, text, make("div", { class: "row" }, other));
}
