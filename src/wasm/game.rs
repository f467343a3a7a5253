//! The one handle that crosses the boundary.

use super::convert::{
    NONE, RawRules, color, color_code, index, indices, points, rule_codes, size, stone_code, stones,
};
use super::error::{RawError, evidence};
use super::types::Value;
#[cfg(feature = "wasm")]
use crate::{BadMove, SgfError};
use crate::{Color, Game, IllegalMove, Move, MoveKind, Phase, PointSet, RecordInfo, Rules, Setup};
use wasm_bindgen::prelude::*;

/// A game. JavaScript holds it behind `Game` of `js/game.ts` and frees it.
#[wasm_bindgen]
#[derive(Debug)]
pub struct RawGame {
    pub(super) game: Game,
    /// What the record it came from says.
    pub(super) info: RecordInfo,
    /// Moves of that record that the rules forbid.
    #[cfg(feature = "wasm")]
    pub(super) kept: Vec<BadMove>,
    /// What was wrong in that record and was got over.
    #[cfg(feature = "wasm")]
    pub(super) faults: Vec<SgfError>,
    /// Where the game stood when `info` told its result; see `place`.
    pub(super) result_at: (usize, u64),
    /// One byte a point, for answers that JavaScript copies out of here.
    pub(super) bytes: Vec<u8>,
    /// The answer of `legalMask`, and the colour it is for: a page asks again and again while
    /// nothing changes. Every change of the game goes through `change`, which drops it.
    pub(super) mask: Vec<u8>,
    pub(super) mask_for: Option<Color>,
}

impl From<Game> for RawGame {
    fn from(game: Game) -> Self {
        let bytes = vec![0; game.size().n_points()];
        let mask = bytes.clone();
        Self {
            game,
            info: RecordInfo::new(),
            #[cfg(feature = "wasm")]
            kept: Vec::new(),
            #[cfg(feature = "wasm")]
            faults: Vec::new(),
            result_at: (0, 0),
            bytes,
            mask,
            mask_for: None,
        }
    }
}

#[wasm_bindgen]
#[allow(clippy::missing_errors_doc, reason = "every error is an argument that `js/` has checked")]
impl RawGame {
    /// A game from a position: `cells` row by row (none for an empty board), whose turn it is,
    /// how many of the stones are handicap, and the numbers of the rules.
    #[wasm_bindgen(constructor)]
    pub fn new(
        width: u32,
        height: u32,
        cells: &[u8],
        turn: u8,
        handicap: u32,
        rules: &[i32],
    ) -> Result<Self, JsValue> {
        let (size, turn, rules) = (size(width, height)?, color(turn)?, Rules::try_from(RawRules(rules))?);
        let setup = if cells.is_empty() {
            Setup::empty(size).with_turn(turn)
        } else {
            Setup::stones(size, &stones(cells)?, turn).map_err(RawError::from)?
        };
        Ok(Game::new(setup.with_n_handicap(handicap), rules).into())
    }

    /// A game of its own that stands where this one stands.
    #[must_use]
    pub fn copy(&self) -> Self {
        Self {
            game: self.game.clone(),
            info: self.info.clone(),
            #[cfg(feature = "wasm")]
            kept: self.kept.clone(),
            #[cfg(feature = "wasm")]
            faults: self.faults.clone(),
            result_at: self.result_at,
            bytes: self.bytes.clone(),
            mask: self.mask.clone(),
            mask_for: self.mask_for,
        }
    }

    /// Makes a move; gives how many stones it took, or −1 if it is illegal (as is every move of no
    /// colour) and nothing changed.
    pub fn play(&mut self, at: i32, color_code: u8) -> i32 {
        let (Ok(color), Some(mv)) = (color(color_code), self.to_move(at)) else { return NONE };
        self.change().play_as(color, mv).map_or(NONE, |played| i32::try_from(played.captured).unwrap_or(0))
    }

