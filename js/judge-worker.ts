// The Worker of `lanke/worker`, in browsers.

import type { Task } from "./judge-queue.js";
import { work } from "./judge-work.js";

addEventListener("message", ({ data }: MessageEvent<Task>) => {
  work(data, (answer, transfer) => postMessage(answer, { transfer }));
});
