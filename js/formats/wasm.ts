/** The instance of the formats' own wasm file. */

import * as glue from "../formats-glue.js";
import { instanceOf } from "../instance.js";

/** @internal */
export const formats = instanceOf(glue, "lanke/formats/slim");
/** @internal */
export const { call, startBy, startNow, wasm } = formats;
