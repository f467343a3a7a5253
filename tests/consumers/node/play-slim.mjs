import { Game, init } from "lanke/play/slim";
import { played } from "./moves.mjs";

await init();
console.log(played({ Game }));
