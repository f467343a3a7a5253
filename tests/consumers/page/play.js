import * as lanke from "../node_modules/lanke/dist/play/index.js";
import { played } from "../node/moves.mjs";
import { report } from "./report.js";

report(() => played(lanke));
