//! Results: what each side has, who won, by how much, and how it is said.

use super::area::Area;
use crate::color::Color;
use crate::komi::{decimal, mixed};
use crate::point_set::PointSet;
use crate::rules::Scoring;

/// One side of a count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Side {
    /// What this side has, in halves of a point, before komi and the like. By area: stones,
    /// territory and the share of dame; a point is one 子, and 369 is 184½ (rule R-E-04). By
    /// territory: territory, prisoners, dead stones and pass stones (rule S-01).
    pub total_halves: u32,
    /// Living stones on the board; not counted by territory.
    pub stones: u32,
    /// Points surrounded by this side alone, as far as they count: without what the tax takes,
    /// and by territory without false eyes.
    pub territory: u32,
    /// Half of the points that nobody owns, in halves of a point (rule R-E-05); none by territory.
    pub shared_halves: u32,
    /// Stones taken in play; counted by territory only.
    pub prisoners: u32,
    /// Dead stones of the other side; counted as prisoners, by territory only.
    pub dead: u32,
    /// Stones the other side has given for its passes; counted by territory only (rule S-06).
    pub pass_stones: u32,
    /// Surrounded points that do not count because of the tax (rules S-02, S-03).
    pub tax: u32,
    /// Komi this side gets, in half points: White's when positive, Black's when negative.
    pub komi_half_points: u32,
    /// Points this side gets for handicap stones; none by territory (rule S-10).
    pub handicap: u32,
    /// Half points this side gets for the button: one or none (rule S-05).
    pub button: u32,
    /// 子 this side pays.
    pub penalty: u32,
}

/// The count of a finished game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Score {
    /// What was counted.
    pub scoring: Scoring,
    /// Black's side and White's.
    pub sides: [Side; 2],
    /// Who won and by how much.
    pub margin: Margin,
    /// What Black's total must exceed to win, in quarters of a 子 by area, of a point by
    /// territory. By area that is half of all that is counted, plus komi and the like: 737 is
    /// 184¼ on 361 points with komi 7.5 (rules R-E-07, R-E-10, R-E-13). By territory it is
    /// White's total, plus komi and the like.
    pub needed_quarters: i64,
    /// Stones and surrounded points, before any tax.
    pub area: Area,
    /// For whom each point counts, row by row from the top left; a living stone is its own
    /// side's, also by territory. As [`Area::owner`], but false eyes (by territory) and what is
    /// surrounded in seki (where it is taxed) are nobody's, and contested points the side's that
    /// gets them. The two points that a group pays for its eyes are not taken out.
    pub owner: Vec<Option<Color>>,
    /// Living stones judged to be in seki, whether that changes the count or not.
    pub seki: PointSet,
    /// Points that their owner has to fill as the board stands, since a chain is in atari there
    /// (rule S-04). They are no territory; by area they count all the same.
    pub false_eyes: PointSet,
}

impl Side {
    /// The total in words: `184 1/2`.
    #[must_use]
    pub fn total_text(&self) -> String {
        mixed(2 * i64::from(self.total_halves))
    }
}

impl Score {
    /// What Black's total must exceed to win: `184 1/4`.
    #[must_use]
    pub fn needed_text(&self) -> String {
        mixed(self.needed_quarters)
    }

    /// The result in English words, in 子 by area and in points by territory.
    #[must_use]
    pub fn text_en(&self) -> String {
        match self.scoring {
            Scoring::Area => self.margin.to_en(),
            Scoring::Territory => self.margin.to_points_en(),
        }
    }

    /// The result in Chinese words, in 子 by area and in 目 by territory.
    #[must_use]
    pub fn text_zh(&self) -> String {
        match self.scoring {
            Scoring::Area => self.margin.to_zh(),
            Scoring::Territory => self.margin.to_points_zh(),
        }
    }

    /// The result in short: `B+0.75zi` by area, `B+3.5` by territory.
    #[must_use]
    pub fn short(&self) -> String {
        match self.scoring {
            Scoring::Area => self.margin.to_zi(),
            Scoring::Territory => self.margin.to_points(),
        }
    }
}

/// By how much Black is ahead, exactly: in quarters of a 子, which are half points (rule R-E-16).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Margin {
    quarters: i64,
}

impl Margin {
    /// Black's margin in quarters of a 子 (half points); below zero White wins.
    #[must_use]
    pub const fn from_quarters(quarters: i64) -> Self {
        Self { quarters }
    }

    /// Black's margin in quarters of a 子 (half points); below zero White wins.
    #[must_use]
    pub const fn quarters(self) -> i64 {
        self.quarters
    }

    /// The side that won; `None` for a draw (和, rule R-E-08).
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self.quarters {
            0 => None,
            1.. => Some(Color::Black),
            _ => Some(Color::White),
        }
    }

    /// As in SGF's RE, in points: `B+1.5`, `W+0.5`, `Draw`.
    #[must_use]
    pub fn to_sgf(self) -> String {
        match self.winner() {
            Some(color) => format!("{}+{}", color.letter(), decimal(2 * self.quarters.abs())),
            None => "Draw".to_owned(),
        }
    }

    /// Short, in 子: `B+0.75zi`, `W+0.25zi`, `draw`.
    #[must_use]
    pub fn to_zi(self) -> String {
        match self.winner() {
            Some(color) => format!("{}+{}zi", color.letter(), decimal(self.quarters.abs())),
            None => "draw".to_owned(),
        }
    }

    /// Short, in points: `B+3.5`, `W+1`, `draw`.
    #[must_use]
    pub fn to_points(self) -> String {
        if self.quarters == 0 { "draw".to_owned() } else { self.to_sgf() }
    }

    /// In English words, in points: `Black wins by 3.5 points`.
    #[must_use]
    pub fn to_points_en(self) -> String {
        let points = self.points_en();
        self.winner().map_or_else(|| "Draw".to_owned(), |winner| format!("{} wins by {points}", name(winner)))
    }

    /// In Chinese words, in 目: `黑胜3.5目`, `和棋`.
    #[must_use]
    pub fn to_points_zh(self) -> String {
        let points = decimal(2 * self.quarters.abs());
        self.winner().map_or_else(|| "和棋".to_owned(), |winner| format!("{}胜{points}目", name_zh(winner)))
    }

    /// In English words: `Black wins by 3/4 zi (1.5 points)`.
    #[must_use]
    pub fn to_en(self) -> String {
        let Some(winner) = self.winner() else { return "Draw".to_owned() };
        format!("{} wins by {} zi ({})", name(winner), mixed(self.quarters.abs()), self.points_en())
    }

    /// In Chinese words: `黑胜3/4子`, `白胜1又1/4子`, `和棋`.
    #[must_use]
    pub fn to_zh(self) -> String {
        let Some(winner) = self.winner() else { return "和棋".to_owned() };
        format!("{}胜{}子", name_zh(winner), mixed(self.quarters.abs()).replace(' ', "又"))
    }

    /// The size of the margin: `1 point`, `1.5 points`.
    fn points_en(self) -> String {
        let points = decimal(2 * self.quarters.abs());
        let unit = if points == "1" { "point" } else { "points" };
        format!("{points} {unit}")
    }
}

const fn name(color: Color) -> &'static str {
    match color {
        Color::Black => "Black",
        Color::White => "White",
    }
}

const fn name_zh(color: Color) -> &'static str {
    match color {
        Color::Black => "黑",
        Color::White => "白",
    }
}
