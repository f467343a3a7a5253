/** Every sentence of the page, for who looks at them all. */

import { words as first } from "./index.js";
import { rest } from "./rest.js";

export const words = { ...first, ...rest };
