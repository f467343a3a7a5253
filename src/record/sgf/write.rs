//! The writer: a game as SGF, FF[4].

use super::size::size_text;
use super::text::escape;
use crate::color::Color;
use crate::game::{Game, Move, MoveKind};
use crate::komi::Komi;
use crate::point::Point;
use crate::record::RecordInfo;
use crate::rules::{Preset, Rules};
use crate::score::Outcome;

/// Lines are broken before they get longer than this, where they may be broken.
const LINE: usize = 70;

impl Game {
    /// The game as a record in SGF (`FF[4]`, UTF-8): the moves made so far, without those that
    /// redo would play.
    ///
    /// Board, stones set up, turn, komi, handicap and rules are the game's own. `info` adds
    /// players, date and the like, and the result unless the game has come to one here. Its texts
    /// for rules, komi and handicap stand only where they are read as what the game has: other
    /// names of its rules, a komi on another scale in a game without komi.
    ///
    /// Reading what was written gives the same moves again under the same rules, if these are a
    /// named set. SGF has no word for others: of them only the komi is written.
    #[must_use]
    pub fn to_sgf(&self, info: &RecordInfo) -> String {
        let mut out = Writer { text: String::new(), line_start: 0 };
        out.piece(&["(;GM[1]FF[4]CA[UTF-8]"]);
        let size = self.size();
        out.property("SZ", &size_text(size));
        let komi = self.rules().komi;
        match info.get("KM") {
            Some(text) if komi == Komi::ZERO && info.komi().is_none() && !text.is_empty() => {
                out.property("KM", text);
            }
            _ => out.property("KM", &komi.to_string()),
        }
        match (self.setup().n_handicap(), info.get("HA")) {
            (2.., _) => out.property("HA", &self.setup().n_handicap().to_string()),
            (_, Some(text)) if info.handicap().is_none_or(|n| n < 2) => out.property("HA", text),
            _ => {}
        }
        if let Some(text) = rules_text(*self.rules(), info) {
            out.property("RU", text);
        }
        if let Some(outcome) = self.outcome() {
            out.property("RE", &outcome.to_string());
        } else if let Some(text) = info.get("RE").filter(|text| !text.is_empty()) {
            out.property("RE", text);
        }
        for (name, text) in info.iter().filter(|(name, _)| !matches!(*name, "KM" | "HA" | "RU" | "RE")) {
            out.property(name, text);
        }
        self.write_setup(&mut out);
        for made in self.moves() {
            let next = self.move_at(made.number + 1).filter(|next| next.number <= self.move_number());
            if next.is_some_and(|next| next.kind == MoveKind::PickedUp) {
                // A stone that was picked up again was no move.
                continue;
            }
            let mv = match made.kind {
                MoveKind::Play(point) => Move::Play(point),
                MoveKind::Pass => Move::Pass,
                MoveKind::LostTurn => {
                    let turn = made.color.opponent();
                    out.piece(&[";PL[", if turn == Color::Black { "B" } else { "W" }, "]"]);
                    continue;
                }
                MoveKind::Resign | MoveKind::PickedUp => continue,
            };
            let name = if made.color == Color::Black { ";B[" } else { ";W[" };
            out.piece(&[name, &size.sgf_text(mv), "]"]);
        }
        if matches!(self.outcome(), Some(Outcome::Count(_))) {
            self.write_territory(&mut out);
        }
        out.text.push_str(")\n");
        out.text
    }

    /// Who has which points, in the last node: from it the dead stones can be read again.
    fn write_territory(&self, out: &mut Writer) {
        let (size, owner) = (self.size(), self.score().area.owner);
        let is_free = |point: Point| self.board().at(point).is_none() || self.dead().contains(point);
        for (color, name) in [(Color::Black, "TB"), (Color::White, "TW")] {
            let mut name = name;
            for point in
                size.points().filter(|&point| is_free(point) && owner[size.index(point)] == Some(color))
            {
                out.piece(&[name, "[", &size.sgf_text(point.into()), "]"]);
                name = "";
            }
        }
    }

