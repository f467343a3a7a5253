// Small records for the analysis: kos, repetitions, moves against the rules, stones put up on the way, a finished game.

/**
 * A record from a picture of the start and moves as in "B:A3 W:pass".
 *
 * @param {readonly string[]} picture
 * @param {string} moves
 * @param {{ rules?: string, rest?: string }} [how]
 */
export function sgfOf(picture, moves, { rules = "Chinese", rest = "" } = {}) {
  const rows = picture.length;
  const columns = picture[0]?.length ?? 0;
  const letter = (/** @type {number} */ at) => String.fromCharCode(97 + at);
  const stones = (/** @type {string} */ color) =>
    picture.flatMap((row, y) => [...row].flatMap((cell, x) => (cell === color ? [`[${letter(x)}${letter(y)}]`] : [])));
  const list = (/** @type {string} */ name, /** @type {string[]} */ points) =>
    points.length === 0 ? "" : name + points.join("");
  const nodes = moves.split(" ").filter(Boolean);
  const sgf = nodes.map((text) => {
    const [color, at = ""] = text.split(":");
    if (at === "pass") return `;${color}[]`;
    const x = "ABCDEFGHJKLMNOPQRSTUVWXYZ".indexOf(at.charAt(0));
    return `;${color}[${letter(x)}${letter(rows - Number(at.slice(1)))}]`;
  });
  const size = rows === columns ? `${rows}` : `${columns}:${rows}`;
  const setup = `${list("AB", stones("B"))}${list("AW", stones("W"))}`;
  return `(;FF[4]GM[1]SZ[${size}]RU[${rules}]KM[0]${rest}${setup}${sgf.join("")})`;
}

/** A ko is taken, taken back at once against the rules, then a pass; the last move puts a stone on a stone. */
export const KO = sgfOf([".BW..", "BW.W.", ".BW..", ".....", "....."], "B:C4 W:B4 B:E1 W:pass B:E1");
/** Two stones are sent and one returns: the position of the start, with the other side to move. */
export const SEND_TWO = sgfOf(["......", "WWWB..", "W.B.B."], "B:B1 W:D1 B:C1", { rules: "Japanese" });
/** Three kos in turn, once round; the Chinese rules forbid it, the Japanese let it close. */
const TRIPLE_KO = ["WWWWWWW", "WBW.W.W", "B.BWBWB", "BBBBBBB", "WWWWWWW", "......."];
const ROUND = "B:D5 W:B4 B:F5 W:D4 B:B5 W:F4";
export const TRIPLE = sgfOf(TRIPLE_KO, ROUND, { rules: "Japanese" });
export const FORBIDDEN = sgfOf(TRIPLE_KO, ROUND, { rules: "Chinese" });
/** Stones are put up on the way, one side moves twice, play goes on after two passes. */
export const ODD =
  "(;SZ[7]KM[6.5]RU[Chinese];B[dd];W[cc];AB[ba][ab]AW[bb];B[cb];B[bc];W[];B[];W[ee];C[no move];PL[B];B[de];B[];W[];W[];B[gg])";

/** A finished game on 9 by 9 lines: Black's left, White's right, with a result. */
export const FINISHED = sgfOf(
  Array.from({ length: 9 }, () => "........."),
  [
    "B:E5 W:F5 B:E4 W:F4 B:E6 W:F6 B:E3 W:F3 B:E7 W:F7 B:E2 W:F2 B:E8 W:F8 B:E1 W:F1 B:E9 W:F9",
    "B:C5 W:H5 B:C3 W:H3 B:C7 W:H7 B:H8 W:C8 B:pass W:pass",
  ].join(" "),
  { rest: "RE[B+9]PB[Ya]PW[Qiao]" },
);
