// tenuki: frozen states, one per move; simple ko and three superko rules.
export async function load() {
  const { default: tenuki } = await import("tenuki");

  const variant = (rule, koRule) => ({
    name: "tenuki",
    rule,
    start: () => new tenuki.Game({ boardSize: 19, koRule }),
    play(game, [x, y]) {
      // Nothing is shown, so it need not draw.
      if (!game.playAt(y, x, { render: false })) throw new Error(`tenuki refused ${x},${y}`);
    },
    isLegal: (game, x, y) => !game.isIllegalAt(y, x),
    state(game) {
      const sign = { black: 1, white: -1, empty: 0 };
      const { blackStonesCaptured, whiteStonesCaptured } = game.currentState();
      return {
        signMap: Array.from({ length: 19 }, (_, y) =>
          Array.from({ length: 19 }, (_, x) => sign[game.intersectionAt(y, x).value]),
        ),
        captures: [whiteStonesCaptured, blackStonesCaptured],
      };
    },
  });

  return {
    variants: [variant("superko", "positional-superko"), variant("ko", "simple")],
  };
}
