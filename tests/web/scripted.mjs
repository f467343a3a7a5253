// A judge for the page that says what a test wants it to say, however good or fast the real one is.
import { judge } from "../../www/lanke/index.js";

/** @typedef {import("../../www/lanke/index.js").Judgement} Judgement */
/** @typedef {import("../../www/lanke/index.js").JudgedChain} JudgedChain */

/**
 * A judgement of a position where every chain lives for certain, but for what is said here: chains by one of their
 * stones, as in "2,4", and anything else of a judgement.
 *
 * @param {readonly string[]} stones
 * @param {Readonly<Record<string, Partial<JudgedChain>>>} verdicts
 * @param {Partial<Judgement>} [rest]
 * @returns {Judgement}
 */
export function judgementOf(stones, verdicts, rest = {}) {
  const plain = judge({ stones }, { playouts: 0 });
  const chains = plain.chains.map((chain) => {
    const said = chain.stones.map(String).find((at) => at in verdicts);
    const living = { status: "alive", proof: "pass-alive", certainty: 1, why: "two-eyes" };
    return { ...chain, ...living, ...(said === undefined ? {} : verdicts[said]) };
  });
  const withStatus = (/** @type {string} */ wanted) =>
    chains.filter(({ status }) => status === wanted).flatMap((chain) => chain.stones);
  return { ...plain, isFinished: true, chains, dead: withStatus("dead"), seki: withStatus("seki"), seal: [], ...rest };
}

/**
 * The source of a Worker that answers every position with this judgement.
 *
 * @param {Judgement} judgement
 * @param {{ after?: number }} [how] milliseconds it takes
 */
export function workerSaying(judgement, { after = 0 } = {}) {
  const { owner, standing, sealed } = judgement;
  const plain = { ...judgement, owner: [...owner], standing: [...standing], sealed: [...sealed] };
  return `
    const said = ${JSON.stringify(plain)};
    addEventListener("message", () => setTimeout(() => postMessage({ judgement: {
      ...said,
      owner: Float32Array.from(said.owner),
      standing: Int8Array.from(said.standing),
      sealed: Int8Array.from(said.sealed),
    } }), ${after}));`;
}
