//! The end that a record tells, carried out.

use super::{Record, RecordedWinner, ResultBy};
use crate::color::Color;
use crate::game::{By, EventKind, Game, Phase, Report};
use crate::referee::{Act, Effect};

impl Record {
    /// Ends `game`, which this record has been played in, as the record's result (`RE`) says: by
    /// resignation, on time, by forfeit (for a move against the rules, too), as a draw or without result; or by the count, if the record
    /// says whose territory is what (`TB`, `TW`), from which the dead stones follow. Gives whether the game has
    /// a result then; a result that can't be carried out leaves it as it was.
    ///
    /// ```
    /// use lanke::{OnIllegal, ReadOptions, Record};
    /// let record = Record::read(b"(;SZ[9]RE[W+R];B[ee])", &ReadOptions::default()).unwrap();
    /// let mut game = record.game(record.rules(), OnIllegal::Throw).unwrap().game;
    /// assert!(record.end(&mut game));
    /// assert_eq!(game.outcome().unwrap().to_string(), "W+R");
    /// ```
    pub fn end(&self, game: &mut Game) -> bool {
        if game.outcome().is_some() {
            return true;
        }
        let Some(result) = self.info.result() else { return false };
        let is_open = self.info.get("RE").is_some_and(|text| text.trim_ascii() == "?");
        let loser = result.side().map(Color::opponent);
        match (loser, result.by) {
            (Some(loser), ResultBy::Resignation) => {
                game.resign(loser);
            }
            (Some(loser), ResultBy::Time) => rule(game, Act::TimeOut, Some(loser), Effect::LoseGame),
            (Some(loser), ResultBy::Forfeit | ResultBy::IllegalMove) => {
                rule(game, Act::Other, Some(loser), Effect::LoseGame);
            }
            _ if result.winner == RecordedWinner::NoResult => {
                rule(game, Act::Other, None, Effect::NoResult);
            }
            _ if result.winner == RecordedWinner::Draw && self.territory.is_empty() => {
                rule(game, Act::Other, None, Effect::Draw);
            }
            _ if !is_open && !self.territory.is_empty() => self.count(game),
            _ => {}
        }
        game.outcome().is_some()
    }

    /// What stands in the other side's territory is dead, and both have accepted that.
    fn count(&self, game: &mut Game) {
        game.stop();
        let board = game.board();
        let is_dead = |&(color, point): &(Color, _)| board.at(point) == Some(color.opponent());
        let dead: Vec<_> = self.territory.iter().copied().filter(is_dead).map(|(_, point)| point).collect();
        if game.phase() == Phase::Marking && game.set_dead(dead) {
            for color in Color::BOTH {
                game.accept(color);
            }
        }
    }
}

/// What a referee has decided: by the table of the rules if they have a line for it, else freely.
fn rule(game: &mut Game, act: Act, offender: Option<Color>, effect: Effect) {
    let report = Report::of(act, offender);
    let chosen = Report { choice: Some(effect), ..report.clone() };
    if game.act(By::Referee, EventKind::Report(chosen)).is_err() {
        // Refused where the table leaves no choice; what it says then is what is wanted.
        let _ = game.act(By::Referee, EventKind::Report(report));
    }
}

#[cfg(test)]
mod tests {
    use crate::record::{OnIllegal, ReadOptions, Record};

    /// The outcome of a game that ends as `result` says.
    fn outcome(result: &str) -> Option<String> {
        let sgf = format!("(;SZ[5]RE[{result}];B[aa])");
        let record = Record::read(sgf.as_bytes(), &ReadOptions::default()).unwrap();
        let mut game = record.game(record.rules(), OnIllegal::Throw).unwrap().game;
        assert_eq!(record.end(&mut game), game.outcome().is_some());
        game.outcome().map(|outcome| outcome.to_string())
    }

    #[test]
    fn a_result_is_carried_out_in_any_spelling() {
        for (text, wanted) in [
            ("黑中盘胜", Some("B+R")),
            ("Black resigns", Some("W+R")),
            ("W+Time", Some("W+T")),
            ("B+Illegal", Some("B+F")),
            ("和棋", Some("Draw")),
            ("无胜负", Some("Void")),
            ("B+3.5", None),
            ("B+", None),
            ("has adjourned.", None),
            ("?", None),
            ("", None),
        ] {
            assert_eq!(outcome(text).as_deref(), wanted, "{text}");
        }
    }
}
