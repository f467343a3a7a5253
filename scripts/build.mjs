// `npm run build`: everything from sources to the publishable package in `dist/`. Steps with nothing new are skipped.
import { npmPackages } from "./npm.mjs";
import { buildPackage } from "./package.mjs";
import { isMain } from "./shell.mjs";
import { buildWasm } from "./wasm.mjs";

export async function build() {
  await npmPackages();
  await buildWasm();
  await buildPackage();
}

isMain(import.meta.url, build);
