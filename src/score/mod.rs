//! Counting: pure functions of a position, its dead stones and the rules.

mod area;
mod eyes;
mod groups;
mod outcome;
mod parts;
mod result;

use crate::board::Board;
use crate::color::Color;
use crate::game::Game;
use crate::point::Size;
use crate::point_set::PointSet;
use crate::rules::{Button, PassStones, Rules, Scoring, Tax};
pub use area::{Area, area};
use groups::groups;

pub use outcome::Outcome;
pub use result::{Margin, Score, Side};

/// What a count needs to know besides the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Count<'a> {
    /// The rules: scoring, tax, button, komi, what handicap stones and passes cost.
    pub rules: &'a Rules,
    /// Handicap stones given.
    pub handicap: u32,
    /// Stones that each side has taken in play, Black first. Shown, but not counted under area
    /// scoring (rule R-B-21).
    pub prisoners: [u32; 2],
    /// Passes made by each side, Black first: under rules with pass stones each gives the other
    /// side a prisoner (rule S-06).
    pub passes: [u32; 2],
    /// The side that took the button by the first pass (rule S-05).
    pub button: Option<Color>,
    /// The side that gets every point that would be shared, since the other has given up the
    /// contest for them (rule R-D-12); what is in seki is for the referee to settle before. `None`:
    /// they are shared (rule R-D-08). Under a territory count nothing is shared.
    pub contested: Option<Color>,
    /// 子 that each side pays at the count, Black first (rule R-E-13): two points each.
    pub penalties: [u32; 2],
}

impl<'a> Count<'a> {
    /// A count by these rules, with nothing else to mind.
    #[must_use]
    pub const fn by(rules: &'a Rules) -> Self {
        Self {
            rules,
            handicap: 0,
            prisoners: [0; 2],
            passes: [0; 2],
            button: None,
            contested: None,
            penalties: [0; 2],
        }
    }
}

/// The stones once every false eye is filled that will have to be in the end.
pub(crate) fn filled(size: Size, stones: &[Option<Color>], owner: &[Option<Color>]) -> Vec<Option<Color>> {
    eyes::filled(size, stones, owner, eyes::FalseEyes::Someday)
}

