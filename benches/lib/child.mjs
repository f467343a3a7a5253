import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Runs a script in a fresh Node; its last line is the answer, as JSON. */
export function runChild(script, args, nodeArgs = []) {
  const command = [...nodeArgs, fileURLToPath(script), ...args.map(String)];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${command.join(" ")}\n${stderr}`);
  return JSON.parse(stdout.trim().split("\n").at(-1));
}
