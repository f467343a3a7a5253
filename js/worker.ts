/// <reference lib="esnext.disposable" preserve="true" />
// `lanke/worker`: the judge in a Worker of its own.

import { type Answer, type Judge, JudgeQueue, type Port } from "./judge-queue.js";

export type { BackgroundOptions, Judge, JudgeProgress } from "./judge-queue.js";
export type * from "./types-judge.js";

/** A judge that works in the background; its Worker is started when it is first asked. */
export function createJudge(): Judge {
  return new JudgeQueue(open);
}

function open(heard: (answer: Answer) => void, failed: (error: unknown) => void): Port {
  // Written out like this bundlers find the file.
  const worker = new Worker(new URL("./judge-worker.js", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => heard(data));
  worker.addEventListener("messageerror", () => failed("an answer that could not be read"));
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    failed(event.message || "it could not be loaded");
  });
  return {
    send: (task) => worker.postMessage(task),
    hold: () => {},
    end: () => worker.terminate(),
  };
}
