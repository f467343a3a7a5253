/**
 * 正在写的注释之语句。
 *
 * @type {typeof import("../en/comment.js").comment}
 */
export const comment = {
  commentGoOn: "接着写",
  commentKept: "所写内容已保留，尚未记入棋谱：按“接着写”即可取回。",
  commentDraft: "这是上次所写，尚未记入棋谱。",
  commentRecorded: "这是棋谱中原有的注释。",
  commentDrop: "放弃所写",
  commentBack: "取回所写",
};
