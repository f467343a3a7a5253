use super::*;

fn info(name: &str, text: &str) -> RecordInfo {
    let mut info = RecordInfo::new();
    assert!(info.set(name, text));
    info
}

#[test]
fn komi_hangs_on_rules_and_program() {
    let half_points = |properties: &[(&str, &str)]| {
        let mut info = RecordInfo::new();
        for (name, text) in properties {
            assert!(info.set(name, text));
        }
        assert_eq!(info.get("AP"), None);
        info.komi().map(Komi::half_points)
    };
    assert_eq!(half_points(&[("KM", "6.5")]), Some(13));
    assert_eq!(half_points(&[("KM", "375"), ("RU", "Chinese")]), Some(15));
    assert_eq!(half_points(&[("KM", "350"), ("RU", "Japanese")]), Some(7));
    assert_eq!(half_points(&[("KM", "375"), ("RU", "House")]), None);
    assert_eq!(half_points(&[("KM", "375"), ("RU", " ")]), Some(15));
    assert_eq!(half_points(&[("AP", "GNU Go:3.8"), ("AP", "foxwq"), ("KM", "50"), ("RU", "jp")]), Some(1));
    assert_eq!(half_points(&[("AP", "foxwq"), ("AP", "GNU Go:3.8"), ("KM", "50"), ("RU", "jp")]), Some(1));
    assert_eq!(half_points(&[("AP", "GNU Go:3.8"), ("KM", "50"), ("RU", "jp")]), Some(100));
    assert_eq!(half_points(&[("AP", "YuanYu")]), None);
    let sgf = b"(;KM[50]RU[Japanese]AP[GNU Go:3.8]AP[foxwq];B[aa])";
    let record = crate::Record::read(sgf, &crate::ReadOptions::default()).unwrap();
    assert_eq!(record.rules().komi.half_points(), 1);
}

#[test]
fn komi_that_is_not_understood_is_none_and_kept() {
    for text in ["100", "", "six", "1e9"] {
        assert_eq!(info("KM", text).komi(), None, "{text}");
        assert_eq!(info("KM", text).get("KM"), Some(text));
    }
    assert_eq!(RecordInfo::new().komi(), None);
}

#[test]
fn handicap_is_a_number_of_stones() {
    for (text, n) in [
        (" 9 ", 9),
        ("0", 0),
        ("2.0", 2),
        ("H2", 2),
        ("handicap 3", 3),
        ("让2子", 2),
        ("受二子", 2),
        ("四子局", 4),
        ("2 stones", 2),
        ("9점", 9),
        ("2704", 2704),
        ("受先", 0),
        ("Sen", 0),
    ] {
        assert_eq!(info("HA", text).handicap(), Some(n), "{text}");
    }
    for text in ["", "x", "-2", "2705", "99999999999", "2.5", "2 points", "让", "senility"] {
        assert_eq!(info("HA", text).handicap(), None, "{text}");
    }
}

#[test]
fn time_and_result_are_read_from_their_texts() {
    let mut info = info("TM", "1800");
    assert_eq!((info.main_time_ms(), info.overtime(), info.result()), (Some(1_800_000), None, None));
    info.set("OT", "10 fischer");
    info.set("RE", " ");
    assert_eq!(info.overtime(), Some(Overtime::Fischer { increment_ms: 10_000 }));
    assert_eq!(info.result(), None);
    info.set("RE", "?");
    assert_eq!(info.result(), Some(RecordResult::read("")));
}

#[test]
fn rules_are_known_by_their_usual_names() {
    let cases = [
        ("Chinese", Some(Preset::Chinese2002)),
        ("cn", Some(Preset::Chinese2002)),
        ("中国规则", Some(Preset::Chinese2002)),
        ("AGA", Some(Preset::Aga)),
        ("NZ", Some(Preset::NewZealand)),
        ("New Zealand", Some(Preset::NewZealand)),
        ("TT--", Some(Preset::TrompTaylor)),
        ("Tromp/Taylor", Some(Preset::TrompTaylor)),
        ("platform", Some(Preset::Platform)),
        ("Japanese", Some(Preset::Japanese)),
        ("jp", Some(Preset::Japanese)),
        ("日本ルール", Some(Preset::Japanese)),
        ("Korean", Some(Preset::Korean)),
        ("한국룰", Some(Preset::Korean)),
        ("GOE", Some(Preset::Ing)),
        ("應氏規則", Some(Preset::Ing)),
        ("Chinese (OGS)", None),
        ("chinese-kgs", Some(Preset::ChineseSuperko)),
        ("AGA territory", Some(Preset::AgaTerritory)),
        ("Old Chinese", Some(Preset::AncientChinese)),
        ("Japanese rules", Some(Preset::Japanese)),
        ("中国围棋规则", Some(Preset::Chinese2002)),
        ("日本规则", Some(Preset::Japanese)),
        ("rules", None),
        ("House rules", None),
        ("", None),
    ];
    for (text, preset) in cases {
        assert_eq!(info("RU", text).preset(), preset, "{text}");
    }
}

#[test]
fn a_resignation_is_read_from_the_result() {
    assert_eq!(info("RE", "B+R").resigned(), Some(Color::White));
    assert_eq!(info("RE", "w+resign").resigned(), Some(Color::Black));
    assert_eq!(info("RE", "B+3.5").resigned(), None);
}

#[test]
fn setting_again_replaces() {
    let mut info = info("PB", "one");
    assert!(info.set("PB", "two"));
    assert_eq!(info.iter().collect::<Vec<_>>(), [("PB", "two")]);
}