/// Counts a position, by area (数子法; rules R-E-03 to R-E-18) or by territory (数目法, rule S-01).
///
/// By area, each side has its living stones and the empty points they surround, and half of the
/// points that are shared. By territory, it has the points that its living stones surround, and a
/// point for each stone of the other side that was taken, is dead or was given for a pass; shared
/// points are nobody's, and false eyes are filled (rule S-04; not under rules with pass stones, where
/// filling one brings a pass stone back). A tax takes surrounded points back
/// under either. The judgement of seki is a reading of shapes: see [`Score::seki`].
///
/// `dead` may name any stone of a chain; the whole chain comes off. Points without a stone in it
/// say nothing.
///
/// ```
/// use lanke::{Board, Count, PointSet, Preset, Rules, Size, score};
/// let board = Board::new(Size::STANDARD);
/// let none = PointSet::new(Size::STANDARD);
/// let by_area = score(&board, &none, &Count::by(&Rules::default()));
/// assert_eq!(by_area.sides[0].total_halves, 361); // 180½ each
/// assert_eq!(by_area.text_zh(), "白胜3又3/4子");
/// let by_territory = score(&board, &none, &Count::by(&Preset::Japanese.rules()));
/// assert_eq!(by_territory.text_zh(), "白胜6.5目");
/// ```
#[must_use]
pub fn score(board: &Board, dead: &PointSet, count: &Count<'_>) -> Score {
    let (size, rules) = (board.size(), count.rules);
    let by_territory = rules.scoring == Scoring::Territory;
    let dead = board.whole_chains(dead.iter());
    let area = area(board, &dead);
    let living: Vec<_> =
        size.points().map(|point| board.at(point).filter(|_| !dead.contains(point))).collect();
    let groups = groups(size, &living, &area.owner);
    // From here on what is surrounded, as far as it counts.
    let mut owner = area.owner.clone();
    let (mut territory, mut tax) = (area.territory, [0; 2]);
    for (place, &of) in area.owner.iter().enumerate().filter(|&(place, _)| living[place].is_none()) {
        let Some(color) = of else { continue };
        let i = color.index();
        if by_territory && rules.pass_stones == PassStones::None && groups.false_eyes[place] {
            (owner[place], territory[i]) = (None, territory[i] - 1);
        } else if rules.tax != Tax::None && groups.seki[place] {
            (owner[place], territory[i], tax[i]) = (None, territory[i] - 1, tax[i] + 1);
        }
    }
    if rules.tax == Tax::Groups {
        for i in 0..2 {
            (territory[i], tax[i]) = (territory[i] - groups.pays[i], tax[i] + groups.pays[i]);
        }
    }
    let mut shared = if by_territory { 0 } else { area.dame };
    if let Some(color) = count.contested.filter(|_| !by_territory) {
        for (place, of) in owner.iter_mut().enumerate().filter(|&(place, _)| area.owner[place].is_none()) {
            if living[place].is_none() {
                *of = Some(color);
            }
        }
        territory[color.index()] += area.dame;
        shared = 0;
    }
    let komi = rules.komi.half_points();
    let side = |color: Color| {
        let (i, other) = (color.index(), color.opponent());
        let is_dead = |point| board.at(point) == Some(other);
        let n_dead = u32::try_from(dead.iter().filter(|&point| is_dead(point)).count()).unwrap_or(0);
        let given = rules.pass_stones == PassStones::Given;
        let pass_stones = if given { count.passes[other.index()] } else { 0 };
        let (stones, prisoners) = (area.stones[i], count.prisoners[i]);
        // A caller may name any number of prisoners.
        let total_halves = if by_territory {
            let taken = prisoners.saturating_add(n_dead).saturating_add(pass_stones);
            territory[i].saturating_add(taken).saturating_mul(2)
        } else {
            2 * (stones + territory[i]) + shared
        };
        let gets = if color == Color::White { komi } else { -komi };
        let handicap = if color == Color::White && !by_territory {
            rules.handicap_compensation.points(count.handicap)
        } else {
            0
        };
        let has_button = rules.button == Button::HalfPoint && count.button == Some(color);
        Side {
            total_halves,
            stones,
            territory: territory[i],
            shared_halves: shared,
            prisoners,
            dead: n_dead,
            pass_stones,
            tax: tax[i],
            komi_half_points: gets.max(0).unsigned_abs(),
            handicap,
            button: has_button.into(),
            penalty: count.penalties[i],
        }
    };
    let sides = Color::BOTH.map(side);
    // All in half points, which are quarters of a 子. Half a 子 more for one side by area is half a
    // 子 less for the other, or is taken from both where it is not counted: the difference of the
    // totals is the difference in points under either count.
    let [black, white] = sides.map(|side| {
        let gets = side.komi_half_points + side.button;
        i64::from(side.total_halves) + i64::from(gets) + 2 * i64::from(side.handicap)
            - 4 * i64::from(side.penalty)
    });
    let quarters = black - white;
    let total = i64::from(sides[0].total_halves);
    // What the total exceeds the bar by: under an area count half of the difference in points.
    let needed_quarters = 2 * total - if by_territory { 2 * quarters } else { quarters };
    let set = |has: &dyn Fn(usize) -> bool| {
        PointSet::from_points(size, size.points().filter(|&point| has(size.index(point))))
    };
    Score {
        scoring: rules.scoring,
        sides,
        margin: Margin::from_quarters(quarters),
        needed_quarters,
        area,
        owner,
        seki: set(&|place| groups.seki[place] && living[place].is_some()),
        false_eyes: set(&|place| groups.false_eyes[place]),
    }
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
            passes: self.passes(),
            button: self.first_pass(),
            contested: self.contested(),
            penalties: self.penalties(),
        };
        score(self.board(), dead, &count)
    }
}
