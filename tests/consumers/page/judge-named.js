import { createJudge } from "lanke/worker";
import { judged } from "./judge-here.js";
import { report } from "./report.js";

report(() => judged({ createJudge }));
