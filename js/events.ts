/** Events as the engine has them, a list of numbers and a list of words, and as plain data. */

import { colorCode, colorOf, flagOf, found, optionsOf, wholeOf } from "./args.js";
import { GoError } from "./errors.js";
import type { RawEvent } from "./play-glue.js";
import { indicesOf, PASS, pointOf, vertexOf } from "./points.js";
import type { Color, Pair } from "./types.js";
import type { By, Effect, GameEvent, Report } from "./types-match.js";

/** An event on its way to the engine. @internal */
export interface Coded {
  numbers: Float64Array;
  words: string[];
}

/** The size of a board. */
interface Board {
  readonly width: number;
  readonly height: number;
}

// Where the numbers stand; points follow. src/wasm/event.rs has the same list.
const BY = 0;
const COLOR = 1;
const AT = 2;
const FLAGS = 3;
const MOVE = 4;
const USED = 5;
const POINTS = 7;
const AGREED = 1;
const RESTORABLE = 2;

/** The longest text of an event: words for the log. */
const LONGEST_TEXT = 2_000;
const REPORT_KEYS = ["act", "by", "at", "move", "agreed", "restorable", "choice", "text"] as const;
const HEAD_KEYS = ["number", "prior", "by", "type"];
/** What else an event of each kind has. */
const BODY_KEYS: { readonly [Type in GameEvent["type"]]: readonly string[] } = {
  play: ["at"],
  pass: [],
  put: ["color", "at"],
  resign: [],
  offer: [],
  answer: ["agree"],
  stop: [],
  mark: ["dead"],
  accept: [],
  dispute: ["stones"],
  resume: [],
  confirm: [],
  "give-up-play": [],
  report: ["report"],
  adjourn: ["usedMs"],
  continue: [],
  seal: ["commitment"],
  open: ["note", "salt", "choice"],
};

/** The number of who does something. @internal */
export function byCode(by: unknown): number {
  if (by === "referee") return 0;
  if (by === "black" || by === "white") return colorCode(by);
  throw new GoError("color", `by ${found(by)}, wanted "black", "white" or "referee"`);
}

/** An event of a kind, with nothing else said. @internal */
export function coded(type: GameEvent["type"], by: By, points: Iterable<number> = []): Coded {
  const head = [byCode(by), -1, -1, 0, -1, -1, -1];
  return { numbers: Float64Array.from([...head, ...points]), words: [type, "", "", "", ""] };
}

/** A report. @internal */
export function codedReport(report: unknown, { width, height }: Board): Coded {
  const given: { [Key in keyof Report]?: unknown } = optionsOf(report as Report, REPORT_KEYS, "report");
  const event = coded("report", "referee");
  const { numbers, words } = event;
  numbers[COLOR] = given.by === undefined ? 0 : colorCode(given.by);
  if (given.at !== undefined) numbers[AT] = pointOf(given.at, width, height);
  if (given.move !== undefined) numbers[MOVE] = wholeOf(given.move, 0, 0xffff_fffe, "move");
  numbers[FLAGS] =
    (flagOf(given.agreed, "agreed") ? AGREED : 0) + (flagOf(given.restorable, "restorable") ? RESTORABLE : 0);
  words[1] = textOf(given.act, "act");
  words[3] = given.choice === undefined ? "" : textOf(given.choice, "choice");
  words[4] = given.text === undefined ? "" : textOf(given.text, "text", LONGEST_TEXT);
  return event;
}

/** Text of bounded length. @internal */
export function textOf(value: unknown, what: string, longest = 1_024): string {
  if (typeof value === "string" && value.length <= longest) return value;
  throw new GoError("argument", `${what} ${found(value)}, wanted text of up to ${longest} characters`);
}

/** Two readings of a clock; -1 each where there are none. @internal */
export function usedOf(used: unknown): [number, number] {
  if (used === undefined || used === null) return [-1, -1];
  const { black, white } = optionsOf(used as Pair, ["black", "white"], "usedMs");
  return [black, white].map((ms) => wholeOf(ms, 0, 0xffff_ffff, "time used")) as [number, number];
}

