/**
 * 書きかけのコメントについての言葉。
 *
 * @type {typeof import("../en/comment.js").comment}
 */
export const comment = {
  commentGoOn: "続きを書く",
  commentKept: "書きかけの文は残してあります。棋譜にはまだ入っていません。「続きを書く」で戻ります。",
  commentDraft: "書きかけの文です。棋譜にはまだ入っていません。",
  commentRecorded: "棋譜にあるコメントです。",
  commentDrop: "書きかけの文を捨てる",
  commentBack: "書きかけの文に戻す",
};
