//! Playing a record under rules.

use super::{Record, RecordedMove};
use crate::color::Color;
use crate::game::{Game, IllegalMove, Move, Phase};
use crate::rules::Rules;
use core::fmt;

/// What to do with moves of a record that the rules forbid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OnIllegal {
    /// The first one is an error.
    Throw,
    /// Play what can be played, whatever the rules say of repetition, suicide and turn; leave out
    /// the rest, such as stones on stones; tell which they were.
    Keep,
}

/// A record that was played.
#[derive(Debug, Clone)]
pub struct Replay {
    /// The game after the last move.
    ///
    /// Its move numbers are those of the record as long as no move was left out. It stands still
    /// for marking if the last two that were played are passes; [`Record::end`] carries out the
    /// result of the record.
    pub game: Game,
    /// The moves that the rules forbid, in order; empty with [`OnIllegal::Throw`].
    pub kept: Vec<BadMove>,
}

/// A move of a record that the rules forbid.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct BadMove {
    /// Its number in the record, from 1.
    pub number: usize,
    /// Who made it.
    pub color: Color,
    /// What it was, where it could be read.
    pub mv: Option<Move>,
    /// Why it is forbidden.
    pub reason: BadMoveReason,
    /// Whether it was played all the same.
    pub is_played: bool,
}

/// Why a move of a record is forbidden.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BadMoveReason {
    /// The game refuses it.
    Illegal(IllegalMove),
    /// No point could be read; [`Record::faults`] tells what was found.
    Unreadable,
}

impl BadMove {
    /// The stable word for the reason: that of the illegal move, or `bad-point`.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match &self.reason {
            BadMoveReason::Illegal(illegal) => illegal.code(),
            BadMoveReason::Unreadable => "bad-point",
        }
    }
}

impl fmt::Display for BadMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "move {} by {}: {}", self.number, self.color, self.reason)
    }
}

impl fmt::Display for BadMoveReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal(illegal) => illegal.fmt(f),
            Self::Unreadable => f.write_str("an unreadable point, wanted a point or a pass"),
        }
    }
}

impl core::error::Error for BadMove {}

impl Record {
    /// The rules that the record states: the set it names, else [`Rules::default`], with the komi
    /// it states. A record that states no komi has none.
    #[must_use]
    pub fn rules(&self) -> Rules {
        let rules = self.info.preset().map_or_else(Rules::default, crate::rules::Preset::rules);
        Rules { komi: self.info.komi().unwrap_or_default(), ..rules }
    }

    /// Plays every move under `rules`.
    ///
    /// A record goes on after two passes as if play had been resumed, unless with a further pass:
    /// play has stopped all the same. Handicap stones that Black
    /// put down as moves, as many in a row at the start as the record states, are in turn. After
    /// a move that was left out the other side is to move.
    ///
    /// # Errors
    /// With [`OnIllegal::Throw`], the first move that the rules forbid.
    pub fn game(&self, rules: Rules, illegal: OnIllegal) -> Result<Replay, BadMove> {
        let mut game = Game::new(self.setup.clone(), rules);
        let mut kept = Vec::new();
        let mut turn = self.setup.turn();
        let n_free = self.n_free_handicap();
        for (number, &entry) in (1..).zip(&self.moves) {
            turn = self.hand_over(&mut game, number - 1, turn);
            let color = entry.color;
            if number <= n_free {
                turn = color;
            }
            let is_stopped = game.phase() == Phase::Marking && entry.mv == Some(Move::Pass);
            if !is_stopped {
                game.reopen();
            }
            let refused = refusal(&game, entry, turn, is_stopped);
            turn = color.opponent();
            if refused.is_none() || illegal == OnIllegal::Keep {
                let is_played = match entry.mv {
                    Some(Move::Pass) if is_stopped => game.pass_again(color),
                    Some(mv) => game.force(color, mv).is_ok(),
                    None => false,
                };
                if let Some(reason) = refused {
                    kept.push(BadMove { number, color, mv: entry.mv, reason, is_played });
                }
            } else if let Some(reason) = refused {
                return Err(BadMove { number, color, mv: entry.mv, reason, is_played: false });
            }
        }
        self.hand_over(&mut game, self.moves.len(), turn);
        Ok(Replay { game, kept })
    }

