// The report as text.
import { KNOWN } from "./bars.mjs";
import { nameOf } from "./board.mjs";

/**
 * @typedef {import("./bars.mjs").Checked} Checked
 * @typedef {import("./positions.mjs").Corpus} Corpus
 * @typedef {import("./positions.mjs").Position} Position
 * @typedef {import("./run.mjs").Figures} Figures
 * @typedef {import("./run.mjs").Outcome} Outcome
 * @typedef {import("./run.mjs").Outcomes} Outcomes
 * @typedef {import("./run.mjs").Share} Share
 */

/** @typedef {{ name: string, figures: Figures, outcomes: Outcomes }} Column one judge's side of a corpus */

const HEAD = ["", "fully right", "dead list", "chains wrong", "points wrong", "median ms", "worst ms"];

/**
 * @param {Corpus} corpus @param {readonly Column[]} columns ours first @param {readonly Checked[]} bars
 */
export function corpusText({ name, kind, positions }, columns, bars) {
  const lines = [HEAD];
  for (const [i, { name: judge, figures: f }] of columns.entries()) {
    // The peer knows dead stones only, which is less than being right in some corpora.
    const whole = i === 0 ? ratio(f.right) : "–";
    const { median, worst } = f.ms;
    const isOne = kind === "unconditional" && i > 0;
    if (isOne) continue;
    const dead = kind === "unconditional" ? "–" : ratio(f.deadRight);
    lines.push([judge, whole, dead, of(f.chainsWrong), of(f.pointsWrong), median.toFixed(1), worst.toFixed(1)]);
  }
  const text = [`── ${name}: ${positions.length} positions`, table(lines)];
  const [own] = columns;
  if (own) {
    const extra = Object.entries(own.figures.parts).map(([part, share]) => `${part} ${ratio(share)}`);
    if (own.figures.same.total > 0 && positions.some(({ turns }) => turns.length > 1)) {
      extra.push(`same answer whoever is to move ${ratio(own.figures.same)}`);
    }
    if (extra.length > 0) text.push(`   besides: ${extra.join("; ")}`);
  }
  for (const { name: judge, figures: f } of kind === "unconditional" ? [] : columns) {
    const split = Object.entries(f.sizes).sort(([a], [b]) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
    const parts = split.length > 1 ? split.map(([size, share]) => `${size} ${ratio(share)}`) : [];
    if (f.seki.total > 0) parts.push(`with a seki ${ratio(f.seki)}`);
    if (parts.length > 0) text.push(`   dead list right, ${judge}: ${parts.join("; ")}`);
  }
  for (const known of KNOWN[kind]) text.push(`   ${known}`);
  for (const { name: judge, outcomes } of columns) {
    for (const { position, error } of outcomes.failed) text.push(`   ${judge} failed on ${position.id}: ${error}`);
  }
  for (const bar of bars) text.push(barText(bar));
  return text.join("\n");
}

/** @param {Checked} bar */
function barText({ what, asked, share, isMet }) {
  return `   ${isMet ? "PASS" : "FAIL"}  ${what}: ${ratio(share)}, asked ≥ ${percent(asked)}`;
}

/** Every case that is not all right. @param {Outcomes} outcomes */
export function listText({ outcomes }) {
  return outcomes
    .filter(({ right }) => !right)
    .map(({ position, verdict }) => `   ${position.id}\n${verdict.notes.map((note) => `      ${note}`).join("\n")}`)
    .join("\n");
}

const LEGEND = `B W  stones that stay       b w  called dead, and right     x   called dead, and wrong
?    dead, and not named    b/w in brackets: a gap named; empty points: whose they stand as (+ Black, - White, . nobody)`;

/** A board with what was said and what is right. @param {Outcome} outcome */
export function boardText({ position, verdict, answer }) {
  const { width, height, cells } = position.board;
  const [missed, extra] = [new Set(verdict.missed), new Set(verdict.extra)];
  const letter = (/** @type {number} */ at) => {
    const sign = cells[at] ?? 0;
    const gap = answer.seal?.get(at);
    if (gap !== undefined) return gap > 0 ? "(b" : "(w";
    if (sign === 0) return { 1: " +", "-1": " -" }[answer.standing?.[at] ?? 0] ?? " .";
    if (missed.has(at)) return ` ?`;
    if (extra.has(at)) return ` x`;
    const stone = sign > 0 ? "B" : "W";
    return ` ${answer.dead.has(at) ? stone.toLowerCase() : stone}`;
  };
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Array.from({ length: width }, (_, x) => letter(y * width + x)).join("");
    return `${String(height - y).padStart(3)}${row}`;
  });
  const columns = Array.from({ length: width }, (_, x) => ` ${nameOf(position.board, x)[0]}`).join("");
  const notes = verdict.notes.length > 0 ? verdict.notes : ["all right"];
  const chains = answer.chains
    .filter(({ status, proof }) => status !== "alive" || proof === "estimate")
    .map(
      ({ stones, status, proof }) =>
        `   ${nameOf(position.board, stones[0] ?? 0)} (${stones.length}): ${status}, ${proof}`,
    );
  return [position.id, ...rows, `   ${columns}`, LEGEND, ...notes, ...chains].join("\n");
}

/** @param {readonly (readonly string[])[]} lines the first column to the left, the others to the right */
export function table(lines) {
  const widths = (lines[0] ?? []).map((_, i) => Math.max(...lines.map((line) => (line[i] ?? "").length)));
  return lines
    .map(
      (line) =>
        `   ${line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join("  ")}`,
    )
    .join("\n");
}

/** @param {Share} share */
export const ratio = ({ right, total }) => (total === 0 ? "–" : `${right}/${total} ${percent(right / total)}`);

/** @param {{ wrong: number, total: number }} found */
const of = ({ wrong, total }) => `${wrong} of ${total}`;

/** Never rounded up to what it is not. @param {number} share */
const percent = (share) => `${Math.floor(share * 1000 + 1e-9) / 10} %`;
