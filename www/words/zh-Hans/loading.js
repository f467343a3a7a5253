/** What is said of parts of the page that come later, and of new versions; in 简体中文. */

/** @type {typeof import("../en/loading.js").loading} */
export const loading = {
  recordsMissing: "读写棋谱的部分未能载入。对局不受影响，请检查网络后再试。",
  partMissing: "页面的一部分未能载入。请检查网络后重新载入页面。",
  newVersion: "本页面已有新版本。",
  reload: "重新载入",
};
