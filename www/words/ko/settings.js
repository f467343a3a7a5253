/**
 * 설정의 문구와, 나중에 불러오는 부분이 함께 쓰는 문구.
 *
 * @type {typeof import("../en/settings.js").settings}
 */
export const settings = {
  settings: "설정",
  notLoaded: "페이지의 이 부분을 지금 불러올 수 없습니다.",
  settingsHint: "이 기기에만 저장됩니다.",
  settingsNotKept: "이 기기에는 저장할 수 없습니다. 설정은 페이지를 닫을 때까지만 이어집니다.",
  settingsReset: "기본값으로",
  settingsAreReset: "모두 기본값으로 되돌렸습니다.",

  boardLook: "바둑판",
  boardLooks: {
    auto: "자동",
    wood: "나무",
    flat: "민무늬",
    dark: "등불 아래",
    "high-contrast": "고대비",
    print: "인쇄",
  },
  boardLookHint: "“자동”은 페이지의 밝기와 시스템이 바라는 대비와 색을 따릅니다.",
  pageLook: "페이지",
  pageLooks: { auto: "자동", light: "밝게", dark: "어둡게" },
  coordinates: "좌표",
  coordinatesNames: { a1: "A1", numeric: "1-1", cjk: "1-一", none: "없음" },
  confirm: "한 번 더 눌러 두기",
  confirmNames: { auto: "판이 작을 때", always: "늘", never: "안 함" },
  lastMove: "마지막 수",
  lastMoveNames: { ring: "동그라미", number: "수순", none: "표시 없음" },

  sound: "소리",
  sounds: "돌 소리",
  volume: "음량",
  haptics: "둘 수 없을 때 짧게 진동",
  hapticsNone: "이 기기는 진동할 수 없습니다.",

  replay: "기보 자동 재생",
  speed: "한 수의 시간",
  speedText: ({ seconds }) => `${seconds}초`,
  stopsAtComments: "해설에서 멈추기",

  keyboard: "키보드",
  letterKeys: "바둑판에 초점이 있을 때 글자 키 쓰기",
  letterKeysHint: "P 통과, U와 R 뒤로와 앞으로, L 활로, H 도움말. 말로 컴퓨터를 다룬다면 끄세요.",
  help: "키와 제스처",
  autoplay: "기보 자동 재생",
  autoplayPause: "일시 정지",
  autoplayOn: ({ seconds }) => `자동 재생 중, 한 수에 ${seconds}초.`,
  autoplayOff: "멈췄습니다.",
};
