/** A wasm instance: how it starts, and what has become of it. There is one of each wasm file in use. */

import { GoError } from "./errors.js";

/** What of the generated glue starts its instance. */
interface Glue {
  initSync(source: { module: BufferSource }): { readonly memory: WebAssembly.Memory };
  default(source: { module_or_path: WebAssembly.Module }): Promise<{ readonly memory: WebAssembly.Memory }>;
}

/** @internal */
export interface Instance<T> {
  /**
   * What a raw call threw, until it is looked at: where the stack has run out, nothing more can be called at once.
   */
  readonly failed: { error: unknown };
  /** Names the way to start the instance at first use. */
  startBy(way: () => void): void;
  /** Starts the instance at once, from the bytes of the file. */
  startNow(bytes: BufferSource): void;
  /** Starts the instance in its own time, from a module on its way: once, however often and soon it is asked to. */
  startLater(module: () => Promise<WebAssembly.Module>): Promise<void>;
  /** Whether the instance runs, or can be started at once. */
  isStarted(): boolean;
  /** The raw functions, of an instance that runs. */
  wasm(): T;
  /** A copy of bytes at an address in the instance's memory. */
  bytesAt(address: number, length: number): Uint8Array;
  /** Throws if the instance has trapped. */
  requireSound(): void;
  /** Runs a raw call; whatever it throws becomes a `GoError`. */
  call<R>(run: () => R): R;
  /** What a raw call threw, as a `GoError`; a stack that ran out before the wasm was reached stays what it is. */
  asGoError(error: unknown): unknown;
}

/** What of an instance is needed to ask it something, of which no more than `T` is asked. @internal */
export type Asked<T> = Pick<Instance<T>, "call" | "wasm">;

/** The instance behind a glue; `slim` is the entry that starts it by `init`. @internal */
export function instanceOf<T extends Glue>(glue: T, slim: string): Instance<T> {
  /** How to start the instance at first use; null where `init` has to be called. */
  let start: (() => void) | null = null;
  let isReady = false;
  /** While `init` is under way nothing else may start an instance: the glue would take the later one. */
  let pending: Promise<void> | null = null;
  /** The instance's memory, and the bytes of it as they were seen last. */
  let memory: WebAssembly.Memory | null = null;
  let view = new Uint8Array(0);
  /** What ended the instance: a trap leaves its memory in no known state. */
  let trap: unknown = null;
  let hasTrapped = false;
  const failed: { error: unknown } = { error: null };

  async function started(module: () => Promise<WebAssembly.Module>): Promise<void> {
    try {
      memory = (await glue.default({ module_or_path: await module() })).memory;
      isReady = true;
    } catch (error) {
      throw unavailable(error, slim);
    } finally {
      pending = null;
    }
  }

  function requireSound(): void {
    if (failed.error !== null) asGoError(failed.error);
    if (hasTrapped) throw trapped(trap);
  }

  function asGoError(error: unknown): unknown {
    failed.error = null;
    if (error instanceof GoError) return error;
    // A stack that overflows inside leaves the instance's memory half written, as a trap does.
    if (error instanceof WebAssembly.RuntimeError || (isOverflow(error) && isInside(error))) {
      hasTrapped = true;
      trap = error;
      return trapped(trap);
    }
    if (isOverflow(error)) return error;
    if (typeof error === "object" && error !== null && "code" in error && "message" in error) {
      return new GoError(String(error.code), String(error.message));
    }
    return new GoError("internal", `a defect of lanke: ${String(error)}`, { cause: error });
  }

  return {
    failed,
    startBy(way) {
      start = way;
    },
    startNow(bytes) {
      memory = glue.initSync({ module: bytes }).memory;
      isReady = true;
    },
    startLater(module) {
      pending ??= started(module);
      return pending;
    },
    isStarted: () => isReady || (start !== null && pending === null),
    wasm() {
      requireSound();
      if (!isReady) {
        if (start === null || pending !== null) {
          throw new GoError("wasm-not-ready", `${slim} before its init(), wanted \`await init()\` first`);
        }
        try {
          start();
        } catch (error) {
          throw unavailable(error, slim);
        }
      }
      return glue;
    },
    bytesAt(address, length) {
      // Memory that has grown is another buffer; the old one is empty.
      if (view.byteLength === 0 && memory !== null) view = new Uint8Array(memory.buffer);
      return view.slice(address, address + length);
    },
    requireSound,
    call(run) {
      try {
        return run();
      } catch (error) {
        failed.error = error;
        throw asGoError(error);
      }
    },
    asGoError,
  };
}

/** Whether the stack has run out. Firefox has an error of its own for that. */
function isOverflow(error: unknown): error is Error {
  return error instanceof RangeError || (error instanceof Error && error.name === "InternalError");
}

/** Whether an error arose in the wasm itself, or nothing shows that it didn't. */
function isInside({ stack }: Error): boolean {
  return !stack?.includes("\n") || /wasm:\/\/|wasm-function|\[wasm code\]/.test(stack);
}

/** Why there is no instance, and what would help. */
function unavailable(error: unknown, slim: string): GoError {
  if (error instanceof GoError) return error;
  return new GoError(
    "wasm-unavailable",
    `WebAssembly did not start (${String(error)}), wanted 'wasm-unsafe-eval' in the page's script-src, ` +
      `or ${slim} with its init() where compiling at once is refused`,
    { cause: error },
  );
}

function trapped(trap: unknown): GoError {
  return new GoError(
    "internal",
    isOverflow(trap)
      ? "the stack ran out inside the engine, wanted calls that are not nested so deep, and now a new page or process"
      : "the engine has stopped at a defect of its own, wanted a new page or process; please report it",
    { cause: trap },
  );
}
