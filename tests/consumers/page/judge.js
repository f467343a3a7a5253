import * as entry from "../node_modules/lanke/dist/worker.js";
import { judged } from "./judge-here.js";
import { report } from "./report.js";

report(() => judged(entry));
