// Records for tests: with every kind of note, in another encoding, several in a file, with thousands of nodes.

/** 9×9, three ways to go on at move 3 and at move 4 of the first of them. */
export const COMMENTED = `(;GM[1]FF[4]CA[UTF-8]SZ[9]KM[7.5]PB[Ya]BR[9p]PW[Bai]WR[8p]EV[烂柯]PC[Quzhou]DT[2024-05-01]RE[B+1.5]XX[kept]C[A game of the <b>woodcutter</b>.

It began <img src=x> under a tree.]
;B[ee];W[ge]
(;B[de];W[gc]N[The corner]TE[1]GW[2]C[White takes the corner.]TR[gc]SQ[ee]LB[cc:A][cg:B]CR[de]MA[gg]
(;B[cc];W[cg])(;B[cg];W[cc];B[dd])(;B[gg]))
(;B[gc];W[cc](;B[cg])(;B[gg];W[cg];B[ed]))
(;W[aa]BM[1]))`;

/** "(;SZ[9]PB[聂卫平]C[中国围棋];B[ee])" in GBK, with no word about it. */
export const GBK = Buffer.concat([
  Buffer.from("(;GM[1]SZ[9]PB["),
  Buffer.from([0xc4, 0xf4, 0xce, 0xc0, 0xc6, 0xbd]),
  Buffer.from("]C["),
  Buffer.from([0xd6, 0xd0, 0xb9, 0xfa, 0xce, 0xa7, 0xc6, 0xe5]),
  Buffer.from("];B[ee])"),
]);

/** @param {number} count */
export function collectionOf(count) {
  return Array.from(
    { length: count },
    (_, n) => `(;GM[1]SZ[9]PB[B${n}]PW[W${n}]RE[B+R];B[e${"abcdefghi"[n]}];W[aa])`,
  ).join("\n");
}

/**
 * A 19×19 tree of so many nodes: a main line of 200 moves, variations of ten along it, and variations of those.
 *
 * @param {number} nodes
 */
export function treeOf(nodes) {
  const letters = "abcdefghijklmnopqrs";
  let left = nodes - 1;
  let seed = 1;
  const random = (/** @type {number} */ below) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  const point = (/** @type {number} */ n) => `${letters[n % 19]}${letters[Math.floor(n / 19) % 19]}`;
  /** Moves from a depth on, with variations among them while there is room. @type {(depth: number, length: number, level: number) => string} */
  const line = (depth, length, level) => {
    let text = "";
    for (let at = 0; at < length && left > 0; at += 1) {
      left -= 1;
      const number = depth + at;
      const move = `;${number % 2 === 0 ? "B" : "W"}[${point(level === 0 ? number : 200 + random(161))}]`;
      text += at % 3 === 0 ? `${move}C[move ${number}]` : move;
      if (level < 3 && at % 2 === 1 && at < length - 1) {
        // The main line goes on first, then come the others.
        const rest = line(depth + at + 1, length - at - 1, level);
        const other = left > 0 ? `(${line(depth + at + 1, 10, level + 1)})` : "";
        return `${text}(${rest})${other}`;
      }
    }
    return text;
  };
  const all = line(0, 200, 0);
  if (left > 0) throw new Error(`${left} nodes are left`);
  return `(;GM[1]FF[4]SZ[19]${all})`;
}

/** A 9×9 split down the middle: Black has columns A–E, White F–J; a dead white stone at B5. */
export const SPLIT = `(;GM[1]FF[4]CA[UTF-8]SZ[9]KM[7.5]PB[Ya]PW[Bai]EV[烂柯]RE[B+1.5]
;B[ea];W[fa];B[eb];W[fb];B[ec];W[fc];B[ed];W[fd];B[ee];W[fe];B[ef];W[ff];B[eg];W[fg];B[eh];W[fh];B[ei];W[fi]
;B[cd];W[be];B[];W[])`;
