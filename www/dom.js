/** Finding and filling elements. Text from games and files is only ever set as text. */

/**
 * The element with this id.
 *
 * @template {HTMLElement} T
 * @param {string} id
 * @param {abstract new () => T} kind
 * @returns {T}
 */
export function byId(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`no ${kind.name} with the id "${id}"`);
  return found;
}

/** @param {string} id */
export function button(id) {
  return byId(id, HTMLButtonElement);
}

/**
 * Sets a text only when it is another one, so that nothing is announced twice.
 *
 * @param {Element} node
 * @param {string} text
 */
export function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {Record<string, string>} attributes
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(name, attributes, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

/**
 * Greys a button without taking the focus from it: who holds a key down or tabs along is not thrown out.
 *
 * @param {HTMLButtonElement} node
 * @param {boolean} isUnavailable
 */
export function setUnavailable(node, isUnavailable) {
  node.setAttribute("aria-disabled", String(isUnavailable));
}
