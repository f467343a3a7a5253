/** The words of comments that are being written. */
export const comment = {
  commentGoOn: "Go on writing",
  commentKept: "What you typed is kept, and is not in the record yet: “Go on writing” brings it back.",
  commentDraft: "This was being written, and is not in the record yet.",
  commentRecorded: "This is the comment as the record has it.",
  commentDrop: "Drop what was written",
  commentBack: "Bring back what was written",
};
