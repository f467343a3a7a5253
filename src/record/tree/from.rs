//! Records made of other things.

use super::{GameRecord, NodeId};
use crate::color::Color;
use crate::record::MoveList;

/// What stands for a move of a list that could not be read: no point of any board.
const UNREADABLE: &str = "?";

/// A list of moves as a record with one line, and nothing to undo.
///
/// ```
/// use lanke::{GameRecord, MoveList, Size, WriteOptions};
/// let list = MoveList::from_gtp("B Q16 W D4 pass", Size::STANDARD).unwrap();
/// let record = GameRecord::from(&list);
/// assert_eq!(record.to_sgf(&WriteOptions::default()), "(;GM[1]FF[4]CA[UTF-8]SZ[19];B[pd];W[dp];B[])\n");
/// ```
impl From<&MoveList> for GameRecord {
    fn from(list: &MoveList) -> Self {
        let size = list.size;
        let mut record = Self::new(size);
        for (name, text) in list.info.iter().filter(|(_, text)| !text.is_empty()) {
            record.tell(NodeId::ROOT, name, &[text]);
        }
        for (color, name) in [(Color::Black, "AB"), (Color::White, "AW")] {
            let stones = list.stones.iter().filter(|stone| stone.0 == color && size.contains(stone.1));
            let texts: Vec<_> = stones.map(|stone| size.sgf_text(stone.1.into())).collect();
            let texts: Vec<_> = texts.iter().map(String::as_str).collect();
            record.tell(NodeId::ROOT, name, &texts);
        }
        if let Some(turn) = list.turn {
            record.tell(NodeId::ROOT, "PL", &[if turn == Color::Black { "B" } else { "W" }]);
        }
        if !list.comment.is_empty() {
            record.tell(NodeId::ROOT, "C", &[&list.comment]);
        }
        let mut last = NodeId::ROOT;
        for listed in &list.moves {
            let text = listed.mv.map_or_else(|| UNREADABLE.to_owned(), |mv| size.sgf_text(mv));
            let value = [text.as_str()];
            let comment = [listed.comment.as_str()];
            let name = if listed.color == Color::Black { "B" } else { "W" };
            let properties: [(&str, &[&str]); 2] = [(name, &value), ("C", &comment)];
            let n = if listed.comment.is_empty() { 1 } else { 2 };
            // Only more than a list may hold could be refused.
            let Ok(node) = record.add_with(last, &properties[..n]) else { break };
            last = node;
        }
        record.forget_edits();
        record
    }
}

impl GameRecord {
    /// Writes a property of a record in the making, if there is anything to write.
    fn tell(&mut self, node: NodeId, name: &str, texts: &[&str]) {
        if !texts.is_empty() {
            // The names are names, and lists are shorter than a record may be.
            let _ = self.set(node, name, texts);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::color::Color;
    use crate::point::Size;
    use crate::record::{ListedMove, OnIllegal, WriteOptions};

    #[test]
    fn everything_in_a_list_is_in_the_record() {
        let size = Size::new(9, 9).unwrap();
        let at = |x, y| size.point(x, y).unwrap();
        let mut list = MoveList::new(size);
        list.info.set("PB", "a]");
        list.stones = vec![(Color::Black, at(0, 0)), (Color::White, at(1, 1)), (Color::Black, at(2, 2))];
        list.turn = Some(Color::White);
        list.comment = "start".to_owned();
        let comment = "why".to_owned();
        list.moves.push(ListedMove { comment, ..ListedMove::new(Color::White, at(4, 4).into()) });
        list.moves.push(ListedMove { color: Color::Black, mv: None, comment: String::new() });
        let record = GameRecord::from(&list);
        let wanted = "(;GM[1]FF[4]CA[UTF-8]SZ[9]PB[a\\]]AB[aa][cc]AW[bb]PL[W]C[start]\n;W[ee]C[why];B[?])\n";
        assert_eq!(record.to_sgf(&WriteOptions { line: 50 }), wanted);
        assert_eq!((record.n_undo(), record.illegal().unwrap().len()), (0, 1));
    }

    #[test]
    fn a_record_of_a_list_plays_as_the_list() {
        let list = MoveList::from_gtp("B C3 W D4 B pass", Size::new(5, 5).unwrap()).unwrap();
        let line = list.record().unwrap();
        let record = GameRecord::from(&list);
        let last = record.main_line().last().unwrap();
        let game = line.game(record.rules(), OnIllegal::Throw).unwrap().game;
        assert_eq!(record.game_at(last).unwrap().digest(), game.digest());
    }
}
