/**
 * 正在寫的註解之語句。
 *
 * @type {typeof import("../en/comment.js").comment}
 */
export const comment = {
  commentGoOn: "接著寫",
  commentKept: "所寫內容已保留，尚未記入棋譜：按「接著寫」即可取回。",
  commentDraft: "這是上次所寫，尚未記入棋譜。",
  commentRecorded: "這是棋譜中原有的註解。",
  commentDrop: "放棄所寫",
  commentBack: "取回所寫",
};
