// wgo 3: a stack of positions; ko or full superko by comparing positions.
export async function load() {
  const { default: wgo } = await import("wgo");
  // Its names run the other way round: `NONE` means that no position may be
  // repeated, `ALL` that every one may.
  const { KO, NONE } = wgo.Repeating;

  const variant = (rule, repeating) => {
    const rules = { ...wgo.JAPANESE_RULES, repeating };
    return {
      name: "wgo",
      rule,
      start: () => new wgo.Game(19, rules),
      play(game, [x, y]) {
        if (!game.play(x, y)) throw new Error(`wgo refused ${x},${y}`);
      },
      // It copies the position before it looks at the point, so that of an
      // occupied one is not asked.
      isLegal: (game, x, y) => game.getStone(x, y) === 0 && game.isValid(x, y),
      state: (game) => ({
        signMap: Array.from({ length: 19 }, (_, y) => Array.from({ length: 19 }, (_, x) => game.getStone(x, y))),
        captures: [game.capCount.black, game.capCount.white],
      }),
    };
  };

  return { variants: [variant("superko", NONE), variant("ko", KO)] };
}
