//! The letters that a guess takes for common, which stand in the core as bytes.

#[path = "../../../src/record/encoding/common.rs"]
mod common;

/// The encoding, the letters, and their bytes as the core has them.
const TABLES: [(&str, &str, &[u16]); 4] = [
    (
        "gb18030",
        "王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶余\
         潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆孔白崔康毛邱秦江史顾孟龙万段雷钱汤尹黎常武乔贺龚文明华国建平志\
         伟东海强晓生光小民永杰军波成春玉红丽云飞天宇昊俊豪睿子涵轩浩然博欣佳怡思新世学一三元中正心大山川安清\
         雨月廷洋毅昕恒泰启鹏辰羽芮灿聂俞柯洁时越檀啸黑胜盘目半围棋赛杯第届局名人位本因坊先手执负和贴职业级冠\
         决轮日年分秒读的是不了在有我他这为来上个到说们道也就下对十九八七六五四二，。、（）：！？·",
        &common::GB,
    ),
    (
        "big5",
        "王李張劉陳楊趙黃周吳徐孫胡朱高林何郭馬羅梁宋鄭謝韓唐馮于董蕭程曹袁鄧許傅沈曾彭呂蘇盧蔣蔡賈丁魏薛葉余\
         潘杜戴夏鍾汪田任姜范方石姚譚廖鄒熊金陸孔白崔康邱秦江史顧孟龍萬段雷錢湯莊賴洪游詹簡顏柯翁文明華國建平\
         志偉東海強曉生光小民永傑軍成春玉紅麗雲飛天宇俊豪子軒浩然博欣佳怡思新世學一三元中正心大山川安清雨月聖\
         銘宗哲家宏俞黑勝盤目半圍棋賽盃杯第屆局名人位本因坊先手執負和貼職業餘級冠決輪日年分秒讀的是不了在有我\
         他這為來上個到說們道也就下對十九八七六五四二台灣，。、（）：！？",
        &common::BIG5,
    ),
    (
        "euc-jp",
        "田中山本小林佐藤高橋伊渡辺村井上木清水松鈴石川谷野原島崎坂大西武宮竹加依趙柳張羽河関三浦今吉和泉平沢\
         下結城片岡王立前福岩内黒白々久保郎一二四五六七八九十太雄夫男子美正治秀幸弘裕健直樹哲也光介明義史志信\
         英紀彦博文勝昭洋隆進康智之押目半段囲碁戦杯第回局名人棋聖座天元因坊先番手初級位決準日月年時間分秒院新\
         聞東京優世界国、。（）・ー！？「」",
        &common::JIS,
    ),
    (
        "euc-kr",
        "김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민나진지영수철호준현훈\
         동재승상창혁태환희원기용규경미선은혜흑불계집반단바둑제국회결본예가다는를을에의로도사그인일시간초대중\
         습니",
        &common::KS,
    ),
];

#[test]
fn the_bytes_are_those_of_the_letters_in_order() {
    for (label, letters, table) in TABLES {
        let encoding = encoding_rs::Encoding::for_label(label.as_bytes()).unwrap();
        let (bytes, _, is_lossy) = encoding.encode(letters);
        assert!(!is_lossy);
        let mut wanted: Vec<u16> =
            bytes.as_chunks::<2>().0.iter().map(|&pair| u16::from_be_bytes(pair)).collect();
        wanted.sort_unstable();
        wanted.dedup();
        assert_eq!(table, wanted, "{label}");
    }
}
