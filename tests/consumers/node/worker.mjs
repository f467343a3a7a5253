import { isMainThread, parentPort, Worker } from "node:worker_threads";
import * as lanke from "lanke";
import { moves } from "./moves.mjs";

if (isMainThread) {
  const worker = new Worker(new URL(import.meta.url));
  worker.on("message", (report) => console.log(report));
} else {
  parentPort?.postMessage(moves(lanke));
}
