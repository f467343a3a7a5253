//! Who lives, across the boundary: a bare position, or that of a game.

use super::convert::{RawRules, color, color_code, indices, size, stones};
use super::error::{RawError, set};
#[cfg(feature = "wasm")]
use super::game::RawGame;
use crate::{
    Board, Color, JudgeOptions, Judgement, KoRule, Point, Progress, Proof, Rules, Setup, Size, Status, Why,
};
use js_sys::{Array, Function, Int8Array, Int16Array, Object, Uint8Array, Uint16Array};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** Who lives. `chainOf`: the number of the chain on each point from 1, 0 for none; the lists of chains are in that order. */
export interface RawJudgement {
  chainOf: Uint16Array; statuses: Uint8Array; proofs: Uint8Array; certainties: Uint16Array; whys: string[];
  dead: Uint16Array; seki: Uint16Array; dame: Uint16Array; sealPoints: Uint16Array; sealColors: Uint8Array;
  standing: Int8Array; sealed: Int8Array; owner: Int16Array; playouts: number; isFinished: boolean; isComplete: boolean;
}
"#;

/// Judges a bare position: `cells` row by row, the side to move (0 if not known), the point that a
/// ko closes to it or −1. What is not given of `seed` and `playouts` is the engine's own.
///
/// `tick` is called between steps with how many are done and how many there are, and says whether
/// to go on; what it throws ends the work and is thrown.
///
/// # Errors
/// A size, position, ko or rule that is none; what `tick` throws.
#[wasm_bindgen(unchecked_return_type = "RawJudgement")]
#[allow(clippy::too_many_arguments, reason = "an object would have to be taken apart key by key")]
#[allow(clippy::needless_pass_by_value, reason = "a function that may be missing crosses by value only")]
pub fn judge(
    width: u32,
    height: u32,
    cells: &[u8],
    turn: u8,
    ko: i32,
    rules: &[i32],
    seed: Option<f64>,
    playouts: Option<u32>,
    tick: Option<Function>,
) -> Result<JsValue, JsValue> {
    let size = size(width, height)?;
    let rules = Rules::try_from(RawRules(rules))?;
    let position = Position {
        size,
        stones: stones(cells)?,
        turn: if turn == 0 { None } else { Some(color(turn)?) },
        ko: usize::try_from(ko).ok().and_then(|ko| size.at(ko)),
    };
    judged(position, &rules, options(seed, playouts), tick.as_ref())
}

#[cfg(feature = "wasm")]
#[wasm_bindgen]
#[allow(clippy::missing_errors_doc, reason = "every error is one that the caller's own function threw")]
#[allow(clippy::needless_pass_by_value, reason = "a function that may be missing crosses by value only")]
impl RawGame {
    /// Judges the position as it stands, as [`judge`] does.
    #[wasm_bindgen(unchecked_return_type = "RawJudgement")]
    pub fn judge(
        &self,
        seed: Option<f64>,
        playouts: Option<u32>,
        tick: Option<Function>,
    ) -> Result<JsValue, JsValue> {
        let game = &self.game;
        let position = Position {
            size: game.size(),
            stones: game.board().stones().collect(),
            turn: Some(game.turn()),
            ko: game.ko(),
        };
        judged(position, game.rules(), options(seed, playouts), tick.as_ref())
    }
}

/// What is judged.
struct Position {
    size: Size,
    stones: Vec<Option<Color>>,
    turn: Option<Color>,
    /// The point that a ko closes to the side to move.
    ko: Option<Point>,
}

impl Position {
    /// The board, made anew: however the position came about, it is the same, and so is the
    /// answer. And the side to move, which a ko tells even if nothing else does.
    fn board(self, rules: &Rules) -> Result<(Board, Option<Color>), JsValue> {
        let Self { size, stones, turn, ko } = self;
        let side = turn.unwrap_or(Color::Black);
        let board = Setup::stones(size, &stones, side).map_err(RawError::from)?.board();
        let Some(ko) = ko else { return Ok((board, turn)) };
        let (taken, taker) = after_ko(&board, stones, turn, ko).ok_or_else(bad_ko)?;
        let board = if rules.ko == KoRule::None { board } else { taken };
        Ok((board, Some(taker.opponent())))
    }
}

/// The board as the stone that took at `ko` left it, with the ban in force, and that stone's
/// colour: its play is made again. `None` if no such stone stands there.
fn after_ko(
    board: &Board,
    mut stones: Vec<Option<Color>>,
    turn: Option<Color>,
    ko: Point,
) -> Option<(Board, Color)> {
    let size = board.size();
    let stone = |point: Point| board.at(point).filter(|&color| turn != Some(color));
    let from = size.neighbors(ko).find(|&near| {
        stone(near).is_some() && board.atari(near) == Some(ko) && board.chain(near).len() == 1
    })?;
    let taker = stone(from)?;
    if board.at(ko).is_some() {
        return None;
    }
    stones[size.index(from)] = None;
    stones[size.index(ko)] = Some(taker.opponent());
    let mut again = Setup::stones(size, &stones, taker).ok()?.board();
    let placed = again.place(taker, from).ok()?;
    (placed.ko == Some(ko)).then_some((again, taker))
}

