// goban, the engine of Online-Go.com: a move tree that keeps a state per move.
import { createRequire } from "node:module";

export async function load() {
  const { GobanEngine } = requireWithoutPage("goban");

  const variant = (rule, superko) => {
    // All but the ko rule as in its Chinese rules.
    const config = {
      width: 19,
      height: 19,
      rules: "chinese",
      allow_superko: !superko,
      superko_algorithm: "psk",
    };
    // It refuses by an exception, and is then back where it was.
    const place = (game, x, y) => game.place(x, y, true, superko, !superko);
    return {
      name: "goban",
      // It looks back no further than 30 positions.
      rule: superko ? "superko, 30 back" : rule,
      // The constructor writes defaults into the configuration it is given.
      start: () => new GobanEngine({ ...config }),
      play: (game, [x, y]) => place(game, x, y),
      // It has no query: a point is tried, and taken back when that went well.
      isLegal(game, x, y) {
        if (game.board[y][x] !== 0) return false;
        try {
          place(game, x, y);
        } catch {
          return false;
        }
        game.showPrevious();
        return true;
      },
      hasQuery: false,
      state: (game) => ({
        signMap: game.board.map((row) => row.map((c) => [0, 1, -1][c])),
        captures: [game.black_prisoners, game.white_prisoners],
      }),
    };
  };

  return { variants: [variant("superko", true), variant("ko", false)] };
}

// It wants a page at import. These are the few names it looks at, there only
// while it loads, so that no other engine takes this for a browser.
function requireWithoutPage(id) {
  const names = ["self", "window", "document", "CSSStyleSheet"];
  const before = names.map((n) => Object.getOwnPropertyDescriptor(globalThis, n));
  const page = { addEventListener() {}, location: { hostname: "" } };
  const stubs = [page, page, { body: {}, createElement: () => ({}) }, class {}];
  names.forEach((n, i) => {
    Object.defineProperty(globalThis, n, {
      value: stubs[i],
      configurable: true,
      writable: true,
    });
  });
  try {
    return createRequire(import.meta.url)(id);
  } finally {
    names.forEach((n, i) => {
      if (before[i]) Object.defineProperty(globalThis, n, before[i]);
      else delete globalThis[n];
    });
  }
}
