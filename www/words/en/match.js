/**
 * The course of a game in English: its end, disputes, results, cycles, and the choice of rules.
 *
 * @typedef {import("../../lanke/index.js").Cycle} Cycle
 * @typedef {import("../../lanke/index.js").Outcome} Outcome
 * @typedef {"black" | "white"} Color
 */

/** @param {Color} color */
const name = (color) => (color === "black" ? "Black" : "White");
/** @param {Color} color */
const other = (color) => (color === "black" ? "White" : "Black");
/** @param {number} n @param {string} one @param {string} many */
const count = (n, one, many) => `${n} ${n === 1 ? one : many}`;

export const match = {
  propose: "Propose the end",
  /** @param {{ color: Color }} p */
  proposeBy: ({ color }) => `${name(color)} proposes the end`,
  agree: "Agree",
  refuse: "Refuse",
  ending: "The end of the game",
  /** @param {{ by: Color }} p */
  offerTitle: ({ by }) => `${name(by)} proposes to end the game. ${other(by)}, do you agree?`,
  /** @param {{ by: Color }} p */
  offerHintTurn: ({ by }) =>
    `${name(by)} has given up its turn by it. A stone on the board declines too. If ${other(by)} refuses in words, it has to put a stone down next.`,
  /** @param {{ by: Color }} p */
  offerHintFree: ({ by }) =>
    `It costs no turn. A stone on the board declines too. After three refusals in a row ${name(by)} has to put a stone down.`,
  /** @param {{ turn: Color }} p */
  confirmTitle: ({ turn }) => `Both sides have passed. ${name(turn)}, do you propose to end the game?`,
  /** @param {{ turn: Color }} p */
  confirmHint: ({ turn }) =>
    `In this edition passes alone do not stop play: ${name(turn)} proposes the end and ${other(turn)} agrees. If not, a stone goes on with the game.`,
  /** @param {{ color: Color }} p */
  mustPlayText: ({ color }) => `The end was declined: ${name(color)} must put a stone down now.`,
  /** @param {{ by: Color }} p */
  offeredStatus: ({ by }) => `${name(by)} has proposed the end: ${other(by)} agrees, refuses, or plays on.`,
  /** @param {{ turn: Color }} p */
  confirmingStatus: ({ turn }) => `Two passes: are all moves played? ${name(turn)} is asked.`,
  stopAndCount: "Stop and count",
  passPlatform: "Pass (过手)",
  /** @param {{ color: Color, isDone: boolean }} p */
  acceptBy: ({ color, isDone }) => (isDone ? `${name(color)} has accepted` : `${name(color)} accepts`),
  bothAccept: "Both accept",
  /** @param {{ first: Color }} p */
  acceptOrder: ({ first }) =>
    `${name(first)}, whose turn it is, accepts first. A changed mark takes both acceptances back.`,
  acceptFree: "A changed mark takes both acceptances back.",
  /** @param {{ color: Color }} p */
  acceptedStatus: ({ color }) => `${name(color)} has accepted; ${other(color)} is asked.`,
  dispute: "Dispute …",
  disputeTitle: "Which stones are in dispute?",
  disputeHint:
    "One side calls these stones dead and the other does not agree. It is settled by playing it out; marks and acceptances are taken back.",
  disputeNone: "No stone is marked dead. First mark the stones that one side calls dead.",
  disputeBy: "Who does not agree",
  /** @param {{ color: Color, at: string, n: number }} p */
  disputeChain: ({ color, at, n }) => `${name(color)} at ${at}, ${count(n, "stone", "stones")}`,
  /** @param {{ first: Color, isSkip: boolean }} p */
  disputeClaimant: ({ first, isSkip }) =>
    `${name(first)} plays first: by these rules, the side that says “dead”.${isSkip ? ` ${other(first)}'s turn is passed over.` : ""}`,
  /** @param {{ first: Color }} p */
  disputeTurn: ({ first }) => `${name(first)} plays first, as it is its turn.`,
  /** @param {{ first: Color, isSkip: boolean }} p */
  disputeOpponent: ({ first, isSkip }) =>
    `${name(first)} plays first: by these rules, the opponent of the side that asks for it.${isSkip ? ` ${other(first)}'s turn is passed over.` : ""}`,
  playOut: "Play it out",
  agreedHint:
    "Both sides have accepted: no mark is changed and play is not resumed any more. Check the count; press a point to see whose it is.",
  /** @param {{ color: Color, isDone: boolean }} p */
  confirmBy: ({ color, isDone }) => (isDone ? `${name(color)} has confirmed` : `${name(color)} confirms the result`),
  agreedStatus: "Both sides have accepted the count. It can be checked until both confirm the result.",
  aliveStatus:
    "Play has stopped and all stones count as alive. The count can be checked until both confirm the result.",
  reopen: "Go on playing (referee)",
  reopenHint:
    "The rules have ended the game by themselves: until a side confirms the result, the referee may let it go on.",
  confirmedStatus: "Both sides have confirmed the result. It is final.",
  /** @param {{ color: Color }} p */
  confirmedOne: ({ color }) => `${name(color)} has confirmed the result; ${other(color)} is asked.`,
  /** @param {{ at: string, owner: Color | null, isSeki: boolean, isFalse: boolean }} p */
  pointCounts: ({ at, owner, isSeki, isFalse }) =>
    `${at} ${owner === null ? "is nobody's, half for each" : `counts for ${name(owner)}`}${isSeki ? "; in seki" : ""}${isFalse ? "; a false eye, to be filled" : ""}.`,
  /** @param {{ at: string, owner: Color | null, isSeki: boolean, isFalse: boolean }} p */
  pointCountsTerritory: ({ at, owner, isSeki, isFalse }) =>
    `${at} ${owner === null ? "counts for nobody" : `counts for ${name(owner)}`}${isSeki ? "; in seki" : ""}${isFalse ? "; a false eye, to be filled" : ""}.`,
  /** @param {{ number: number, color: Color, turn: Color }} p */
  lostTurnStatus: ({ number, color, turn }) => `Move ${number}: ${name(color)}'s turn is lost. ${name(turn)} to play.`,
  /** @param {{ number: number, color: Color, turn: Color }} p */
  pickedUpStatus: ({ number, color, turn }) =>
    `Move ${number}: ${name(color)} picks the stone up again. ${name(turn)} to play.`,
  endedGame: "Back to the finished game",
  /** @param {{ move: number }} p */
  endedLine: ({ move }) => `What if, from move ${move} of the finished game.`,
  /** @param {{ color: Color }} p */
  contestedText: ({ color }) => `Contested points go to ${name(color)}: the other side gave up play.`,

  /** @type {Readonly<Record<Outcome["kind"], (p: { winner: Color | null }) => string>>} */
  outcomes: {
    count: ({ winner }) => (winner === null ? "Draw" : `${name(winner)} wins by count`),
    resignation: ({ winner }) => (winner === null ? "Resigned" : `${name(winner)} wins by resignation`),
    ruling: ({ winner }) =>
      winner === null ? "Decided by the referee" : `${name(winner)} wins by the referee's ruling`,
    time: ({ winner }) => (winner === null ? "Time ran out" : `${name(winner)} wins on time`),
    "both-lose": () => "Both sides lose",
    draw: () => "Draw",
    replay: () => "To be played again",
    "no-result": () => "No result",
    "extra-game": () => "An extra game is played",
  },
  outcomeHint: {
    ruled: "By a decision of the referee.",
    cycle: "By the rule on long cycles.",
  },

  prisonersTaken: "Prisoners",
  deadStones: "Dead stones of the other side",
  passStones: "Stones given for passes",
  taxed: "Not counted (tax)",
  button: "First pass (button)",
  komiRow: "Komi",
  /** @param {{ n: number }} p */
  penaltyRow: ({ n }) => (n === 1 ? "Penalty for a warning" : `Penalty for ${n} warnings`),
  countLegend: "Board: □ in seki, △ a false eye that its owner has to fill.",
  unitZi: "in 子",
  unitPoints: "in points",
  neededPoints: "Needs more than",
  finalRow: "With everything",
  /** @param {{ points: string, zh: string }} p */
  marginPoints: ({ zh }) => `By the territory count · ${zh}`,

  cycle: "Repetition",
  /** @param {{ since: number, length: number, times: number, black: number, white: number }} p */
  cycleText: ({ since, length, times, black, white }) =>
    `This position stood ${since === 0 ? "at the start" : `after move ${since}`} already: a cycle of ${count(length, "move", "moves")}${times > 1 ? `, here for the ${times === 2 ? "second" : times === 3 ? "third" : `${times}th`} time` : ""}. In it Black took ${count(black, "stone", "stones")}, White ${white}.`,
  /** @param {{ since: number, length: number, black: number, white: number }} p */
  cycleForbidden: ({ since, length, black, white }) =>
    `It would bring back the position ${since === 0 ? "at the start" : `after move ${since}`}: a cycle of ${count(length, "move", "moves")}, in which Black takes ${count(black, "stone", "stones")} and White ${white}. These rules forbid that.`,
  /** @type {Readonly<Record<Cycle["kind"], string>>} */
  cycleKinds: {
    "single-ko": "A single ko.",
    "double-ko": "As in a double ko.",
    "triple-ko": "As in a triple ko.",
    "quadruple-ko": "As in a quadruple ko.",
    "many-kos": "Five kos or more in turn.",
    "both-take-two": "Both sides take two, as in eternal life.",
    "send-two-return-one": "Sending two to return one.",
    other: "",
  },
  /** @type {Readonly<Record<import("../../lanke/index.js").Rules["cycles"], string>>} */
  cycleRules: {
    none: "These rules make nothing more of it.",
    "draw-or-replay": "If neither side gives way, the referee says whether it is a draw or played again.",
    draw: "When the same position has stood three times, the game is a draw.",
    replay: "When the same position has stood three times, the game is played again.",
    "no-result": "When the same position has stood three times, the game has no result.",
    "extra-game": "When the same position has stood three times, an extra game is played.",
  },
  showPosition: "Show that position",
  hidePosition: "Back to the board",
  /** @param {{ since: number }} p */
  shownStatus: ({ since }) =>
    since === 0 ? "Shown: the position at the start." : `Shown: the position after move ${since}.`,

  rulesSaid: "What these rules say",
  rulesNow: "The rules of this game in words",
  rulesChange: "Change single rules",
  customRules: "Custom rules",
  blackName: "Name of Black",
  whiteName: "Name of White",
  names: "Names and drawing of colours",
  nigiri: "Nigiri: who plays Black?",
  nigiriHint: "The higher rank holds a handful of white stones, of equal ranks the elder; the other side guesses.",
  holder: "Holds the stones",
  guesser: "Guesses",
  take: "Take a handful",
  odd: "Odd: show one stone",
  even: "Even: show two stones",
  /** @param {{ commitment: string }} p */
  nigiriHeld: ({ commitment }) => `A handful is held. It can't be changed any more; its commitment is ${commitment}`,
  /** @param {{ held: number, salt: string, isRight: boolean, black: string, white: string }} p */
  nigiriResult: ({ held, salt, isRight, black, white }) =>
    `${count(held, "stone", "stones")}: ${held % 2 === 1 ? "odd" : "even"}. ${isRight ? "Guessed right" : "Guessed wrong"}: ${black} plays Black, ${white} plays White. (Salt, to check it: ${salt})`,
  holderName: "Holder",
  guesserName: "Guesser",
};
