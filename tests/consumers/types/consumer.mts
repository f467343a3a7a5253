// Compiled only: what a user's editor and compiler make of the package's types.
import { commitment, describeRules, Game, GoError, IllegalMoveError, nigiri, nigiriHolder, rulesNamed, rulesPresets } from "lanke";
import type { Color, Cycle, GameEvent, Illegal, LoggedRuling, Move, Outcome, Position, Report, RuleInWords } from "lanke";
import type { Rules, RulesName, Ruling, Score, Stage, Vertex } from "lanke";
import * as board from "lanke/board";
import { defineGoBoard, type GoBoardElement, type GoBoardEventMap } from "lanke/element";
import { describeWhy, judge } from "lanke";
import type { ChainStatus, JudgedChain, Judgement } from "lanke";
import { fromShareText, readDiagram, readServerRecord } from "lanke/formats";
import type { Diagram, ServerRecord, SharedGame } from "lanke/formats";
import { init as initFormats } from "lanke/formats/slim";
import { Game as SlimGame, init } from "lanke/slim";
import type { PlayedGame } from "lanke";
import { Game as PlayGame, score as playScore } from "lanke/play";
import { init as initPlay } from "lanke/play/slim";
import { createJudge, type Judge, type JudgeProgress } from "lanke/worker";
import { GameRecord, readRecords, writeRecords } from "lanke";
import type { GameInfo, IllegalNode, NodeId, NodeMove, NodeNotes, NodePosition, Outline, ReadRecords } from "lanke";
import type { RecordDiagnostic, RecordedInfo, RecordedOvertime, RecordLimits, RecordEdits } from "lanke";

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

// Records with their trees.
const limits: Partial<RecordLimits> = { nodes: 1000 };
const read: ReadRecords = readRecords(new Uint8Array(), { strict: false, encoding: "gbk", limits });
const faults: RecordDiagnostic[] = read.diagnostics;
const record: GameRecord = read.games[0] ?? new GameRecord({ size: [9, 9], properties: { PB: "Wang", AB: ["aa", "bb"] } });
const edits: RecordEdits = record;
const node: NodeId = record.add(record.root, { move: { color: turn, at: [3, 3] }, properties: { C: "x" } });
record.set(node, "LB", ["dd:1"], { raw: true });
record.set(node, "C", null);
record.moveTo(node, record.parent(node) ?? record.root, 0);
const flags: boolean[] = [record.promote(node), record.demote(node), record.makeMain(node), record.undo(), record.redo(), record.has(node)];
const made: NodeMove | null = record.move(node);
if (made?.kind === "play") made.vertex satisfies Vertex | null;
const bad: IllegalNode[] = record.illegal({ rules: { ko: "simple" } });
const [stands, outline, told]: [NodePosition, Outline, NodeNotes] = [record.position(node), record.outline(), record.notes(node)];
const [said, understood]: [GameInfo, RecordedInfo] = [record.info, record.recorded];
const overtime: RecordedOvertime | null = understood.overtime;
if (overtime?.kind === "byo-yomi") overtime.periods satisfies number;
const atNode: Game = record.gameAt(node, { rules: "japanese" });
const written: string = writeRecords([record, record.clone()], { lineLength: 0 });
const texts: string[] | undefined = record.props(node)["C"];
// @ts-expect-error properties are texts
new GameRecord({ properties: { C: 5 } });
// @ts-expect-error a node is a number
record.children("0");
// @ts-expect-error texts are read by readRecords
new GameRecord("(;SZ[9])");
// @ts-expect-error there is no such limit
readRecords("", { limits: { seconds: 5 } });

// Formats beside SGF.
const server: ServerRecord = readServerRecord(new Uint8Array(0), { encoding: "gbk" });
const [diagram, shared]: [Diagram, SharedGame] = [readDiagram(". X"), fromShareText("1.")];
const sharedGame: Game = new Game({ size: shared.size, rules: shared.rules, handicap: shared.handicap, setup: shared.setup });
const formatsReady: Promise<void> = initFormats();
// @ts-expect-error there is no such option
readServerRecord("", { strict: true });

// The game alone.
const alone: PlayGame = new PlayGame({ size: 9, komi: 7.5 });
const either: readonly PlayedGame[] = [alone, game];
const taken: Game = Game.fromSnapshot(alone.snapshot());
const given: PlayGame = PlayGame.fromSnapshot(taken.snapshot());
const playReady: Promise<void> = initPlay();
const counted: Score = playScore({ stones: ["..."] });
// @ts-expect-error no records
alone.toSgf();
// @ts-expect-error no records either
PlayGame.fromSgf("(;)");
// @ts-expect-error no judge
alone.judge();
// @ts-expect-error it is not what needs all of the engine
const whole: Game = alone;

defineGoBoard("my-board");
const element: GoBoardElement = document.createElement("go-board");
element.size = "13x9";
element.game = game;
element.addEventListener("go-move", (event) => {
  const gtp: string = event.detail.move.gtp;
  const by: Color = event.detail.move.color;
  console.log(gtp, by);
});
// A board is played on with a game of `lanke`, or says that it is with another.
const whose: string | undefined = element.game?.toSgf();
// @ts-expect-error no full game
element.game = alone;
const small: GoBoardElement<PlayGame> = document.createElement("go-board") as GoBoardElement<PlayGame>;
small.game = alone;
small.game = game;
const turnThere: Color | undefined = small.game?.turn;
// @ts-expect-error it need not be a full game
small.game?.toSgf();
// @ts-expect-error no game at all
const none: GoBoardElement<string> | null = null;
const refused: GoBoardEventMap["go-illegal"]["detail"]["illegal"]["code"] = "ko";
// @ts-expect-error a number is no record
element.record = 3;
// @ts-expect-error there is no such word
element.readonly = "yes";

// If `any` had crept in, these would not compile.
type IsAny<T> = 0 extends 1 & T ? true : false;
const holes: [IsAny<typeof game>, IsAny<typeof move>, IsAny<typeof score>, IsAny<typeof board.createBoard>] = [false, false, false, false];
const newer: [IsAny<GameEvent>, IsAny<Position>, IsAny<Report["act"]>, IsAny<typeof ruling.effects>] = [false, false, false, false];

const tree: [IsAny<typeof record>, IsAny<typeof read.games>, IsAny<typeof texts>, IsAny<typeof bad>] = [false, false, false, false];
export { bad, edits, faults, flags, atNode, outline, overtime, said, stands, texts, told, tree, understood, written };
export const slim: Promise<SlimGame> = init().then(() => new SlimGame());
export { cycle, drawn, logged, named, newer, opened, outcome, preset, stage, words };
export { judgement, later, reason, status };
export { element, none, refused, small, turnThere, whose };
export { counted, either, given, playReady, whole };
export { diagram, formatsReady, server, sharedGame };
export { board, cells, holes, illegal, mask, rules, score, vertex };
