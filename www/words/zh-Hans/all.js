/** `../en/all.js` */

import { words as first } from "./index.js";
import { rest } from "./rest.js";

export const words = { ...first, ...rest };
