const { readFileSync } = require("node:fs");
const lanke = require("lanke/slim");
const { moves } = require("./moves.mjs");

lanke.init(readFileSync(require.resolve("lanke/lanke.wasm"))).then(() => console.log(moves(lanke)));
