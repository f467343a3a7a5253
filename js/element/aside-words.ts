/** Words that are seldom wanted, in all languages: the keys, and the field for moves as text. */

import type { Language } from "./words.js";

/** What can be said beside a point. */
export type Act = "pass" | "undo" | "redo" | "accept" | "resume" | "help";

interface AsideWords {
  readonly help: string;
  readonly helpRecord: string;
  /** The name of the field, of its button, and what is in it while it is empty. */
  readonly entry: string;
  readonly play: string;
  readonly hint: string;
  readonly unknown: (text: string) => string;
  /** Play has not stopped, or the game is over. */
  readonly notNow: string;
  /** What each act is called; in every language the English words count too. */
  readonly acts: Readonly<Record<Act, readonly string[]>>;
}

export const ASIDE: Readonly<Record<Language, AsideWords>> = {
  en: {
    help:
      "Arrow keys move, Home and End to the ends of the line, Page Up and Page Down five lines. Enter or Space plays. " +
      "P passes, U takes back, R plays again, L tells the liberties, Escape cancels.",
    helpRecord:
      "Left and Right step through the moves, Up and Down choose a variation, Page Up and Page Down ten moves, " +
      "Home and End to either end. With Shift, arrow keys move over the board. L tells the liberties.",
    entry: "Move in letters and figures",
    play: "Play",
    hint: "D4, pass, undo …",
    unknown: (text) => `“${text}” is neither a point nor one of: pass, undo, redo, accept, resume, help.`,
    notNow: "Not at this stage.",
    acts: {
      pass: ["pass"],
      undo: ["undo", "back"],
      redo: ["redo"],
      accept: ["accept"],
      resume: ["resume"],
      help: ["help"],
    },
  },
  "zh-Hans": {
    help: "方向键移动，Home、End 到行首行尾，Page Up、Page Down 移动五路；回车或空格落子。P 停一手，U 悔棋，R 恢复，L 报气，Esc 取消。",
    helpRecord:
      "左右键逐手进退，上下键选择变化，Page Up、Page Down 进退十手，Home、End 到开局或终局；按住 Shift 用方向键在盘上移动。L 报气。",
    entry: "用文字落子",
    play: "落子",
    hint: "D4、停一手、悔棋……",
    unknown: (text) => `“${text}”不是棋盘上的点，也不是：停一手、悔棋、重做、同意、继续、帮助。`,
    notNow: "现在不行。",
    acts: {
      pass: ["停一手", "虚手"],
      undo: ["悔棋"],
      redo: ["重做", "恢复"],
      accept: ["同意"],
      resume: ["继续"],
      help: ["帮助"],
    },
  },
  "zh-Hant": {
    help: "方向鍵移動，Home、End 到行首行尾，Page Up、Page Down 移動五路；Enter 或空白鍵落子。P 虛手，U 悔棋，R 恢復，L 報氣，Esc 取消。",
    helpRecord:
      "左右鍵逐手進退，上下鍵選擇變化，Page Up、Page Down 進退十手，Home、End 到開局或終局；按住 Shift 用方向鍵在盤上移動。L 報氣。",
    entry: "以文字落子",
    play: "落子",
    hint: "D4、虛手、悔棋……",
    unknown: (text) => `「${text}」不是棋盤上的點，也不是：虛手、悔棋、重做、同意、繼續、說明。`,
    notNow: "現在不行。",
    acts: {
      pass: ["虛手", "停一手"],
      undo: ["悔棋"],
      redo: ["重做", "恢復"],
      accept: ["同意"],
      resume: ["繼續"],
      help: ["說明"],
    },
  },
  ja: {
    help:
      "矢印キーで移動、Home と End で行の端へ、Page Up と Page Down で五路移動。Enter かスペースで打ちます。" +
      "P はパス、U は戻す、R は進める、L はダメの数、Esc は取り消し。",
    helpRecord:
      "左右キーで一手ずつ、上下キーで変化図を選択、Page Up と Page Down で十手、Home と End で最初と最後へ。" +
      "Shift と矢印キーで盤上を移動。L はダメの数。",
    entry: "着手を文字で入力",
    play: "打つ",
    hint: "D4、パス、戻す…",
    unknown: (text) => `「${text}」は盤上の点でも、パス、戻す、進める、同意、再開、ヘルプでもありません。`,
    notNow: "今はできません。",
    acts: {
      pass: ["パス"],
      undo: ["戻す"],
      redo: ["進める"],
      accept: ["同意"],
      resume: ["再開"],
      help: ["ヘルプ"],
    },
  },
  ko: {
    help:
      "화살표 키로 이동, Home과 End로 줄 끝으로, Page Up과 Page Down으로 다섯 줄 이동. Enter나 스페이스로 둡니다. " +
      "P 통과, U 무르기, R 다시 두기, L 활로, Esc 취소.",
    helpRecord:
      "좌우 키로 한 수씩, 상하 키로 변화도 선택, Page Up과 Page Down으로 열 수, Home과 End로 처음과 끝으로. " +
      "Shift와 화살표 키로 판 위를 이동. L 활로.",
    entry: "글자로 착수",
    play: "두기",
    hint: "D4, 통과, 무르기…",
    unknown: (text) => `“${text}”: 판 위의 점도, 통과, 무르기, 다시 두기, 동의, 재개, 도움말도 아닙니다.`,
    notNow: "지금은 안 됩니다.",
    acts: {
      pass: ["통과", "패스"],
      undo: ["무르기"],
      redo: ["다시 두기"],
      accept: ["동의"],
      resume: ["재개"],
      help: ["도움말"],
    },
  },
};
