/**
 * The words of records and their trees, in English.
 *
 * @typedef {"black" | "white"} Color
 */

/** @param {Color} color */
const name = (color) => (color === "black" ? "Black" : "White");
/** @param {number} n @param {string} one @param {string} many */
const count = (n, one, many) => `${n} ${n === 1 ? one : many}`;
/** @param {string} text @returns {(strong: boolean) => string} */
const judged = (text) => (strong) => (strong ? `${text}!` : text);

export const study = {
  tree: "Tree of variations",
  record: "Record",
  study: "Study",
  ways: "Ways through the tree",
  branch: "Up to the branch",
  variationPrevious: "Previous variation",
  variationNext: "Next variation",
  moveNumbers: "Move numbers",
  comment: "Comment",
  commentWrite: "Write a comment",
  commentEdit: "Edit the comment",
  keep: "Keep",
  edits: "Edit the tree",
  editUndo: "Undo edit",
  editRedo: "Redo edit",
  editRemove: "Delete branch",
  editPromote: "Move up",
  editMain: "Make main line",
  editPass: "Add a pass",
  editHint: "A move on the board follows the record, or begins a variation.",
  continueGame: "Play on from here",
  backToGame: "Back to the game",
  studyGame: "Study this game",
  backToRecord: "Back to the record",
  otherGame: "Other games of the file",
  games: "Games of the file",
  place: "Place",
  gameName: "Game",
  gameComment: "On the game",
  handicap: "Handicap",
  gamesOpen: "Open",
  unsavedTitle: "The record was edited and is not saved",
  unsavedText: "Another one would take its place, and the edits would be lost.",
  unsavedKeep: "Keep it",
  unsavedDrop: "Drop the edits",

  /** @param {{ columns: number, rows: number }} p */
  boardLabelStudy: ({ columns, rows }) =>
    `Go board with a record, ${columns} by ${rows}. Arrow keys and the wheel step through the moves; with Shift the arrow keys move the cursor, Enter goes on with a move.`,
  /** @param {{ number: number, turn: Color, isStart: boolean }} p */
  setupStatus: ({ number, turn, isStart }) =>
    `${isStart ? "The start of the record." : `After move ${number}, no move.`} ${name(turn)} to play.`,
  /** @param {{ place: number, of: number }} p */
  variationOf: ({ place, of }) => `Variation ${place} of ${of}.`,
  /** @param {{ n: number }} p */
  variationsHere: ({ n }) => `${n} ways go on.`,
  /** @param {{ why: string }} p */
  againstRules: ({ why }) => `Against the rules: ${why}`,
  /** @param {{ number: number, color: Color | null, at: string | null, isStart: boolean, place: number, of: number, children: number, isIllegal: boolean, hasComment: boolean }} p */
  nodeName: ({ number, color, at, isStart, place, of, children, isIllegal, hasComment }) =>
    [
      isStart ? "start of the record" : color === null ? `after move ${number}, no move` : `move ${number}`,
      color === null ? "" : `${color} ${at ?? "passes"}`,
      of < 2 ? "" : `variation ${place} of ${of}`,
      children < 2 ? "" : `${children} ways go on`,
      isIllegal ? "against the rules" : "",
      hasComment ? "with a comment" : "",
    ]
      .filter(Boolean)
      .join(", "),
  /** @param {{ n: number }} p */
  variationAdded: ({ n }) => `${count(n, "move was", "moves were")} added to the record as a variation.`,

  /** @param {{ winner: Color | "draw" | "none", by: string, points: string | null, one: boolean }} p */
  recordedWords: ({ winner, by, points, one }) => {
    if (winner === "draw") return "a draw";
    if (winner === "none") return "no result";
    const how = {
      resignation: "by resignation",
      time: "on time",
      forfeit: "by forfeit",
      "illegal-move": "by an illegal move",
    }[by];
    if (by === "points" && points !== null) return `${name(winner)} wins by ${points} ${one ? "point" : "points"}`;
    return [name(winner), "wins", how].filter(Boolean).join(" ");
  },
  /** @param {{ said: string, text: string }} p */
  asWritten: ({ said, text }) => `${said} (${text})`,

  /** @param {{ n: number }} p */
  faultsCount: ({ n }) => `${count(n, "fault", "faults")} in the file`,
  /** @param {{ encoding: string }} p */
  readAs: ({ encoding }) => `Read as ${encoding}. The rest of the record is as it was written.`,
  /** @param {{ line: number, column: number, code: string, message: string }} p */
  fault: ({ line, column, message }) => `Line ${line}, column ${column}: ${message}.`,
  /** @type {Readonly<Record<string, string>>} */
  done: {
    "left-out": "Left out.",
    kept: "Kept as written.",
    closed: "Closed at the end.",
    added: "Added.",
    joined: "Joined with the first.",
    capitals: "Read by its capital letters.",
    variation: "Taken as a variation.",
    played: "Played all the same.",
    "taken-off": "Taken off.",
    default: "The usual taken in its place.",
    replaced: "Shown as �.",
    guessed: "Guessed.",
  },
  /** @param {{ n: number }} p */
  faultsMore: ({ n }) => `And ${n} more.`,

  /** @param {{ n: number }} p */
  gamesTitle: ({ n }) => `${n} games in the file`,
  /** @param {{ n: number }} p */
  gamesMore: ({ n }) => `The first ${n} are listed.`,
  /** @param {{ black: string, white: string }} p */
  playersText: ({ black, white }) => `${black} (Black) – ${white} (White)`,
  /** @param {{ n: number }} p */
  nodes: ({ n }) => count(n, "node", "nodes"),

  /** What a record thinks of a position or a move. @type {Readonly<Record<string, (strong: boolean) => string>>} */
  judged: {
    even: judged("even position"),
    goodForBlack: judged("good for Black"),
    goodForWhite: judged("good for White"),
    unclear: judged("unclear"),
    hotspot: judged("turning point"),
    badMove: judged("bad move"),
    doubtful: judged("doubtful move"),
    interesting: judged("interesting move"),
    tesuji: judged("tesuji"),
  },
};