    fn write_setup(&self, out: &mut Writer) {
        let board = self.setup().board();
        let size = self.size();
        let has_black = board.stones().any(|stone| stone == Some(Color::Black));
        for (color, name) in [(Color::Black, "AB"), (Color::White, "AW")] {
            let mut name = name;
            for point in size.points().filter(|&point| board.at(point) == Some(color)) {
                out.piece(&[name, "[", &size.sgf_text(point.into()), "]"]);
                name = "";
            }
        }
        // Whose turn a reader would take it to be.
        let turn = match self.moves().next() {
            _ if self.setup().n_handicap() >= 2 && has_black => Color::White,
            Some(first) if first.kind != MoveKind::Resign => first.color,
            _ => Color::Black,
        };
        if turn != self.setup().turn() || (board.n_stones() > 0 && self.setup().n_handicap() < 2) {
            out.property("PL", if self.setup().turn() == Color::Black { "B" } else { "W" });
        }
    }
}

struct Writer {
    text: String,
    /// Where the latest line begins.
    line_start: usize,
}

impl Writer {
    /// Writes what belongs on one line, on a new line if it is too long for this one.
    #[inline(never)]
    fn piece(&mut self, parts: &[&str]) {
        let used = self.text.len() - self.line_start;
        let len: usize = parts.iter().map(|part| part.len()).sum();
        if used > 0 && used + len > LINE {
            self.text.push('\n');
            self.line_start = self.text.len();
        }
        for part in parts {
            self.text.push_str(part);
        }
    }

    fn property(&mut self, name: &str, value: &str) {
        self.piece(&[name, "[", &escape(value), "]"]);
    }
}

