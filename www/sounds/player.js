/** Plays the sounds: the audio of the browser is asked for when there is something to hear, and rests when there is not. */

import { settings } from "../settings/settings.js";
import { sound } from "./voices.js";

/** @typedef {import("./voices.js").Voice} Voice */

/** @type {{ context: AudioContext, volume: GainNode } | null} */
let audio = null;
let count = 0;

/**
 * Lets a voice sound as loud as is set.
 *
 * @param {Voice} voice
 * @param {number} [n] stones taken
 */
export async function play(voice, n = 0) {
  // Before anybody has pressed anything a browser would refuse, and complain.
  if (!settings().sounds || navigator.userActivation?.hasBeenActive === false) return;
  audio ??= open();
  const { context, volume } = audio;
  // To the ear, half is a quarter.
  volume.gain.value = settings().volume ** 2;
  if (context.state !== "running") await context.resume();
  count += 1;
  sound(context, volume, voice, { n, seed: 7919 * count });
}

/** Nothing is to be heard any more. */
export function rest() {
  if (audio?.context.state === "running") void audio.context.suspend();
}

function open() {
  const context = new AudioContext({ latencyHint: "interactive" });
  const volume = context.createGain();
  volume.connect(context.destination);
  return { context, volume };
}
