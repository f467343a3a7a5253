// `npm run judge-report`: judges every position whose answer is known, beside a peer, and sets the figures against what
// is asked. What the options are: scripts/judge-report/README.md.
import { existsSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { build } from "./build.mjs";
import { check } from "./judge-report/bars.mjs";
import { nameOf } from "./judge-report/board.mjs";
import { deadstones, lanke, ours } from "./judge-report/judges.mjs";
import { corpusFolders, readCorpora } from "./judge-report/positions.mjs";
import { boardText, corpusText, listText } from "./judge-report/print.mjs";
import { figures, runCorpus } from "./judge-report/run.mjs";
import { measureSpeed } from "./judge-report/speed.mjs";
import { measureSymmetry } from "./judge-report/symmetry.mjs";
import { npmPackages } from "./npm.mjs";
import { Failure, isMain, ROOT } from "./shell.mjs";

const OPTIONS = /** @type {const} */ ({
  list: { type: "boolean", default: false },
  show: { type: "string" },
  only: { type: "string" },
  "no-peer": { type: "boolean", default: false },
  playouts: { type: "string" },
  seed: { type: "string" },
  json: { type: "string" },
  speed: { type: "boolean", default: false },
  "no-speed": { type: "boolean", default: false },
  symmetry: { type: "boolean", default: false },
  full: { type: "boolean", default: false },
});

/** @typedef {import("./judge-report/positions.mjs").Corpus} Corpus */
/** @typedef {import("./judge-report/judges.mjs").Judge} Judge */

isMain(import.meta.url, async () => {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const options = { playouts: whole("playouts", values.playouts), seed: whole("seed", values.seed) };
  await build();
  if (!values["no-peer"]) await npmPackages("benches");
  console.log("");

  const { corpora, unreadable } = await find(positionals, values.only?.split(",") ?? []);
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  const own = await ours(given);
  if (values.show !== undefined) return show(corpora, own, values.show);

  const judges = values["no-peer"] ? [own] : [own, deadstones()];
  /** @type {Record<string, unknown>} */
  const report = {};
  let isMet = true;
  /** Prints a part as it is ready. @param {string} name @param {{ text: string, isMet: boolean, data: unknown }} part */
  const tell = (name, part) => {
    console.log(`${part.text}\n`);
    report[name] = part.data;
    isMet &&= part.isMet;
  };
  for (const corpus of corpora) tell(corpus.name, await reportCorpus(corpus, judges, values.list));
  if (values.symmetry) tell("symmetry", await measureSymmetry(corpora, own, values.full));
  // What is asked of speed is told only: it can't be kept to on a busy machine.
  const wantsSpeed = values.speed || (positionals.length === 0 && values.only === undefined && !values["no-speed"]);
  if (wantsSpeed) tell("speed", { ...(await measureSpeed(given, !values["no-peer"])), isMet: true });

  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify({ ...report, unreadable }, null, 2)}\n`);
  const faults = [
    ...(unreadable.length > 0 ? [`Could not be read:\n${unreadable.join("\n")}`] : []),
    ...(isMet ? [] : ["Not all that is asked is met."]),
  ];
  if (faults.length > 0) throw new Failure(faults.join("\n"));
});

/** @param {string} name @param {string | undefined} text */
function whole(name, text) {
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text)) throw new Failure(`--${name} wants a whole number, not ${JSON.stringify(text)}`);
  return Number(text);
}

/**
 * The positions of the folders given, or of all corpora beside the checkout.
 * @param {readonly string[]} paths @param {readonly string[]} only parts of their names
 */
async function find(paths, only) {
  const shared = join(ROOT, "../shared/corpus");
  if (paths.length === 0 && !existsSync(shared)) {
    const text = `There is no ${relative(ROOT, shared)}: no positions to judge.`;
    if (process.env.CI) throw new Failure(text);
    console.log(text);
    return { corpora: [], unreadable: [] };
  }
  const { Game } = await lanke();
  const replay = (/** @type {Buffer} */ sgf) => {
    const game = Game.fromSgf(sgf, { rules: { ko: "none", suicide: "allowed" } });
    const { stones } = game.snapshot();
    game.dispose();
    return stones;
  };
  const found = readCorpora(paths.length > 0 ? paths : corpusFolders(shared), replay);
  if (only.length === 0) return found;
  const corpora = found.corpora.filter(({ name }) => only.some((part) => name.includes(part)));
  if (corpora.length === 0) {
    throw new Failure(`No such corpus: ${only}. There are: ${found.corpora.map(({ name }) => name).join(", ")}`);
  }
  return { ...found, corpora };
}

/** @param {Corpus} corpus @param {readonly Judge[]} judges ours first @param {boolean} withList */
async function reportCorpus(corpus, judges, withList) {
  const columns = [];
  for (const judge of judges) {
    const outcomes = await runCorpus(corpus, judge);
    columns.push({ name: judge.name, outcomes, figures: figures(outcomes) });
  }
  const [own] = columns;
  if (own === undefined) throw new Failure("nobody judges");
  const bars = check(corpus.kind, own.figures);
  const list = withList ? `\n${listText(own.outcomes)}` : "";
  const wrong = own.outcomes.outcomes
    .filter(({ right }) => !right)
    .map(({ position, verdict: { missed, extra, notes } }) => {
      const names = (/** @type {number[]} */ points) => points.map((at) => nameOf(position.board, at));
      return { id: position.id, missed: names(missed), extra: names(extra), notes };
    });
  return {
    text: corpusText(corpus, columns, bars) + list,
    isMet: bars.every((bar) => bar.isMet) && own.outcomes.failed.length === 0,
    data: { judges: columns.map(({ name, figures: found }) => ({ name, ...found })), bars, wrong },
  };
}

/** Draws the position of that id. @param {readonly Corpus[]} corpora @param {Judge} judge @param {string} id */
async function show(corpora, judge, id) {
  const found = corpora
    .map((corpus) => ({ ...corpus, positions: corpus.positions.filter((position) => position.id === id) }))
    .filter(({ positions }) => positions.length > 0);
  if (found.length === 0) throw new Failure(`There is no position ${JSON.stringify(id)}.`);
  for (const corpus of found) {
    const { outcomes, failed } = await runCorpus(corpus, judge);
    for (const outcome of outcomes) console.log(boardText(outcome));
    for (const { error } of failed) console.log(error);
  }
}
