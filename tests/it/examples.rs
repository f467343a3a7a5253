//! The examples that go with the rules, from `../shared/spec/examples.json`: every one, array by
//! array, but those of clocks, tournaments and culture.

mod acts;
mod board;
mod counting;
mod drawing;
mod ending;
mod sealed;

use crate::corpus::{json, list, text, texts};
use crate::picture::Picture;
use lanke::{Color, Move, Point, PointSet, Preset, Rules, Size};
use serde_json::Value;

/// Runs `check` on every example of one list, of which there must be `n`.
fn each(name: &str, n: usize, mut check: impl FnMut(&str, &Value)) {
    let Some(examples) = json("spec/examples.json") else { return };
    let list = list(&examples, name);
    assert_eq!(list.len(), n, "{name}");
    for example in list {
        check(text(example, "id"), example);
    }
}

/// The rules of every edition that an example names.
fn editions(example: &Value) -> Vec<Rules> {
    let editions = texts(example, "editions");
    assert!(!editions.is_empty(), "{example}");
    editions.into_iter().map(edition).collect()
}

fn edition(name: &str) -> Rules {
    match name {
        "E88" => Preset::Chinese1988.rules(),
        "E02" => Preset::Chinese2002.rules(),
        "OP" => Preset::Platform.rules(),
        other => panic!("edition {other}"),
    }
}

fn picture(example: &Value, key: &str) -> Picture {
    Picture::from_rows(texts(example, key))
}

fn color(example: &Value, key: &str) -> Color {
    if text(example, key) == "B" { Color::Black } else { Color::White }
}

fn point(size: Size, text: &str) -> Point {
    match size.parse_vertex(text) {
        Ok(Move::Play(point)) => point,
        other => panic!("{text}: {other:?}"),
    }
}

/// The points of a list, row by row.
fn points(size: Size, example: &Value, key: &str) -> Vec<Point> {
    let points = texts(example, key).into_iter().map(|text| point(size, text));
    PointSet::from_points(size, points).iter().collect()
}
