/** What a game sounds like, made in code: stones on wood, stones in the bowl. Each voice is a list of samples. */

/** A part of a sound that rings and dies away: pitch in Hz, loudness, and after how many seconds it is a third. @typedef {readonly [hertz: number, loud: number, fades: number]} Ring */
/** A hit: what rings, the crack at its start, and when it comes, in seconds. @typedef {{ rings: readonly Ring[], crack: number, fades: number, at: number, loud: number }} Hit */
/** @typedef {"stone" | "capture" | "pass" | "refused" | "end"} Voice */

/** A stone of slate or shell on a thick board: a bright crack over a short, woody body. */
const STONE = {
  rings: /** @type {readonly Ring[]} */ ([
    [212, 0.5, 0.05],
    [437, 0.55, 0.034],
    [905, 0.5, 0.02],
    [1490, 0.42, 0.012],
    [2380, 0.3, 0.008],
    [3940, 0.16, 0.005],
  ]),
  crack: 0.55,
  fades: 0.0022,
};
/** One stone against another, in the hand or in the lid. */
const CLINK = {
  rings: /** @type {readonly Ring[]} */ ([
    [1870, 0.4, 0.009],
    [2950, 0.5, 0.011],
    [4620, 0.3, 0.007],
  ]),
  crack: 0.2,
  fades: 0.0012,
};
/** A finger on the edge of the board. */
const TAP = {
  rings: /** @type {readonly Ring[]} */ ([
    [148, 0.6, 0.07],
    [296, 0.4, 0.045],
    [523, 0.16, 0.02],
  ]),
  crack: 0.08,
  fades: 0.004,
};
/** Felt over wood: nothing rings. */
const DULL = {
  rings: /** @type {readonly Ring[]} */ ([
    [92, 0.7, 0.05],
    [131, 0.5, 0.04],
    [187, 0.2, 0.02],
  ]),
  crack: 0.05,
  fades: 0.006,
};
/** A wooden bell. @param {number} hertz */
const bell = (hertz) => ({
  rings: /** @type {readonly Ring[]} */ ([
    [hertz, 0.7, 0.34],
    [2.01 * hertz, 0.2, 0.16],
    [3.93 * hertz, 0.12, 0.06],
  ]),
  crack: 0.06,
  fades: 0.003,
});

/** More stones than these are not told apart by ear. */
const MOST_CLINKS = 12;
/** Nothing is louder: two voices at a time still fit. */
const PEAK = 0.45;

/**
 * The hits of a voice.
 *
 * @param {Voice} voice
 * @param {number} n stones taken
 * @param {() => number} chance from 0 to 1
 * @returns {Hit[]}
 */
function hitsOf(voice, n, chance) {
  const hit = (/** @type {Omit<Hit, "at" | "loud">} */ kind, /** @type {number} */ at, /** @type {number} */ loud) => ({
    ...kind,
    at,
    loud,
  });
  // No two stones sound quite alike; one that takes lands a little higher.
  const tuned = (/** @type {Omit<Hit, "at" | "loud">} */ kind, /** @type {number} */ by) => ({
    ...kind,
    rings: kind.rings.map(([hertz, loud, fades]) => /** @type {const} */ ([hertz * by, loud, fades])),
  });
  const about = (/** @type {number} */ middle, /** @type {number} */ share) =>
    middle * (1 + share * (2 * chance() - 1));
  // The stone rocks once before it lies still.
  const stone = (/** @type {number} */ by) => [
    hit(tuned(STONE, by), 0, 1),
    hit(tuned(STONE, 1.04 * by), about(0.034, 0.15), 0.09),
  ];
  switch (voice) {
    case "stone":
      return stone(about(1, 0.03));
    case "capture": {
      const clinks = Math.min(MOST_CLINKS, Math.max(1, n));
      const spread = 0.05 + 0.035 * clinks;
      return [
        ...stone(about(1.07, 0.02)),
        ...Array.from({ length: clinks }, (_, at) =>
          hit(tuned(CLINK, about(1, 0.14)), 0.15 + (spread * (at + 0.7 * chance())) / clinks, about(0.2, 0.4)),
        ),
      ];
    }
    case "pass":
      return [hit(TAP, 0, 0.5), hit(tuned(TAP, 1.02), 0.13, 0.32)];
    case "refused":
      return [hit(DULL, 0, 0.6)];
    case "end":
      return [hit(bell(392), 0, 0.55), hit(bell(523.25), 0.21, 0.5)];
  }
}

/** As soft as nothing, in seconds after the last hit. @param {Hit} hit */
const length = ({ rings, at }) => at + 7 * Math.max(...rings.map(([, , fades]) => fades));

/**
 * The samples of a voice; the same seed gives the same.
 *
 * @param {Voice} voice
 * @param {{ rate: number, n?: number, seed?: number }} how samples a second, stones taken
 */
export function samplesOf(voice, { rate, n = 0, seed = 1 }) {
  const chance = chanceOf(seed);
  const hits = hitsOf(voice, n, chance);
  const samples = new Float32Array(Math.ceil(rate * Math.max(...hits.map(length))));
  for (const hit of hits) addHit(samples, hit, rate, chance);
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  const loudest = Math.max(...hits.map(({ loud }) => loud));
  const scale = peak === 0 ? 0 : (PEAK * loudest) / peak;
  // The last hundredth fades to nothing, so that no end clicks.
  const tail = Math.ceil(rate / 100);
  samples.forEach((sample, at) => {
    samples[at] = sample * scale * Math.min(1, (samples.length - at) / tail);
  });
  return samples;
}

/**
 * @param {Float32Array} samples
 * @param {Hit} hit
 * @param {number} rate
 * @param {() => number} chance
 */
function addHit(samples, hit, rate, chance) {
  const from = Math.round(rate * hit.at);
  const until = Math.min(samples.length, Math.ceil(rate * length(hit)));
  let crack = 0;
  for (let at = from; at < until; at += 1) {
    const time = (at - from) / rate;
    let sum = 0;
    for (const [hertz, loud, fades] of hit.rings) {
      sum += loud * Math.exp(-time / fades) * Math.sin(2 * Math.PI * hertz * time);
    }
    // Noise without its hiss.
    crack += 0.55 * (2 * chance() - 1 - crack);
    sum += hit.crack * Math.exp(-time / hit.fades) * crack;
    // Half a millisecond of rise: a hit, and no click of the loudspeaker.
    samples[at] = (samples[at] ?? 0) + hit.loud * sum * Math.min(1, time / 0.0005);
  }
}

/** Numbers from 0 to 1 that look like chance. @param {number} seed */
function chanceOf(seed) {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}

/**
 * Lets a voice sound.
 *
 * @param {BaseAudioContext} context
 * @param {AudioNode} out
 * @param {Voice} voice
 * @param {{ n?: number, seed?: number }} [how]
 */
export function sound(context, out, voice, how = {}) {
  const samples = samplesOf(voice, { ...how, rate: context.sampleRate });
  const buffer = context.createBuffer(1, samples.length, context.sampleRate);
  buffer.copyToChannel(samples, 0);
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(out);
  source.start();
}