/// The name of the rules: as the record has it where that is read as these, else as SGF has it.
fn rules_text(rules: Rules, info: &RecordInfo) -> Option<&str> {
    let is_same = |preset: Preset| Rules { komi: rules.komi, ..preset.rules() } == rules;
    let text = info.get("RU").filter(|_| is_same(info.preset().unwrap_or(Preset::Chinese2002)));
    if text.is_some() {
        return text;
    }
    Some(match Preset::ALL.into_iter().find(|&preset| is_same(preset))? {
        Preset::Chinese2002 => "Chinese",
        Preset::NewZealand => "NZ",
        Preset::Aga => "AGA",
        Preset::TrompTaylor => "Tromp-Taylor",
        Preset::Japanese => "Japanese",
        Preset::Korean => "Korean",
        Preset::Ing => "GOE",
        preset => preset.name(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::point::Size;
    use crate::record::{OnIllegal, ReadOptions, Record, Replay};
    use crate::rules::KoRule;
    use crate::setup::Setup;

    fn read(sgf: &str) -> Record {
        let record = Record::read(sgf.as_bytes(), &ReadOptions::default()).unwrap();
        assert_eq!(record.faults, []);
        record
    }

    fn play(record: &Record) -> Game {
        let Replay { game, .. } = record.game(record.rules(), OnIllegal::Keep).unwrap();
        game
    }

    /// Reads, plays and writes; then reads that, which has to be the same record.
    fn rewritten(sgf: &str) -> String {
        let record = read(sgf);
        let written = play(&record).to_sgf(&record.info);
        let again = read(&written);
        let start = |record: &Record| {
            let setup = &record.setup;
            (setup.board().picture(), setup.turn(), setup.n_handicap(), record.rules())
        };
        assert_eq!(start(&again), start(&record));
        assert_eq!(again.moves, record.moves);
        assert_eq!(play(&again).to_sgf(&again.info), written);
        written
    }

    #[test]
    fn a_game_is_written_and_read_back() {
        assert_eq!(
            rewritten("(;SZ[13:9]KM[-3.5]RU[cn]RE[B+R]PB[a\\]b];B[mi];W[];B[aa])"),
            "(;GM[1]FF[4]CA[UTF-8]SZ[13:9]KM[-3.5]RU[cn]RE[B+R]PB[a\\]b];B[mi];W[]\n;B[aa])\n"
        );
    }

    #[test]
    fn handicap_stones_need_no_turn() {
        assert_eq!(
            rewritten("(;KM[0.5]HA[2]RU[AGA]AB[dp][pd];W[dd])"),
            "(;GM[1]FF[4]CA[UTF-8]SZ[19]KM[0.5]HA[2]RU[AGA]AB[pd][dp];W[dd])\n"
        );
    }

    #[test]
    fn a_position_is_written_with_its_turn() {
        for sgf in ["(;SZ[5]AB[aa]AW[bb]PL[W])", "(;SZ[5]PL[W])", "(;SZ[5]AB[aa]HA[2]PL[B];B[bb])"] {
            assert!(rewritten(sgf).contains("PL["), "{sgf}");
        }
        assert!(!rewritten("(;SZ[5];W[aa])").contains("PL["));
        // Black to move, but White moved.
        assert!(rewritten("(;SZ[5]PL[B];W[aa])").contains("PL[B]"));
    }

    #[test]
    fn lines_are_short() {
        let points = |row: char| ('a'..='s').map(move |column| format!("{column}{row}"));
        let stones = points('c').map(|point| format!("[{point}]")).collect::<Vec<_>>().concat();
        let moves = points('q').map(|point| format!(";B[{point}];W[]")).collect::<Vec<_>>().concat();
        let sgf = format!("(;AB{stones}{moves})");
        let written = rewritten(&sgf);
        assert!(written.lines().all(|line| line.len() <= LINE), "{written}");
        assert!(written.lines().count() >= 5);
    }

    #[test]
    fn texts_that_are_not_understood_are_kept_where_they_do_not_lie() {
        let record = Record::read(b"(;KM[375]RU[House]HA[0];B[aa])", &ReadOptions::default()).unwrap();
        let written = play(&record).to_sgf(&record.info);
        assert_eq!(written, "(;GM[1]FF[4]CA[UTF-8]SZ[19]KM[375]HA[0]RU[House];B[aa])\n");
        let other = Game::new(record.setup.clone(), Preset::Aga.rules());
        assert!(other.to_sgf(&record.info).contains("KM[7.5]HA[0]RU[AGA]"));
    }

    #[test]
    fn a_name_of_other_rules_gives_way_to_the_game() {
        let mut info = RecordInfo::new();
        info.set("RU", "AGA");
        let game = Game::new(Setup::empty(Size::STANDARD), Preset::NewZealand.rules());
        assert!(game.to_sgf(&info).contains("KM[7]RU[NZ]"));
    }

    #[test]
    fn rules_without_a_name_are_not_written() {
        let record = read("(;RU[NZ];B[aa])");
        let rules = Rules { ko: KoRule::Simple, ..record.rules() };
        let game = record.game(rules, OnIllegal::Throw).unwrap().game;
        assert!(!game.to_sgf(&record.info).contains("RU["));
    }

    #[test]
    fn every_named_set_is_read_back() {
        for preset in Preset::ALL {
            let game = Game::new(Setup::empty(Size::STANDARD), preset.rules());
            assert_eq!(read(&game.to_sgf(&RecordInfo::new())).rules(), preset.rules());
        }
    }

    #[test]
    fn a_resignation_is_the_result_and_no_move() {
        let mut game = Game::new(Setup::empty(Size::STANDARD), Rules::default());
        game.resign(Color::Black);
        let written = game.to_sgf(&RecordInfo::new());
        assert_eq!(written, "(;GM[1]FF[4]CA[UTF-8]SZ[19]KM[7.5]RU[Chinese]RE[W+R])\n");
        assert_eq!(read(&written).info.resigned(), Some(Color::Black));
    }
}
