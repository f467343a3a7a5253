// `npm test`: every check there is, the quick ones first, with whatever each of them needs installed on the way.
// A step that fails doesn't stop the others, so that one run tells everything. Rows of steps run side by side; what each
// prints is shown in one piece.
//
//   npm test                        all steps
//   npm test -- --only=rust,types   some of them
import { inspect, parseArgs } from "node:util";
import { Screen } from "./screen.mjs";
import { channels, Failure, isMain, print, since } from "./shell.mjs";
import { ROWS, STEPS, Skipped } from "./steps.mjs";

isMain(import.meta.url, async () => {
  const { values } = parseArgs({ options: { only: { type: "string" } } });
  const chosen = values.only === undefined ? STEPS : STEPS.filter(({ name }) => values.only?.split(",").includes(name));
  const unknown = values.only?.split(",").filter((name) => !STEPS.some((step) => step.name === name)) ?? [];
  if (unknown.length > 0) {
    throw new Failure(`No such step: ${unknown.join(", ")}. There are: ${STEPS.map(({ name }) => name).join(", ")}`);
  }

  const start = performance.now();
  /** @type {{ name: string, outcome: string, time: string }[]} */
  const results = [];
  const screen = new Screen();
  /** @param {string} row */
  const runRow = async (row) => {
    for (const step of chosen.filter((one) => one.row === row)) {
      const channel = screen.open();
      await channels.run(channel, async () => {
        print(`\n── ${step.name}: ${step.what}`);
        const stepStart = performance.now();
        const outcome = await attempt(step.run);
        results.push({ name: step.name, outcome, time: since(stepStart) });
        print(`── ${step.name}: ${outcome}, ${since(stepStart)}`);
      });
      channel.close();
    }
  };
  for (const rows of ROWS) await Promise.all(rows.map(runRow));

  console.log(`\nAll of it took ${since(start)}:`);
  const place = (/** @type {{ name: string }} */ { name }) => chosen.findIndex((step) => step.name === name);
  results.sort((a, b) => place(a) - place(b));
  for (const { name, outcome, time } of results) console.log(`  ${outcome.padEnd(8)}${name.padEnd(14)}${time}`);
  const count = (/** @type {string} */ outcome) => results.filter((result) => result.outcome === outcome).length;
  console.log(`${count("passed")} passed, ${count("failed")} failed`);
  if (count("failed") > 0) process.exitCode = 1;
});

/** @param {() => Promise<void>} work @returns {Promise<"passed" | "failed" | "skipped">} */
async function attempt(work) {
  try {
    await work();
    return "passed";
  } catch (error) {
    if (error instanceof Skipped) {
      print(error.message);
      return "skipped";
    }
    print(error instanceof Failure ? error.message : inspect(error));
    return "failed";
  }
}
