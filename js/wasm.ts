/** The one wasm instance that all entries share. */

import { GoError } from "./errors.js";
import * as glue from "./glue.js";

/** How to start the instance at first use; null where `init` has to be called. */
let start: (() => void) | null = null;
let isReady = false;
/** While `init` is under way nothing else may start an instance: the glue would take the later one. */
let isStarting = false;
/** The instance's memory, and the bytes of it as they were seen last. */
let memory: WebAssembly.Memory | null = null;
let view = new Uint8Array(0);
/** What ended the instance: a trap leaves its memory in no known state. */
let trap: unknown = null;
let hasTrapped = false;
/**
 * What a raw call threw, until it is looked at: where the stack has run out, nothing more can be called at once.
 *
 * @internal
 */
export const failed: { error: unknown } = { error: null };

/** Names the way to start the instance at first use. @internal */
export function startBy(way: () => void): void {
  start = way;
}

/** Starts the instance at once, from the bytes of the file. @internal */
export function startNow(bytes: BufferSource): void {
  memory = glue.initSync({ module: bytes }).memory;
  isReady = true;
}

/** Starts the instance in its own time, from a module on its way. @internal */
export async function startLater(module: () => Promise<WebAssembly.Module>): Promise<void> {
  isStarting = true;
  try {
    memory = (await glue.default({ module_or_path: await module() })).memory;
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

/** A copy of bytes at an address in the instance's memory. @internal */
export function bytesAt(address: number, length: number): Uint8Array {
  // Memory that has grown is another buffer; the old one is empty.
  if (view.byteLength === 0 && memory !== null) view = new Uint8Array(memory.buffer);
  return view.slice(address, address + length);
}

/** Throws if the instance has trapped. @internal */
export function requireSound(): void {
  if (failed.error !== null) asGoError(failed.error);
  if (hasTrapped) throw trapped();
}

/** Runs a raw call; whatever it throws becomes a `GoError`. @internal */
export function call<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    failed.error = error;
    throw asGoError(error);
  }
}

/** What a raw call threw, as a `GoError`; a stack that ran out before the engine was reached stays what it is. @internal */
export function asGoError(error: unknown): unknown {
  failed.error = null;
  if (error instanceof GoError) return error;
  // A stack that overflows inside leaves the instance's memory half written, as a trap does.
  if (error instanceof WebAssembly.RuntimeError || (isOverflow(error) && isInside(error))) {
    hasTrapped = true;
    trap = error;
    return trapped();
  }
  if (isOverflow(error)) return error;
  if (typeof error === "object" && error !== null && "code" in error && "message" in error) {
    return new GoError(String(error.code), String(error.message));
  }
  return new GoError("internal", `a defect of lanke: ${String(error)}`, { cause: error });
}

/** Whether the stack has run out. Firefox has an error of its own for that. */
function isOverflow(error: unknown): error is Error {
  return error instanceof RangeError || (error instanceof Error && error.name === "InternalError");
}

/** Whether an error arose in the engine itself, or nothing shows that it didn't. */
function isInside({ stack }: Error): boolean {
  return !stack?.includes("\n") || /wasm:\/\/|wasm-function|\[wasm code\]/.test(stack);
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
    isOverflow(trap)
      ? "the stack ran out inside the engine, wanted calls that are not nested so deep, and now a new page or process"
      : "the engine has stopped at a defect of its own, wanted a new page or process; please report it",
    { cause: trap },
  );
}
