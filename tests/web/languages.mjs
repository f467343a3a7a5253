// What does not belong into a text of a language: letters, characters and punctuation of others.

/** Names, keys, formats and points that are the same in every language. */
const NAMES =
  /lanke-game\.sgf|element\.js|lanke\/|#g=|1-一|SGF|GIB|NGF|UGF|GTP|WebAssembly|Tromp-Taylor|OGS|KGS|AGA|Shift|Ctrl\+C|⌘C|Enter|Esc|Home|End|Tab|Space|Page Up|Page Down|Page [↑↓]|Ctrl|JavaScript|PNG|SVG|HTML|CORS|\b[A-Z](?:\d{1,2})?\b|\d+(?:\.\d+)?%/gu;

/** Written so in 简体中文 alone; of these, 日本語 writes some the same. */
const SIMPLIFIED =
  "与丢两个为乱争于仅从仪会体余关内写决几击则删别劝动势单双发变号启员响围国图块声处复头奖实对将尽属带废弃归总恶战执扰报择据摆断无旧时显暂机权来样毕气没测浏点烂烟状环现盐盘着码离简约纽线组织终经结给继续维编罚胜节获补见观规览计订认让议记论设证评识该语误说请读调谈谱负贴资赛车轮载辑输过还这进违连迟选释钟销错键长闭问间阅阶随页项须验后马门开无书东丝严丧临举义乌乐习乡买亏云亚产亲";
const AS_IN_JAPANESE = "与乱争会体余内写声属旧来断点状双国据没尽将着奖后云";
/** Written so in 繁體中文, but otherwise in 日本語. */
const TRADITIONAL =
  "氣對圍單國變讓號處裡應實學黑關體點數當將會來從兩廣畫發總讀說價經續繼雙圖區參與萬樂產戰擇擔據勞營圓團澤晝步壓圍歸歷殘獨禮穩縱證辭遲醫鐵靜顯驗爭狀獎內觀聲傳假亂";

/** @type {Readonly<Record<string, RegExp>>} */
const FOREIGN = {
  en: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/gu,
  "zh-Hans": /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Latin}「」『』,.;:!?()"']/gu,
  "zh-Hant": new RegExp(
    `[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Latin}${SIMPLIFIED}“”‘’,.;:!?()"']`,
    "gu",
  ),
  ja: new RegExp(
    `[\\p{Script=Hangul}\\p{Script=Latin}${[...SIMPLIFIED].filter((letter) => !AS_IN_JAPANESE.includes(letter)).join("")}${[
      ...TRADITIONAL,
    ]
      .filter((letter) => !"将内与".includes(letter))
      .join("")}“”‘’，；,.;:!()"']`,
    "gu",
  ),
  ko: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Latin}\u3000-\u303f\uff00-\uffef"']/gu,
};

/** What a language writes for all that: the name of the house, its unit, a term beside its translation. */
const OWN = { en: /烂柯|子|过手/gu, ja: /爛柯/gu, "zh-Hant": /爛柯/gu, "zh-Hans": /^$/gu, ko: /爛柯|\(子\)/gu };

/**
 * The characters of a text that are not of its language, one after another; none where all is well.
 *
 * @param {string} language
 * @param {string} text
 */
export function strangersIn(language, text) {
  const plain = text
    .replace(OWN[language], "")
    .replace(NAMES, "")
    .replace(/\d\.\d/gu, "");
  const found = [...plain.matchAll(FOREIGN[language])].map(([letter]) => letter);
  // A question mark between quotation marks is the sign on the board.
  return [...new Set(found)].filter((letter) => letter !== "?" || !/[「“]\?[」”]/u.test(plain)).join("");
}
