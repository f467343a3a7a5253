/** What the worker does: judges what it is sent, and says how far it is. */

import { GoError } from "./errors.js";
import * as glue from "./judge-glue.js";
import { wasmBytes } from "./judge-inline.js";
import type { Answer, Task } from "./judge-queue.js";
import { judgedBy, tickOf } from "./judging.js";
import { instanceOf } from "./instance.js";

/** Milliseconds from one word about progress to the next. */
const PAUSE = 33;

/** The judge alone: the Worker has no games. */
const judge = instanceOf(glue, "lanke/slim");
judge.startBy(() => judge.startNow(wasmBytes()));

/**
 * Judges a position; the memory of the answer is handed over, not copied.
 *
 * @internal
 */
export function work(
  { position, wish, wantsProgress }: Task,
  say: (answer: Answer, handed: ArrayBuffer[]) => void,
): void {
  try {
    const isInTime = tickOf(wish.timeMs);
    let next = 0;
    const judgement = judgedBy(judge, position, wish, (done, total) => {
      if (wantsProgress && performance.now() >= next) {
        next = performance.now() + PAUSE;
        say({ progress: { done, total } }, []);
      }
      return isInTime?.(done, total) ?? true;
    });
    const { owner, standing, sealed } = judgement;
    say(
      { judgement },
      [owner, standing, sealed].map(({ buffer }) => buffer as ArrayBuffer),
    );
  } catch (error) {
    const code = error instanceof GoError ? error.code : "internal";
    say({ error: { code, message: error instanceof Error ? error.message : String(error) } }, []);
  }
}
