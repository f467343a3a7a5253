/**
 * What a referee deals with, in English: acts, rulings, refusals. Every word of the package's own lists has its words.
 *
 * @typedef {import("../../lanke/index.js").Act} Act
 * @typedef {import("../../lanke/index.js").Effect} Effect
 * @typedef {import("../../lanke/index.js").Ruling} Ruling
 * @typedef {"black" | "white"} Color
 */

/** @param {Color} color */
const name = (color) => (color === "black" ? "Black" : "White");

export const referee = {
  referee: "Referee …",
  refereeTitle: "Referee",
  report: "Report an act",
  act: "What happened",
  actBy: "By",
  byNobody: "Neither side",
  actPoint: "At the point",
  actMove: "At move",
  actText: "In words, for the log",
  ruling: "Ruling",
  rulingApply: "Carry out",
  logTitle: "Decisions",
  logEmpty: "Nothing has been decided in this game.",
  decision: "Decide",
  decisionHint: "For what the rules leave to the referee. It is carried out at once, and stands in the log.",
  decisionEffect: "Decision",
  close: "Close",
  /** @param {{ acts: string }} p */
  effectsText: ({ acts }) => `By these rules: ${acts}.`,
  /** @param {{ decider: Ruling["decider"], isFree: boolean }} p */
  choicesText: ({ decider, isFree }) =>
    `${{ players: "Both players choose together", referee: "The referee chooses", "chief-referee": "The chief referee chooses" }[decider]}${isFree ? ", if anything is to be added" : ""}:`,
  /** @param {{ after: number, who: string, act: string, effects: string }} p */
  logLine: ({ after, who, act, effects }) => `After move ${after}: ${who === "" ? "" : `${who}: `}${act}. ${effects}.`,
  /** @param {{ n: number }} p */
  warnings: ({ n }) => (n === 1 ? "1 warning" : `${n} warnings`),
  decided: "By decision of the referee",
  noEffect: "Nothing more",
  playAnyway: "Played all the same …",
  /** @type {Readonly<Partial<Record<Act, string>>>} */
  agreedWords: {
    "dropped-stone": "The other side consents",
    "stone-displaced": "Both players agree about it",
    "time-out": "The same reading of the last minute is granted once more",
  },
  restorableWords: "The board can be restored from the record",
  actGroups: {
    moves: "Moves",
    board: "Stones and board",
    clock: "Clock",
    conduct: "Conduct",
    rest: "Anything else",
  },
  /** @type {Readonly<Record<Act, string>>} */
  acts: {
    "wrong-colors": "The wrong colours were taken",
    "two-in-a-row": "Two moves in a row",
    "took-back": "A stone was taken back",
    "dropped-stone": "A stone was dropped by accident",
    "clock-early": "The clock was pressed before the move",
    "stone-displaced": "A stone was found displaced",
    "moved-on-purpose": "Stones were moved on purpose",
    "board-scattered": "The board was upset from outside",
    "scattered-by-player": "A player upset the board by accident",
    "removed-with-liberties": "Stones with liberties were taken off",
    "left-without-liberties": "Stones without liberties were left on the board",
    "ko-retake": "A ko was retaken at once",
    "forbidden-point": "A stone was put on a forbidden point",
    repetition: "A move repeated an earlier position",
    "clock-before-captures": "The clock was pressed before all captured stones were off",
    disturbing: "Disturbing the opponent",
    consulting: "Discussing the game or consulting material",
    talking: "Talking with others",
    quitting: "Leaving or quitting without reason",
    arranged: "An arranged game",
    "absent-from-ceremony": "Absence from a ceremony",
    "phone-sound": "A phone made a sound",
    "phone-screen": "A look at the screen of a phone",
    smoking: "Smoking",
    "time-out": "The time ran out",
    "long-cycle": "A long cycle that nobody gives up",
    "false-life": "A false life kept up by a double ko",
    "unreadable-seal": "The sealed move can't be read",
    other: "Something else",
  },
  /** @type {Readonly<Record<Effect, string>>} */
  effects: {
    "move-void": "the move is void",
    "second-stone-void": "the second stone is void",
    "stone-back": "the stone goes back to where it was",
    "stones-back": "the stones go back on the board",
    "stones-removed": "the stones come off the board",
    stands: "the board stays as it is",
    "agreed-point": "the stone goes to a point that both sides accept",
    "reasonable-point": "the stone goes to a point that the referee finds reasonable",
    "pick-up-and-choose": "the stone may be picked up and played anywhere",
    "restore-and-continue": "the board is restored, and play goes on",
    "correction-allowed": "the colours may be put right",
    "no-correction": "the colours stay as they are",
    "claim-refused": "the claim comes too late",
    blocked: "the move is not accepted",
    "same-side-to-move": "the same side is still to move",
    forbidden: "the repeating move is forbidden",
    "group-dead": "the group is dead",
    "lost-turn": "the turn is lost",
    "clock-unchanged": "the clock stays as it is",
    "play-continues": "play goes on",
    "same-reading": "the reading of the time is as it was",
    admonition: "an admonition, which is not counted",
    warning: "a warning; the second in a game loses it",
    criticism: "criticism",
    "lower-prize": "the prize of the next lower place",
    suspension: "suspension from events",
    "report-to-committee": "a report to the committee",
    "lose-game": "the side loses the game",
    "both-lose": "both sides lose",
    draw: "a draw",
    replay: "the game is played again",
    "no-result": "no result",
    "extra-game": "an extra game",
  },

  pause: "Pause",
  adjourn: "Adjourn the game",
  adjournHint: "Nothing is played until the game goes on. The time used may be put on record.",
  /** @param {{ color: Color }} p */
  usedBy: ({ color }) => `${name(color)} has used, in minutes`,
  goOn: "Go on with the game",
  adjournedText: "The game is adjourned.",
  /** @param {{ black: string, white: string }} p */
  usedText: ({ black, white }) => `Time used: Black ${black} min, White ${white} min.`,
  /** @param {{ color: Color, isDone: boolean }} p */
  readingBy: ({ color, isDone }) =>
    isDone ? `${name(color)} has confirmed the time` : `${name(color)} confirms the time`,
  sealTitle: "Seal the move",
  /** @param {{ color: Color, isKept: boolean }} p */
  sealHint: ({ color, isKept }) =>
    `${name(color)}, who is to move, writes the move down unseen. Only its commitment is shown until it is opened. ${isKept ? "The note is kept on this device, in the browser's storage: it is there again after a reload, and whoever looks for it there can read it." : "The note stays in the memory of this page alone and is lost when the page is closed."}`,
  sealEmpty: "A sealed move is written down first, such as “D4”.",
  sealNote: "The move, such as D4",
  seal: "Seal",
  /** @param {{ color: Color, commitment: string }} p */
  sealedText: ({ color, commitment }) => `${name(color)} has sealed a move. Commitment: ${commitment}`,
  openSeal: "Open the sealed move",
  sealLost: "This page does not have the sealed move: it was sealed elsewhere, or before the page was loaded again.",
  /** @param {{ note: string }} p */
  sealUnreadable: ({ note }) =>
    `The sealed note says “${note}”, which names no point of this board. The referee chooses:`,
  /** @type {Readonly<Record<"played" | "lost-turn" | "ruled", string>>} */
  sealOpened: {
    played: "The sealed move was opened and played.",
    "lost-turn": "The sealed move may not be played: the turn is lost.",
    ruled: "The referee has decided about the sealed move.",
  },

  giveUp: "Giving up play",
  giveUpHint:
    "Only where the whole game has to be played within a fixed time: the side gives up playing on, play stops, and the points that would be shared all go to the other side.",
  /** @param {{ color: Color }} p */
  giveUpBy: ({ color }) => `${name(color)} gives up playing on`,

  /** Why the package refuses what was asked for. @type {Readonly<Record<string, string>>} */
  codes: {
    "game-over": "The game is over; go back to play on from an earlier move.",
    "not-your-turn": "It is the other side's turn.",
    sealed: "A move is sealed: it is opened before anything else is played.",
    adjourned: "The game is adjourned: it has to go on before anything is played.",
    "must-play": "A stone has to be put down first: the end was proposed and declined.",
    "off-board": "That point is not on the board.",
    occupied: "There is a stone on that point already.",
    suicide: "That point is forbidden: the stone would have no liberty.",
    ko: "A ko may not be retaken at once.",
    superko: "The whole board may not repeat.",
    "bad-point": "No point can be read there.",
    "not-in-rules": "These rules do not know that.",
    phase: "That can't be done at this stage of the game.",
    "already-confirmed": "Both sides have accepted: nothing is reopened.",
    "own-offer": "The proposal is one's own; the other side answers it.",
    "no-stone": "Name at least one stone that is disputed.",
    "no-change": "It is so already.",
    "not-so": "That is not what would happen at that point.",
    "no-offender": "Say which side did it.",
    choice: "Somebody has to choose first.",
    commitment: "That is no commitment.",
    salt: "The salt is too short.",
    "seal-broken": "This is not the move that was sealed.",
    vertex: "Name a point of the board, such as D4.",
    number: "That number can't be used.",
    argument: "That can't be used.",
    color: "Say which side it is.",
    event: "That is no event of a game.",
    "event-order": "An event came out of order.",
    "event-other-game": "An event of another game.",
    "event-stranger": "An event of somebody else.",
    nigiri: "That is no handful of stones.",
    option: "That can't be used.",
    rules: "These rules can't be used.",
    komi: "Komi is a number of points, halves allowed.",
    "sides-only": "Only a side may do that.",
    "referee-only": "Only the referee may do that.",
    snapshot: "That is no snapshot of a game.",
  },
  failed: "That can't be done now.",
};
