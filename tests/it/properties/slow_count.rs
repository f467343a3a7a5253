//! The count from its definitions alone: slow, obvious, and sharing nothing with the engine's.

use lanke::{Board, Button, Color, Count, HandicapCompensation, PassStones, PointSet, Scoring, Size, Tax};

/// What the count must come to.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Expected {
    /// Black's margin in half points.
    pub(super) half_points: i64,
    pub(super) totals: [u32; 2],
    pub(super) territory: [u32; 2],
    pub(super) tax: [u32; 2],
    pub(super) dead: [u32; 2],
    pub(super) owner: Vec<Option<Color>>,
    pub(super) seki: Vec<bool>,
    pub(super) false_eyes: Vec<bool>,
}

/// A position and everything that is judged of it, whatever the rules.
pub(super) struct Judged {
    size: Size,
    living: Vec<Option<Color>>,
    dead: [u32; 2],
    owner: Vec<Option<Color>>,
    /// The stones with the false eyes filled that are in atari.
    now: Vec<Option<Color>>,
    /// For each point the first point of its group or neutral region.
    group: Vec<usize>,
    two_eyes: Vec<bool>,
    joined: Vec<bool>,
    seki: Vec<bool>,
}

impl Judged {
    pub(super) fn new(board: &Board, dead: &PointSet) -> Self {
        let size = board.size();
        let stones: Vec<_> = board.stones().collect();
        let chain = labels(size, &stones);
        let is_dead = |place: usize| dead.iter().any(|point| chain[size.index(point)] == chain[place]);
        let mut n_dead = [0; 2];
        let mut living = stones.clone();
        for place in 0..stones.len() {
            if let Some(color) = stones[place].filter(|_| is_dead(place)) {
                living[place] = None;
                n_dead[color.opponent().index()] += 1;
            }
        }
        let owner = owners(size, &living);
        let now = fill(size, living.clone(), &owner, false);
        let later = fill(size, now.clone(), &owner, true);
        let group = labels(size, &owner);
        let n = stones.len();
        let same_group = |of: usize| (0..n).filter(|&place| group[place] == group[of]).collect::<Vec<_>>();
        // Two eyes: two regions, or one that is large enough.
        let region = labels(size, &later);
        let mut two_eyes = vec![false; n];
        for of in (0..n).filter(|&place| group[place] == place && owner[place].is_some()) {
            let mut value = 0;
            for start in
                same_group(of).into_iter().filter(|&place| later[place].is_none() && region[place] == place)
            {
                let points: Vec<_> = (0..n).filter(|&place| region[place] == start).collect();
                let width = usize::from(size.width());
                let has_right = start % width + 1 < width;
                let square = [start, start + 1, start + width, start + width + 1];
                value += if points.len() < 4 || (has_right && points == square) { 1 } else { 2 };
            }
            for place in same_group(of) {
                two_eyes[place] = value >= 2;
            }
        }
        let mut judged = Self {
            size,
            living,
            dead: n_dead,
            owner,
            now,
            group,
            two_eyes,
            joined: vec![false; n],
            seki: vec![false; n],
        };
        while judged.join_one() {}
        judged.find_seki();
        judged
    }

    /// Joins one group without two eyes to one that lives, over a neutral point next to both.
    fn join_one(&mut self) -> bool {
        let n = self.owner.len();
        for middle in (0..n).filter(|&place| self.owner[place].is_none()) {
            for one in around(self.size, middle) {
                for other in around(self.size, middle) {
                    let lives = |place: usize| self.two_eyes[place] || self.joined[place];
                    if self.owner[one].is_some()
                        && self.owner[one] == self.owner[other]
                        && lives(one)
                        && !lives(other)
                    {
                        for place in 0..n {
                            if self.group[place] == self.group[other] {
                                self.joined[place] = true;
                            }
                        }
                        return true;
                    }
                }
            }
        }
        false
    }

    fn find_seki(&mut self) {
        let n = self.owner.len();
        for region in (0..n).filter(|&place| self.owner[place].is_none() && self.group[place] == place) {
            let mut weak = Vec::new();
            for place in (0..n).filter(|&place| self.group[place] == region) {
                weak.extend(around(self.size, place).into_iter().filter(|&near| {
                    self.owner[near].is_some() && !self.two_eyes[near] && !self.joined[near]
                }));
            }
            let has = |color| weak.iter().any(|&near| self.owner[near] == Some(color));
            if has(Color::Black) && has(Color::White) {
                for place in 0..n {
                    if weak.iter().any(|&near| self.group[near] == self.group[place]) {
                        self.seki[place] = true;
                    }
                }
            }
        }
    }

