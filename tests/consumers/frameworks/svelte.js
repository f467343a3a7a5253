import { flushSync, mount, unmount } from "svelte";
import App from "./App.svelte";
import { check } from "./check.js";

check((target, start) => {
  let set;
  const hook = (given) => {
    set = given;
  };
  const app = mount(App, { target, props: { start, hook } });
  flushSync();
  return {
    update: (next) => {
      set(next);
      flushSync();
    },
    unmount: () => unmount(app),
  };
});
