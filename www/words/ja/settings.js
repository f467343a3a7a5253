/**
 * 設定の言葉と、後から読み込む部分に共通の言葉。
 *
 * @type {typeof import("../en/settings.js").settings}
 */
export const settings = {
  settings: "設定",
  notLoaded: "ページのこの部分をいま読み込めません。",
  settingsHint: "この端末にだけ保存されます。",
  settingsNotKept: "この端末では何も保存できません。設定はページを閉じるまで有効です。",
  settingsReset: "初期設定に戻す",
  settingsAreReset: "すべて初期設定に戻しました。",

  boardLook: "碁盤",
  boardLooks: {
    auto: "自動",
    wood: "木目",
    flat: "無地",
    dark: "灯下",
    "high-contrast": "高コントラスト",
    print: "印刷",
  },
  boardLookHint: "「自動」はページの明暗と、システムが求めるコントラストや色に従います。",
  pageLook: "ページ",
  pageLooks: { auto: "自動", light: "明るい", dark: "暗い" },
  coordinates: "座標",
  coordinatesNames: { a1: "A1", numeric: "1-1", cjk: "1-一", none: "なし" },
  confirm: "もう一度タップして打つ",
  confirmNames: { auto: "小さい碁盤のとき", always: "いつも", never: "しない" },
  lastMove: "最終手",
  lastMoveNames: { ring: "丸印", number: "手数", none: "印なし" },

  sound: "音",
  sounds: "石の音",
  volume: "音量",
  haptics: "打てないときに短く振動",
  hapticsNone: "この端末は振動できません。",

  replay: "棋譜の自動再生",
  speed: "一手の時間",
  speedText: ({ seconds }) => `${seconds}秒`,
  stopsAtComments: "コメントで止まる",

  keyboard: "キーボード",
  letterKeys: "碁盤にフォーカスがあるとき文字キーを使う",
  letterKeysHint:
    "P はパス、U と R は戻すと進める、L はダメの数、H は説明。音声でコンピューターを操作する場合は切ってください。",
  help: "キーと操作",
  autoplay: "棋譜を自動再生",
  autoplayPause: "一時停止",
  autoplayOn: ({ seconds }) => `自動再生中、1手 ${seconds} 秒。`,
  autoplayOff: "停止しました。",
};
