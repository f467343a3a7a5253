/** あとから読み込む部分と、新しい版について。 */

/** @type {typeof import("../en/loading.js").loading} */
export const loading = {
  recordsMissing:
    "棋譜を読み書きする部分を読み込めませんでした。対局はそのままです。接続を確かめて、もう一度お試しください。",
  partMissing: "ページの一部を読み込めませんでした。接続を確かめて、ページを読み込み直してください。",
  newVersion: "このページの新しい版があります。",
  reload: "読み込み直す",
};
