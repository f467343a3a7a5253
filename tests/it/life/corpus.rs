//! Positions with single points of which it is known whether they are settled, from
//! `../shared/corpus/life-death/unconditional.json`.

use super::BOTH;
use super::definition::compare;
use crate::corpus::{json, text, texts};
use crate::picture::Picture;
use lanke::{Color, Move, Suicide, provably_dead};
use std::collections::BTreeMap;

/// Nothing is proved that is not so; and what plain Benson proves is (the corpus knows more, by
/// reading): `compare` holds every board against the definition.
// rules: R-K-08, R-K-09
#[test]
fn nothing_undecided_is_proved() {
    let Some(cases) = json("corpus/life-death/unconditional.json") else { return };
    let mut proved = BTreeMap::new();
    for case in cases.as_array().unwrap() {
        let board = Picture::from_rows(texts(case, "rows")).board();
        for suicide in BOTH {
            let sides = compare(&board, suicide);
            let dead = provably_dead(&board, suicide);
            for (vertex, status) in case["expect"].as_object().unwrap() {
                let Ok(Move::Play(point)) = board.size().parse_vertex(vertex) else { panic!("{vertex}") };
                let owner = sides.iter().find(|side| side.area.contains(point)).map(|side| side.color);
                let found = match (owner, board.at(point)) {
                    (None, _) => "undecided",
                    (Some(Color::Black), None) => "black_territory",
                    (Some(Color::White), None) => "white_territory",
                    (Some(owner), Some(stone)) if owner == stone => "alive",
                    (Some(_), Some(_)) => "dead",
                };
                assert_eq!(found == "dead", dead.contains(point), "{}: {vertex}", text(case, "id"));
                let status = status.as_str().unwrap();
                let is_right = found == "undecided" || found == status;
                assert!(is_right, "{}: {vertex} is {status}, found {found}", text(case, "id"));
                let count: &mut [u32; 2] =
                    proved.entry((suicide == Suicide::Allowed, status.to_owned())).or_default();
                count[usize::from(found == status)] += 1;
            }
        }
    }
    println!("suicide allowed, status, [left open, proved]: {proved:?}");
    assert!(proved[&(false, "alive".to_owned())][1] > 0);
}
