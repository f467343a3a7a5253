/** The players, the line that says what happened, and the buttons of play. */

import { button, byId, setText, setUnavailable } from "./dom.js";
import { say } from "./i18n.js";
import { refusalText } from "./refusals.js";
import { pointText } from "./settings/names.js";
import { statusText } from "./status.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./lanke/index.js").Vertex} Vertex */
/** @typedef {import("./lanke/index.js").GameInfo} GameInfo */

const players = { black: byId("player-black", HTMLElement), white: byId("player-white", HTMLElement) };
const status = byId("status", HTMLElement);
const alert = byId("alert", HTMLElement);
const playing = byId("playing", HTMLElement);
const buttons = {
  undo: button("undo"),
  redo: button("redo"),
  pass: button("pass"),
  resign: button("resign"),
  mark: button("mark"),
  rejoin: button("rejoin"),
};

/** @param {Session} session */
export function showPanel(session) {
  showPlayers(session);
  showMessage(session);
  showButtons(session);
}

/**
 * Tells the stones and the liberties of the chain on a point.
 *
 * @param {Session} session
 * @param {Vertex} vertex
 */
export function tellChain(session, vertex) {
  const { game } = session;
  const at = pointText(vertex, game.size);
  const stones = game.chain(vertex).length;
  const liberties = game.liberties(vertex).length;
  const color = game.cells()[vertex[1] * game.size[0] + vertex[0]] === 1 ? "black" : "white";
  session.tell(() => (stones === 0 ? say().emptySaid({ at }) : say().libertiesSaid({ at, color, stones, liberties })));
}

/** @param {Session} session */
function showPlayers({ game }) {
  const words = say();
  for (const color of /** @type {const} */ (["black", "white"])) {
    const [, name, note] = players[color].children;
    const plays = game.phase === "play" && game.turn === color;
    players[color].classList.toggle("is-turn", plays);
    players[color].setAttribute("aria-current", String(plays));
    if (name) setText(name, nameOf(game.info, color));
    const n = game.warnings[color];
    if (note) {
      setText(
        note,
        [words.prisoners({ n: game.captures[color] }), n === 0 ? "" : words.warnings({ n })]
          .filter(Boolean)
          .join(" · "),
      );
    }
  }
}

/**
 * The player's name and rank where the record tells them, else the colour.
 *
 * @param {GameInfo} info
 * @param {"black" | "white"} color
 */
function nameOf(info, color) {
  const name = info[color];
  const rank = color === "black" ? info.blackRank : info.whiteRank;
  return name ? [name, rank].filter(Boolean).join(" ") : say()[color];
}

/** @param {Session} session */
function showMessage(session) {
  const problem = refusalText(session);
  setText(alert, problem);
  setText(status, statusText(session));
  status.classList.toggle("is-covered", problem !== "");
}

/** @param {Session} session */
function showButtons(session) {
  const words = say();
  const { game, isPaused } = session;
  const { rules, phase, mustPlay, turn } = game;
  playing.hidden = phase !== "play";
  setUnavailable(buttons.undo, game.moveNumber === 0 || isPaused);
  setUnavailable(buttons.redo, game.moveNumber === game.moveCount || isPaused);
  for (const node of [buttons.resign, buttons.mark]) setUnavailable(node, phase !== "play");
  setUnavailable(buttons.mark, phase !== "play" || isPaused);
  setUnavailable(buttons.pass, phase !== "play" || isPaused || mustPlay === turn);
  setText(buttons.pass, rules.endOffer === "free" ? words.passPlatform : words.pass);
  setText(buttons.mark, rules.marks === "all-alive" ? words.stopAndCount : words.mark);
  setText(buttons.rejoin, words.endedGame);
  buttons.rejoin.hidden = session.left === null;
  buttons.mark.hidden = session.left !== null || game.stage === "offered";
}
