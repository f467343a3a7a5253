//! Every count against the slow one, and area against territory.

use super::slow_count::{Expected, Judged};
use crate::picture::draw_board;
use crate::random::Chance;
use lanke::{
    Board, Color, Count, HandicapCompensation, Komi, PassStones, PointSet, Preset, Rng, Rules, Score,
    Scoring, Setup, SetupError, Size, Tax, random_game, score,
};

/// The end of a random game, or one with holes, or stones at random.
fn any_end(chance: &mut Chance, size: Size) -> Board {
    let mut board = Board::new(size);
    let (kind, holes) = (chance.below(6), 3 + chance.below(5));
    if kind < 3 {
        let mut rng = Rng::new(chance.below(1 << 30) as u64);
        let most = if kind == 0 { size.n_points() / 2 + 1 } else { 3 * size.n_points() };
        random_game(&mut board, Color::Black, &mut rng, most);
    }
    let mut stones: Vec<_> = board.stones().collect();
    // A border, more or less, so that much is surrounded by one side.
    let (border, mixed) = (chance.below(stones.len()), 3 + chance.below(30));
    for (place, stone) in stones.iter_mut().enumerate() {
        if kind == 2 && chance.once_in(10) {
            *stone = None;
        } else if kind >= 3 {
            let side =
                if chance.once_in(mixed) { chance.color() } else { Color::BOTH[usize::from(place > border)] };
            *stone = Some(side).filter(|_| !chance.once_in(holes));
        }
    }
    loop {
        match Setup::stones(size, &stones, Color::Black) {
            Ok(setup) => return setup.board(),
            Err(SetupError::NoLiberty { chain }) => {
                for point in chain {
                    stones[size.index(point)] = None;
                }
            }
            Err(other) => panic!("{other}"),
        }
    }
}

fn any_dead(chance: &mut Chance, board: &Board) -> PointSet {
    let one_in = [5, 40, 200, 10_000][chance.below(4)];
    PointSet::from_points(board.size(), board.size().points().filter(|_| chance.once_in(one_in)))
}

fn found(score: &Score) -> Expected {
    let has = |set: &PointSet| set.size().points().map(|point| set.contains(point)).collect();
    Expected {
        half_points: score.margin.quarters(),
        totals: score.sides.map(|side| side.total_halves),
        territory: score.sides.map(|side| side.territory),
        tax: score.sides.map(|side| side.tax),
        dead: score.sides.map(|side| side.dead),
        owner: score.owner.clone(),
        seki: has(&score.seki),
        false_eyes: has(&score.false_eyes),
    }
}

// rules: R-E-03, R-E-04, R-E-05, R-E-07, R-E-13, R-E-15, R-E-17, R-E-18, R-D-12, S-01, S-02, S-03, S-04, S-05, S-06, S-10
#[test]
fn every_count_is_the_slow_one() {
    let mut chance = Chance::new(20_261_130);
    let (mut n_seki, mut n_false, mut n_taxed) = (0, 0, 0);
    for number in 0..1_000 {
        // Large boards now and then.
        let most = if number % 5 == 0 { 25 } else { 12 };
        let side = |chance: &mut Chance| u32::try_from(1 + chance.below(most)).unwrap();
        let size = Size::new(side(&mut chance), side(&mut chance)).unwrap();
        let board = any_end(&mut chance, size);
        let dead = any_dead(&mut chance, &board);
        let judged = Judged::new(&board, &dead);
        for preset in Preset::ALL {
            let mut number = |most| u32::try_from(chance.below(most)).unwrap();
            let rules = preset.rules();
            let count = Count {
                handicap: number(10),
                prisoners: [number(30), number(30)],
                passes: [number(5), number(5)],
                penalties: [number(2), number(2)],
                button: [None, Some(Color::Black), Some(Color::White)][chance.below(3)],
                contested: [None, None, Some(Color::Black), Some(Color::White)][chance.below(4)],
                ..Count::by(&rules)
            };
            let score = score(&board, &dead, &count);
            let expected = judged.count(&count);
            assert_eq!(found(&score), expected, "{preset:?} {count:?} {dead:?}\n{}", draw_board(&board));
            // What the total exceeds the bar by is the margin, in 子 or in points.
            let by_territory = rules.scoring == Scoring::Territory;
            let above = 2 * i64::from(score.sides[0].total_halves) - score.needed_quarters;
            assert_eq!(above, score.margin.quarters() * if by_territory { 2 } else { 1 });
            n_taxed += u32::from(score.sides.iter().any(|side| side.tax > 0));
        }
        let plain = judged.count(&Count::by(&Rules::default()));
        n_seki += u32::from(plain.seki.contains(&true));
        n_false += u32::from(plain.false_eyes.contains(&true));
    }
    println!("{n_seki} boards with seki, {n_false} with false eyes, {n_taxed} taxed counts");
    assert!(n_seki > 100 && n_false > 50 && n_taxed > 1_000);
}

