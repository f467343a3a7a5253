/** The engine's instance, which all entries share that have games. */

import * as glue from "./glue.js";
import { instanceOf } from "./instance.js";

/** @internal */
export const engine = instanceOf(glue, "lanke/slim");
/** @internal */
export const { asGoError, bytesAt, call, failed, requireSound, startBy, startNow, wasm } = engine;
