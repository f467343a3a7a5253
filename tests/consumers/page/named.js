import { Game, readRecords } from "lanke";
import { moves } from "../node/moves.mjs";
import { report } from "./report.js";

report(() => moves({ Game, readRecords }));
