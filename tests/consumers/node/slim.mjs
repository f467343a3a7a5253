import * as lanke from "lanke/slim";
import { moves } from "./moves.mjs";

// Repeated and at the same time: one instance.
await Promise.all([lanke.init(), lanke.init()]);
await lanke.init();
console.log(moves(lanke));