    /// Plays moves from the side to move on, colours in turn; gives how many it played before the
    /// first illegal one.
    #[wasm_bindgen(js_name = playAll)]
    pub fn play_all(&mut self, moves: &[i16]) -> u32 {
        let mut n = 0;
        for &at in moves {
            let played = self.to_move(at.into()).is_some_and(|mv| self.change().play(mv).is_ok());
            if !played {
                break;
            }
            n += 1;
        }
        n
    }

    /// Why a move would be refused as `play` does it (`strict`), or as a question about a side
    /// that need not be to move. `undefined` if it is legal.
    #[wasm_bindgen(unchecked_return_type = "RawIllegal | undefined")]
    pub fn check(&self, at: i32, color_code: u8, strict: bool) -> Result<JsValue, JsValue> {
        let color = color(color_code)?;
        let mv = self.to_move(at);
        let asked = mv.unwrap_or(Move::Pass);
        let checked =
            if strict { self.game.check_as(color, asked) } else { self.game.check_for(color, asked) };
        // Whose turn it is and whether the game goes on comes before where the point lies (R-B-20).
        let checked = if mv.is_none() { checked.and(Err(IllegalMove::OffBoard)) } else { checked };
        Ok(checked
            .map_or_else(|illegal| evidence(self.game.size(), &illegal).into(), |()| JsValue::UNDEFINED))
    }

    /// Where a side may play if it is its turn: one byte a point, row by row (nowhere, for no
    /// colour). Gives the address of the bytes in wasm memory, good until the next call: read at
    /// once, that spares an allocation and a copy, which cost more than the answer.
    #[wasm_bindgen(js_name = legalMask)]
    pub fn legal_mask(&mut self, color_code: u8) -> *const u8 {
        let color = color(color_code).ok();
        if self.mask_for.is_none() || self.mask_for != color {
            match color {
                Some(color) => self.game.legal_mask(color, &mut self.mask),
                None => self.mask.fill(0),
            }
            self.mask_for = color;
        }
        self.mask.as_ptr()
    }

    /// What stands on each point, row by row: the address of the bytes, as of `legalMask`.
    pub fn cells(&mut self) -> *const u8 {
        let bytes = &mut self.bytes;
        // By `for_each`, which goes through the rows as two nested loops.
        self.game.board().stones().enumerate().for_each(|(index, stone)| bytes[index] = stone_code(stone));
        self.bytes.as_ptr()
    }

    /// The hash of the position, 16 hexadecimal digits.
    #[must_use]
    pub fn hash(&self) -> String {
        format!("{:016x}", self.game.board().hash())
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> u8 {
        color_code(self.game.turn())
    }

    /// The number of the current move.
    #[wasm_bindgen(js_name = moveNumber)]
    #[must_use]
    pub fn move_number(&self) -> u32 {
        u32::try_from(self.game.move_number()).unwrap_or(u32::MAX)
    }

    /// The number of moves, those that redo would play included.
    #[wasm_bindgen(js_name = moveCount)]
    #[must_use]
    pub fn n_moves(&self) -> u32 {
        u32::try_from(self.game.n_moves()).unwrap_or(u32::MAX)
    }

    /// 0 play, 1 marking, 2 over.
    #[must_use]
    pub fn phase(&self) -> u8 {
        match self.game.phase() {
            Phase::Play => 0,
            Phase::Marking => 1,
            Phase::Over => 2,
        }
    }

    /// The point that a ko closes to the side to move, or −1.
    #[must_use]
    pub fn ko(&self) -> i32 {
        index(self.game.size(), self.game.ko())
    }

    /// Stones taken by Black and by White.
    #[must_use]
    pub fn prisoners(&self) -> Vec<u32> {
        self.game.prisoners().to_vec()
    }

    /// The stones that the latest move took off.
    #[must_use]
    pub fn taken(&self) -> Vec<u16> {
        indices(self.game.size(), &self.game.taken().to_vec())
    }

    /// Moves `from` to `to`, both included, one after the other: colour, kind (0 play, 1 pass,
    /// 2 resign, 3 lost turn, 4 picked up), point or −1, how many stones came off, and those.
    #[must_use]
    pub fn log(&self, from: u32, to: u32) -> Vec<i32> {
        let size = self.game.size();
        let mut log = Vec::new();
        for entry in (from..=to.min(self.n_moves())).filter_map(|number| self.game.move_at(number as usize)) {
            let (kind, point) = match entry.kind {
                MoveKind::Play(point) => (0, Some(point)),
                MoveKind::Pass => (1, None),
                MoveKind::Resign => (2, None),
                MoveKind::LostTurn => (3, None),
                MoveKind::PickedUp => (4, None),
            };
            let n_taken = i32::try_from(entry.captured.len()).unwrap_or(0);
            log.extend([color_code(entry.color).into(), kind, index(size, point), n_taken]);
            log.extend(indices(size, &entry.captured).into_iter().map(i32::from));
        }
        log
    }

    /// Takes moves back; gives how many.
    pub fn undo(&mut self, n: u32) -> u32 {
        u32::try_from(self.change().undo(n as usize)).unwrap_or(u32::MAX)
    }

    /// Plays moves again; gives how many.
    pub fn redo(&mut self, n: u32) -> u32 {
        u32::try_from(self.change().redo(n as usize)).unwrap_or(u32::MAX)
    }

    /// Goes to the position after a move.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, number: u32) {
        self.change().go_to(number as usize);
    }

