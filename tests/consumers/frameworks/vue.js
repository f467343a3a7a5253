import { createApp, h, nextTick, ref, shallowRef } from "vue";
import { check } from "./check.js";

/** A counter of moves beside the board: rendered again with each. */
export const App = {
  props: ["start", "hook"],
  setup({ start, hook }) {
    const board = shallowRef(start);
    const moves = ref(0);
    hook((next) => {
      board.value = next;
    });
    const onMove = () => {
      moves.value += 1;
    };
    return () =>
      h("section", [h("go-board", { ...board.value, "onGo-move": onMove }), h("output", String(moves.value))]);
  },
};

if (globalThis.document !== undefined) {
  check((host, start) => {
    let set;
    const hook = (given) => {
      set = given;
    };
    const app = createApp(App, { start, hook });
    app.mount(host);
    return {
      update: (next) => {
        set(next);
        return nextTick();
      },
      unmount: () => app.unmount(),
    };
  });
}
