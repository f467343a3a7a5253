/**
 * 設定的語句，以及按需載入的各部分的共用語句。
 *
 * @type {typeof import("../en/settings.js").settings}
 */
export const settings = {
  settings: "設定",
  notLoaded: "頁面的這一部分現在無法載入。",
  settingsHint: "設定只儲存在這部裝置上。",
  settingsNotKept: "這部裝置不允許本頁儲存內容：設定在關閉頁面後即失效。",
  settingsReset: "恢復預設設定",
  settingsAreReset: "已全部恢復為預設設定。",

  boardLook: "棋盤",
  boardLooks: {
    auto: "自動",
    wood: "木紋",
    flat: "素色",
    dark: "燈下",
    "high-contrast": "高對比",
    print: "印譜",
  },
  boardLookHint: "「自動」隨頁面的明暗，並隨系統所要求的對比與顏色。",
  pageLook: "頁面",
  pageLooks: { auto: "自動", light: "淺色", dark: "深色" },
  coordinates: "座標",
  coordinatesNames: { a1: "A1", numeric: "1-1", cjk: "1-一", none: "不顯示" },
  confirm: "再點一次才落子",
  confirmNames: { auto: "棋盤較小時", always: "一律", never: "從不" },
  lastMove: "最後一手",
  lastMoveNames: { ring: "圓圈", number: "手數", none: "不標" },

  sound: "聲音",
  sounds: "落子聲",
  volume: "音量",
  haptics: "著手被拒時短促震動",
  hapticsNone: "這部裝置不能震動。",

  replay: "自動播放棋譜",
  speed: "每手停留",
  speedText: ({ seconds }) => `${seconds} 秒`,
  stopsAtComments: "遇註解即停",

  keyboard: "鍵盤",
  letterKeys: "焦點在棋盤上時，字母可作按鍵",
  letterKeysHint: "P 虛手，U、R 後退與前進，L 報氣數，H 說明。若以語音操作電腦，可將其關閉。",
  help: "按鍵與手勢",
  autoplay: "自動播放棋譜",
  autoplayPause: "暫停",
  autoplayOn: ({ seconds }) => `自動播放中，每手 ${seconds} 秒。`,
  autoplayOff: "已停止。",
};
