import * as lanke from "../node_modules/lanke/dist/index.js";
import { moves } from "../node/moves.mjs";

postMessage(moves(lanke));
