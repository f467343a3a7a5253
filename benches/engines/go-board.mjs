// @sabaki/go-board: immutable boards; a simple ko on request; no superko.
const checked = {
  preventSuicide: true,
  preventOverwrite: true,
  preventKo: true,
};

export async function load() {
  const { default: GoBoard } = await import("@sabaki/go-board");
  const start = () => ({
    board: GoBoard.fromDimensions(19),
    sign: 1,
    boards: [],
  });

  function play(game, vertex) {
    game.board = game.board.makeMove(game.sign, vertex, checked);
    game.sign = -game.sign;
  }

  // The query answers for one point; that of an occupied one is not asked.
  function isLegal({ board, sign }, x, y) {
    if (board.signMap[y][x] !== 0) return false;
    const { suicide, ko } = board.analyzeMove(sign, [x, y]);
    return !suicide && !ko;
  }

  return {
    variants: [
      {
        name: "@sabaki/go-board",
        rule: "ko",
        start,
        play,
        isLegal,
        // It keeps no history: whoever wants one keeps every board.
        playKept(game, vertex) {
          play(game, vertex);
          game.boards.push(game.board);
        },
        state: ({ board }) => ({
          signMap: board.signMap,
          captures: [board.getCaptures(1), board.getCaptures(-1)],
        }),
      },
    ],
  };
}
