//! Films: what happens move by move, and where each ko rule stops it.

use crate::picture::{Picture, draw_board};
use lanke::{Color, Game, KoRule, Move, Phase, Point, Rules, Suicide};

/// What is to become of a film under each ko rule: `legal`, or the first move that the rule
/// refuses, with the reason and the move after which the position stood that would come back.
pub(super) struct Wanted {
    pub(super) none: &'static str,
    pub(super) simple: &'static str,
    pub(super) positional: &'static str,
    pub(super) situational: &'static str,
    pub(super) natural: &'static str,
}

pub(super) const LEGAL: Wanted =
    Wanted { none: "legal", simple: "legal", positional: "legal", situational: "legal", natural: "legal" };

/// Plays what a film shows under each ko rule. From one picture to the next a stone is put down;
/// where nothing changes a side passes; `*` is where the next stone is put that is not seen there
/// afterwards. Play that two passes stopped goes on.
pub(super) fn check(film: &str, wanted: &Wanted) {
    check_with(Suicide::Forbidden, film, wanted);
}

pub(super) fn check_with(suicide: Suicide, film: &str, wanted: &Wanted) {
    let pictures = Picture::film(film);
    let moves: Vec<Move> = pictures.windows(2).map(|pair| move_between(&pair[0], &pair[1])).collect();
    for (ko, wanted) in [
        (KoRule::None, wanted.none),
        (KoRule::Simple, wanted.simple),
        (KoRule::Positional, wanted.positional),
        (KoRule::Situational, wanted.situational),
        (KoRule::NaturalSituational, wanted.natural),
    ] {
        let mut game = pictures[0].game(first_turn(&pictures), Rules { ko, suicide, ..Rules::default() });
        assert_eq!(play(&mut game, &moves, &pictures), wanted, "{ko:?}");
    }
}

fn play(game: &mut Game, moves: &[Move], pictures: &[Picture]) -> String {
    for (&mv, after) in moves.iter().zip(&pictures[1..]) {
        if game.phase() == Phase::Marking {
            game.resume().unwrap();
        }
        let before = draw_board(game.board());
        if let Err(illegal) = game.play(mv) {
            assert_eq!(draw_board(game.board()), before);
            let since = illegal.since().unwrap();
            return format!("move {}: {} since {since}", game.move_number() + 1, illegal.code());
        }
        assert_eq!(draw_board(game.board()), after.plain(), "after move {}", game.move_number());
    }
    "legal".to_owned()
}

/// The points that are empty in one picture and hold a stone in the next.
fn new_stones(before: &Picture, after: &Picture) -> Vec<(Point, Color)> {
    let both = before.stones().into_iter().zip(after.stones());
    let points = before.size().points().zip(both);
    points.filter_map(|(point, (before, after))| Some((point, after.filter(|_| before.is_none())?))).collect()
}

fn move_between(before: &Picture, after: &Picture) -> Move {
    match (&before.points('*')[..], &new_stones(before, after)[..]) {
        ([point], _) | (_, [(point, _)]) => Move::Play(*point),
        (_, []) if before.plain() == after.plain() => Move::Pass,
        _ => panic!("no single move leads from\n{}to\n{}", before.plain(), after.plain()),
    }
}

/// Whose turn it is at the start, by the first stone that is seen to be put down.
fn first_turn(pictures: &[Picture]) -> Color {
    let played = pictures
        .windows(2)
        .enumerate()
        .find_map(|(number, pair)| new_stones(&pair[0], &pair[1]).first().map(|&(_, color)| (number, color)));
    match played {
        Some((number, color)) if number % 2 == 1 => color.opponent(),
        Some((_, color)) => color,
        None => Color::Black,
    }
}
