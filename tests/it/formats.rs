//! Other formats than SGF: servers' files, lists of moves.

mod figure;
mod garbage;
mod gib;
mod gtp;
mod ngf;
mod share;
mod ugf;

use lanke::{Color, ListedMove, Move, MoveList, Point, Size};
use proptest::prelude::*;

/// The moves of a list: `B Q16`, `W ?` where no point could be read.
fn moves(list: &MoveList) -> String {
    let words = list.moves.iter().map(|listed| {
        let text = listed.mv.map_or_else(|| "?".to_owned(), |mv| list.size.vertex_text(mv));
        format!("{} {text}", listed.color.letter())
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The stones put up, in the order of the text.
fn stones(list: &MoveList) -> String {
    let words = list
        .stones
        .iter()
        .map(|&(color, point)| format!("{} {}", color.letter(), list.size.vertex_text(Move::Play(point))));
    words.collect::<Vec<_>>().join(" ")
}

/// What is known of the game, sorted: `BR=9d PB=Hei`.
fn info(list: &MoveList) -> String {
    let mut words: Vec<_> = list.info.iter().map(|(name, text)| format!("{name}={text}")).collect();
    words.sort();
    words.join("; ")
}

fn faults(list: &MoveList) -> Vec<String> {
    list.faults.iter().map(|fault| format!("{} {fault}", fault.code())).collect()
}

/// The comments: that on the start, then those on moves with their numbers.
fn comments(list: &MoveList) -> Vec<String> {
    let said = list.moves.iter().enumerate().filter(|(_, listed)| !listed.comment.is_empty());
    let mut comments = vec![list.comment.clone()];
    comments.extend(said.map(|(place, listed)| format!("{} {}", place + 1, listed.comment)));
    comments
}

prop_compose! {
    /// Any size, and any moves on it, legal or not.
    fn list()(width in 1..=52_u32, height in 1..=52_u32)(
        size in Just(Size::new(width, height).unwrap()),
        points in prop::collection::vec((any::<bool>(), 0..=width * height), 0..60),
    ) -> MoveList {
        let mut list = MoveList::new(size);
        list.moves = points.into_iter().map(|(is_black, place)| {
            let color = if is_black { Color::Black } else { Color::White };
            let point: Option<Point> = size.at(place as usize);
            ListedMove::new(color, point.map_or(Move::Pass, Move::Play))
        }).collect();
        list
    }
}

#[test]
fn a_list_is_played_as_a_record() {
    let list = MoveList::from_gtp("set_free_handicap D4 Q16\nQ4 D16 pass", Size::STANDARD).unwrap();
    let record = list.record().unwrap();
    let game = record.game(record.rules(), lanke::OnIllegal::Throw).unwrap().game;
    assert_eq!((game.board().n_stones(), game.turn(), game.setup().n_handicap()), (4, Color::Black, 2));
}
