/// <reference lib="esnext.disposable" preserve="true" />
// `lanke/worker` in Node and Deno: as `worker.ts`, in a thread of its own.

import { Worker } from "node:worker_threads";
import { type Answer, type Judge, JudgeQueue, type Port } from "./judge-queue.js";

export type { BackgroundOptions, Judge, JudgeProgress } from "./judge-queue.js";
export type * from "./types-judge.js";

/**
 * A judge that works in the background; its thread is started when it is first asked, and keeps the process alive only
 * as long as it has work.
 */
export function createJudge(): Judge {
  return new JudgeQueue(open);
}

function open(heard: (answer: Answer) => void, failed: (error: unknown) => void): Port {
  // What Node was started with is not for the thread: `--input-type` would even keep it from starting.
  const worker = new Worker(new URL("./judge-worker.node.js", import.meta.url), { execArgv: [] });
  worker.on("message", heard);
  worker.on("messageerror", failed);
  worker.on("error", failed);
  worker.on("exit", (code) => failed(`exit code ${code}`));
  return {
    send: (task) => worker.postMessage(task),
    hold: (isBusy) => (isBusy ? worker.ref() : worker.unref()),
    end: () => void worker.terminate(),
  };
}
