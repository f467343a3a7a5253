/** Copying texts, and what is done where the browser does not let the page. */

import { say } from "../i18n.js";

/**
 * Copies the text of a field; where that is refused it is selected, ready to be copied by hand.
 *
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @param {string} copied said when it is
 * @returns {Promise<string>} what to say
 */
export async function copyField(field, copied) {
  try {
    await navigator.clipboard.writeText(field.value);
    return copied;
  } catch {
    field.focus();
    field.select();
    return say().linkSelected;
  }
}

/**
 * Hands a file to the person.
 *
 * @param {Blob} blob
 * @param {string} name
 */
export function saveBlob(blob, name) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the address by the next turn of its loop, but some take it late.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
