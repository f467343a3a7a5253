import * as lanke from "../node_modules/lanke/dist/play/slim.js";
import { played } from "../node/moves.mjs";
import { report } from "./report.js";

report(async () => {
  await lanke.init();
  return played(lanke);
});
