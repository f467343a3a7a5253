/**
 * The sheet of keys and gestures, in English: loaded when it is opened. What stands in square brackets is a key.
 *
 * @typedef {{ title: string, note: string, rows: readonly (readonly [keys: string, text: string])[] }} Group
 */

export const help = {
  title: "Keys and gestures",
  close: "Close",
  lettersOff: "Letters are switched off in the settings.",
  /** @type {readonly Group[]} */
  groups: [
    {
      title: "On the board, in a game",
      note: "These keys act while the board has the focus: press Tab until it does. Tab always leads on.",
      rows: [
        ["[←] [→] [↑] [↓]", "Move the cursor."],
        ["[Home] [End]", "To the left and right edge."],
        ["[Page ↑] [Page ↓]", "Five lines up or down."],
        ["[Enter] [Space]", "Put a stone there; mark it while marking; confirm an aim."],
        ["[Shift] + [Enter]", "While marking: only this chain."],
        ["[Esc]", "Take back an aim, put the cursor away."],
        ["[Shift] + [←] [→]", "One move back or on."],
        ["[Shift] + [↑] [↓]", "Ten moves back or on."],
        ["[P]", "Pass."],
        ["[U] [R]", "Undo, redo."],
        ["[H]", "This sheet."],
      ],
    },
    {
      title: "On the board, in a record",
      note: "There the arrow keys step, and move the cursor with Shift.",
      rows: [
        ["[←] [→]", "One move back or on."],
        ["[↑] [↓] [Page ↑] [Page ↓]", "Ten moves back or on."],
        ["[Home] [End]", "To the start, to the end."],
        ["[Shift] + [←] [→] [↑] [↓]", "Move the cursor; Enter goes on with a move."],
        ["[Ctrl] + [Z]", "Undo an edit; with Shift redo it."],
      ],
    },
    {
      title: "In the tree of variations",
      note: "",
      rows: [
        ["[←] [→]", "One move back or on."],
        ["[↑] [↓]", "The previous and the next variation."],
        ["[Page ↑] [Page ↓]", "Ten moves back or on."],
        ["[Home] [End]", "To the start, to the end."],
      ],
    },
    {
      title: "In the row of steps",
      note: "",
      rows: [
        ["[←] [→] [Home] [End]", "Step through the moves."],
        [
          "[Space]",
          "On the slider: the record plays by itself, or pauses. Any other key, press or turn of the wheel stops it.",
        ],
      ],
    },
    {
      title: "With finger, pen or mouse",
      note: "",
      rows: [
        ["Tap", "Put a stone there. Where points are small the first tap aims, a second on the same point plays."],
        ["Slide away", "Let go elsewhere, and nothing is played."],
        ["Long press", "While marking: only this chain."],
        ["Wheel", "Steps through a record while the board has the focus."],
        ["Drop or paste", "A record, anywhere on the page."],
      ],
    },
  ],
};
