/** A double click is one wish: its second half presses nothing that has come under the pointer in between. */
export function takeDoubleClicksAsOne() {
  /** @type {Element | null} */
  let last = null;
  document.addEventListener(
    "click",
    (event) => {
      const pressed = event.target instanceof Element ? event.target.closest("button") : null;
      // By keys, `detail` is 0.
      if (event.detail > 1 && pressed !== last) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else last = pressed;
    },
    true,
  );
}
