/** A game on the desk: plays, passes, marks, and tells what has happened, whoever did it. */

import { type Color, formatGtp, type Game, type Move, type PlayedGame, type Score, type Vertex } from "../index.js";
import { type Desk, type DeskHost, reasonOf, type Scene, unlessDisposed } from "./desk.js";
import type { numberMarks } from "./record-desk.js";
import type { EndInWords } from "./words.js";

/** What of a game is compared to see what has happened. */
interface State {
  readonly moveNumber: number;
  readonly moveCount: number;
  readonly phase: Game["phase"];
  readonly dead: readonly Vertex[];
  readonly accepted: { readonly black: boolean; readonly white: boolean };
  readonly isOver: boolean;
}

/** What numbers stones comes with the first board that wants it. */
let marksOf: typeof numberMarks | null = null;

export class GameDesk implements Desk {
  readonly shown: PlayedGame;
  readonly node = null;
  readonly way = null;
  readonly #host: DeskHost;
  readonly #unsubscribe: () => void;
  #before: State;
  /** Whether the change under way is a move made at the board. */
  #isPlaying = false;

  constructor(game: PlayedGame, host: DeskHost) {
    this.shown = game;
    this.#host = host;
    this.#before = stateOf(game);
    this.#unsubscribe = game.subscribe(() => unlessDisposed(() => this.#onChange()));
  }

  /** What is kept of the game while nobody sees it. */
  keep(): { readonly game: ReturnType<PlayedGame["snapshot"]> } {
    return { game: this.shown.snapshot() };
  }

  leave(): void {
    this.#unsubscribe();
  }

  scene(): Scene {
    const { shown: game } = this;
    const stones = game.cells();
    const last = game.lastMove;
    const counts = game.phase === "marking" || game.outcome?.kind === "count";
    const marks = counts ? [] : this.#numbers(stones);
    return {
      size: game.size,
      stones,
      // A number says it already.
      lastMove: marks.length > 0 ? null : (last?.vertex ?? null),
      ko: game.phase === "play" ? game.ko : null,
      dead: counts ? game.dead() : [],
      owner: counts ? game.score().owner : null,
      marks,
      isMarking: game.phase === "marking",
    };
  }

