/**
 * 设置的语句，以及按需加载的各部分的公用语句。
 *
 * @type {typeof import("../en/settings.js").settings}
 */
export const settings = {
  settings: "设置",
  help: "按键与手势",
  notLoaded: "页面的这一部分现在无法加载。",
  settingsHint: "设置只保存在本设备上。",
  settingsNotKept: "本设备不允许本页保存内容：设置在关闭页面后即失效。",
  settingsReset: "恢复默认设置",
  settingsAreReset: "已全部恢复为默认设置。",

  boardLook: "棋盘",
  boardLooks: {
    auto: "自动",
    wood: "木纹",
    flat: "素色",
    dark: "灯下",
    "high-contrast": "高对比",
    print: "印谱",
  },
  boardLookHint: "“自动”随页面的明暗，并随系统所要求的对比度与颜色。",
  pageLook: "页面",
  pageLooks: { auto: "自动", light: "浅色", dark: "深色" },
  coordinates: "坐标",
  coordinatesNames: { a1: "A1", numeric: "1-1", cjk: "1-一", none: "不显示" },
  confirm: "再点一次才落子",
  confirmNames: { auto: "棋盘较小时", always: "总是", never: "从不" },
  lastMove: "最后一手",
  lastMoveNames: { ring: "圆圈", number: "手数", none: "不标" },

  sound: "声音",
  sounds: "落子声",
  volume: "音量",
  haptics: "着手被拒时短振",
  hapticsNone: "本设备不能振动。",

  replay: "自动播放棋谱",
  speed: "每手停留",
  speedText: ({ seconds }) => `${seconds} 秒`,
  stopsAtComments: "遇评注即停",
  autoplay: "自动播放棋谱",
  autoplayPause: "暂停",
  autoplayOn: ({ seconds }) => `正在自动播放，每手停留 ${seconds} 秒。`,
  autoplayOff: "已停止。",

  keyboard: "键盘",
  letterKeys: "焦点在棋盘上时，字母可作按键",
  letterKeysHint: "P 停一手，U、R 后退与前进，H 帮助。如用语音操作电脑，可将其关闭。",
};
