/** The fields of the settings: a choice, a switch, a slider, a list; each says what it sets. */

import { make } from "../dom.js";

/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {(part: Partial<Settings>) => void} Set */

/**
 * One of a few.
 *
 * @param {keyof Settings} name
 * @param {string} title
 * @param {readonly string[]} values
 * @param {Readonly<Record<string, string>>} names
 * @param {Set} set
 * @param {{ isPictured?: boolean }} [how] with a picture above each name
 */
export function choice(name, title, values, names, set, { isPictured = false } = {}) {
  const group = make("fieldset", {
    class: `choice ${isPictured ? "pictured" : ""} ${values.length === 4 ? "four" : ""}`,
  });
  group.append(make("legend", {}, title));
  for (const value of values) {
    const input = make("input", { type: "radio", name, value });
    input.addEventListener("change", () => set({ [name]: value }));
    const text = make("span", {}, names[value] ?? value);
    if (isPictured) text.prepend(make("canvas", { "data-look": value, "aria-hidden": "true" }));
    group.append(make("label", {}, input, text));
  }
  return group;
}

/**
 * @param {keyof Settings} name
 * @param {string} title
 * @param {Set} set
 * @param {{ isDisabled?: boolean }} [how]
 */
export function switched(name, title, set, { isDisabled = false } = {}) {
  const input = make("input", { type: "checkbox", role: "switch", name });
  input.disabled = isDisabled;
  input.addEventListener("change", () => set({ [name]: input.checked }));
  const track = make("span", { class: "track", "aria-hidden": "true" });
  return make("label", { class: "switch" }, input, track, make("span", {}, title));
}

/** @param {keyof Settings} name @param {string} title @param {Set} set */
export function range(name, title, set) {
  const input = make("input", { class: "slider", type: "range", name, min: "0", max: "1", step: "0.1" });
  input.addEventListener("input", () => set({ [name]: input.valueAsNumber }));
  return make("label", { class: "ranged" }, make("span", {}, title), input);
}

/**
 * @param {keyof Settings} name
 * @param {string} title
 * @param {readonly number[]} values
 * @param {(value: number) => string} text
 * @param {Set} set
 */
export function select(name, title, values, text, set) {
  const list = make("select", { name });
  list.append(...values.map((value) => make("option", { value: String(value) }, text(value))));
  list.addEventListener("change", () => set({ [name]: Number(list.value) }));
  return make("label", { class: "field" }, make("span", {}, title), list);
}
