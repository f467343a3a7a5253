import { createElement, useState } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { check } from "./check.js";

/** A counter of moves beside the board: rendered again with each. */
export function App({ start, hook }) {
  const [board, setBoard] = useState(start);
  const [moves, setMoves] = useState(0);
  hook(setBoard);
  return createElement(
    "section",
    null,
    createElement("go-board", { ...board, "ongo-move": () => setMoves((count) => count + 1) }),
    createElement("output", null, String(moves)),
  );
}

if (globalThis.document !== undefined) {
  check((host, start) => {
    const root = createRoot(host);
    let set;
    const hook = (given) => {
      set = given;
    };
    flushSync(() => root.render(createElement(App, { start, hook })));
    return { update: (next) => flushSync(() => set(next)), unmount: () => root.unmount() };
  });
}
