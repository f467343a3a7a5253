/// <reference lib="esnext.disposable" preserve="true" />
// `lanke/slim`: the same as `lanke`, with the wasm in a file of its own; `await init()` before anything else.

import { type InitSource, startFrom } from "./init.js";
import { engine } from "./wasm.js";

export * from "./api.js";
export type { InitSource, WasmSource } from "./init.js";

/**
 * Loads and starts the engine: once, however often it is called. Without a source it is `lanke.wasm` beside this
 * module; else its address, its bytes, a `Response`, a compiled `WebAssembly.Module`, or a promise of one of these.
 *
 * @throws GoError `"wasm-unavailable"` if it can't be loaded or started; it may be tried again. `"argument"`.
 */
export function init(source?: InitSource): Promise<void> {
  return startFrom(engine, source ?? new URL("./lanke.wasm", import.meta.url), fetch);
}
