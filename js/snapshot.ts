/** Games from their snapshots. */

import { found, optionsOf } from "./args.js";
import { GoError } from "./errors.js";
import type { PlayedGame } from "./played-game.js";
import type { GameInfo, GameOptions } from "./types.js";
import type { Position } from "./types-match.js";

/** What of a snapshot is carried out again; the rest follows from it. */
const WANTED = ["version", "size", "rules", "handicap", "start", "events"] as const;

/** A game from its snapshot; `make` starts it, `tell` writes what is known of it. @internal */
export function gameOfSnapshot<G extends PlayedGame>(
  snapshot: unknown,
  make: (options: GameOptions) => G,
  tell: (game: G, info: GameInfo) => void,
): G {
  if (typeof snapshot !== "object" || snapshot === null) throw bad(found(snapshot), "an object");
  const given = snapshot as Partial<Position>;
  for (const key of WANTED) if (!Object.hasOwn(given, key)) throw bad(`no ${key}`, WANTED.join(", "));
  const { version, size, rules, handicap, start, events, info } = given as Position;
  if (version !== 1) throw bad(`version ${found(version)}`, "1");
  if (!Array.isArray(events)) throw bad(`events ${found(events)}`, "a list");
  const { stones, turn } = optionsOf(start, ["stones", "turn"], "start");
  if (stones === undefined || turn === undefined) throw bad("no start", "stones and turn");
  const game = make({ size, rules, handicap, setup: { stones, turn } });
  try {
    for (const event of events) game.apply(event);
    if (info !== undefined) tell(game, info);
  } catch (error) {
    game.dispose();
    throw error;
  }
  return game;
}

function bad(what: string, wanted: string): GoError {
  return new GoError("snapshot", `snapshot with ${what}, wanted ${wanted}`);
}
