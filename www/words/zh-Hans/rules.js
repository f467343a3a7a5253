/**
 * 规则与判断理由的说法：程序库自带中文。
 *
 * @type {typeof import("../en/rules.js").rules}
 */
export const rules = {
  presetTitle: ({ title }) => title.zh,
  switchTitle: ({ title }) => title.zh,
  switchText: ({ text }) => text.zh,
  whyText: ({ text }) => text.zh,
};
