// Every engine, ours first: it is what the others are set against.
export const peers = ["go-board", "wgo", "tenuki", "goban"];
export const engines = ["lanke", ...peers];

/** All variants (an engine under one ko rule) of one engine. */
export async function variantsOf(engine) {
  const { load } = await import(`./${engine}.mjs`);
  return (await load()).variants;
}

/** All variants of the engines asked for, in that order. */
export async function allVariants(names) {
  return (await Promise.all(names.map(variantsOf))).flat();
}

/** A game brought to the end of a record, every move checked by the engine. */
export function replayed(variant, record) {
  const game = variant.start();
  for (const vertex of record.vertices) variant.play(game, vertex);
  return game;
}
