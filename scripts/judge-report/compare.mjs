// An answer beside what is right: what of it is wrong, and whether that is all right.
import { ANY, areaOf, chains, nameOf } from "./board.mjs";

/**
 * @typedef {import("./positions.mjs").Position} Position
 * @typedef {import("./judges.mjs").Answer} Answer
 */

/**
 * @typedef {object} Verdict
 * @property {boolean} right all that the corpus asks for
 * @property {boolean} deadRight the dead list, to the stone
 * @property {number[]} missed dead stones not named
 * @property {number[]} extra stones named that are not dead
 * @property {number} nChains
 * @property {number} chainsWrong
 * @property {number} nPoints points with a known owner
 * @property {number} pointsWrong
 * @property {Record<string, boolean>} parts what else was compared, by name
 * @property {string[]} notes what was wrong, in words
 */

/**
 * @param {Position} position @param {Answer} answer
 * @returns {Verdict}
 */
export function compare(position, answer) {
  const { board, kind, dead, either } = position;
  const missed = [...dead].filter((at) => !either.has(at) && !answer.dead.has(at));
  const extra = [...answer.dead].filter((at) => !either.has(at) && !dead.has(at));
  const wrong = new Set([...missed, ...extra]);
  const all = chains(board);
  const deadRight = wrong.size === 0;
  // Where the corpus has no owner map, it follows from the dead stones.
  const owner = position.owner ?? areaOf(board, dead);
  const points = differences(answer.standing ?? areaOf(board, answer.dead), owner);
  const parts = /** @type {Record<string, boolean>} */ ({});
  const notes = [];
  if (missed.length > 0) notes.push(`dead, not named: ${names(position, missed)}`);
  if (extra.length > 0) notes.push(`named, not dead: ${names(position, extra)}`);

  if (position.seki !== null && answer.seki !== null) {
    const lost = [...position.seki].filter((at) => !answer.seki?.has(at));
    const more = [...answer.seki].filter((at) => !position.seki?.has(at));
    parts.seki = lost.length + more.length === 0;
    if (lost.length > 0) notes.push(`in seki, not named: ${names(position, lost)}`);
    if (more.length > 0) notes.push(`not in seki: ${names(position, more)}`);
  }
  if (position.owner !== null && answer.standing !== null) {
    parts.owner = points.length === 0;
    if (points.length > 0) notes.push(`owner wrong: ${names(position, points)}`);
  }
  if (position.seal !== null && answer.seal !== null) {
    const { lost, more, excused } = compareSeal(position, answer.seal);
    parts["seal found"] = lost.length + more.length === 0;
    parts["seal exact"] = lost.length + more.length + excused.length === 0;
    if (lost.length > 0) notes.push(`to seal, not named: ${names(position, lost)}`);
    if (more.length > 0) notes.push(`not to seal: ${names(position, more)}`);
    if (excused.length > 0) notes.push(`sealed though it is no matter: ${names(position, excused)}`);
  }
  if (position.sealed !== null && answer.sealed !== null) {
    const after = differences(answer.sealed, position.sealed);
    parts["owner once sealed"] = after.length === 0;
    if (after.length > 0) notes.push(`owner once sealed wrong: ${names(position, after)}`);
  }
  if (position.dame !== null && answer.dame !== null) {
    parts.dame = position.dame.size === answer.dame.size && [...position.dame].every((at) => answer.dame?.has(at));
  }
  const asked = ASKED[kind].filter((part) => parts[part] !== undefined);
  return {
    right: deadRight && asked.every((part) => parts[part]),
    deadRight,
    missed,
    extra,
    nChains: all.length,
    chainsWrong: all.filter((stones) => stones.some((at) => wrong.has(at))).length,
    nPoints: owner.filter((sign) => sign !== ANY).length,
    pointsWrong: points.length,
    parts,
    notes,
  };
}

/**
 * What has to be right besides the dead list; the rest is told only.
 * @type {Record<Position["kind"], string[]>}
 */
const ASKED = {
  ogs: ["owner", "seal found", "owner once sealed"],
  estimator: [],
  finished: [],
  disputed: [],
  "life-death": ["seki", "owner"],
  unconditional: [],
};