    /// The count under rules.
    pub(super) fn count(&self, count: &Count<'_>) -> Expected {
        let rules = count.rules;
        let by_territory = rules.scoring == Scoring::Territory;
        let n = self.owner.len();
        let mut owner = self.owner.clone();
        let (mut territory, mut tax, mut halves) = ([0; 2], [0; 2], [0; 2]);
        for (place, owner) in owner.iter_mut().enumerate() {
            let false_eye = self.now[place] != self.living[place];
            match (self.living[place], self.owner[place]) {
                (Some(color), _) => halves[color.index()] += if by_territory { 0 } else { 2 },
                (None, Some(_)) if false_eye && by_territory && rules.pass_stones == PassStones::None => {
                    *owner = None;
                }
                (None, Some(color)) if self.seki[place] && rules.tax != Tax::None => {
                    *owner = None;
                    tax[color.index()] += 1;
                }
                (None, Some(color)) => territory[color.index()] += 1,
                (None, None) if by_territory => {}
                (None, None) => match count.contested {
                    Some(color) => {
                        *owner = Some(color);
                        territory[color.index()] += 1;
                    }
                    None => halves = halves.map(|half| half + 1),
                },
            }
        }
        if rules.tax == Tax::Groups {
            for of in
                (0..n).filter(|&place| self.group[place] == place && !self.seki[place] && !self.joined[place])
            {
                if let Some(color) = self.owner[of] {
                    let points =
                        (0..n).filter(|&place| self.group[place] == of && self.now[place].is_none()).count();
                    let pays = u32::try_from(points.min(2)).unwrap();
                    territory[color.index()] -= pays;
                    tax[color.index()] += pays;
                }
            }
        }
        let mut points = [0; 2];
        for side in 0..2 {
            halves[side] += 2 * territory[side];
            if by_territory {
                halves[side] += 2 * (count.prisoners[side] + self.dead[side]);
                if rules.pass_stones == PassStones::Given {
                    halves[side] += 2 * count.passes[1 - side];
                }
            }
            points[side] = i64::from(halves[side]) - 4 * i64::from(count.penalties[side]);
            if rules.button == Button::HalfPoint && count.button == Some(Color::BOTH[side]) {
                points[side] += 1;
            }
        }
        points[1] += i64::from(rules.komi.half_points());
        if !by_territory && count.handicap >= 2 {
            points[1] += 2 * match rules.handicap_compensation {
                HandicapCompensation::None => 0,
                HandicapCompensation::AllButOne => i64::from(count.handicap) - 1,
                HandicapCompensation::All => i64::from(count.handicap),
            };
        }
        Expected {
            half_points: points[0] - points[1],
            totals: halves,
            territory,
            tax,
            dead: self.dead,
            owner,
            seki: (0..n).map(|place| self.seki[place] && self.living[place].is_some()).collect(),
            false_eyes: (0..n).map(|place| self.now[place] != self.living[place]).collect(),
        }
    }
}

fn around(size: Size, place: usize) -> Vec<usize> {
    let (width, height) = (usize::from(size.width()), usize::from(size.height()));
    let (x, y) = (place % width, place / width);
    let lines = |n: usize, step: usize, end: usize| {
        [(n > 0).then(|| place - step), (n + 1 < end).then(|| place + step)].into_iter().flatten()
    };
    lines(x, 1, width).chain(lines(y, width, height)).collect()
}

/// The smallest point that each point is joined to over its own kind: every point takes the
/// smallest of its neighbours' until nothing changes.
fn labels(size: Size, kind: &[Option<Color>]) -> Vec<usize> {
    let mut label: Vec<_> = (0..kind.len()).collect();
    loop {
        let before = label.clone();
        for place in (0..kind.len()).chain((0..kind.len()).rev()) {
            for near in around(size, place) {
                if kind[near] == kind[place] {
                    label[place] = label[place].min(label[near]);
                }
            }
        }
        if label == before {
            return label;
        }
    }
}

/// Tromp and Taylor: an empty point is a side's that reaches that side's stones only.
fn owners(size: Size, stones: &[Option<Color>]) -> Vec<Option<Color>> {
    let mut reaches: Vec<_> =
        stones.iter().map(|&stone| Color::BOTH.map(|color| stone == Some(color))).collect();
    loop {
        let before = reaches.clone();
        for place in (0..stones.len()).chain((0..stones.len()).rev()) {
            for near in around(size, place).into_iter().filter(|_| stones[place].is_none()) {
                let [black, white] = reaches[near];
                reaches[place][0] |= black;
                reaches[place][1] |= white;
            }
        }
        if reaches == before {
            let owner = |reach: &[bool; 2]| match reach {
                [true, false] => Some(Color::Black),
                [false, true] => Some(Color::White),
                _ => None,
            };
            return reaches.iter().map(owner).collect();
        }
    }
}

/// Fills false eyes one at a time: a point of territory without empty neighbours, between chains
/// that are not all one, and the only liberty of one of them; `own` counts liberties in territory
/// only.
fn fill(
    size: Size,
    mut stones: Vec<Option<Color>>,
    owner: &[Option<Color>],
    own: bool,
) -> Vec<Option<Color>> {
    let n = stones.len();
    loop {
        let chain = labels(size, &stones);
        let mut liberties = vec![Vec::new(); n];
        for place in (0..n).filter(|&place| stones[place].is_none() && (!own || owner[place].is_some())) {
            for near in around(size, place) {
                liberties[chain[near]].push(place);
            }
        }
        let found = (0..n).find(|&place| {
            let near = around(size, place);
            stones[place].is_none()
                && owner[place].is_some()
                && near.iter().all(|&near| stones[near].is_some())
                && near.iter().any(|&one| chain[one] != chain[near[0]])
                && near.iter().any(|&one| liberties[chain[one]].iter().all(|&liberty| liberty == place))
        });
        match found {
            Some(place) => stones[place] = owner[place],
            None => return stones,
        }
    }
}
