/** The words of the settings, and of parts that are loaded when they are wanted, in English. */

export const settings = {
  settings: "Settings",
  help: "Keys and gestures",
  notLoaded: "That part of the page can't be loaded now.",
  settingsHint: "Kept on this device alone.",
  settingsNotKept: "This device keeps nothing for this page: what is set lasts until the page is closed.",
  settingsReset: "Back to the defaults",
  settingsAreReset: "Everything is as it was at first.",

  boardLook: "The board",
  boardLooks: {
    auto: "Auto",
    wood: "Wood",
    flat: "Flat",
    dark: "By lamplight",
    "high-contrast": "High contrast",
    print: "Print",
  },
  boardLookHint: "Auto goes with the page, and with the contrast and colours that the system asks for.",
  pageLook: "The page",
  pageLooks: { auto: "Auto", light: "Light", dark: "Dark" },
  coordinates: "Names of the lines",
  coordinatesNames: { a1: "A1", numeric: "1-1", cjk: "1-一", none: "None" },
  confirm: "A second tap to confirm",
  confirmNames: { auto: "On small boards", always: "Always", never: "Never" },
  lastMove: "The last move",
  lastMoveNames: { ring: "Ring", number: "Number", none: "No mark" },

  sound: "Sound",
  sounds: "Sounds of stones",
  volume: "Volume",
  haptics: "A short buzz when a move is refused",
  hapticsNone: "This device can't buzz.",

  replay: "Playing a record by itself",
  speed: "Time for each move",
  /** @param {{ seconds: number }} p */
  speedText: ({ seconds }) => `${seconds} s`,
  stopsAtComments: "Stop at comments",
  autoplay: "Play the record by itself",
  autoplayPause: "Pause",
  /** @param {{ seconds: number }} p */
  autoplayOn: ({ seconds }) => `Playing by itself, ${seconds === 1 ? "1 second" : `${seconds} seconds`} for each move.`,
  autoplayOff: "Stopped.",

  keyboard: "Keyboard",
  letterKeys: "Letters are keys while the board has the focus",
  letterKeysHint:
    "P passes, U and R go back and on, L tells liberties, H helps. Switch them off if you speak to your computer.",
};
