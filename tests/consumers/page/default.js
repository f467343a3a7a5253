import * as lanke from "../node_modules/lanke/dist/index.js";
import { moves } from "../node/moves.mjs";
import { report } from "./report.js";

report(() => moves(lanke));
