// Compiled only: what a user's editor and compiler make of the package's types.
import { Game, GoError, IllegalMoveError, type Color, type Illegal, type Move, type Rules, type Score, type Vertex } from "lanke";
import * as board from "lanke/board";
import { Game as SlimGame, init } from "lanke/slim";

const game: Game = new Game({ size: [13, 9], rules: "chinese", komi: 7.5 });
const turn: Color = game.turn;
const move: Move = game.play("D4");
const vertex: Vertex | null = move.vertex;
const illegal: Illegal | null = game.check([3, 3], turn);
const rules: Rules = game.rules;
const score: Score = game.score();
const mask: Uint8Array = game.legalMask();
const tried = game.tryPlay("pass");
if (!tried.ok) tried.illegal.code satisfies string;
try {
  game.play([0, 0]);
} catch (error) {
  if (error instanceof IllegalMoveError) error.illegal satisfies Illegal;
  else if (error instanceof GoError) error.code satisfies string;
}

// @ts-expect-error a colour is a word
game.play("D4", 1);
// @ts-expect-error there is no such option
new Game({ boardSize: 19 });
// @ts-expect-error the position comes out as a copy that says what it holds
const cells: string = game.cells();

// If `any` had crept in, these would not compile.
type IsAny<T> = 0 extends 1 & T ? true : false;
const holes: [IsAny<typeof game>, IsAny<typeof move>, IsAny<typeof score>, IsAny<typeof board.createBoard>] = [false, false, false, false];

export const slim: Promise<SlimGame> = init().then(() => new SlimGame());
export { board, cells, holes, illegal, mask, rules, score, vertex };
