//! Who lives: every chain of a position judged from the board alone.

use super::border::{Borders, open_space};
use super::chains::Chains;
use super::playouts::Tally;
use super::resolve::{Verdict, hangs_on_ko, verdicts};
use super::turned::Look;
use super::verdict::{JudgedChain, Judgement, Proof, Status, Why};
use super::{pass_alive, provably_dead};
use crate::board::Board;
use crate::color::Color;
use crate::point_set::PointSet;
use crate::rng::Rng;
use crate::rules::Rules;
use crate::score::{Count, score};

/// Points of board that are played out between two looks at the time.
const POINTS_BETWEEN: usize = 2_048;

/// How a position is judged. The same options give the same answer on every machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct JudgeOptions {
    /// Where the random games come from.
    pub seed: u64,
    /// How many random games are played, half of them with either side first.
    pub playouts: u32,
}

impl Default for JudgeOptions {
    fn default() -> Self {
        Self { seed: 1, playouts: 200 }
    }
}

/// How far judging has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Progress {
    /// Steps done: random games and searches.
    pub done: u32,
    /// Steps in all, as far as is known; it may grow.
    pub total: u32,
}

/// Judges every chain of `board`: which live, which are dead, which stand in seki; and which gaps
/// in a border must be closed before an area counts (rules R-E-01, R-E-02, R-E-14).
///
/// First by proof (Benson's unconditional life), then by reading the fights that are small enough,
/// and for the rest by random games, seeded: the same position and options give the same answer on
/// every machine, and the same one turned, reflected or with colours exchanged. Both sides are
/// taken to have no threats for a ko. A chain whose fate hangs on who moves first, or which its
/// side, moving first, could make live by a ko, is [unsettled](Status::Unsettled) where the random
/// games give it a chance, and else dead. One that only the other side can bring into a ko (bent
/// four in the corner) is dead.
///
/// `turn` is the side to move, if known: the board's ko point is closed to it in the random games.
/// The rules say whether suicide is allowed, and what counts in a seki.
///
/// `go_on` is asked between steps, at least every few milliseconds; once it says no, the answer
/// is made from what is known by then, and is not [complete](Judgement::is_complete).
///
/// ```
/// use lanke::{Color, JudgeOptions, Rules, Setup, Size, Status, judge};
/// let rows = ".B.BW....
///             BBBBW....
///             WWWWW.W..
///             ......B..
///             WWWWWWWWW
///             BBBBBBBBB
///             .........
///             ...W.....
///             .........";
/// let stones: Vec<_> = rows
///     .chars()
///     .filter(|sign| !sign.is_whitespace())
///     .map(|sign| Color::BOTH.into_iter().find(|color| color.letter() == sign))
///     .collect();
/// let size = Size::new(9, 9).unwrap();
/// let board = Setup::stones(size, &stones, Color::Black).unwrap().board();
/// let judgement = judge(&board, None, &Rules::default(), JudgeOptions::default(), |_| true);
/// let dead = [size.point(6, 3).unwrap(), size.point(3, 7).unwrap()];
/// assert_eq!(judgement.dead.to_vec(), dead);
/// assert_eq!(judgement.chains[0].status, Status::Alive);
/// ```
pub fn judge(
    board: &Board,
    turn: Option<Color>,
    rules: &Rules,
    options: JudgeOptions,
    mut go_on: impl FnMut(Progress) -> bool,
) -> Judgement {
    let look = Look::first(board, turn);
    let turned = look.board(board);
    let judgement = judge_turned(&turned, look.color(turn), rules, options, &mut go_on);
    turned_back(&judgement, look)
}