/// What a random game left: its board and what each side did.
struct Played {
    board: Board,
    put: [u32; 2],
    prisoners: [u32; 2],
    passes: [u32; 2],
}

/// Plays until both sides pass in a row, White last; a handicap's stones are Black's.
fn play(setup: &Setup, chance: &mut Chance) -> Played {
    let board = setup.board();
    let mut played = Played { put: [setup.n_handicap(), 0], board, prisoners: [0; 2], passes: [0; 2] };
    let mut rng = Rng::new(chance.below(1 << 30) as u64);
    let (mut turn, mut run) = (setup.turn(), 0);
    for _ in 0..5_000 {
        let i = turn.index();
        let before = played.board.n_stones();
        if played.board.play_random(turn, &mut rng) {
            played.put[i] += 1;
            played.prisoners[i] += u32::try_from(before + 1 - played.board.n_stones()).unwrap();
            run = 0;
        } else {
            played.passes[i] += 1;
            run += 1;
        }
        if run >= 2 && turn == Color::White {
            break;
        }
        turn = turn.opponent();
    }
    played
}

impl Played {
    /// The count of the game under rules, and Black's margin in half points with false eyes back in.
    fn margin(&self, rules: Rules, handicap: u32, dead: &PointSet) -> i64 {
        let rules = Rules { tax: Tax::None, komi: Komi::ZERO, ..rules };
        let (prisoners, passes) = (self.prisoners, self.passes);
        let score = score(&self.board, dead, &Count { handicap, prisoners, passes, ..Count::by(&rules) });
        let false_eyes = score.false_eyes.iter().map(|point| {
            let owner = score.area.owner[self.board.size().index(point)];
            if owner == Some(Color::Black) { 2 } else { -2 }
        });
        // A false eye that was left open is a stone that its side has still to put.
        let are_filled = rules.scoring == Scoring::Territory && rules.pass_stones == PassStones::None;
        let left = if are_filled { false_eyes.sum() } else { 0 };
        score.margin.quarters() + left
    }
}

fn points(of: [u32; 2]) -> i64 {
    2 * (i64::from(of[0]) - i64::from(of[1]))
}

// rules: S-01, S-04
#[test]
fn area_and_territory_differ_by_the_stones_that_were_put() {
    let mut chance = Chance::new(5);
    for _ in 0..300 {
        let side = |chance: &mut Chance| u32::try_from(1 + chance.below(13)).unwrap();
        let size = Size::new(side(&mut chance), side(&mut chance)).unwrap();
        let handicap = u32::try_from(chance.below(10)).unwrap();
        let setup = Setup::handicap(size, handicap).or_else(|_| Setup::handicap(size, 0)).unwrap();
        let played = play(&setup, &mut chance);
        let dead = any_dead(&mut chance, &played.board);
        let area = played.margin(Rules::default(), 0, &dead);
        let territory = played.margin(Preset::Japanese.rules(), 0, &dead);
        assert_eq!(area - territory, points(played.put), "{}", draw_board(&played.board));
        // Passes cost stones: each that Black gives is White's point.
        let with_stones = played.margin(Preset::AgaTerritory.rules(), 0, &dead);
        assert_eq!(territory - with_stones, points(played.passes));
    }
}

// rules: S-06, S-07, S-10
#[test]
fn both_counts_of_aga_agree_after_every_game_that_white_ends() {
    let mut chance = Chance::new(6);
    for number in 0..300 {
        let size = Size::new(7 + number % 7, 7 + number % 5).unwrap();
        let handicap = u32::try_from(chance.below(5)).unwrap();
        let setup = Setup::handicap(size, handicap).unwrap();
        let played = play(&setup, &mut chance);
        let dead = any_dead(&mut chance, &played.board);
        let handicap = setup.n_handicap();
        let area = played.margin(Preset::Aga.rules(), handicap, &dead);
        let territory = played.margin(Preset::AgaTerritory.rules(), handicap, &dead);
        assert_eq!(area, territory, "handicap {handicap}\n{}", draw_board(&played.board));
        // Another compensation would not do.
        if handicap > 1 {
            let all = Rules { handicap_compensation: HandicapCompensation::All, ..Preset::Aga.rules() };
            assert_eq!(played.margin(all, handicap, &dead), territory - 2);
        }
    }
}
