/**
 * 保存在本机之内容的语句。
 *
 * @type {typeof import("../en/keep.js").keep}
 */
export const keep = {
  keptFound: "这是上次留在本机的对局。要另下一局，请按“新对局”。",
  keepTroubles: {
    forbidden: "此浏览器不允许本页保存对局，离开前请自行保存。",
    full: "浏览器的存储空间已满，无法保存对局，离开前请自行保存。",
    large: "棋谱太大，无法存于浏览器，离开前请自行保存。",
  },
  keptAside: ({ name }) =>
    name === "" ? "上次保存的对局无法读取。" : `上次保存的对局无法读取，已另存于浏览器存储中，名为 ${name}。`,
  sealMemory: "封着只存于本页的内存，关闭或刷新页面即丢失。",
};
