/** 稍後載入的部分與新版本的說明。 */

/** @type {typeof import("../en/loading.js").loading} */
export const loading = {
  recordsMissing: "讀寫棋譜的部分未能載入。對局不受影響，請檢查網路後再試。",
  partMissing: "頁面的一部分未能載入。請檢查網路後重新載入頁面。",
  newVersion: "已有新版本，重新載入頁面後生效。",
  reload: "重新載入",
};
