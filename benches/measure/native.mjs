// The Rust crates without JavaScript: built and run as a program of its own.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../native/", import.meta.url));

/** Null where there is no Rust to build with. */
export function measureNative(record, { rounds, roundMs }) {
  const args = ["run", "--release", "--quiet", "--"];
  const { status, stdout, stderr, error } = spawnSync(
    "cargo",
    [...args, ...[rounds * 2, Math.ceil(roundMs / 2), ...record.points].map(String)],
    { cwd: folder, encoding: "utf8" },
  );
  if (error?.code === "ENOENT") return null;
  if (status !== 0) throw new Error(`benches/native failed\n${stderr}`);
  return stdout
    .trim()
    .split("\n")
    .map((line) => ({ group: "native", ...JSON.parse(line) }));
}
