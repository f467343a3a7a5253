/** What was written in Chinese, in the signs of its time: for readers of 繁體字, and of Japanese and Korean. */

/** Each sign of the texts that has another form, and that form. A sign that stands for two is left to `PHRASES`. */
const SIGNS = [
  "约約赵趙师師黄黃时時处處过過闲閒灯燈国國纹紋饶饒潇瀟长長势勢横橫来來烧燒还還羡羨骠驃万萬与與于於",
  "绝絕艺藝无無别別后後风風吴吳图圖亲親画畫纸紙为為针針钓釣钩鉤药藥躯軀对對阴陰鸥鷗见見闻聞声聲",
  "烂爛内內间間载載穷窮双雙归歸馀餘桥橋犹猶赠贈传傳静靜杀殺权權胜勝云雲御禦敌敵围圍诸諸险險汉漢斗鬥",
  "应應关關轩軒碍礙贵貴变變拟擬败敗系繫当當梦夢欧歐阳陽凉涼种種罢罷换換阑闌将將戏戲扰擾随隨缘緣赢贏",
  "战戰两兩奁奩亏虧从從复復诗詩观觀苏蘇轼軾鹤鶴遗遺荫蔭独獨谁誰欤歟户戶屦屨岂豈鲂魴鲤鯉儿兒剥剝优優",
  "尔爾陆陸骂罵尽盡颠顛语語却卻扫掃锺鍾峡峽细細负負题題树樹头頭绿綠涧澗结結兴興质質数數刹剎岁歲扬揚",
  "转轉赋賦残殘听聽纪紀顽頑痴癡乡鄉节節贪貪缓緩经經顾顧弃棄争爭舍捨须須轻輕动動强強",
].join("");
/** Inside and outside, not a mile. @type {readonly (readonly [string, string])[]} */
const PHRASES = [["表里", "表裏"]];

/** @type {ReadonlyMap<string, string>} */
const FORMS = new Map([...SIGNS.matchAll(/(.)(.)/gu)].map(([, simple = "", form = ""]) => [simple, form]));

/** The same text in traditional signs. @param {string} text */
export function traditional(text) {
  const whole = PHRASES.reduce((told, [simple, form]) => told.replaceAll(simple, form), text);
  return [...whole].map((sign) => FORMS.get(sign) ?? sign).join("");
}
