//! What refusals and errors say, word for word: callers and pages depend on it.

use crate::picture::{Picture, size};
use lanke::{Color, Game, IllegalMove, KoRule, Komi, Move, Preset, Rules, Setup, Size};

/// `color` plays on `*` and is told this code and this text.
fn check(game: &mut Game, color: Color, mv: Move, code: &str, text: &str) {
    let illegal = game.play_as(color, mv).unwrap_err();
    assert_eq!((illegal.code(), illegal.to_string().as_str()), (code, text));
}

// rules: R-B-20
#[test]
fn refusals() {
    use Color::{Black, White};
    let picture = Picture::new("*W.1\nWBW.\n.BW.\n..2W");
    let at = |mark| Move::Play(picture.point(mark));
    let mut game = picture.game(Black, Rules::default());
    let suicide = "suicide: the stone would be without a liberty and nothing is captured";
    check(&mut game, Black, at('*'), "suicide", suicide);
    let occupied = Move::Play(picture.points('W')[0]);
    check(&mut game, Black, occupied, "occupied", "a white stone stands on the point, wanted an empty point");
    let off = Move::Play(Size::STANDARD.point(18, 18).unwrap());
    check(&mut game, Black, off, "off-board", "the point is not on the board");
    check(&mut game, White, Move::Pass, "not-your-turn", "not this side's turn, wanted a move by black");
    game.resign(Black);
    let over = "play has ended, wanted a game that is still played";
    check(&mut game, White, Move::Pass, "game-over", over);
}

// rules: R-B-14
#[test]
fn refusals_of_several_stones() {
    let picture = Picture::new("*BW\nBW.\nW..");
    let mut game = picture.game(Color::Black, Rules::default());
    let suicide = "suicide: 3 stones would be without a liberty and nothing is captured";
    check(&mut game, Color::Black, Move::Play(picture.point('*')), "suicide", suicide);
}

// rules: R-C-01, R-C-03
#[test]
fn refusals_of_repetition() {
    let picture = Picture::new("1W2.\n.BWW\n....");
    let rules = Rules { ko: KoRule::Positional, ..Rules::default() };
    let start = Picture::new("BW*W\n.BW.\n....");
    let mut game = start.game(Color::Black, rules);
    game.play(Move::Play(start.point('*'))).unwrap();
    let retake = Move::Play(picture.points('W')[0]);
    let ko = "ko: the retake brings back the position after move 0";
    check(&mut game, Color::White, retake, "ko", ko);
    game.play(Move::Pass).unwrap();
    game.play(Move::Pass).unwrap();
    game.resume().unwrap();
    let superko = "superko: the play brings back the position after move 0";
    check(&mut game, Color::White, retake, "superko", superko);
}

#[test]
fn every_reason_has_its_own_code() {
    let point = Size::STANDARD.point(0, 0).unwrap();
    let reasons = [
        IllegalMove::GameOver,
        IllegalMove::NotYourTurn { turn: Color::Black },
        IllegalMove::OffBoard,
        IllegalMove::Occupied { point, color: Color::Black },
        IllegalMove::Suicide { point, chain: vec![point] },
        IllegalMove::Ko { point, since: 3 },
        IllegalMove::Superko { point, kind: KoRule::Positional, since: 4 },
    ];
    let since: Vec<_> = reasons.iter().map(IllegalMove::since).collect();
    assert_eq!(since, [None, None, None, None, None, Some(3), Some(4)]);
    let mut codes: Vec<_> = reasons.iter().map(IllegalMove::code).collect();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), reasons.len());
}

#[test]
fn errors_of_setting_up() {
    let text = |setup: Result<Setup, lanke::SetupError>| {
        let error = setup.unwrap_err();
        format!("{}: {error}", error.code())
    };
    let corner = size(9, 9).point(0, 0).unwrap();
    assert_eq!(
        text(Setup::stones(size(3, 3), &[None; 8], Color::Black)),
        "setup-length: 8 points, wanted the board's 9"
    );
    assert_eq!(
        text(Setup::stones(size(2, 1), &[Some(Color::Black); 2], Color::Black)),
        "setup-no-liberty: a chain of 2 without a liberty, wanted a liberty for every chain"
    );
    assert_eq!(
        text(Setup::handicap_at(size(9, 9), &[corner, corner])),
        "setup-twice: column 0, row 0 named twice, wanted every point once"
    );
    assert_eq!(
        text(Setup::handicap(size(6, 6), 4)),
        "handicap: handicap 4, wanted 0 to 0 on this board, or a list of points"
    );
    let size_error = Size::new(53, 1).unwrap_err();
    assert_eq!(size_error.to_string(), "board size 53x1, wanted 1 to 52 columns and rows");
    assert_eq!(Size::new(0, 9).unwrap_err().to_string(), "board size 0x9, wanted 1 to 52 columns and rows");
}

// rules: R-E-16, R-E-18
#[test]
fn komi_in_points_and_in_zi() {
    let read = |text: &str| text.parse::<Komi>().map(|komi| (komi.to_string(), komi.to_zi_string()));
    for (text, points, zi) in [
        ("7.5", "7.5", "3 3/4"),
        ("3 3/4 zi", "7.5", "3 3/4"),
        ("3.75zi", "7.5", "3 3/4"),
        ("3又3/4子", "7.5", "3 3/4"),
        ("2又3/4子", "5.5", "2 3/4"),
        ("6½", "6.5", "3 1/4"),
        ("0", "0", "0"),
        ("-0.5", "-0.5", "-1/4"),
        ("+7", "7", "3 1/2"),
        ("0.50", "0.5", "1/4"),
    ] {
        assert_eq!(read(text), Ok((points.to_owned(), zi.to_owned())), "{text}");
    }
    for text in ["", "7.25", "x", "1e3", "7,5", "NaN", "inf", "99999", "-", "1 2 3", "0x7", "--1"] {
        let error = text.parse::<Komi>().unwrap_err();
        let wanted = "wanted points in halves such as 7.5, or zi in quarters such as \"3 3/4 zi\"";
        let wanted = format!("komi \"{text}\", {wanted}, up to 10000 points");
        assert_eq!(error.to_string(), wanted);
    }
}

#[test]
fn sets_of_rules_are_found_by_their_names() {
    for preset in Preset::ALL {
        assert_eq!(Preset::by_name(preset.name()), Some(preset));
    }
    assert_eq!(Preset::by_name("chinese"), Some(Preset::Chinese2002));
    assert_eq!(Preset::by_name("Chinese Rules"), None);
    assert_eq!(Rules::default(), Preset::Chinese2002.rules());
}
