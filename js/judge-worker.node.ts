// The Worker of `lanke/worker`, in Node and Deno.

import { parentPort } from "node:worker_threads";
import type { Task } from "./judge-queue.js";
import { work } from "./judge-work.js";

parentPort?.on("message", (task: Task) => {
  work(task, (answer, handed) => parentPort?.postMessage(answer, handed));
});
