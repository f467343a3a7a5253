const lanke = require("lanke");
const { moves } = require("./moves.mjs");

console.log(moves(lanke));
