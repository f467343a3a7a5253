//! What nodes say beside their moves: stones, marks, labels, lines, clocks.

use super::name::{Kind, Name};
use super::{GameRecord, NodeId};
use crate::color::Color;
use crate::point::Point;
use crate::record::sgf::{Lines, read_rectangle, unescape};
use crate::record::time::thousandths;
use crate::text::number;
use std::borrow::Cow;

impl GameRecord {
    /// The points of the board that a property names, one by one or as rectangles, in the order of its values and row
    /// by row: stones put up (`AB`, `AW`) or taken off (`AE`), marks (`CR`, `MA`, `SL`, `SQ`, `TR`), territory
    /// (`TB`, `TW`), dim points (`DD`) and those in view (`VW`). None for properties that name no points, and what can't be read is left out.
    ///
    /// ```
    /// use lanke::{NodeId, ReadOptions, Records};
    /// let records = Records::read(b"(;SZ[9]TR[aa:cb][ee])", &ReadOptions::default()).unwrap();
    /// assert_eq!(records.games[0].points(NodeId::ROOT, "TR").len(), 7);
    /// ```
    #[must_use]
    pub fn points(&self, node: NodeId, name: &str) -> Vec<Point> {
        let mut points = Vec::new();
        self.for_points(node, |found, point| {
            if Some(found) == Name::short(name.as_bytes()) {
                points.push(point);
            }
        });
        points
    }

    /// Gives every point of every property that names points, with the two letters of the name.
    pub fn each_named_point(&self, node: NodeId, mut take: impl FnMut([u8; 2], Point)) {
        self.for_points(node, |name, point| take(name.pair(), point));
    }

    fn for_points(&self, node: NodeId, mut take: impl FnMut(Name, Point)) {
        if !self.contains(node) {
            return;
        }
        for &property in self.store.properties(node.0) {
            if matches!(property.name.kind(), Kind::Stones | Kind::Points) {
                self.each_point(property, |point| take(property.name, point));
            }
        }
    }

    /// The labels of a node (`LB`): points and texts. Those of points off the board are left out.
    #[must_use]
    pub fn labels(&self, node: NodeId) -> Vec<(Point, Cow<'_, str>)> {
        let label = |raw| {
            let (point, text) = parts(raw)?;
            Some((self.read_point(point)?, unescape(text, Lines::Blanks)))
        };
        self.each_raw(node, Name::of("LB")).filter_map(label).collect()
    }

    /// The pairs of points of a property: arrows (`AR`), from the first point to the second, and lines (`LN`).
    #[must_use]
    pub fn lines(&self, node: NodeId, name: &str) -> Vec<(Point, Point)> {
        let line = |raw| {
            let (from, to) = parts(raw)?;
            Some((self.read_point(from)?, self.read_point(to)?))
        };
        let name = Name::short(name.as_bytes()).filter(|name| name.kind() == Kind::Line);
        name.map(|name| self.each_raw(node, name).filter_map(line).collect()).unwrap_or_default()
    }

    /// The time that a side has left after a node (`BL`, `WL`), in milliseconds. `None` where it is not said, or not
    /// a number of seconds.
    #[must_use]
    pub fn time_left_ms(&self, node: NodeId, color: Color) -> Option<u64> {
        let name = if color == Color::Black { Name::of("BL") } else { Name::of("WL") };
        let (time, rest) = thousandths(self.each_raw(node, name).next()?.trim_ascii())?;
        rest.is_empty().then_some(time)
    }

    /// How many moves a side has left in its period of overtime (`OB`, `OW`), or how many periods: records use it for
    /// both.
    #[must_use]
    pub fn moves_left(&self, node: NodeId, color: Color) -> Option<u32> {
        let name = if color == Color::Black { Name::of("OB") } else { Name::of("OW") };
        number(self.each_raw(node, name).next()?)
    }

    fn each_raw(&self, node: NodeId, name: Name) -> impl Iterator<Item = &str> {
        let property = if self.contains(node) { self.store.property(node.0, name) } else { None };
        let values = property.map_or(&[][..], |property| self.store.values(property));
        values.iter().map(|&value| self.store.raw(value))
    }

    fn read_point(&self, text: &str) -> Option<Point> {
        let (first, last) = read_rectangle(text)?;
        (first == last && self.size.contains(first)).then_some(first)
    }
}

/// The parts of a value before and after its first `:`; the first part is a point, in which nothing is escaped.
fn parts(raw: &str) -> Option<(&str, &str)> {
    raw.split_once(':').map(|(first, second)| (first.trim_ascii(), second))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{ReadOptions, Records};

    fn read(sgf: &str) -> GameRecord {
        Records::read(sgf.as_bytes(), &ReadOptions::default()).unwrap().games.remove(0)
    }

    #[test]
    fn points_come_one_by_one_and_as_rectangles() {
        let record = read("(;SZ[9]AB[bb][aa:ba]CR[jj][ii]C[aa])");
        let at = |name| record.points(NodeId::ROOT, name).iter().map(|p| (p.x(), p.y())).collect::<Vec<_>>();
        assert_eq!(at("AB"), [(1, 1), (0, 0), (1, 0)]);
        assert_eq!((at("CR"), at("C")), (vec![(8, 8)], vec![]));
        assert_eq!(record.points(NodeId::from_index(7).unwrap(), "AB"), []);
    }

    #[test]
    fn labels_have_a_point_and_a_text() {
        let record = read("(;SZ[9]LB[aa:a\\]:b][bb:][zz:c][cc])");
        let labels = record.labels(NodeId::ROOT);
        let labels: Vec<_> = labels.iter().map(|(point, text)| (point.x(), &**text)).collect();
        assert_eq!(labels, [(0, "a]:b"), (1, "")]);
    }

    #[test]
    fn arrows_and_lines_have_two_points() {
        let record = read("(;SZ[9]AR[aa:cc][aa]LN[dd:zz])");
        assert_eq!(record.lines(NodeId::ROOT, "AR").len(), 1);
        assert_eq!((record.lines(NodeId::ROOT, "LN").len(), record.lines(NodeId::ROOT, "AB").len()), (0, 0));
    }

    #[test]
    fn clocks_are_in_milliseconds() {
        let record = read("(;B[aa]BL[12.5]OB[3]WL[x]OW[])");
        let left = |color| (record.time_left_ms(NodeId::ROOT, color), record.moves_left(NodeId::ROOT, color));
        assert_eq!(left(Color::Black), (Some(12_500), Some(3)));
        assert_eq!(left(Color::White), (None, None));
    }
}
