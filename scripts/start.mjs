// `npm start`: from a fresh checkout to the demo page, with nothing but Node and Rust on the machine.
import { build } from "./build.mjs";
import { servePage } from "./serve.mjs";
import { isMain } from "./shell.mjs";
import { buildSite } from "./site.mjs";

isMain(import.meta.url, async () => {
  await build();
  await buildSite();
  await servePage();
});
