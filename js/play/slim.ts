/// <reference lib="esnext.disposable" preserve="true" />
// `lanke/play/slim`: the same as `lanke/play`, with the wasm in a file of its own; `await init()` before anything else.

import { type InitSource, startFrom } from "../init.js";
import { engine } from "./wasm.js";

export * from "./api.js";
export type { InitSource, WasmSource } from "../init.js";

/**
 * Loads and starts the wasm: once, however often it is called. Without a source it is `lanke-play.wasm` beside the
 * package's modules; else what `init` of `lanke/slim` takes.
 *
 * @throws GoError `"wasm-unavailable"` if it can't be loaded or started; it may be tried again. `"argument"`.
 */
export function init(source?: InitSource): Promise<void> {
  return startFrom(engine, source ?? new URL("../lanke-play.wasm", import.meta.url), fetch);
}
