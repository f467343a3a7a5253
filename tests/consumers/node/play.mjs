// The game alone, and the engine taking over for the record.
import { Game, readRecords } from "lanke";
import * as play from "lanke/play";
import * as slim from "lanke/play/slim";
import { moves } from "./moves.mjs";

const game = new play.Game({ size: 9 });
game.play("E5");
if (!Game.fromSnapshot(game.snapshot()).toSgf().includes("B[ee]")) throw new Error("the move is lost");
if (slim.Game !== play.Game) throw new Error("the entries have different classes");
console.log(moves({ Game, readRecords }));
