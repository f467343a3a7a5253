/** The one wasm instance that all entries share. */

import { GoError } from "./errors.js";
import * as glue from "./glue.js";

/** How to start the instance at first use; null where `init` has to be called. */
let start: (() => void) | null = null;
let isReady = false;
/** While `init` is under way nothing else may start an instance: the glue would take the later one. */
let isStarting = false;
/** What ended the instance: a trap leaves its memory in no known state. */
let trap: unknown = null;
let hasTrapped = false;

/** Names the way to start the instance at first use. @internal */
export function startBy(way: () => void): void {
  start = way;
}

/** Starts the instance at once, from the bytes of the file. @internal */
export function startNow(bytes: BufferSource): void {
  glue.initSync({ module: bytes });
  isReady = true;
}

/** Starts the instance in its own time, from a module on its way. @internal */
export async function startLater(module: () => Promise<WebAssembly.Module>): Promise<void> {
  isStarting = true;
  try {
    await glue.default({ module_or_path: await module() });
    isReady = true;
  } catch (error) {
    throw unavailable(error);
  } finally {
    isStarting = false;
  }
}

/** Whether the instance runs, or can be started at once. @internal */
export function isStarted(): boolean {
  return isReady || (start !== null && !isStarting);
}

/** The raw functions, of an instance that runs. @internal */
export function wasm(): typeof glue {
  requireSound();
  if (!isReady) {
    if (start === null || isStarting) {
      throw new GoError("wasm-not-ready", "lanke/slim before its init(), wanted `await init()` first");
    }
    try {
      start();
    } catch (error) {
      throw unavailable(error);
    }
  }
  return glue;
}

/** Throws if the instance has trapped. @internal */
export function requireSound(): void {
  if (hasTrapped) throw trapped();
}

/** Runs a raw call; whatever it throws becomes a `GoError`. @internal */
export function call<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw asGoError(error);
  }
}

/** What a raw call threw, as a `GoError`. @internal */
export function asGoError(error: unknown): GoError {
  if (error instanceof GoError) return error;
  // A stack that overflows inside leaves the instance's memory half written, as a trap does.
  if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) {
    hasTrapped = true;
    trap = error;
    return trapped();
  }
  if (typeof error === "object" && error !== null && "code" in error && "message" in error) {
    return new GoError(String(error.code), String(error.message));
  }
  return new GoError("internal", `a defect of lanke: ${String(error)}`, { cause: error });
}

/** Why there is no instance, and what would help. */
function unavailable(error: unknown): GoError {
  if (error instanceof GoError) return error;
  return new GoError(
    "wasm-unavailable",
    `WebAssembly did not start (${String(error)}), wanted 'wasm-unsafe-eval' in the page's script-src, ` +
      "or lanke/slim with its init() where compiling at once is refused",
    { cause: error },
  );
}

function trapped(): GoError {
  return new GoError(
    "internal",
    "the engine has stopped at a defect of its own, wanted a new page or process; please report it",
    { cause: trap },
  );
}
