/**
 * 쓰던 해설에 대한 말.
 *
 * @type {typeof import("../en/comment.js").comment}
 */
export const comment = {
  commentGoOn: "이어 쓰기",
  commentKept: "쓰던 글은 남겨 두었습니다. 아직 기보에 들어가지 않았습니다. “이어 쓰기”로 다시 불러옵니다.",
  commentDraft: "쓰던 글입니다. 아직 기보에 들어가지 않았습니다.",
  commentRecorded: "기보에 있는 해설입니다.",
  commentDrop: "쓰던 글 버리기",
  commentBack: "쓰던 글로 돌아가기",
};
