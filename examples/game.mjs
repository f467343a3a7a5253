// A game from the first move to the result: `node examples/game.mjs` after `npm run build`.
import { Game } from "lanke";

const game = new Game({ size: 5, rules: "chinese", komi: "3 3/4 zi" });
game.playAll(["C3", "D3", "C2", "D2", "C4", "D4", "C5", "D5", "C1", "D1", "B4", "A4"]);
console.log(game.check("C3")?.code); // occupied
console.log(game.tryPlay("A5").move?.gtp, game.pass().number, game.pass().number, game.phase); // A5 14 15 marking
game.toggleDead("A4"); // White's stone inside Black's territory
game.accept("black");
game.accept("white");
console.log(game.result, game.score().zh, game.score().black.totalText); // W+2.5 白胜1又1/4子 15
