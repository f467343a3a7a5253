/** The fields of the dialog's form: each with its name above it. */

import { make } from "../dom.js";

/**
 * @param {string} id
 * @param {string} name
 * @param {readonly (readonly [value: string, text: string])[]} options
 * @param {string} value
 */
export function choose(id, name, options, value) {
  const list = make("select", { id });
  for (const [key, text] of options) list.append(make("option", { value: key }, text));
  list.value = value;
  return { node: make("label", { class: "field" }, make("span", {}, name), list), list };
}

/**
 * @param {string} id
 * @param {string} name
 * @param {string} value
 * @param {Record<string, string>} [attributes]
 */
export function write(id, name, value, attributes = {}) {
  const field = make("input", { id, autocomplete: "off", spellcheck: "false", ...attributes });
  field.value = value;
  return { node: make("label", { class: "field" }, make("span", {}, name), field), field };
}
