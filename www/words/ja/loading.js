/** 後から読み込む部分と新しい版についての言葉。 */

/** @type {typeof import("../en/loading.js").loading} */
export const loading = {
  recordsMissing:
    "棋譜を読み書きする部分を読み込めませんでした。対局はそのままです。接続を確かめて、もう一度お試しください。",
  partMissing: "ページの一部を読み込めませんでした。接続を確かめて、ページを再読み込みしてください。",
  newVersion: "新しい版があります。ページを再読み込みすると切り替わります。",
  reload: "再読み込み",
};