/** @param {Int8Array} found @param {Int8Array} wanted */
function differences(found, wanted) {
  return [...wanted.keys()].filter((at) => wanted[at] !== ANY && wanted[at] !== found[at]);
}

/**
 * Gaps that are not named, named ones that are none, and among the latter those that do no harm: where any owner is
 * right, or where the stone would change nothing but its own point, which nobody owned.
 * @param {Position} position @param {Map<number, number>} found
 */
function compareSeal(position, found) {
  const wanted = position.seal ?? new Map();
  const lost = [...wanted].filter(([at, sign]) => found.get(at) !== sign).map(([at]) => at);
  /** @type {number[]} */
  const more = [];
  /** @type {number[]} */
  const excused = [];
  const board = { ...position.board, cells: Int8Array.from(position.board.cells) };
  for (const at of position.dead) board.cells[at] = 0;
  for (const [at, sign] of wanted) board.cells[at] = sign;
  const before = areaOf(board);
  for (const [at, sign] of found) {
    if (wanted.has(at)) continue;
    const cells = Int8Array.from(board.cells);
    cells[at] = sign;
    const after = areaOf({ ...board, cells });
    const isNoMatter = before[at] === 0 && after.every((owner, point) => point === at || owner === before[point]);
    (position.either.has(at) || isNoMatter ? excused : more).push(at);
  }
  return { lost, more, excused };
}

/**
 * Single points of unconditional life: nothing undecided may be called certain, and all that Benson proves has to be
 * found, the points of its areas included.
 * @param {Position} position @param {Answer} answer
 * @param {{ stones: Set<number>, dead: Set<number>, area: Int8Array }} certain what Benson proves
 * @returns {Verdict}
 */
export function compareCertain(position, answer, certain) {
  const { statuses } = position;
  const proved = new Map(
    answer.chains
      .filter(({ proof }) => proof === "pass-alive")
      .flatMap(({ stones, status }) => stones.map((at) => /** @type {const} */ ([at, status]))),
  );
  const tooSure = [...statuses].filter(([at, status]) => status === "undecided" && proved.has(at)).map(([at]) => at);
  const against = [...statuses]
    .filter(([at, status]) => /^(alive|dead)$/.test(status) && proved.has(at) && proved.get(at) !== status)
    .map(([at]) => at);
  const missed = [
    ...[...certain.stones].filter((at) => proved.get(at) !== "alive"),
    ...[...certain.dead].filter((at) => proved.get(at) !== "dead"),
  ];
  const points = [...certain.area.keys()].filter(
    (at) => certain.area[at] !== 0 && answer.standing?.[at] !== certain.area[at],
  );
  const judged = new Map(
    answer.chains.flatMap(({ stones, status }) => stones.map((at) => /** @type {const} */ ([at, status]))),
  );
  const territory = /** @type {Record<string, number>} */ ({ black_territory: 1, white_territory: -1 });
  const said = [...statuses].filter(([at, status]) => {
    if (status === "undecided") return !proved.has(at);
    const sign = territory[status];
    return sign === undefined ? judged.get(at) === status : answer.standing?.[at] === sign;
  });
  const notes = [];
  if (tooSure.length > 0) notes.push(`undecided, called certain: ${names(position, tooSure)}`);
  if (against.length > 0) notes.push(`certain, and wrong: ${names(position, against)}`);
  if (missed.length > 0) notes.push(`proved, not found: ${names(position, missed)}`);
  if (points.length > 0)
    notes.push(`area of a side that lives for certain, not given to it: ${names(position, points)}`);
  const right = notes.length === 0;
  return {
    right,
    deadRight: right,
    missed,
    extra: [...tooSure, ...against],
    nChains: answer.chains.length,
    chainsWrong: answer.chains.filter(({ stones }) => stones.some((at) => missed.includes(at) || tooSure.includes(at)))
      .length,
    nPoints: statuses.size,
    pointsWrong: statuses.size - said.length,
    parts: { "every single status": said.length === statuses.size },
    notes,
  };
}

/** So many points are named, the rest are counted. */
const NAMED = 40;

/** @param {Position} position @param {readonly number[]} points */
function names({ board }, points) {
  const named = points.slice(0, NAMED).map((at) => nameOf(board, at));
  return [...named, ...(points.length > NAMED ? [`and ${points.length - NAMED} more`] : [])].join(" ");
}
