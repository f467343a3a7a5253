/**
 * A few moves with a capture in the corner, told in words.
 * @param {{ Game: typeof import("lanke").Game }} lanke
 */
export function moves({ Game }) {
  const game = new Game({ size: 9 });
  game.play("B1");
  game.play("A1");
  const { color, captured } = game.play("A2", "black");
  game.pass();
  const report = `${game.moveNumber} moves, ${color === "black" ? "B" : "W"} captured ${captured.length} of W`;
  game.dispose();
  return report;
}
