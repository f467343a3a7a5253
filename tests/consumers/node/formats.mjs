// The formats alone, and what they make given to the engine.
import { Game, readRecords } from "lanke";
import { parseGtpMoves, readServerRecord, toShareText } from "lanke/formats";
import { moves } from "./moves.mjs";

const gib = "\\HS\n\\HE\n\\GS\n2 1 0\nINI 0 1 0 &4\nSTO 0 2 1 15 3\n\\GE\n";
const game = Game.fromSgf(readServerRecord(gib).sgf);
if (game.moveNumber !== 1) throw new Error("the move is lost");
if (!toShareText({ moves: parseGtpMoves("Q16 D4").moves }).startsWith("1.")) throw new Error("no text to share");
console.log(moves({ Game, readRecords }));
