/** The words of the corner for culture, in English: loaded when it is opened. The poems are in translations of our own. */

/** @typedef {import("../../culture/texts.js").PoemId} PoemId */

export const culture = {
  title: "Lanke, the rotten axe handle",
  close: "Close",
  legend: [
    "A woodcutter, Wang Zhi, went up Stone Chamber Mountain and came upon two boys who were playing a game of Go and singing. He laid his axe down to watch. One of them gave him something like the stone of a date; he put it into his mouth and felt no hunger.",
    "The game was not over when they asked him why he did not go home. He reached for his axe: its handle had rotted away. Down in the village there was nobody left that he had known.",
    "Since then 烂柯, the rotten handle, has been a name for the game, and for the time that goes by while one looks on.",
  ],
  poemsTitle: "Poems",
  maximsTitle: "The ten maxims",
  maximsNote: "Handed down since the Tang, with the name of Wang Jixin; every player in China has heard them.",
  dynasties: { 唐: "Tang", 宋: "Song", 明: "Ming", 清: "Qing" },
  /** @param {{ author: string, dynasty: string }} p */
  by: ({ author, dynasty }) => `${author}, ${dynasty}`,
  /** @type {Readonly<Record<PoemId, { title: string, author: string, text: readonly string[] }>>} */
  poems: {
    yueke: {
      title: "A guest who promised to come",
      author: "Zhao Shixiu",
      text: [
        "The season of yellow plums: rain on every house;",
        "grass around the ponds: everywhere frogs.",
        "Past midnight, and he who promised has not come;",
        "idly I tap a stone of Go, and the lamp drops its snuff.",
      ],
    },
    wangfeng: {
      title: "Farewell to Wang Feng, master of the realm",
      author: "Du Mu",
      text: [
        "Jade stones, a board of fine grain, and you still give me odds;",
        "best under rain from the eaves, with bamboo sighing.",
        "What was frail slips off in the dark and swells like a spring;",
        "a stroke drawn across comes on like wildfire.",
        "You keep to the Way like the archivist of Zhou,",
        "and in the thick of war need envy no general of Han.",
        "If I reach seventy there are ten thousand days to go:",
        "I would spend them with you over the board.",
      ],
    },
    chongsong: {
      title: "Farewell again",
      author: "Du Mu",
      text: [
        "An art like yours is rare under heaven;",
        "an idler like me has no second in the world.",
        "When you are gone, a window in bamboo, a night of wind and snow:",
        "by a lamp now bright, now dim, I shall go over the games of Wu.",
      ],
    },
    jiangcun: {
      title: "The village on the river",
      author: "Du Fu",
      text: [
        "The clear river takes one turn around the village and flows on;",
        "all through the long summer all things here are quiet.",
        "Swallows on the beam go and come as they like;",
        "gulls on the water keep close and are not afraid.",
        "My old wife draws lines on paper to make a board;",
        "my little boy beats a needle into a hook.",
        "Often ill, all that I need is medicine;",
        "what more should so slight a body ask for?",
      ],
    },
    chishang: {
      title: "By the pond, the first of two",
      author: "Bai Juyi",
      text: [
        "Two monks of the hills sit over a game;",
        "on the board the bamboo's shade is cool.",
        "Behind the bamboo nobody sees them;",
        "now and then a stone is heard, put down.",
      ],
    },
    lankeshi: {
      title: "The Lanke rock",
      author: "Meng Jiao",
      text: [
        "In the land of the immortals one day,",
        "among men a thousand years to their end.",
        "Before the two had filled the board",
        "all that there was had turned to nothing.",
        "The woodcutter went back along his path;",
        "his axe's handle, rotten, went with the wind.",
        "Only the bridge of stone is left,",
        "and still rises over the red rainbow.",
      ],
    },
    zengqizhe: {
      title: "For a player of Go",
      author: "Fan Zhongyan",
      text: [
        "Where did you meet with an immortal, to be taught what is in this game?",
        "Quietly you hold power over life and death; unseen, you weigh what is safe and what is not.",
        "You follow up a lead as clouds unroll; you meet attack as a mountain stands.",
        "You break through a siege: the host of Qin is shaken, and all the lords scatter.",
        "You enter a pass in danger, as Han once did, with fresh troops and the river at their back.",
        "Strength that answers can't be brought down: pass and river ever cover each other.",
        "Spring days are long at the southern window, where masters meet and are content.",
        "Mount Tai would not stand before their eyes, nor sudden thunder come to their ears.",
        "One stone is worth a thousand in gold; one line weighs a thousand miles.",
        "Thought so fine enters the spirit: who could copy its turns?",
        "Won or lost, it rests with the player; I ought to write the history of the game.",
      ],
    },
    mengzhong: {
      title: "Made in a dream",
      author: "Ouyang Xiu",
      text: [
        "A cool night, a flute, the moon on a thousand hills;",
        "a dark road, and a hundred kinds of flowers to go astray in.",
        "The game is over, and one does not know that the world is another;",
        "the wine has run out, there is no help: the traveller thinks of home.",
      ],
    },
    qi: {
      title: "Go",
      author: "Wang Anshi",
      text: [
        "Do not let a game trouble your true heart;",
        "take it as it comes, and say that I have won.",
        "The battle done, white and black go into their two boxes:",
        "where on the board is anything gained or lost?",
      ],
    },
    caotang: {
      title: "Playing Daoyuan, on the way to the thatched temple",
      author: "Wang Anshi",
      text: [
        "The north wind blows so that nobody can go out;",
        "we sit in peace, and I may as well play you at Go.",
        "Tomorrow we shall lay the stones down while it is early yet,",
        "and after that write no more poems either.",
      ],
    },
    guanqi: {
      title: "Watching a game",
      author: "Su Shi",
      text: [
        "Before the Five Elders, where the White Crane's hall once was,",
        "tall pines shaded the court; the wind was light, the sun fair.",
        "I was walking there alone and had met nobody.",
        "Who was it that played? Outside the door stood two pairs of shoes.",
        "No voice was to be heard, only now and then a stone put down.",
        "They sat before the lined board: who can get to the bottom of its taste?",
        "To fish in thought, with no bait on the hook, is not for bream or carp.",
        "My little boy is near to it: he taps the stones down as his fingers like.",
        "To win is a joy, to be sure; to lose can please as well.",
        "At ease, at ease: let it be so.",
      ],
    },
    hushang: {
      title: "An old man of the Way, met by the lake",
      author: "Lu You",
      text: [
        "Loud curses, long songs, he lets his madness go where it will;",
        "then one word of his stands above everything.",
        "He has swept a hundred boards and found no rival;",
        "he has emptied a thousand cups, an immortal of wine.",
        "We met in the gorges of Ba, as if it were yesterday;",
        "to meet again at Shanyin was meant to be as well.",
        "When I think of it I should call myself your friend:",
        "in twenty years I have not been untrue to heaven.",
      ],
    },
    tihua: {
      title: "On a painting",
      author: "Tang Yin",
      text: [
        "Trees close around the spring, a ring of green shade;",
        "a hut lies across the brook, thatched with yellow reed.",
        "When days are long one comes here to do nothing:",
        "a game on the board of catalpa, two hands tapping.",
      ],
    },
    wangzhi: {
      title: "On a painting of Wang Zhi and the axe",
      author: "Xu Wei",
      text: [
        "He idly watched some moves, and the handle of his axe was rotten;",
        "grass by the brook, flowers on the hill, the blink of an eye.",
        "Five hundred years, and all of them one game of Go:",
        "the immortals have not so many months and years either.",
      ],
    },
    xiashang: {
      title: "To Xiashang, who leaves for Jiujiang",
      author: "Yuan Mei",
      text: [
        "A moment ago we saw the moon of Yangzhou together;",
        "who would have thought that you would set out for the west?",
        "The game we broke off, when shall we sit down to it again?",
        "I fear the autumn vines, that let fall a sound of stones.",
      ],
    },
    baxian: {
      title: "On a painting of the eight immortals at Go",
      author: "Ji Yun",
      text: [
        "Those in the game, those around it, all are deep in thought:",
        "so even here hearts want to win and not to lose.",
        "Better the foolish immortal who does not wake,",
        "a butterfly in the spring wind, deep in the land of sleep.",
      ],
    },
  },
  /** In the order of the maxims: what each says, and what it means on the board. @type {readonly (readonly [string, string])[]} */
  maxims: [
    ["Do not be greedy for the win", "Who wants all of it loses what was won already; a small lead is enough."],
    ["Enter their side gently", "Where the other side is at home, come shallow: deep in, nothing is light."],
    ["Attack, and look to yourself", "Before chasing, see what of your own could be cut off or chased in turn."],
    ["Give up stones, keep the lead", "A few stones are less than the right to play first elsewhere."],
    ["Leave the small, take the large", "The largest point on the board comes first, however near a small one lies."],
    ["In danger, let go", "What can't be saved is to be left in time, and used for what it still threatens."],
    ["Do not be light or hasty", "Read it once more: the quick answer is the one regretted."],
    ["Moves answer one another", "Each stone looks at all others; the board is one board."],
    ["Where they are strong, be safe", "Beside the other side's strength first make your own chains live."],
    ["Alone, choose peace", "Few among many do not fight: they settle, and wait."],
  ],
};
