/** The words of what is kept on the device, in English. */
export const keep = {
  keptFound: "This is the game that was left on this device. “New game” begins another one.",
  /** Why the game would not be there again. */
  keepTroubles: {
    forbidden: "This browser does not let the page keep the game: save it before leaving.",
    full: "There is no more room in this browser to keep the game: save it before leaving.",
    large: "This record is too large to be kept in the browser: save it before leaving.",
  },
  /** @param {{ name: string }} p */
  keptAside: ({ name }) =>
    name === ""
      ? "What was kept of the last game can't be read."
      : `What was kept of the last game can't be read. It lies aside in this browser's storage, as ${name}.`,
  /** Where the note is. */
  sealNotes: {
    kept: "The note is kept on this device, in the browser's storage, where whoever looks for it can read it.",
    memory: "The note is only in the memory of this page: it is lost when the page is closed or loaded again.",
  },
  sealWrong:
    "The note that is kept on this device is damaged, or not the one that was sealed: it does not fit the commitment and can't be opened. The referee decides.",
};
