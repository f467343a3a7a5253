/** The end of a game as its rules have it: proposals and answers, acceptances, disputes, confirmations. */

import { button, byId, make, setText, setUnavailable } from "./dom.js";
import { say } from "./i18n.js";
import { pointText } from "./settings/names.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./lanke/index.js").Vertex} Vertex */
/** @typedef {"black" | "white"} Color */

const COLORS = /** @type {const} */ (["black", "white"]);

const offer = byId("offer", HTMLElement);
const offerTitle = byId("offer-title", HTMLElement);
const offerAnswers = byId("offer-answers", HTMLElement);
const offerHint = byId("offer-hint", HTMLElement);
const propose = button("propose");
const proposeBy = { black: button("propose-black"), white: button("propose-white") };
const acceptBy = { black: button("accept-black"), white: button("accept-white") };
const acceptHint = byId("accept-hint", HTMLElement);
const confirmBy = { black: button("confirm-black"), white: button("confirm-white") };
const confirming = byId("confirming", HTMLElement);
const confirmHint = byId("confirm-hint", HTMLElement);
const reopening = byId("reopening", HTMLElement);
const dialog = byId("dispute-dialog", HTMLDialogElement);
const disputeText = byId("dispute-text", HTMLElement);
const disputeBy = byId("dispute-by", HTMLSelectElement);
const disputeChains = byId("dispute-chains", HTMLFieldSetElement);
const disputeFirst = byId("dispute-first", HTMLElement);
const disputeStart = button("dispute-start");

/** @param {Color} color */
const other = (color) => (color === "black" ? "white" : "black");

/** @param {Session} session */
export function listenToEnding(session) {
  propose.addEventListener("click", () => {
    if (isAvailable(propose)) session.act((game) => game.proposeEnd(game.turn));
  });
  for (const color of COLORS) {
    proposeBy[color].addEventListener("click", () => {
      if (isAvailable(proposeBy[color])) session.act((game) => game.proposeEnd(color));
    });
    acceptBy[color].addEventListener("click", () => {
      if (isAvailable(acceptBy[color])) session.act((game) => game.accept(color), { leaves: false });
    });
    confirmBy[color].addEventListener("click", () => {
      if (isAvailable(confirmBy[color])) session.act((game) => game.confirm(color), { leaves: false });
    });
  }
  const answer = (/** @type {boolean} */ agree) => () => {
    session.act((game) => game.answerEnd(other(game.offeredBy ?? game.turn), agree));
  };
  button("agree").addEventListener("click", answer(true));
  button("refuse").addEventListener("click", answer(false));
  button("reopen").addEventListener("click", () => session.reopen());
  listenToDispute(session);
}

/** @param {HTMLButtonElement} node */
const isAvailable = (node) => node.getAttribute("aria-disabled") !== "true";

/** @param {Session} session */
export function showEnding(session) {
  showOffer(session);
  showAcceptances(session);
}

/** @param {Session} session */
function showOffer({ game, isPaused }) {
  const words = say();
  const { stage, turn, rules, offeredBy, mustPlay } = game;
  const isOffered = stage === "offered" && offeredBy !== null;
  offer.hidden = !isOffered && stage !== "confirming";
  offerAnswers.hidden = !isOffered;
  if (isOffered) {
    setText(offerTitle, words.offerTitle({ by: offeredBy }));
    const hint = rules.endOffer === "free" ? words.offerHintFree : words.offerHintTurn;
    setText(offerHint, hint({ by: offeredBy }));
  } else {
    setText(offerTitle, words.confirmTitle({ turn }));
    setText(offerHint, words.confirmHint({ turn }));
  }
  propose.hidden = rules.endOffer !== "gives-up-turn" || isOffered;
  setUnavailable(propose, mustPlay === turn || isPaused);
  for (const color of COLORS) {
    proposeBy[color].hidden = rules.endOffer !== "free" || isOffered;
    setText(proposeBy[color], words.proposeBy({ color }));
    setUnavailable(proposeBy[color], mustPlay === color || isPaused);
  }
}

