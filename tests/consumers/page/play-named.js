import { Game } from "lanke/play";
import { played } from "../node/moves.mjs";
import { report } from "./report.js";

report(() => played({ Game }));
