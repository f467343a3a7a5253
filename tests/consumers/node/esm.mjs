import * as lanke from "lanke";
import { moves } from "./moves.mjs";

console.log(moves(lanke));
