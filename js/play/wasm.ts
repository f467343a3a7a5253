/** The instance of the game's own wasm file. */

import { instanceOf } from "../instance.js";
import * as glue from "../play-glue.js";

/** @internal */
export const engine = instanceOf(glue, "lanke/play/slim");
