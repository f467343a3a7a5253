/**
 * A few moves with a capture in the corner, told in words, and a record of them with a variation.
 * @param {{ Game: typeof import("lanke").Game, readRecords: typeof import("lanke").readRecords }} lanke
 */
export function moves({ Game, readRecords }) {
  const game = new Game({ size: 9 });
  game.play("B1");
  game.play("A1");
  const { color, captured } = game.play("A2", "black");
  game.pass();
  const report = `${game.moveNumber} moves, ${color === "black" ? "B" : "W"} captured ${captured.length} of W`;
  const [record] = readRecords(game.toSgf()).games;
  record.add(record.main[2], { move: { color: "black", at: "E5" } });
  const tree = `${record.nodeCount} nodes, ${record.variationCount} variation`;
  game.dispose();
  record.dispose();
  return `${report}; ${tree}`;
}