/// Judges a board as it lies.
fn judge_turned(
    board: &Board,
    turn: Option<Color>,
    rules: &Rules,
    options: JudgeOptions,
    go_on: &mut dyn FnMut(Progress) -> bool,
) -> Judgement {
    let size = board.size();
    let total = options.playouts.max(1);
    let (tally, mut is_complete) = play(board, turn, options, go_on);
    let owner = tally.owner();
    let [black, white] = Color::BOTH.map(|color| pass_alive(board, color, rules.suicide));
    let alive = PointSet::from_points(size, black.stones.iter().chain(white.stones.iter()));
    let no_room = provably_dead(board, rules.suicide);
    let chains = Chains::new(board, &owner);
    let mut verdicts = verdicts(board, &chains, &alive, &no_room, tally.n > 0, &mut || {
        is_complete &= go_on(Progress { done: tally.n, total: total + 1 });
        is_complete
    });
    let dead = chains.stones(|n| verdicts[n].status == Status::Dead);
    let counted = score(board, &dead, &Count::by(rules));
    // Where there is room to run no group has eyes yet, and none is in seki.
    let open = open_space(size, &counted.owner);
    for (chain, verdict) in chains.list.iter().zip(&mut verdicts) {
        let is_open =
            chain.stones.iter().flat_map(|&stone| size.neighbors(stone)).any(|near| open.contains(near));
        // What hangs on a ko is no seki, though it may look like one.
        let is_known = verdict.proof == Proof::PassAlive || verdict.why == Why::Ko;
        if counted.seki.contains(chain.stones[0]) && !is_open && !is_known {
            let certainty = if verdict.proof == Proof::Read { verdict.certainty } else { chain.own.abs() };
            *verdict =
                Verdict { status: Status::Seki, why: Why::SharedLiberties, certainty, proof: verdict.proof };
        }
    }
    let seki = chains.stones(|n| verdicts[n].status == Status::Seki);
    // What lies between two that fight a ko is no gap, as in a seki.
    let shared = chains.stones(|n| verdicts[n].status == Status::Seki || hangs_on_ko(verdicts[n]));
    let Borders { seal, sealed, are_closed } = Borders::new(board, &dead, &shared, &owner, &counted.owner);
    let is_nobodys = |place: &usize| counted.owner[*place].is_none();
    let dame = (0..size.n_points()).filter(is_nobodys).filter_map(|place| size.at(place));
    Judgement {
        dame: PointSet::from_points(
            size,
            dame.filter(|&point| board.at(point).is_none() || dead.contains(point)),
        ),
        is_finished: are_closed && verdicts.iter().all(|verdict| verdict.status != Status::Unsettled),
        chains: chains
            .list
            .into_iter()
            .zip(verdicts)
            .map(|(chain, verdict)| JudgedChain {
                stones: PointSet::from_points(size, chain.stones),
                color: chain.color,
                status: verdict.status,
                proof: verdict.proof,
                certainty: u16::try_from(verdict.certainty).unwrap_or(0),
                why: verdict.why,
            })
            .collect(),
        dead,
        seki,
        seal,
        standing: counted.owner,
        sealed,
        owner,
        playouts: tally.n,
        is_complete,
    }
}

/// Plays the random games; says whether all of them were played.
fn play(
    board: &Board,
    turn: Option<Color>,
    options: JudgeOptions,
    go_on: &mut dyn FnMut(Progress) -> bool,
) -> (Tally, bool) {
    // The ko point is closed to the side to move only.
    let mut without_ko = board.clone();
    without_ko.lift_ko();
    let mut rng = Rng::new(options.seed);
    let mut tally = Tally::new(board);
    let total = options.playouts;
    let often = u32::try_from(POINTS_BETWEEN / board.size().n_points()).unwrap_or(0) + 1;
    for n in 0..total {
        if n % often == 0 && !go_on(Progress { done: n, total: total + 1 }) {
            return (tally, false);
        }
        let first = Color::BOTH[n as usize % 2];
        let start = if turn.is_none_or(|turn| turn == first) { board } else { &without_ko };
        tally.play(start, first, &mut rng);
    }
    (tally, true)
}

/// A judgement as it is from where the board lies.
fn turned_back(judgement: &Judgement, look: Look) -> Judgement {
    let size = look.original();
    let points = |set: &PointSet| PointSet::from_points(size, set.iter().map(|point| look.back(point)));
    let places: Vec<usize> =
        size.points().map(|point| judgement.dead.size().index(look.there(point))).collect();
    let owners = |owner: &[Option<Color>]| places.iter().map(|&place| look.color(owner[place])).collect();
    let worth = |worth: i16| if look.swaps_colors() { -worth } else { worth };
    // By their first stones, as seen from here.
    let mut chains: Vec<JudgedChain> = Vec::new();
    let mut seen = PointSet::new(size);
    for point in size.points() {
        let there = look.there(point);
        if seen.contains(point) {
            continue;
        }
        let Some(chain) = judgement.chains.iter().find(|chain| chain.stones.contains(there)) else {
            continue;
        };
        let stones = points(&chain.stones);
        for stone in stones.iter() {
            seen.insert(stone);
        }
        let color = look.color(Some(chain.color)).unwrap_or(chain.color);
        chains.push(JudgedChain { stones, color, ..chain.clone() });
    }
    let seal_at = |point| judgement.seal.iter().find(|&&(at, _)| at == look.there(point));
    let seal = size.points().filter_map(|point| {
        let &(_, color) = seal_at(point)?;
        Some((point, look.color(Some(color))?))
    });
    Judgement {
        chains,
        dead: points(&judgement.dead),
        seki: points(&judgement.seki),
        dame: points(&judgement.dame),
        seal: seal.collect(),
        standing: owners(&judgement.standing),
        sealed: owners(&judgement.sealed),
        owner: places.iter().map(|&place| worth(judgement.owner[place])).collect(),
        ..*judgement
    }
}
