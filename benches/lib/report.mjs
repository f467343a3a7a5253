// The plain table, and what was promised against what came out.

const titles = {
  replay: "Replay of one game, each move checked",
  sweep: "Where may be played: all points after move 120",
  records: "Records: bytes in, tree built, main line replayed",
  load: "From import to the first stone, in a fresh Node",
  memory: "Memory of one game with its history",
  native: "Without JavaScript: the Rust crates, one core",
};
const lowerIsBetter = new Set(["ms", "ms cpu", "kB/game"]);

/** Gives every row the factor by which ours, its reference, is better. */
export function withRatios(rows) {
  return rows.map((row) => {
    const ours = rows.find((r) => isReference(r) && comparable(r, row));
    if (!ours) return row;
    const lower = lowerIsBetter.has(row.unit);
    const ratio = lower ? row.value / ours.value : ours.value / row.value;
    return { ...row, ratio };
  });
}

// The first of our rows is the one that the others are set against: under
// superko, the bulk call, nothing remembered.
const comparable = (a, b) =>
  a.group === b.group && a.unit === b.unit && a.side === b.side && (a.group !== "records" || a.how === b.how);

const isReference = ({ name, group, rule, how }) =>
  name === "lanke" &&
  (rule ?? "superko") === "superko" &&
  (group !== "replay" || how === "playAll") &&
  (group !== "sweep" || how === "legalMask, after a play and an undo") &&
  (group !== "native" || /^(random games|legal points after move 120; superko)$/.test(how));

/** What was promised, with the figure and whether it was kept. */
export function acceptance(rows) {
  const group = (name) => rows.filter((row) => row.group === name);
  const ours = (name, how) =>
    group(name).find((r) => r.name === "lanke" && r.how === how && (r.rule ?? "superko") === "superko");
  const best = (list) => list.reduce((a, b) => (a && a.value >= b.value ? a : b), undefined);
  const others = (name) => group(name).filter((r) => r.name !== "lanke");
  const times = (text, mine, peer, wanted) =>
    mine && peer
      ? line(`${text} ≥ ${wanted}× ${label(peer)}`, mine.value / peer.value, {
          wanted,
          show: (n) => `${n.toFixed(2)}×`,
        })
      : [];

  const replay = best(others("replay"));
  const sweep = best(others("sweep").filter((r) => r.hasQuery));
  const records = group("records");
  const games = group("native").filter((r) => r.side === 9);
  const oursNative = games.find((r) => r.name === "lanke");
  const peersNative = games.filter((r) => r.name !== "lanke");
  const memory = group("memory").find((r) => r.name === "lanke");
  return [
    times("replay, playAll", ours("replay", "playAll"), replay, 20),
    times("replay, one by one", ours("replay", "one call per move"), replay, 3),
    times(
      "legal sweep, superko, after a play and an undo",
      ours("sweep", "legalMask, after a play and an undo"),
      sweep,
      50,
    ),
    times("legal sweep, superko, same position again", ours("sweep", "legalMask, same position again"), sweep, 50),
    records
      .filter((r) => r.name !== "lanke")
      .map((peer) => {
        const mine = records.find((r) => r.name === "lanke" && r.how === peer.how);
        return times(`records, ${peer.how}`, mine, { ...peer, how: "" }, 5);
      }),
    peersNative.map((peer) => times("random 9×9 games, native", oursNative, peer, 1.3)),
    memory
      ? line("memory of a 300-move game ≤ 100 kB", memory.value, {
          wanted: 100,
          show: (n) => `${n.toFixed(1)} kB`,
          atMost: true,
        })
      : [],
  ].flat(2);
}

function line(text, value, { wanted, show, atMost = false }) {
  const pass = atMost ? value <= wanted : value >= wanted;
  return [{ text, value, wanted, pass, shown: show(value) }];
}

const label = ({ name, rule, how }) => [name, [rule, how].filter(Boolean).join(", ")].join(" ").trim();

/** The rows as text, group by group, aligned. */
export function table(rows) {
  const parts = Object.entries(titles).map(([group, title]) => {
    const lines = rows
      .filter((row) => row.group === group)
      .map((row) => [
        row.name,
        [row.side && `${row.side}×${row.side}`, row.rule, row.how].filter(Boolean).join("; "),
        number(row.value),
        row.min === row.max ? "" : `${number(row.min)}–${number(row.max)}`,
        row.unit,
        row.ratio === undefined ? "" : `${row.ratio.toFixed(2)}×`,
      ]);
    if (lines.length === 0) return "";
    const heads = ["", "", "median", "min–max", "", "ours better by"];
    return `${title}\n${align([heads, ...lines])}\n`;
  });
  return parts.filter(Boolean).join("\n");
}

/** The promises as text. */
export function verdicts(lines) {
  return lines.map(({ text, pass, shown }) => `${pass ? "pass" : "FAIL"}  ${text}: ${shown}`).join("\n");
}

function align(lines) {
  const numeric = [2, 3, 5];
  const widths = lines[0].map((_, i) => Math.max(...lines.map((cells) => cells[i].length)));
  return lines
    .map((cells) =>
      cells
        .map((cell, i) => (numeric.includes(i) ? cell.padStart(widths[i]) : cell.padEnd(widths[i])))
        .join("  ")
        .trimEnd(),
    )
    .map((text) => `  ${text}`)
    .join("\n");
}

function number(value) {
  const digits = value >= 1000 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString("en", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
