// By name, so that a bundler may leave the entry itself out if it thinks that nothing of it is needed.
import { Game, readRecords } from "lanke";
import { moves } from "./moves.mjs";

console.log(moves({ Game, readRecords }));
