/** What the buttons below the board are called. */

import type { Language } from "./words.js";

/** What a button does. */
export type Press = "pass" | "undo" | "agree" | "accept" | "resume" | "first" | "previous" | "next" | "last";

/** `row`: what the buttons are called together. */
export const CONTROLS: Readonly<Record<Language, Readonly<Record<Press | "row", string>>>> = {
  en: {
    row: "Controls of the board",
    pass: "Pass",
    undo: "Undo",
    agree: "Agree",
    accept: "Accept",
    resume: "Resume play",
    first: "To the start",
    previous: "One move back",
    next: "One move on",
    last: "To the end",
  },
  "zh-Hans": {
    row: "棋盘操作",
    pass: "停一手",
    undo: "悔棋",
    agree: "同意",
    accept: "确认",
    resume: "继续对局",
    first: "回到开局",
    previous: "上一手",
    next: "下一手",
    last: "到最后一手",
  },
  "zh-Hant": {
    row: "棋盤操作",
    pass: "虛手",
    undo: "悔棋",
    agree: "同意",
    accept: "確認",
    resume: "繼續對局",
    first: "回到開局",
    previous: "上一手",
    next: "下一手",
    last: "到最後一手",
  },
  ja: {
    row: "碁盤の操作",
    pass: "パス",
    undo: "戻す",
    agree: "同意する",
    accept: "確認",
    resume: "対局を再開",
    first: "最初へ",
    previous: "一手戻る",
    next: "一手進む",
    last: "最後へ",
  },
  ko: {
    row: "바둑판 조작",
    pass: "통과",
    undo: "무르기",
    agree: "동의",
    accept: "확인",
    resume: "대국 재개",
    first: "처음으로",
    previous: "한 수 뒤로",
    next: "한 수 앞으로",
    last: "끝으로",
  },
};
