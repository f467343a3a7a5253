import { createJudge } from "lanke/worker";

// No word to end it: an idle judge keeps no process alive.
const { dead, counts } = await createJudge().judge({ stones: [".BB.WW.", "B.B.W.W", "BBB.WWW", ".BB.WB.", ".BB.WW."] });
console.log(`${dead.length} dead, ${counts.sealed.black} to ${counts.sealed.white}`);
