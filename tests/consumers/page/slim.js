import * as lanke from "../node_modules/lanke/dist/slim.js";
import { moves } from "../node/moves.mjs";
import { report } from "./report.js";

report(async () => {
  await lanke.init();
  return moves(lanke);
});
