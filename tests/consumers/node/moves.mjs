/**
 * A few moves with a capture in the corner, told in words, and a record of them with a variation.
 * @param {{ Game: typeof import("lanke").Game, readRecords: typeof import("lanke").readRecords }} lanke
 */
export function moves({ Game, readRecords }) {
  const game = new Game({ size: 9 });
  const report = play(game);
  const [record] = readRecords(game.toSgf()).games;
  record.add(record.main[2], { move: { color: "black", at: "E5" } });
  const tree = `${record.nodeCount} nodes, ${record.variationCount} variation`;
  game.dispose();
  record.dispose();
  return `${report}; ${tree}`;
}

/**
 * The same few moves without a record.
 * @param {{ Game: typeof import("lanke/play").Game }} lanke
 */
export function played({ Game }) {
  const game = new Game({ size: 9 });
  const report = play(game);
  game.dispose();
  return report;
}

/** @param {import("lanke").PlayedGame} game */
function play(game) {
  game.play("B1");
  game.play("A1");
  const { color, captured } = game.play("A2", "black");
  game.pass();
  return `${game.moveNumber} moves, ${color === "black" ? "B" : "W"} captured ${captured.length} of W`;
}
