/** Why something may not be, in words. */

import { say } from "./i18n.js";
import { pointText } from "./settings/names.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./lanke/index.js").Illegal} Illegal */
/** @typedef {import("./lanke/index.js").Color} Color */

/**
 * Why the last wish was refused, in words; nothing where none was.
 *
 * @param {Session} session
 */
export function refusalText({ game, refusal, fault, problem }) {
  if (problem !== null) return problem;
  if (fault !== null) return faultText(fault);
  return refusal === null ? "" : illegalText(refusal, game);
}

/**
 * Why a move is against the rules, in words.
 *
 * @param {Illegal} refusal
 * @param {{ readonly size: readonly [number, number], readonly turn: Color }} game with the side whose move it was
 */
export function illegalText(refusal, game) {
  const words = say();
  const at = refusal.vertex === null ? "" : pointText(refusal.vertex, game.size);
  const since = refusal.sinceMove ?? 0;
  switch (refusal.code) {
    case "occupied":
      return words.occupied({ at });
    case "off-board":
      return words.offBoard;
    case "suicide":
      return words.suicide({ at, color: game.turn, stones: refusal.chain?.length ?? 1 });
    case "ko":
      return words.ko({ at, since });
    case "superko":
      return words.superko({ at, since });
    case "not-your-turn":
      return words.notYourTurn({ turn: game.turn });
    case "game-over":
      return words.gameOver;
    case "must-play":
      return words.mustPlayText({ color: game.turn });
    default:
      return words.codes[refusal.code] ?? words.refused({ at });
  }
}

/**
 * Why the package refuses something, from its word for it.
 *
 * @param {string} code
 */
export function faultText(code) {
  return say().codes[code] ?? say().failed;
}
