//! Playing a record under rules.

use super::{Record, RecordedMove};
use crate::color::Color;
use crate::game::{Game, IllegalMove, Move, Phase};
use crate::rules::Rules;
use crate::setup::Setup;
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
        let mut player = Player::new(self.setup.clone(), rules, 0);
        let mut kept = Vec::new();
        let mut turns = self.turns.iter().peekable();
        for (number, &entry) in self.moves.iter().enumerate() {
            while let Some(&(_, said)) = turns.next_if(|(after, _)| *after == number) {
                player.hand_over(said);
            }
            let Some(mut bad) = player.play(entry) else { continue };
            if illegal == OnIllegal::Throw {
                bad.is_played = false;
                return Err(bad);
            }
            kept.push(bad);
        }
        turns.for_each(|&(_, said)| player.hand_over(said));
        Ok(Replay { game: player.game, kept })
    }
}

/// Plays what a record tells, one entry after the other.
#[derive(Debug, Clone)]
pub(super) struct Player {
    pub(super) game: Game,
    /// Whose turn it is in the record: not always in the game, which knows nothing of moves left out.
    pub(super) turn: Color,
    /// The number of the latest move in the record.
    pub(super) number: usize,
    /// How many handicap stones Black may still put down one by one.
    pub(super) n_free: u32,
}

impl Player {
    /// Starts from a position that stands after so many moves of the record.
    pub(super) fn new(setup: Setup, rules: Rules, number: usize) -> Self {
        let (turn, handicap) = (setup.turn(), setup.n_handicap());
        let game = Game::new(setup, rules);
        let n_free = if number == 0 && handicap >= 2 && game.board().n_stones() == 0 { handicap } else { 0 };
        Self { game, turn, number, n_free }
    }

    /// The record says whose turn it is: where it is not that side's, the other one has lost its turn.
    pub(super) fn hand_over(&mut self, said: Color) {
        if said != self.turn {
            self.turn = said;
            self.game.lose_turn_to(said);
        }
    }

    /// Plays a move, as far as it can be played; tells if the rules forbid it.
    pub(super) fn play(&mut self, entry: RecordedMove) -> Option<BadMove> {
        let RecordedMove { color, mv } = entry;
        self.number += 1;
        if self.n_free > 0 && color == Color::Black && mv != Some(Move::Pass) {
            self.n_free -= 1;
            self.turn = color;
        } else {
            self.n_free = 0;
        }
        let is_stopped = self.game.phase() == Phase::Marking && mv == Some(Move::Pass);
        if !is_stopped {
            self.game.reopen();
        }
        let refused = refusal(&self.game, entry, self.turn, is_stopped);
        self.turn = color.opponent();
        let is_played = match mv {
            Some(Move::Pass) if is_stopped => self.game.pass_again(color),
            Some(mv) => self.game.force(color, mv).is_ok(),
            None => false,
        };
        refused.map(|reason| BadMove { number: self.number, color, mv, reason, is_played })
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
