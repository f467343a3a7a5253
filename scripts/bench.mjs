// `npm run bench`: builds the package, installs the peers it is measured against, and measures.
import { build } from "./build.mjs";
import { npmPackages } from "./npm.mjs";
import { isMain, run } from "./shell.mjs";

isMain(import.meta.url, async () => {
  await build();
  await npmPackages("benches");
  await run(process.execPath, ["benches/run.mjs", ...process.argv.slice(2)]);
});
