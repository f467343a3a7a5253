/** What is said of parts of the page that come later, and of new versions; in English. */

export const loading = {
  recordsMissing:
    "What reads and writes records could not be loaded. The game is as it was: look to the connection and try again.",
  partMissing: "A part of the page could not be loaded. Look to the connection and load the page again.",
  newVersion: "A new version of this page is there.",
  reload: "Load again",
};