    /// The stones of the chain on a point.
    #[must_use]
    pub fn chain(&self, at: u32) -> Vec<u16> {
        let size = self.game.size();
        size.at(at as usize).map(|point| indices(size, &self.game.board().chain(point))).unwrap_or_default()
    }

    /// The liberties of the chain on a point.
    #[must_use]
    pub fn liberties(&self, at: u32) -> Vec<u16> {
        let size = self.game.size();
        size.at(at as usize)
            .map(|point| indices(size, &self.game.board().liberties(point)))
            .unwrap_or_default()
    }

    /// The stones that live or die together with the one on a point.
    #[must_use]
    pub fn region(&self, at: u32) -> Vec<u16> {
        let size = self.game.size();
        size.at(at as usize).map(|point| indices(size, &self.game.region(point))).unwrap_or_default()
    }

    /// The stones marked dead.
    #[must_use]
    pub fn dead(&self) -> Vec<u16> {
        indices(self.game.size(), &self.game.dead().to_vec())
    }

    /// 1 if Black has accepted, plus 2 if White has.
    #[must_use]
    pub fn accepted(&self) -> u8 {
        let [black, white] = self.game.accepted();
        u8::from(black) + 2 * u8::from(white)
    }

    /// The result as in SGF's RE, when there is one.
    #[must_use]
    pub fn result(&self) -> Option<String> {
        self.game.outcome().map(|outcome| outcome.to_string())
    }

    /// The count as it stands: with the marks in force, or with `dead`.
    #[wasm_bindgen(unchecked_return_type = "RawScore")]
    pub fn score(&self, dead: Option<Vec<u16>>) -> Result<JsValue, JsValue> {
        let size = self.game.size();
        let score = match dead {
            Some(dead) => self.game.score_with(&PointSet::from_points(size, points(size, &dead))),
            None => self.game.score(),
        };
        Value::score(&score).to_js()
    }

    /// The numbers of the rules.
    #[must_use]
    pub fn rules(&self) -> Vec<i32> {
        rule_codes(*self.game.rules()).to_vec()
    }

    /// Columns and rows.
    #[must_use]
    pub fn size(&self) -> Vec<u32> {
        vec![self.game.size().width().into(), self.game.size().height().into()]
    }

    /// How many handicap stones the game started with.
    #[must_use]
    pub fn handicap(&self) -> u32 {
        self.game.setup().n_handicap()
    }

    /// The game, to be changed.
    pub(super) fn change(&mut self) -> &mut Game {
        self.mask_for = None;
        &mut self.game
    }

    fn to_move(&self, at: i32) -> Option<Move> {
        if at == NONE {
            return Some(Move::Pass);
        }
        self.game.size().at(usize::try_from(at).ok()?).map(Move::Play)
    }
}
