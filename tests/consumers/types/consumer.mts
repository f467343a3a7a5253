// Compiled only: what a user's editor and compiler make of the package's types.
import { commitment, describeRules, Game, GoError, IllegalMoveError, nigiri, nigiriHolder, rulesNamed, rulesPresets } from "lanke";
import type { Color, Cycle, GameEvent, Illegal, LoggedRuling, Move, Outcome, Position, Report, RuleInWords } from "lanke";
import type { Rules, RulesName, Ruling, Score, Stage, Vertex } from "lanke";
import * as board from "lanke/board";
import { defineGoBoard, type GoBoardElement, type GoBoardEventMap } from "lanke/element";
import { describeWhy, judge } from "lanke";
import type { ChainStatus, JudgedChain, Judgement } from "lanke";
import { Game as SlimGame, init } from "lanke/slim";
import { createJudge, type Judge, type JudgeProgress } from "lanke/worker";

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

// What two sides and a referee do.
const other: Game = Game.fromSnapshot(JSON.parse(JSON.stringify(game)) as Position);
const events: GameEvent[] = game.events();
for (const event of events) {
  if (event.type === "play") event.at satisfies Vertex;
  else if (event.type === "report") event.report satisfies Report;
  else if (event.type === "adjourn") event.usedMs?.black satisfies number | undefined;
  other.apply(event, { from: event.by });
}
const ruling: Ruling = game.report({ act: "disturbing", by: "black" });
if (!ruling.applied && ruling.choices[0] !== undefined) game.report({ act: "disturbing", by: "black", choice: ruling.choices[0] });
const logged: LoggedRuling[] = game.rulings();
const [stage, outcome, cycle]: [Stage, Outcome | null, Cycle | null] = [game.stage, game.outcome, game.cycle()];
game.seal(game.turn, commitment("D4", "0123456789abcdef"));
const opened: "played" | "lost-turn" | "ruled" = game.openSealed({ note: "D4", salt: "0123456789abcdef" });
const drawn: ["holder" | "guesser", "first" | "second" | null] = [nigiri(7, 1), nigiriHolder({ dan: 1, age: 20 }, { dan: 1, age: 30 })];
const preset: RulesName | undefined = rulesPresets()[0]?.name;
const named: RulesName | null = rulesNamed("Chinese");
const words: RuleInWords[] = describeRules(rules);
game.giveUpPlay("black", { clock: "absolute" });

// Who lives, here and in a Worker.
const judgement: Judgement = judge({ stones: ["..."], turn, rules, ko: game.ko }, { seed: 1, playouts: 9, timeMs: 50 });
const chain: JudgedChain | undefined = game.judge().chains[0];
const status: ChainStatus | undefined = chain?.status;
const reason: string = chain === undefined ? "" : describeWhy(chain.why).text.zh;
const background: Judge = createJudge();
const signal = new AbortController().signal;
const later: Promise<Judgement> = background.judge({ stones: ["..."] }, { signal, onProgress: ({ done }: JudgeProgress) => done });
// @ts-expect-error only in the background
judge({ stones: ["..."] }, { onProgress: () => {} });
// @ts-expect-error there is no such act
game.report({ act: "sneezing" });
// @ts-expect-error only sides propose
game.proposeEnd("referee");
// @ts-expect-error an answer is wanted
game.answerEnd("white");
// @ts-expect-error only in absolute time
game.giveUpPlay("black", { clock: "byo-yomi" });

defineGoBoard("my-board");
const element: GoBoardElement = document.createElement("go-board");
element.size = "13x9";
element.game = game;
element.addEventListener("go-move", (event) => {
  const gtp: string = event.detail.move.gtp;
  const by: Color = event.detail.move.color;
  console.log(gtp, by);
});
const told: GoBoardEventMap["go-illegal"]["detail"]["illegal"]["code"] = "ko";
// @ts-expect-error a number is no record
element.record = 3;
// @ts-expect-error there is no such word
element.readonly = "yes";

// If `any` had crept in, these would not compile.
type IsAny<T> = 0 extends 1 & T ? true : false;
const holes: [IsAny<typeof game>, IsAny<typeof move>, IsAny<typeof score>, IsAny<typeof board.createBoard>] = [false, false, false, false];
const newer: [IsAny<GameEvent>, IsAny<Position>, IsAny<Report["act"]>, IsAny<typeof ruling.effects>] = [false, false, false, false];

export const slim: Promise<SlimGame> = init().then(() => new SlimGame());
export { cycle, drawn, logged, named, newer, opened, outcome, preset, stage, words };
export { judgement, later, reason, status };
export { element, told };
export { board, cells, holes, illegal, mask, rules, score, vertex };
