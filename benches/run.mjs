// Measures lanke and its peers side by side; see README.md.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const groups = ["replay", "sweep", "records", "load", "memory", "native"];
const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    only: { type: "string", default: groups.join(",") },
    classic: { type: "boolean", default: false },
  },
});
const wanted = new Set(options.only.split(","));
const unknown = [...wanted].filter((group) => !groups.includes(group));
if (unknown.length > 0) throw new Error(`unknown group ${unknown}, wanted ${groups.join(", ")}`);
const timing = options.quick ? { rounds: 7, roundMs: 25 } : { rounds: 41, roundMs: 40 };

requireFile("../dist/index.js", "build the package first: npm run build");
installPeers();
// Only now: these read the peers.
const { allVariants, engines } = await import("./engines/index.mjs");
const { classicRecord, defaultRecord } = await import("./lib/record.mjs");
const { acceptance, table, verdicts, withRatios } = await import("./lib/report.mjs");

const record = options.classic ? classicRecord() : defaultRecord();
const rows = [];
const notes = [];
const measures = {
  async replay() {
    const { measureReplay } = await import("./measure/replay.mjs");
    return measureReplay(await allVariants(engines), record, timing);
  },
  async sweep() {
    const { measureSweep } = await import("./measure/sweep.mjs");
    return measureSweep(await allVariants(engines), record, timing);
  },
  async records() {
    const { measureRecords } = await import("./measure/records.mjs");
    return measureRecords(options.quick ? timing : { rounds: 11, roundMs: 400 });
  },
  async load() {
    const { measureLoad } = await import("./measure/load.mjs");
    return measureLoad(engines, options.quick ? 3 : 15);
  },
  async memory() {
    const { measureMemory } = await import("./measure/memory.mjs");
    return measureMemory(engines, { lanke: 1000, peer: 20 });
  },
  async native() {
    const { measureNative } = await import("./measure/native.mjs");
    const native = measureNative(record, timing);
    if (native === null) notes.push("native: left out, there is no cargo here");
    return native ?? [];
  },
};
for (const group of groups) if (wanted.has(group)) rows.push(...(await measures[group]()));

const report = {
  node: process.version,
  cpu: cpus()[0]?.model ?? "unknown",
  cores: cpus().length,
  load: loadavg()[0],
  record: { name: record.name, moves: record.length },
  timing,
  rows: withRatios(rows),
  acceptance: acceptance(rows),
  notes,
};
console.log(options.json ? JSON.stringify(report, null, "\t") : text(report));

function text({ node, cpu, cores, load, record, timing, ...rest }) {
  return [
    `Node ${node}, ${cores} × ${cpu}, load ${load.toFixed(2)}`,
    `Game: ${record.name}, ${record.moves} moves`,
    `${timing.rounds} interleaved rounds of ${timing.roundMs} ms`,
    "",
    table(rest.rows),
    verdicts(rest.acceptance),
    ...rest.notes,
  ].join("\n");
}

function requireFile(path, hint) {
  if (existsSync(new URL(path, import.meta.url))) return;
  console.error(hint);
  process.exit(1);
}

// The peers are dependencies of this folder alone, so a first run fetches them.
function installPeers() {
  if (existsSync(new URL("node_modules/@sabaki/sgf", import.meta.url))) return;
  const cwd = fileURLToPath(new URL(".", import.meta.url));
  const { status } = spawnSync("npm", ["ci"], {
    cwd,
    stdio: ["ignore", process.stderr, process.stderr],
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}