    /// Turns that were lost after so many moves, as the record says; gives whose turn it is then.
    fn hand_over(&self, game: &mut Game, after: usize, mut turn: Color) -> Color {
        for &(number, said) in &self.turns {
            if number == after && said != turn {
                turn = said;
                game.lose_turn_to(turn);
            }
        }
        turn
    }

    /// How many moves at the start are handicap stones that Black put down one by one.
    fn n_free_handicap(&self) -> usize {
        if self.setup.board().n_stones() > 0 || self.setup.n_handicap() < 2 {
            return 0;
        }
        self.moves
            .iter()
            .take(self.setup.n_handicap() as usize)
            .take_while(|entry| entry.color == Color::Black && entry.mv != Some(Move::Pass))
            .count()
    }
}

/// Why the rules forbid a move of a record, in which it is `turn`'s turn: not always the game's,
/// which knows nothing of moves left out and of handicap stones put down as moves. Turn comes
/// before point, as in [`Game::check_as`] (rule R-B-20).
fn refusal(game: &Game, entry: RecordedMove, turn: Color, is_stopped: bool) -> Option<BadMoveReason> {
    let Some(mv) = entry.mv else { return Some(BadMoveReason::Unreadable) };
    if entry.color != turn {
        return Some(BadMoveReason::Illegal(IllegalMove::NotYourTurn { turn }));
    }
    if is_stopped {
        return None;
    }
    game.check_for(entry.color, mv).err().map(BadMoveReason::Illegal)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::ReadOptions;
    use crate::rules::{KoRule, Preset};

    fn record(sgf: &str) -> Record {
        Record::read(sgf.as_bytes(), &ReadOptions::default()).unwrap()
    }

    /// Plays a record, keeping what can be kept: the forbidden moves as `3 occupied`, with a `+`
    /// where they were played all the same.
    fn kept(sgf: &str, ko: KoRule) -> (Game, String) {
        let record = record(sgf);
        let rules = Rules { ko, ..record.rules() };
        let thrown = record.game(rules, OnIllegal::Throw).err();
        let Replay { game, kept } = record.game(rules, OnIllegal::Keep).unwrap();
        assert_eq!(thrown.map(|bad| bad.number), kept.first().map(|bad| bad.number));
        let words = kept
            .iter()
            .map(|bad| format!("{} {}{}", bad.number, bad.code(), if bad.is_played { "+" } else { "" }));
        (game, words.collect::<Vec<_>>().join(", "))
    }

    #[test]
    fn a_stone_on_a_stone_is_left_out_and_the_other_side_goes_on() {
        let (game, kept) = kept("(;SZ[9];B[ee];W[dd];B[dd];W[cc])", KoRule::Simple);
        assert_eq!(kept, "3 occupied");
        assert_eq!(game.move_number(), 3);
    }

    #[test]
    fn unreadable_and_off_board_points_are_left_out() {
        let (game, kept) = kept("(;SZ[9];B[ee];W[xyz];B[jj];W[dd])", KoRule::Simple);
        assert_eq!(kept, "2 bad-point, 3 off-board");
        assert_eq!(game.board().n_stones(), 2);
    }

    #[test]
    fn a_ko_retaken_at_once_is_kept() {
        let sgf = "(;SZ[9];B[db];W[eb];B[cc];W[fc];B[dd];W[ed];B[ec];W[dc];B[ec])";
        let (game, kept) = kept(sgf, KoRule::Simple);
        assert_eq!(kept, "9 ko+");
        assert_eq!(game.prisoners(), [1, 1]);
    }

    #[test]
    fn a_move_out_of_turn_is_kept() {
        let (game, kept) = kept("(;SZ[9];B[ee];B[dd];W[cc])", KoRule::Simple);
        assert_eq!(kept, "2 not-your-turn+");
        assert_eq!(game.board().n_stones(), 3);
    }

    // rules: S-09, R-D-15
    #[test]
    fn a_record_that_goes_on_after_the_rules_have_ended_it_is_told_by_its_events() {
        for ru in ["Tromp-Taylor", "AGA", "Chinese"] {
            let record = record(&format!("(;SZ[5]RU[{ru}];B[aa];W[];B[];W[];B[cc];W[];B[];W[];B[dd])"));
            let game = record.game(record.rules(), OnIllegal::Throw).unwrap().game;
            let mut other = Game::new(record.setup.clone(), record.rules());
            for event in game.events() {
                other.apply(&event, None).unwrap();
            }
            assert_eq!((other.digest(), other.board().n_stones()), (game.digest(), 3), "{ru}");
        }
    }

    // rules: R-D-14
    #[test]
    fn turns_that_were_lost_one_after_the_other_are_kept() {
        for sgf in ["(;SZ[9];B[ee];PL[B];PL[W];W[dd])", "(;SZ[9];B[ee];W[dd];PL[W];PL[B])"] {
            let (game, kept) = kept(sgf, KoRule::Positional);
            assert_eq!((kept.as_str(), game.move_number()), ("", 4));
            let again = game.to_sgf(&crate::record::RecordInfo::new());
            assert_eq!(self::kept(&again, KoRule::Positional).0.digest(), game.digest(), "{again}");
        }
    }

    #[test]
    fn suicide_of_one_stone_is_left_out_and_of_two_is_kept() {
        let one = kept("(;SZ[9];B[ab];W[];B[ba];W[aa])", KoRule::Simple);
        assert_eq!(one.1, "4 suicide");
        let two = kept("(;SZ[9]AB[ab][bb][ca]AW[ba];W[aa])", KoRule::Simple);
        assert_eq!(two.1, "1 suicide+");
        assert_eq!(two.0.prisoners(), [2, 0]);
    }

    #[test]
    fn handicap_stones_put_down_as_moves_are_in_turn() {
        let (game, kept) = kept("(;SZ[19]HA[3];B[pd];B[dp];B[pp];W[dd];B[cf])", KoRule::Positional);
        assert_eq!(kept, "");
        assert_eq!((game.turn(), game.setup().n_handicap()), (Color::White, 3));
    }

    #[test]
    fn more_stones_than_the_handicap_are_out_of_turn() {
        assert_eq!(kept("(;HA[2];B[pd];B[dp];B[pp];W[dd])", KoRule::Positional).1, "3 not-your-turn+");
    }

    #[test]
    fn play_goes_on_after_two_passes_and_stops_at_the_end() {
        let (game, kept) = kept("(;SZ[9];B[];W[];B[];W[];B[])", KoRule::Positional);
        assert_eq!(kept, "");
        assert_eq!((game.move_number(), game.phase()), (5, Phase::Marking));
        let (game, _) = self::kept("(;SZ[9];B[];W[];B[ee])", KoRule::Positional);
        assert_eq!((game.turn(), game.phase()), (Color::White, Phase::Play));
    }

    #[test]
    fn a_third_pass_does_not_resume_play() {
        for sgf in ["(;SZ[5];B[aa];W[];B[];W[])", "(;SZ[5];B[aa];W[];B[];W[];B[])"] {
            let (mut game, kept) = kept(sgf, KoRule::Positional);
            assert_eq!(kept, "");
            let n = game.move_number();
            assert_eq!((n, game.phase()), (record(sgf).moves.len(), Phase::Marking));
            game.go_to(1);
            assert_eq!(game.phase(), Phase::Play);
            game.go_to(n);
            assert_eq!(game.phase(), Phase::Marking, "{sgf}");
        }
        assert_eq!(kept("(;SZ[5];B[];W[];W[];B[cc])", KoRule::Positional).1, "3 not-your-turn+");
    }

    #[test]
    fn the_turn_comes_before_the_point() {
        let (_, kept) = kept("(;SZ[9];B[aa];B[aa];W[bb];W[jj])", KoRule::Positional);
        assert_eq!(kept, "2 not-your-turn, 4 not-your-turn");
    }

    #[test]
    fn a_refusal_names_its_move_once() {
        let record = record("(;SZ[9];B[aa];W[xyz])");
        let bad = record.game(record.rules(), OnIllegal::Throw).unwrap_err();
        assert_eq!(bad.reason.to_string(), "an unreadable point, wanted a point or a pass");
        assert_eq!(bad.to_string(), format!("move 2 by white: {}", bad.reason));
    }

    #[test]
    fn a_record_is_played_under_the_rules_it_states() {
        let rules = record("(;RU[NZ]KM[6])").rules();
        assert_eq!((rules.ko, rules.komi.half_points()), (KoRule::Situational, 12));
        assert_eq!(rules, Rules { komi: rules.komi, ..Preset::NewZealand.rules() });
        assert_eq!(record("(;RU[House])").rules().ko, Rules::default().ko);
    }

    #[test]
    fn a_record_without_komi_has_none() {
        assert_eq!(record("(;RU[AGA])").rules().komi.half_points(), 0);
    }
}