/** @param {Session} session */
function showAcceptances({ game, mayReopen }) {
  const words = say();
  const { accepted, confirmed, stage, turn, rules, outcome } = game;
  // By rule R-D-06 the side to move is the first of the two; on the platform either is.
  const isOrdered = rules.endOffer === "gives-up-turn";
  setText(acceptHint, isOrdered ? words.acceptOrder({ first: turn }) : words.acceptFree);
  confirming.hidden = outcome?.kind !== "count" || (stage !== "agreed" && stage !== "over");
  confirmHint.hidden = stage === "over" || mayReopen;
  reopening.hidden = !mayReopen;
  for (const color of COLORS) {
    setText(acceptBy[color], words.acceptBy({ color, isDone: accepted[color] }));
    acceptBy[color].classList.toggle("is-done", accepted[color]);
    setUnavailable(acceptBy[color], accepted[color] || (isOrdered && color !== turn && !accepted[turn]));
    setText(confirmBy[color], words.confirmBy({ color, isDone: confirmed[color] }));
    confirmBy[color].classList.toggle("is-done", confirmed[color]);
    setUnavailable(confirmBy[color], confirmed[color]);
  }
}

/** @param {Session} session */
function listenToDispute(session) {
  button("dispute").addEventListener("click", () => {
    fillDispute(session);
    dialog.showModal();
  });
  disputeBy.addEventListener("change", () => {
    checkOwn(session);
    showFirst(session);
  });
  disputeChains.addEventListener("change", () => showFirst(session));
  dialog.querySelector('button[value="cancel"]')?.addEventListener("click", () => dialog.close());
  dialog.addEventListener("submit", (event) => {
    const isMeant = event.submitter instanceof HTMLButtonElement && event.submitter.value === "dispute";
    if (!isMeant || !isAvailable(disputeStart)) return;
    const stones = chosenStones();
    session.act((game) => game.dispute(sideOf(disputeBy.value), stones), { leaves: false });
  });
}

/** @param {Session} session */
function fillDispute(session) {
  const words = say();
  const { game } = session;
  const chains = deadChains(session);
  setText(disputeText, chains.length === 0 ? words.disputeNone : words.disputeHint);
  disputeBy.replaceChildren(...COLORS.map((color) => make("option", { value: color }, words[color])));
  disputeBy.value = chains[0]?.color ?? game.turn;
  disputeChains.replaceChildren(
    ...chains.map(({ color, stones }) => {
      const [first] = stones;
      const at = first === undefined ? "" : pointText(first, game.size);
      const box = make("input", { type: "checkbox", value: at, "data-color": color });
      return make(
        "label",
        { class: "check" },
        box,
        make("span", {}, words.disputeChain({ color, at, n: stones.length })),
      );
    }),
  );
  checkOwn(session);
  showFirst(session);
}

/**
 * The chains that are marked dead.
 *
 * @param {Session} session
 */
function deadChains({ game }) {
  const cells = game.cells();
  const seen = new Set();
  return game.dead().flatMap((vertex) => {
    if (seen.has(vertex.join())) return [];
    const stones = game.chain(vertex);
    for (const stone of stones) seen.add(stone.join());
    const color = cells[vertex[1] * game.size[0] + vertex[0]] === 1 ? "black" : "white";
    return [{ color: /** @type {Color} */ (color), stones }];
  });
}

function boxes() {
  return [...disputeChains.querySelectorAll("input")];
}

/** Who does not agree does so about its own stones, if it has any there. @param {Session} _session */
function checkOwn(_session) {
  const own = boxes().filter((box) => box.dataset.color === disputeBy.value);
  for (const box of boxes()) box.checked = own.length === 0 || own.includes(box);
}

function chosenStones() {
  return boxes().flatMap((box) => (box.checked ? [box.value] : []));
}

/**
 * Says who plays first if it is played out, and why.
 *
 * @param {Session} session
 */
function showFirst({ game }) {
  const words = say();
  const chosen = boxes().filter((box) => box.checked);
  setUnavailable(disputeStart, chosen.length === 0);
  if (chosen.length === 0) {
    setText(disputeFirst, "");
    return;
  }
  const { turn, rules } = game;
  const by = sideOf(disputeBy.value);
  const colors = new Set(chosen.map((box) => box.dataset.color));
  if (rules.resumption === "opponent") {
    setText(disputeFirst, words.disputeOpponent({ first: other(by), isSkip: turn === by }));
  } else if (rules.resumption === "claimant-of-dead") {
    // Stones of both colours: the side that calls dead is the one that does not dispute.
    const first = colors.size === 1 ? other(sideOf(chosen[0]?.dataset.color)) : other(by);
    setText(disputeFirst, words.disputeClaimant({ first, isSkip: turn !== first }));
  } else setText(disputeFirst, words.disputeTurn({ first: turn }));
}

/** @param {string | undefined} text @returns {Color} */
function sideOf(text) {
  return text === "white" ? "white" : "black";
}
