/** What nodes say beside their moves, as plain data. */

import type { RawRecord } from "./glue.js";
import { vertexOf } from "./points.js";
import type { Color, Vertex } from "./types.js";
import type { NodeId, NodeNotes } from "./types-record.js";

/** Our words for SGF's judgements. */
const JUDGEMENTS = [
  ["DM", "even"],
  ["GB", "goodForBlack"],
  ["GW", "goodForWhite"],
  ["UC", "unclear"],
  ["HO", "hotspot"],
  ["BM", "badMove"],
  ["DO", "doubtful"],
  ["IT", "interesting"],
  ["TE", "tesuji"],
] as const;

/** @internal */
export function notesOf(raw: RawRecord, node: NodeId): NodeNotes {
  const [width = 1] = raw.size();
  const texts = textsOf(raw, node);
  const points = pointsOf(raw, node, width);
  const named = (name: string): Vertex[] => points.get(name) ?? [];
  const toldOrNull = (name: string): Vertex[] | null => (texts.has(name) ? named(name) : null);
  const [timeBlack = -1, timeWhite = -1, movesBlack = -1, movesWhite = -1] = raw.clocks(node);
  return {
    comment: texts.get("C") ?? null,
    name: texts.get("N") ?? null,
    setup: { black: named("AB"), white: named("AW"), empty: named("AE") },
    turn: turnOf(texts.get("PL")),
    marks: {
      circle: named("CR"),
      cross: named("MA"),
      square: named("SQ"),
      triangle: named("TR"),
      selected: named("SL"),
    },
    labels: labelsOf(raw.labels(node), width),
    arrows: pairsOf(raw.lines(node, true), width),
    lines: pairsOf(raw.lines(node, false), width),
    territory: { black: named("TB"), white: named("TW") },
    dim: toldOrNull("DD"),
    view: toldOrNull("VW"),
    judgement: judgementOf(texts),
    timeLeft: { black: orNull(timeBlack), white: orNull(timeWhite) },
    movesLeft: { black: orNull(movesBlack), white: orNull(movesWhite) },
  };
}

/** The first text of each property. */
function textsOf(raw: RawRecord, node: NodeId): Map<string, string> {
  const list = raw.properties(node, false);
  const texts = new Map<string, string>();
  for (let n = 0; n < list.length; n += 2) texts.set(String(list[n]), list[n + 1]?.[0] ?? "");
  return texts;
}

function pointsOf(raw: RawRecord, node: NodeId, width: number): Map<string, Vertex[]> {
  const list = raw.points(node);
  const points = new Map<string, Vertex[]>();
  for (let n = 0; n < list.length; n += 2) {
    const [letters = 0, index = 0] = [list[n], list[n + 1]];
    const name = String.fromCharCode(letters >> 8, letters & 0xff);
    const there = points.get(name);
    if (there === undefined) points.set(name, [vertexOf(index, width)]);
    else there.push(vertexOf(index, width));
  }
  return points;
}

function labelsOf(list: (number | string)[], width: number): { vertex: Vertex; text: string }[] {
  const labels: { vertex: Vertex; text: string }[] = [];
  for (let n = 0; n < list.length; n += 2) {
    labels.push({ vertex: vertexOf(Number(list[n]), width), text: String(list[n + 1]) });
  }
  return labels;
}

function pairsOf(list: Int32Array, width: number): [Vertex, Vertex][] {
  const pairs: [Vertex, Vertex][] = [];
  for (let n = 0; n < list.length; n += 2) {
    pairs.push([vertexOf(list[n] ?? 0, width), vertexOf(list[n + 1] ?? 0, width)]);
  }
  return pairs;
}

function judgementOf(texts: ReadonlyMap<string, string>): NodeNotes["judgement"] {
  const judgement: { -readonly [Word in keyof NodeNotes["judgement"]]: 1 | 2 } = {};
  for (const [name, word] of JUDGEMENTS) {
    const text = texts.get(name);
    if (text !== undefined) judgement[word] = text.trim() === "2" ? 2 : 1;
  }
  return judgement;
}

function turnOf(text: string | undefined): Color | null {
  const letter = text?.trim().charAt(0).toUpperCase();
  if (letter === "B") return "black";
  return letter === "W" ? "white" : null;
}

function orNull(n: number): number | null {
  return n < 0 ? null : n;
}
