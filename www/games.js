/** The choice of a game, where a file has several. */

import { button, byId, make, setText } from "./dom.js";
import { say } from "./i18n.js";
import { pointText } from "./settings/names.js";

/** @typedef {import("./study.js").RecordFile} RecordFile */
/** @typedef {import("./lanke/index.js").GameRecord} GameRecord */

/** So many can be chosen from: nobody looks through more. */
const MOST_LISTED = 2000;

const dialog = byId("games-dialog", HTMLDialogElement);
const title = byId("games-title", HTMLElement);
const more = byId("games-more", HTMLElement);
const list = byId("games-list", HTMLSelectElement);

/** @type {(place: number | null) => void} */
let answer = () => {};

export function listenToGames() {
  button("games-cancel").addEventListener("click", () => dialog.close());
  dialog.addEventListener("submit", (event) => {
    event.preventDefault();
    finish(list.selectedIndex < 0 ? null : Number(list.value));
  });
  list.addEventListener("dblclick", () => finish(list.selectedIndex < 0 ? null : Number(list.value)));
  dialog.addEventListener("close", () => finish(null));
}

/** @param {number | null} place */
function finish(place) {
  const ask = answer;
  answer = () => {};
  dialog.close();
  ask(place);
}

/**
 * Asks which game; null where none is wanted after all.
 *
 * @param {RecordFile} file
 * @param {number} chosen
 * @returns {Promise<number | null>}
 */
export function chooseGame({ games }, chosen = 0) {
  const words = say();
  finish(null);
  setText(title, words.gamesTitle({ n: games.length }));
  setText(more, games.length > MOST_LISTED ? words.gamesMore({ n: MOST_LISTED }) : "");
  list.replaceChildren(
    ...games.slice(0, MOST_LISTED).map((game, place) => {
      const option = make("option", { value: String(place) }, `${place + 1}. ${nameOf(game)}`);
      option.disabled = game.trouble !== null;
      return option;
    }),
  );
  list.value = String(games[chosen]?.trouble === null ? chosen : games.findIndex(({ trouble }) => trouble === null));
  dialog.showModal();
  list.focus();
  return new Promise((resolve) => {
    answer = resolve;
  });
}

/** Players, or what else there is, and how long it is. @param {GameRecord} game */
function nameOf(game) {
  const words = say();
  const { info, nodeCount, trouble } = game;
  if (trouble !== null) return words.recordProblems[trouble.code] ?? words.otherProblem(trouble);
  const players =
    info.black || info.white ? words.playersText({ black: info.black ?? "?", white: info.white ?? "?" }) : "";
  const first = game.move(game.children(game.root)[0] ?? game.root)?.vertex ?? null;
  const [columns, rows] = game.size;
  const at = first !== null && first[0] < columns && first[1] < rows ? pointText(first, game.size) : "";
  const name = [players, info.name, info.event, info.date].filter(Boolean);
  return [...(name.length === 0 ? [`${columns} × ${rows}`, at] : name), info.result, words.nodes({ n: nodeCount - 1 })]
    .filter(Boolean)
    .join(" · ");
}
