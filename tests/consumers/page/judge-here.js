/**
 * Who lives in a small position, found out in a Worker, told in words.
 * @param {{ createJudge: typeof import("lanke/worker").createJudge }} entry
 */
export async function judged({ createJudge }) {
  const background = createJudge();
  const { dead, counts } = await background.judge({
    stones: [".BB.WW.", "B.B.W.W", "BBB.WWW", ".BB.WB.", ".BB.WW."],
  });
  background.dispose();
  return `${dead.length} dead, ${counts.sealed.black} to ${counts.sealed.white}`;
}
