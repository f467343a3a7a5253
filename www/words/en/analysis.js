/**
 * The words of the analysis of a game, in English.
 *
 * @typedef {"black" | "white"} Color
 */

/** @param {Color} color */
const name = (color) => (color === "black" ? "Black" : "White");
/** @param {number} n @param {string} one @param {string} many */
const count = (n, one, many) => `${n} ${n === 1 ? one : many}`;
/** @param {number} number */
const move = (number) => (number === 0 ? "At the start" : `Move ${number}`);

export const analysis = {
  analysis: "Analysis",
  analyseGame: "Analyse this game",
  analysisGraph: "Estimate along the game",
  analysisHint: "An estimate by random games, not the word of a strong player. Pale where it means little as yet.",
  analysisRead: "How to read it",
  analysisLead:
    "The line is Black's lead in points, komi counted: above the middle Black is ahead, below it White. Each position is judged together with the one before it by 100 random games each; what is finished at the end is counted. In about two of three finished games the result lay inside the grey band.",
  analysisMarks:
    "Below it stones taken, by Black upward and by White downward; then □ a ko is taken, ○ a position comes back, × a move against the rules, – a pass. ◇ is the result in the record.",
  /** @param {{ done: number, total: number }} p */
  analysisWorking: ({ done, total }) => `${done} of ${total} positions judged`,
  /** @param {{ total: number }} p */
  analysisDone: ({ total }) => (total === 1 ? "The one position is judged." : `All ${total} positions are judged.`),
  /** @param {{ done: number, total: number }} p */
  analysisStopped: ({ done, total }) => `Cancelled: ${done} of ${total} positions judged`,
  analysisBegun: "The positions are being judged.",
  analysisFailed: "The analysis did not work here.",
  analysisProgress: "Progress of the analysis",
  analysisGoOn: "Go on",
  analysisAgain: "Try again",

  /** A lead, to stand within a sentence. @param {{ side: Color | null, points: string, isCounted: boolean }} p */
  leadSaid: ({ side, points, isCounted }) => {
    if (side === null) return isCounted ? "a draw" : "about even";
    return `${name(side)} ahead by ${isCounted ? "" : "about "}${points}`;
  },
  /** @param {{ number: number, lead: string, doubt: string | null, isPale: boolean }} p */
  leadAtMove: ({ number, lead, doubt, isPale }) =>
    `${move(number)}: ${lead}${doubt === null ? "" : `, give or take ${doubt}`}${isPale ? "; it means little as yet" : ""}`,
  /** @param {{ number: number }} p */
  notJudged: ({ number }) => `${move(number)}: not judged yet`,
  /** @param {{ result: string }} p */
  recordedEnd: ({ result }) => `In the record: ${result}.`,

  swings: "Largest changes",
  swingsLater: "Listed when the positions are judged.",
  swingsNone: "There is no large one.",
  /** @param {{ side: Color | null, points: string }} p */
  leadShort: ({ side, points }) => (side === null ? "0" : `${side === "black" ? "B" : "W"}+${points}`),
  /** @param {{ number: number, from: string, to: string }} p */
  swingSaid: ({ number, from, to }) => `Move ${number}: from ${from} to ${to}`,

  /** @param {{ n: number }} p */
  moments: ({ n }) => `Kos, repetitions, passes (${n})`,
  momentsNone: "There are none.",
  /** @param {{ number: number, said: string }} p */
  moment: ({ number, said }) => `${move(number)}: ${said}`,
  /** @param {{ side: Color, n: number }} p */
  takes: ({ side, n }) => `${name(side)} takes ${count(n, "stone", "stones")}.`,
  /** @param {{ color: Color, at: string }} p */
  takesKo: ({ color, at }) => `${name(color)} takes a ko at ${at}.`,
  /** @param {{ since: number, length: number }} p */
  repeats: ({ since, length }) =>
    `${since === 0 ? "The position at the start" : `The position after move ${since}`} comes back, ${count(length, "move", "moves")} later.`,
  /** @param {{ color: Color }} p */
  passes: ({ color }) => `${name(color)} passes.`,
  againstShort: "Against the rules.",

  analysisTable: "As a table",
  tableMove: "Move",
  tablePlayed: "Played",
  tableLead: "Estimate",
  tableHappens: "What happens",
  /** @param {{ color: Color, at: string }} p */
  playedAt: ({ color, at }) => `${name(color)} ${at}`,
};