#[cold]
fn bad_ko() -> JsValue {
    RawError::new(
        "ko",
        "ko on a point where no single stone was just taken, wanted the point that the side to move may not retake"
            .to_owned(),
    )
    .into()
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "JavaScript sends whole numbers in range; others saturate"
)]
fn options(seed: Option<f64>, playouts: Option<u32>) -> JudgeOptions {
    let usual = JudgeOptions::default();
    JudgeOptions {
        seed: seed.map_or(usual.seed, |seed| seed as u64),
        playouts: playouts.unwrap_or(usual.playouts),
    }
}

fn judged(
    position: Position,
    rules: &Rules,
    options: JudgeOptions,
    tick: Option<&Function>,
) -> Result<JsValue, JsValue> {
    let (board, turn) = position.board(rules)?;
    let mut thrown = None;
    let judgement = crate::judge(&board, turn, rules, options, |Progress { done, total }| {
        // A judge that asks once more after a no gets a no.
        if thrown.is_some() {
            return false;
        }
        let Some(tick) = tick else { return true };
        match tick.call2(&JsValue::UNDEFINED, &done.into(), &total.into()) {
            Ok(answer) => answer.is_truthy(),
            Err(error) => {
                thrown = Some(error);
                false
            }
        }
    });
    thrown.map_or_else(|| Ok(raw(board.size(), &judgement).into()), Err)
}

/// A `RawJudgement`.
fn raw(size: Size, judgement: &Judgement) -> Object {
    let mut chain_of = vec![0_u16; size.n_points()];
    for (place, chain) in (1..).zip(&judgement.chains) {
        for stone in chain.stones.iter() {
            chain_of[size.index(stone)] = place;
        }
    }
    let chains = &judgement.chains;
    let statuses: Vec<u8> = chains.iter().map(|chain| status_code(chain.status)).collect();
    let proofs: Vec<u8> = chains.iter().map(|chain| proof_code(chain.proof)).collect();
    let certainties: Vec<u16> = chains.iter().map(|chain| chain.certainty).collect();
    let whys: Array = chains.iter().map(|chain| JsValue::from(why_code(chain.why))).collect();
    let (gaps, sides): (Vec<Point>, Vec<Color>) = judgement.seal.iter().copied().unzip();
    let sides: Vec<u8> = sides.into_iter().map(color_code).collect();
    let points = |list: &[Point]| Uint16Array::from(&indices(size, list)[..]);
    let object = Object::new();
    set(&object, "chainOf", &Uint16Array::from(&chain_of[..]).into());
    set(&object, "statuses", &Uint8Array::from(&statuses[..]).into());
    set(&object, "proofs", &Uint8Array::from(&proofs[..]).into());
    set(&object, "certainties", &Uint16Array::from(&certainties[..]).into());
    set(&object, "whys", &whys);
    set(&object, "dead", &points(&judgement.dead.to_vec()).into());
    set(&object, "seki", &points(&judgement.seki.to_vec()).into());
    set(&object, "dame", &points(&judgement.dame.to_vec()).into());
    set(&object, "sealPoints", &points(&gaps).into());
    set(&object, "sealColors", &Uint8Array::from(&sides[..]).into());
    set(&object, "standing", &signs(&judgement.standing).into());
    set(&object, "sealed", &signs(&judgement.sealed).into());
    set(&object, "owner", &Int16Array::from(&judgement.owner[..]).into());
    set(&object, "playouts", &judgement.playouts.into());
    set(&object, "isFinished", &judgement.is_finished.into());
    set(&object, "isComplete", &judgement.is_complete.into());
    object
}

/// 1 Black's, −1 White's, 0 nobody's.
fn signs(owners: &[Option<Color>]) -> Int8Array {
    let signs: Vec<i8> = owners
        .iter()
        .map(|owner| match owner {
            Some(Color::Black) => 1,
            Some(Color::White) => -1,
            None => 0,
        })
        .collect();
    Int8Array::from(&signs[..])
}

/// The place of a status in the list of `js/judge.ts`.
const fn status_code(status: Status) -> u8 {
    match status {
        Status::Alive => 0,
        Status::Dead => 1,
        Status::Seki => 2,
        Status::Unsettled => 3,
    }
}

/// The place of a proof in the list of `js/judge.ts`.
const fn proof_code(proof: Proof) -> u8 {
    match proof {
        Proof::PassAlive => 0,
        Proof::Read => 1,
        Proof::Estimate => 2,
    }
}

/// The stable word of a reason; `js/judge-words.ts` says each in words.
const fn why_code(why: Why) -> &'static str {
    match why {
        Why::TwoEyes => "two-eyes",
        Why::NoRoom => "no-room",
        Why::CannotBeTaken => "cannot-be-taken",
        Why::CannotBeSaved => "cannot-be-saved",
        Why::FirstDecides => "first-decides",
        Why::SharedLiberties => "shared-liberties",
        Why::MostlyAlive => "mostly-alive",
        Why::MostlyDead => "mostly-dead",
        Why::Contested => "contested",
    }
}
