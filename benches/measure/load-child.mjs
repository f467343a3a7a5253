// Run by load.mjs: the clocks start before anything of the engine is read.
const [engine] = process.argv.slice(2);
const { load } = await import(`../engines/${engine}.mjs`);
const start = performance.now();
const used = process.cpuUsage();
const { variants } = await load();
const [variant] = variants;
variant.play(variant.start(), [3, 3]);
const wall = performance.now() - start;
const { user, system } = process.cpuUsage(used);
console.log(JSON.stringify({ name: variant.name, wall, cpu: (user + system) / 1000 }));
