// Run by load.mjs: the clock starts before anything of the engine is read.
const [engine] = process.argv.slice(2);
const { load } = await import(`../engines/${engine}.mjs`);
const start = performance.now();
const { variants } = await load();
const [variant] = variants;
variant.play(variant.start(), [3, 3]);
const ms = performance.now() - start;
console.log(JSON.stringify({ name: variant.name, ms }));
