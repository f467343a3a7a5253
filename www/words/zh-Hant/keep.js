/**
 * 儲存在本機之內容的語句。
 *
 * @type {typeof import("../en/keep.js").keep}
 */
export const keep = {
  keptFound: "這是上次留在這部裝置上的對局。要另下一局，請按「新對局」。",
  keepTroubles: {
    forbidden: "此瀏覽器不允許本頁儲存對局，離開前請自行儲存。",
    full: "瀏覽器的儲存空間已滿，無法儲存對局，離開前請自行儲存。",
    large: "棋譜太大，無法存在瀏覽器中，離開前請自行儲存。",
  },
  keptAside: ({ name }) =>
    name === "" ? "上次儲存的對局無法讀取。" : `上次儲存的對局無法讀取，已另存於瀏覽器的儲存空間，名為 ${name}。`,
  sealMemory: "封著只存於本頁的記憶體，關閉或重新載入頁面即遺失。",
};
