/** What the worker does: judges what it is sent, and says how far it is. */

import { GoError } from "./errors.js";
import { judgedPosition, tickOf } from "./judge.js";
import type { Answer, Task } from "./judge-queue.js";
import { startBy, startNow } from "./wasm.js";
import { wasmBytes } from "./wasm-inline.js";

/** Milliseconds from one word about progress to the next. */
const PAUSE = 33;

/**
 * Judges a position; the memory of the answer is handed over, not copied.
 *
 * @internal
 */
export function work(
  { position, wish, wantsProgress }: Task,
  say: (answer: Answer, handed: ArrayBuffer[]) => void,
): void {
  startBy(() => startNow(wasmBytes()));
  try {
    const isInTime = tickOf(wish.timeMs);
    let next = 0;
    const judgement = judgedPosition(position, wish, (done, total) => {
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
