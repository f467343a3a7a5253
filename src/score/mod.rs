//! Counting: pure functions of a position, its dead stones and the rules.

mod area;
mod result;

use crate::board::Board;
use crate::color::Color;
use crate::game::Game;
use crate::komi::mixed;
use crate::point_set::PointSet;
use crate::rules::Rules;
pub use area::{Area, area};
pub use result::{Margin, Outcome};

/// What a count needs to know besides the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Count<'a> {
    /// The rules: scoring, komi, what handicap stones cost.
    pub rules: &'a Rules,
    /// Handicap stones given.
    pub handicap: u32,
    /// Stones that each side has taken, Black first. Shown, never counted under area scoring
    /// (rule R-B-21).
    pub prisoners: [u32; 2],
    /// 子 that each side pays at the count, Black first (rule R-E-13).
    pub penalties: [u32; 2],
}

impl<'a> Count<'a> {
    /// A count by these rules, with nothing else to mind.
    #[must_use]
    pub const fn by(rules: &'a Rules) -> Self {
        Self { rules, handicap: 0, prisoners: [0; 2], penalties: [0; 2] }
    }
}

/// One side of a count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Side {
    /// Stones, territory and the share of dame, in halves of a point (a point is one 子), before
    /// komi and the like: 369 is 184½ (rule R-E-04).
    pub total_halves: u32,
    /// Living stones on the board.
    pub stones: u32,
    /// Points surrounded by this side alone.
    pub territory: u32,
    /// Half of the points that nobody owns, in halves of a point (rule R-E-05).
    pub shared_halves: u32,
    /// Stones taken in play; not counted.
    pub prisoners: u32,
    /// Komi this side gets, in half points: White's when positive, Black's when negative.
    pub komi_half_points: u32,
    /// Points this side gets for handicap stones.
    pub handicap: u32,
    /// 子 this side pays.
    pub penalty: u32,
}

/// The count of a finished game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Score {
    /// Black's side and White's.
    pub sides: [Side; 2],
    /// Who won and by how much.
    pub margin: Margin,
    /// What Black's total must exceed to win, in quarters of a 子: half of the points plus komi
    /// and the like; 737 is 184¼ on 361 points with komi 7.5 (rules R-E-07, R-E-10, R-E-13).
    pub needed_quarters: i64,
    /// Who owns each point.
    pub area: Area,
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
}

/// Counts a position by area (数子法; rules R-E-03 to R-E-18): both sides' living stones and the
/// empty points they surround, shared points split in halves, against half of the board and komi.
///
/// `dead` may name any stone of a chain; the whole chain comes off. Points without a stone in it
/// say nothing.
///
/// ```
/// use lanke::{Board, Count, PointSet, Rules, Size, score};
/// let board = Board::new(Size::STANDARD);
/// let score = score(&board, &PointSet::new(Size::STANDARD), &Count::by(&Rules::default()));
/// assert_eq!(score.sides[0].total_halves, 361); // 180½ each
/// assert_eq!(score.margin.to_zh(), "白胜3又3/4子");
/// ```
#[must_use]
pub fn score(board: &Board, dead: &PointSet, count: &Count<'_>) -> Score {
    let area = area(board, dead);
    let komi = count.rules.komi.half_points();
    let handicap = count.rules.handicap_compensation.points(count.handicap);
    let side = |color: Color| {
        let i = color.index();
        let (stones, territory) = (area.stones[i], area.territory[i]);
        let gets = if color == Color::White { komi } else { -komi };
        Side {
            total_halves: 2 * (stones + territory) + area.dame,
            stones,
            territory,
            shared_halves: area.dame,
            prisoners: count.prisoners[i],
            komi_half_points: gets.max(0).unsigned_abs(),
            handicap: if color == Color::White { handicap } else { 0 },
            penalty: count.penalties[i],
        }
    };
    let sides = Color::BOTH.map(side);
    // A quarter of a 子 is half a point: komi counts as it is, a point of compensation twice
    // (it shifts the border by half a 子), a penalty of one 子 four times.
    let half_board = 2 * i64::try_from(board.size().n_points()).unwrap_or(0);
    let [pays, gains] = count.penalties.map(|zi| 4 * i64::from(zi));
    let needed_quarters = half_board + i64::from(komi) + 2 * i64::from(handicap) + pays - gains;
    let margin = Margin::from_quarters(2 * i64::from(sides[0].total_halves) - needed_quarters);
    Score { sides, margin, needed_quarters, area }
}

impl Game {
    /// The count of the game as it stands, with the marks in force.
    #[must_use]
    pub fn score(&self) -> Score {
        self.score_with(self.dead())
    }

    /// The count of the game as it stands, with these dead stones.
    #[must_use]
    pub fn score_with(&self, dead: &PointSet) -> Score {
        let count = Count {
            rules: self.rules(),
            handicap: self.setup().n_handicap(),
            prisoners: self.prisoners(),
            penalties: [0; 2],
        };
        score(self.board(), dead, &count)
    }

    /// How the game ended; `None` while it has not.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if let Some(loser) = self.resigned() {
            return Some(Outcome::Resignation { winner: loser.opponent() });
        }
        (self.accepted() == [true; 2]).then(|| Outcome::Count(self.score().margin))
    }
}
