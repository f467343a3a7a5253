// lanke itself: the built package, wasm in Node.
const entry = new URL("../../dist/index.js", import.meta.url);

export async function load() {
  const { Game } = await import(entry.href);

  const variant = (rule, rules) => ({
    name: "lanke",
    rule,
    start: () => new Game({ size: 19, rules }),
    // As a user who plays many games would: the memory is given back at once,
    // not when the collector comes by.
    end: (game) => game.dispose(),
    play: (game, vertex) => game.play(vertex),
    playAll: (game, points) => game.playAll(points),
    undo: (game, n) => game.undo(n),
    legalMask: (game) => game.legalMask(),
    state: (game) => ({
      signMap: game.signMap(),
      captures: [game.captures.black, game.captures.white],
    }),
  });

  return {
    variants: [variant("superko", { ko: "positional" }), variant("ko", { ko: "simple" })],
  };
}