  #numbers(stones: Uint8Array): NonNullable<Scene["marks"]> {
    const { numbers } = this.#host;
    if (numbers === 0) return [];
    if (marksOf !== null) return marksOf(this.shown.history(), stones, this.shown.size[0], numbers);
    import("./record-desk.js").then(
      (module) => {
        marksOf = module.numberMarks;
        this.#host.changed();
      },
      () => {},
    );
    return [];
  }

  ghostAt(vertex: Vertex): Color | null {
    const { shown: game } = this;
    return this.#host.isReadonly || game.phase !== "play" || game.check(vertex) !== null ? null : game.turn;
  }

  refuses(vertex: Vertex): boolean {
    const { shown: game } = this;
    if (this.#host.isReadonly) return true;
    if (game.phase === "marking") return false;
    return this.#isRefused(vertex);
  }

  #isRefused(at: Vertex | "pass"): boolean {
    const illegal = this.shown.check(at);
    if (illegal === null) return false;
    this.#host.alert(reasonOf(this.#host.words, illegal.code));
    this.#host.send("go-illegal", { illegal });
    return true;
  }

  /** Whether nothing may be done here; says so. */
  get #isLocked(): boolean {
    const { isReadonly, words } = this.#host;
    if (isReadonly) this.#host.say(words.readonly);
    return isReadonly;
  }

  point(vertex: Vertex, { chain }: { chain: boolean }): void {
    const { shown: game } = this;
    if (this.#isLocked) return;
    if (game.phase === "marking") this.#mark(vertex, chain);
    else this.#play(vertex);
  }

  pass(): void {
    if (this.#isLocked) return;
    if (this.#isRefused("pass")) return;
    if (this.#host.send("go-before-move", { vertex: null, gtp: "pass", color: this.shown.turn })) this.#make("pass");
  }

  undo(): void {
    if (this.#isLocked) return;
    if (this.shown.undo() === 0) this.#host.say(this.#host.words.nothingToUndo);
  }

  redo(): void {
    if (this.#isLocked) return;
    if (this.shown.redo() === 0) this.#host.say(this.#host.words.nothingToRedo);
  }

  step(): boolean {
    return false;
  }

  vary(): boolean {
    return false;
  }

  asks<T>(question: (game: PlayedGame) => T): T {
    return question(this.shown);
  }

  /** One side accepts the marks, or both do. */
  accept(by?: Color): void {
    for (const side of by === undefined ? (["black", "white"] as const) : [by]) this.shown.accept(side);
  }

  #play(vertex: Vertex): void {
    if (this.refuses(vertex)) return;
    const gtp = formatGtp(vertex, this.shown.size);
    if (this.#host.send("go-before-move", { vertex, gtp, color: this.shown.turn })) this.#make(vertex);
  }

  #make(at: Vertex | "pass"): void {
    this.#isPlaying = true;
    unlessDisposed(() => this.shown.tryPlay(at));
    this.#isPlaying = false;
  }

  #mark(vertex: Vertex, chain: boolean): void {
    const { shown: game } = this;
    const { black, white } = game.accepted;
    if (black || white) {
      this.#host.alert(this.#host.words.locked);
      return;
    }
    game.toggleDead(vertex, { chain });
  }

  #onChange(): void {
    const { shown: game } = this;
    const before = this.#before;
    const now = stateOf(game);
    this.#before = now;
    this.#host.changed();
    const texts = [...this.#tellMove(before, now), ...this.#tellEnding(before, now)];
    if (texts.length > 0) this.#host.say(texts.join(this.#host.words.space));
  }

  #tellMove(before: State, now: State): string[] {
    const { words, send } = this.#host;
    const { shown: game } = this;
    if (now.moveNumber === before.moveNumber) return [];
    const move = game.lastMove;
    // A step forward by one is a move, unless it leads over moves that had been made before.
    const wasAhead = before.moveCount > before.moveNumber && now.moveCount === before.moveCount && !this.#isPlaying;
    if (now.moveNumber !== before.moveNumber + 1 || wasAhead || move === null) {
      send("go-node", { node: null, moveNumber: now.moveNumber, comment: null });
      const said = now.moveNumber < before.moveNumber ? words.undone : words.redone;
      return [said(now.moveNumber), ...(now.phase === "play" ? [words.toPlay(game.turn)] : [])];
    }
    if (move.kind === "play") send("go-move", { move, node: null });
    else if (move.kind === "pass") send("go-pass", { move, node: null });
    const next = now.phase === "play" ? [words.toPlay(game.turn)] : [];
    return [...this.#moveInWords(move), ...next];
  }

  #moveInWords({ number, color, kind, vertex, captured }: Move): string[] {
    const { words } = this.#host;
    if (kind === "pass") return [words.pass(number, color)];
    if (kind !== "play" || vertex === null) return [];
    return [words.move(number, color, this.#host.name(vertex), captured.length)];
  }

  #tellEnding(before: State, now: State): string[] {
    const { words, send } = this.#host;
    const { shown: game } = this;
    const texts: string[] = [];
    if (now.phase === "marking" && before.phase === "play") texts.push(words.marking);
    if (now.phase === "play" && before.phase === "marking" && now.moveNumber >= before.moveNumber) {
      texts.push(words.resumed, words.toPlay(game.turn));
    }
    const changed = now.phase === "play" ? [] : differenceOf(before.dead, now.dead);
    const isDead = now.dead.length > before.dead.length;
    if (changed.length > 0) {
      send("go-mark", { vertices: changed, dead: isDead });
      texts.push(words.marked(changed.length, isDead, now.dead.length));
    }
    if (!now.isOver) {
      for (const side of ["black", "white"] as const) {
        if (now.accepted[side] && !before.accepted[side]) texts.push(words.accepted(side));
      }
    }
    const ended = now.isOver && !before.isOver;
    const counted = now.phase === "marking" || game.outcome?.kind === "count";
    const score = counted && (changed.length > 0 || ended || before.phase === "play") ? game.score() : null;
    if (score !== null) send("go-score", { score });
    if (score !== null && !ended && changed.length > 0) texts.push(words.asMarked(words.result(endOf(score))));
    const { outcome } = game;
    if (ended && outcome !== null) {
      send("go-end", { outcome, result: game.result });
      const { points, zi } = score === null ? { points: null, zi: null } : endOf(score);
      texts.push(words.result({ ...outcome, points, zi }));
    }
    return texts;
  }
}

function stateOf(game: PlayedGame): State {
  const { moveNumber, moveCount, phase, accepted, outcome } = game;
  return {
    moveNumber,
    moveCount,
    phase,
    dead: phase === "play" ? [] : game.dead(),
    accepted,
    isOver: outcome !== null,
  };
}

/** The points that one of the lists has and the other has not. */
function differenceOf(a: readonly Vertex[], b: readonly Vertex[]): Vertex[] {
  const inA = new Set(a.map(String));
  const inB = new Set(b.map(String));
  return [...a.filter((one) => !inB.has(String(one))), ...b.filter((one) => !inA.has(String(one)))];
}

/** A count as the end of a game. */
export function endOf(score: Score): EndInWords {
  const { winner, margin } = score;
  if (winner === "draw") return { kind: "draw", winner: null, points: 0, zi: null };
  return { kind: "count", winner, points: margin.points, zi: ziOf(score) };
}

/** `"3/4"`, `"36 3/4"`; null where points are counted. */
function ziOf({ scoring, zh }: Score): string | null {
  return scoring === "area" ? (/胜(.+)子/.exec(zh)?.[1]?.replace("又", " ") ?? null) : null;
}