/** An event of the other end, checked for its shape; whether it fits is for the engine. @internal */
export function codedEvent(event: unknown, board: Board): Coded & { number: number; prior: string } {
  if (typeof event !== "object" || event === null) throw bad(found(event), "an object");
  const type: unknown = Object.hasOwn(event, "type") ? (event as GameEvent).type : undefined;
  const body = typeof type === "string" && Object.hasOwn(BODY_KEYS, type) ? BODY_KEYS[type as GameEvent["type"]] : null;
  if (body === null) throw bad(`type ${found(type)}`, `one of ${Object.keys(BODY_KEYS).join(", ")}`);
  const given = optionsOf<Record<string, unknown>>(event as Record<string, unknown>, [...HEAD_KEYS, ...body], "event");
  const number = wholeOf(given.number, 1, 0xffff_ffff, "event number", "event");
  const { prior } = given;
  if (typeof prior !== "string" || !/^[0-9a-f]{16}$/.test(prior)) {
    throw bad(`prior ${found(prior)}`, "16 hexadecimal digits");
  }
  return { number, prior, ...codedBody(type as GameEvent["type"], given, board) };
}

function codedBody(type: GameEvent["type"], given: Record<string, unknown>, board: Board): Coded {
  const { width, height } = board;
  const by = given.by as By;
  const point = (at: unknown) => pointOf(at, width, height);
  if (type === "report") {
    if (byCode(by) !== 0) throw bad(`a report by ${found(by)}`, '"referee"');
    return codedReport(given.report, board);
  }
  const listed = type === "mark" ? given.dead : type === "dispute" ? given.stones : [];
  const event = coded(type, by, indicesOf(listed, "stones", point));
  const { numbers, words } = event;
  switch (type) {
    case "play":
      numbers[AT] = point(given.at);
      break;
    case "put":
      numbers[COLOR] = colorCode(given.color);
      numbers[AT] = given.at === null ? PASS : point(given.at);
      break;
    case "answer":
      numbers[FLAGS] = flagOf(given.agree ?? null, "agree") ? AGREED : 0;
      break;
    case "adjourn":
      numbers.set(usedOf(given.usedMs), USED);
      break;
    case "seal":
      words[1] = textOf(given.commitment, "commitment");
      break;
    case "open":
      words[1] = textOf(given.note, "note");
      words[2] = textOf(given.salt, "salt");
      words[3] = given.choice === null || given.choice === undefined ? "" : textOf(given.choice, "choice");
      break;
    default:
  }
  return event;
}

function bad(what: string, wanted: string): GoError {
  return new GoError("event", `event with ${what}, wanted ${wanted}`);
}

/** An event as plain data. @internal */
export function eventOf(raw: RawEvent, number: number, width: number): GameEvent {
  const { numbers, words } = raw;
  const [type = "", first = "", salt = "", choice = ""] = words;
  const at = numbers[AT] ?? PASS;
  const head = { number, prior: raw.prior, by: byOf(numbers[BY] ?? 0) };
  const points = () => numbers.slice(POINTS).map((index) => vertexOf(index, width));
  switch (type) {
    case "play":
      return { ...head, type, at: vertexOf(at, width) };
    case "put":
      return { ...head, type, color: colorOf(numbers[COLOR] ?? 1), at: at < 0 ? null : vertexOf(at, width) };
    case "answer":
      return { ...head, type, agree: numbers[FLAGS] === AGREED };
    case "mark":
      return { ...head, type, dead: points() };
    case "dispute":
      return { ...head, type, stones: points() };
    case "report":
      return { ...head, type, report: reportOf(raw, width) };
    case "adjourn": {
      const [black = -1, white = -1] = numbers.slice(USED, POINTS);
      return { ...head, type, usedMs: black < 0 ? null : { black, white } };
    }
    case "seal":
      return { ...head, type, commitment: first };
    case "open":
      return { ...head, type, note: first, salt, choice: choice === "" ? null : (choice as Effect) };
    default:
      return { ...head, type } as GameEvent;
  }
}

/** A report as plain data. @internal */
export function reportOf({ numbers, words }: RawEvent, width: number): Report {
  const [, act = "", , choice = "", text = ""] = words;
  const [, color = 0, at = -1, flags = 0, move = -1] = numbers;
  return {
    act: act as Report["act"],
    ...(color > 0 ? { by: colorOf(color) } : {}),
    ...(at >= 0 ? { at: vertexOf(at, width) } : {}),
    ...(move >= 0 ? { move } : {}),
    ...(flags & AGREED ? { agreed: true } : {}),
    ...(flags & RESTORABLE ? { restorable: true } : {}),
    ...(choice === "" ? {} : { choice: choice as Effect }),
    ...(text === "" ? {} : { text }),
  };
}

function byOf(code: number): By {
  return code === 0 ? "referee" : (colorOf(code) as Color);
}
