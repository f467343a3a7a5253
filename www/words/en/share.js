/** The words of links, pictures and snippets, in English. */

/** @param {number} n @param {string} one @param {string} many */
const count = (n, one, many) => `${n} ${n === 1 ? one : many}`;

export const share = {
  share: "Share …",
  shareTitle: "Share",
  shareWhat: "What to share",
  shareLink: "Link",
  sharePicture: "Picture",
  shareEmbed: "Embed",
  shareFailed: "This part of the page could not be loaded. Try again when there is a connection.",

  linkTitle: "A link to this position",
  linkHint: "The whole game is in the link, and it opens at this move. Nothing is sent to a server.",
  linkCopy: "Copy link",
  linkSend: "Send …",
  linkCopied: "The link is copied.",
  linkSelected: "The browser does not let the page copy. The text is selected: copy it with Ctrl+C, or ⌘C.",
  /** @param {{ n: number }} p */
  linkLength: ({ n }) => `${count(n, "letter", "letters")}.`,
  linkLong: "Some programs for mail and chat cut links of more than 2,000 letters.",
  linkTooLong: "This game is too long for a link. Save it as a file instead.",
  /** What of a record is not in the link. */
  linkLosses: {
    variations: "Other variations are not in the link: only the line that is shown.",
    comments: "Comments and marks are not in the link.",
    course: "Marks, agreements and rulings are not in the link: only the moves and the result.",
    before: "The record changes the position on the way: the link begins there.",
    after: "The record changes the position further on: the link ends here.",
  },
  linkOpened: "The game of the link, at its move. Play on from here, or go back to your own game.",
  linkBroken: "The game in this link can't be read.",
  /** @type {Readonly<Record<string, string>>} */
  linkProblems: {
    "share-version": "This link was made by a later version of the page. Reload the page to read it.",
    "not-a-link": "This is not a link of this page: no version of it ever made such links.",
    "share-checksum": "This link is cut short or was changed. Ask for it again, and copy it whole.",
    limit: "This link is too long to be one of this page.",
    "no-game": "There is no game in this link. One of this page has #g= with the game behind it.",
    "setup-no-liberty": "The game in this link begins with a stone that has no liberty.",
  },

  pictureTitle: "A picture of this position",
  pictureWidth: "Width, in pixels",
  pictureSavePng: "Save PNG",
  pictureSaveSvg: "Save SVG",
  pictureCopy: "Copy picture",
  pictureCopied: "The picture is copied.",
  pictureNotCopied: "The browser does not let the page copy pictures. Save it instead.",
  pictureFailed: "The browser could not make a picture of this size. Try a smaller one.",
  /** @param {{ width: number, height: number }} p */
  pictureSize: ({ width, height }) => `${width} × ${height} pixels. SVG is sharp at any size.`,
  /** @param {{ board: string, status: string }} p */
  pictureText: ({ board, status }) => `${board}. ${status}`,
  /** @param {{ columns: number, rows: number }} p */
  pictureBoard: ({ columns, rows }) => `Go board, ${columns} by ${rows}`,

  embedTitle: "A board for your own page",
  embedHint:
    "Two lines of HTML. The board is an element of the page that it stands in: no frame, no request but for its own files, and it takes the width of its column.",
  embedWhat: "What it shows",
  embedRecord: "This game, to look at",
  embedPlay: "This game, to play on",
  embedEmpty: "An empty board",
  embedFile: "The record as a file beside the page",
  embedWidth: "Width at most",
  embedFull: "As wide as its column",
  embedView: "Part of the board, by two corners",
  embedCoordinates: "Coordinates",
  embedTheme: "Theme",
  embedLanguage: "Language",
  embedPage: "As its page",
  embedMove: "Begins at move",
  embedNumbers: "Numbers on the stones",
  embedNone: "none",
  embedAll: "all",
  /** @param {{ n: number }} p */
  embedLatest: ({ n }) => `the latest ${n}`,
  embedConfirm: "First tap aims",
  /** @type {Readonly<Record<"auto" | "always" | "never", string>>} */
  embedConfirms: { auto: "on small boards, by finger", always: "always", never: "never" },
  /** @type {Readonly<Record<"a1" | "numeric" | "cjk" | "none", string>>} */
  embedNames: { a1: "A1", numeric: "1-1", cjk: "1-一", none: "none" },
  /** @type {Readonly<Record<"auto" | "wood" | "flat" | "dark" | "high-contrast" | "print", string>>} */
  embedThemes: {
    auto: "By day and by lamplight",
    wood: "Wood",
    flat: "Flat",
    dark: "Dark",
    "high-contrast": "High contrast",
    print: "Print",
  },
  embedSource: "Address of element.js",
  embedCode: "The snippet",
  embedCopy: "Copy snippet",
  embedCopied: "The snippet is copied.",
  embedSaveFile: "Save the file",
  /** @param {{ n: number }} p */
  embedSize: ({ n }) => `${count(n, "letter", "letters")}.`,
  embedLong: "That is much for an attribute: better keep the record as a file.",
  embedRules: "The rules have switches of their own, which the snippet can't name: it takes the Chinese rules.",
  embedWhere:
    "The first line stands once on a page, however many boards there are. Its address is of this site: other pages can use it where this host lets them (CORS). Nothing hangs on that if you put the folder of the package (lanke/) on your own server and write its address here.",
  embedBadView: "Two corners are wanted, such as K1 T10.",
};
