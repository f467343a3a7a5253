// Both entries in one program: one glue, one instance, so their games are of the same class.
import * as lanke from "lanke";
import * as slim from "lanke/slim";
import { moves } from "./moves.mjs";

await slim.init();
if (lanke.Game !== slim.Game) throw new Error("the entries have different classes");
moves(slim);
console.log(moves(lanke));
