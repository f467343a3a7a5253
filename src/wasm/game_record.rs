//! Records with their trees: the second handle that crosses the boundary.
//!
//! Nodes cross as their numbers; where there is none, −1.

use super::convert::{NONE, RawRules, color_code, index, stone_code};
use super::error::{RawError, bad_move, fault, set};
use super::game::RawGame;
use crate::{
    Color, GameRecord, Limits, Move, NodeId, PositionError, Positions, ReadOptions, Records, Rules, SgfError,
    WriteOptions,
};
use js_sys::{Array, Object};
use wasm_bindgen::prelude::*;

/// A move that is a pass, and one whose point can't be read or lies off the board, in `outline`.
const PASS: i32 = -1;
const NO_POINT: i32 = -2;

/// The games of a text, to be taken out one by one.
#[wasm_bindgen]
#[derive(Debug)]
pub struct RawRecords {
    games: Vec<Option<GameRecord>>,
    faults: Vec<(usize, SgfError)>,
    n_more_faults: usize,
    is_well_formed: bool,
}

#[wasm_bindgen]
#[allow(clippy::missing_errors_doc, reason = "every error is described where it is raised")]
impl RawRecords {
    /// Reads all games of a text (UTF-8); `guessed` as for `RawGame.fromSgf`. `limits` in the order of `Limits`; 0
    /// for the usual one.
    pub fn read(text: &[u8], strict: bool, limits: &[u32], how: &str) -> Result<Self, JsValue> {
        let options = ReadOptions { strict, limits: to_limits(limits), ..ReadOptions::default() };
        let decoded = super::record::decoded(text, how);
        if let Some(error) = super::record::foreign(&decoded) {
            return Err(error.into());
        }
        let Records { games, faults, n_more_faults, is_well_formed, .. } =
            Records::read_sgf(&decoded, &options).map_err(RawError::from)?;
        Ok(Self { games: games.into_iter().map(Some).collect(), faults, n_more_faults, is_well_formed })
    }

    /// How many games there are.
    #[must_use]
    pub fn n(&self) -> u32 {
        count(self.games.len())
    }

    /// Takes a game out; nothing if it was taken.
    #[must_use]
    pub fn take(&mut self, game: u32) -> Option<RawRecord> {
        self.games.get_mut(game as usize)?.take().map(RawRecord::from)
    }

    /// What was wrong and was got over; `game` tells in which game.
    #[wasm_bindgen(unchecked_return_type = "RawRecordFault[]")]
    #[must_use]
    pub fn faults(&self) -> Array {
        let list = self.faults.iter().map(|(game, error)| {
            let object = fault(error);
            set(&object, "game", &count(*game).into());
            set(&object, "done", &error.kind.done().into());
            object
        });
        list.collect()
    }

    /// How many more faults there were.
    #[wasm_bindgen(js_name = nMoreFaults)]
    #[must_use]
    pub fn n_more_faults(&self) -> u32 {
        count(self.n_more_faults)
    }

    /// Whether the text is as the format has it.
    #[wasm_bindgen(js_name = isWellFormed)]
    #[must_use]
    pub fn is_well_formed(&self) -> bool {
        self.is_well_formed
    }
}

/// A record. JavaScript holds it behind `GameRecord` of `js/game-record.ts` and frees it.
#[wasm_bindgen]
#[derive(Debug)]
pub struct RawRecord {
    pub(super) record: GameRecord,
    /// Where nodes stand, whatever the rules.
    pub(super) positions: Positions,
    /// Where nodes stand under the rules asked for last.
    games: Option<(Rules, Positions)>,
    /// One byte a point, for answers that JavaScript copies out of here.
    bytes: Vec<u8>,
}

impl From<GameRecord> for RawRecord {
    fn from(record: GameRecord) -> Self {
        let positions = Positions::basic(&record);
        Self { record, positions, games: None, bytes: Vec::new() }
    }
}

#[wasm_bindgen]
#[allow(clippy::missing_errors_doc, reason = "every error is described where it is raised")]
impl RawRecord {
    /// A record with a first node only.
    #[wasm_bindgen(constructor)]
    pub fn new(width: u32, height: u32) -> Result<Self, JsValue> {
        Ok(GameRecord::new(super::convert::size(width, height)?).into())
    }

    /// A record of its own, equal to this one, with nothing to undo.
    #[must_use]
    pub fn copy(&self) -> Self {
        let mut record = self.record.clone();
        record.forget_edits();
        record.into()
    }

    /// Columns and rows.
    #[must_use]
    pub fn size(&self) -> Vec<u8> {
        vec![self.record.size().width(), self.record.size().height()]
    }

    /// Nodes, edits that can be undone, edits that can be done again.
    #[must_use]
    pub fn counts(&self) -> Vec<u32> {
        let record = &self.record;
        [record.n_nodes(), record.n_undo(), record.n_redo()].map(count).to_vec()
    }

    /// How many lines there are beside the main one, which is counted afresh.
    #[must_use]
    pub fn variations(&self) -> u32 {
        count(self.record.n_variations())
    }

    /// Why the record can't be put on a board.
    #[wasm_bindgen(unchecked_return_type = "RawFault | undefined")]
    #[must_use]
    pub fn trouble(&self) -> JsValue {
        self.record.trouble().map_or(JsValue::UNDEFINED, |trouble| fault(trouble).into())
    }

    /// What is known of the game: texts as written, under their names in SGF.
    #[wasm_bindgen(unchecked_return_type = "Record<string, string>")]
    #[must_use]
    pub fn info(&self) -> Object {
        let object = Object::new();
        for (name, text) in self.record.info().iter() {
            set(&object, name, &text.into());
        }
        object
    }

    /// Whether the record has a node now.
    #[must_use]
    pub fn has(&self, node: u32) -> bool {
        self.record.contains(id(node))
    }

    /// The node above; −1 for none.
    #[must_use]
    pub fn parent(&self, node: u32) -> i32 {
        self.record.parent(id(node)).map_or(NONE, number)
    }

    /// The nodes below, the main one first.
    #[must_use]
    pub fn children(&self, node: u32) -> Vec<u32> {
        self.record.children(id(node)).map(|node| count(node.index())).collect()
    }

    /// The nodes from this one to the end of its line, each the first child of the one before.
    #[must_use]
    pub fn line(&self, node: u32) -> Vec<u32> {
        self.record.line_from(id(node)).map(|node| count(node.index())).collect()
    }

    /// The nodes from the first one to this one.
    #[must_use]
    pub fn path(&self, node: u32) -> Vec<u32> {
        self.record.path(id(node)).into_iter().map(|node| count(node.index())).collect()
    }

    /// Every node before its children, four numbers each: itself, its parent, whose move it has (0 none), and
    /// where (−1 a pass, −2 no point of the board or no move).
    #[must_use]
    pub fn outline(&self) -> Vec<i32> {
        let record = &self.record;
        let mut outline = Vec::with_capacity(record.n_nodes() * 4);
        for node in record.order(NodeId::ROOT) {
            let (color, at) = self.move_numbers(node);
            outline.extend([number(node), record.parent(node).map_or(NONE, number), color, at]);
        }
        outline
    }

    /// Whose move a node has (0 none), where (as in `outline`), and its column and row if it has some.
    #[wasm_bindgen(js_name = moveAt)]
    #[must_use]
    pub fn move_at(&self, node: u32) -> Vec<i32> {
        let (color, at) = self.move_numbers(id(node));
        let place = match self.record.move_at(id(node)).and_then(|entry| entry.mv) {
            Some(Move::Play(point)) => [point.x().into(), point.y().into()],
            _ => [NONE, NONE],
        };
        vec![color, at, place[0], place[1]]
    }

    /// Names and values of a node's properties: each a name and then a list of texts, or of values as written.
    #[wasm_bindgen(unchecked_return_type = "(string | string[])[]")]
    #[must_use]
    pub fn properties(&self, node: u32, raw: bool) -> Array {
        let list = Array::new();
        for property in self.record.properties(id(node)) {
            list.push(&JsValue::from_str(&property.name()));
            let values = (0..property.len()).map(|n| {
                let text = if raw { property.raw(n).map(Into::into) } else { property.text(n) };
                JsValue::from_str(&text.unwrap_or_default())
            });
            list.push(&values.collect::<Array>());
        }
        list
    }

    /// The points of all properties of a node that name points, two numbers each: the letters of the name as
    /// `256 * first + second`, and the point.
    #[must_use]
    pub fn points(&self, node: u32) -> Vec<u16> {
        let mut points = Vec::new();
        let size = self.record.size();
        self.record.each_named_point(id(node), |[first, second], point| {
            points.push(u16::from_be_bytes([first, second]));
            points.push(u16::try_from(size.index(point)).unwrap_or(u16::MAX));
        });
        points
    }

    /// The labels of a node: points, and texts.
    #[wasm_bindgen(unchecked_return_type = "(number | string)[]")]
    #[must_use]
    pub fn labels(&self, node: u32) -> Array {
        let list = Array::new();
        for (point, text) in self.record.labels(id(node)) {
            list.push(&index(self.record.size(), Some(point)).into());
            list.push(&JsValue::from_str(&text));
        }
        list
    }

    /// The arrows of a node, or its lines: pairs of points.
    #[must_use]
    pub fn lines(&self, node: u32, are_arrows: bool) -> Vec<i32> {
        let lines = self.record.lines(id(node), if are_arrows { "AR" } else { "LN" });
        let at = |point| index(self.record.size(), Some(point));
        lines.into_iter().flat_map(|(from, to)| [at(from), at(to)]).collect()
    }

    /// What the clocks of a node say: milliseconds left to Black and White, then moves or periods; −1 for nothing.
    #[must_use]
    pub fn clocks(&self, node: u32) -> Vec<f64> {
        let (record, node) = (&self.record, id(node));
        #[allow(clippy::cast_precision_loss, reason = "at most 2^32 seconds")]
        let time = Color::BOTH.map(|color| record.time_left_ms(node, color).map_or(-1.0, |ms| ms as f64));
        let moves = Color::BOTH.map(|color| record.moves_left(node, color).map_or(-1.0, f64::from));
        [time, moves].concat()
    }

    /// The address of what stands on each point at a node.
    pub fn cells(&mut self, node: u32) -> Result<usize, JsValue> {
        let game = self.positions.game(&self.record, id(node)).map_err(refused)?;
        self.bytes.clear();
        self.bytes.extend(game.board().stones().map(stone_code));
        Ok(self.bytes.as_ptr() as usize)
    }

    /// At a node: the number of its move, whose turn it is, the ko (−1 none), stones taken by Black and White.
    pub fn situation(&mut self, node: u32) -> Result<Vec<i32>, JsValue> {
        let game = self.positions.game(&self.record, id(node)).map_err(refused)?;
        let [black, white] = game.prisoners().map(|n| i32::try_from(n).unwrap_or(i32::MAX));
        let (turn, ko) = (color_code(game.turn()).into(), index(game.size(), game.board().ko()));
        let number = i32::try_from(self.positions.move_number()).unwrap_or(i32::MAX);
        Ok(vec![number, turn, ko, black, white])
    }

    /// The game at a node, under the rules given, or those that the record states where none are.
    #[wasm_bindgen(js_name = gameAt)]
    pub fn game_at(&mut self, node: u32, rules: &[i32]) -> Result<RawGame, JsValue> {
        let rules = self.rules(rules)?;
        let kept = self.games.take().filter(|(kept, _)| *kept == rules);
        let (_, positions) = self.games.insert(kept.unwrap_or_else(|| (rules, Positions::new(rules))));
        let game = positions.game(&self.record, id(node)).map_err(refused)?.clone();
        let mut raw = RawGame::from(game);
        raw.info = self.record.info();
        // The record's result is that of the end of its main line.
        if self.record.is_main_end(id(node)) {
            raw.result_at = raw.place();
        } else {
            raw.info.set("RE", "");
        }
        Ok(raw)
    }

    /// The moves of all lines that the rules forbid, with their nodes: by what all rules have, or by the rules given.
    #[wasm_bindgen(unchecked_return_type = "RawBadNode[]")]
    pub fn illegal(&self, rules: &[i32]) -> Result<Array, JsValue> {
        let found = if rules.is_empty() {
            self.record.illegal()
        } else {
            self.record.illegal_by(&mut Positions::new(self.rules(rules)?))
        };
        let list = found.map_err(refused)?.into_iter().map(|(node, bad)| {
            let object = bad_move(self.record.size(), &bad);
            set(&object, "node", &count(node.index()).into());
            object
        });
        Ok(list.collect())
    }

    /// The record as SGF; see `WriteOptions` for `line`.
    #[wasm_bindgen(js_name = toSgf)]
    #[must_use]
    pub fn to_sgf(&self, line: u32) -> String {
        self.record.to_sgf(&WriteOptions { line: line as usize })
    }
}

impl RawRecord {
    fn rules(&self, rules: &[i32]) -> Result<Rules, JsValue> {
        if rules.is_empty() { Ok(self.record.rules()) } else { Rules::try_from(RawRules(rules)) }
    }

    fn move_numbers(&self, node: NodeId) -> (i32, i32) {
        let Some(entry) = self.record.move_at(node) else { return (0, NO_POINT) };
        let at = match entry.mv {
            Some(Move::Pass) => PASS,
            Some(Move::Play(point)) if self.record.size().contains(point) => {
                index(self.record.size(), Some(point))
            }
            _ => NO_POINT,
        };
        (color_code(entry.color).into(), at)
    }
}

fn to_limits(limits: &[u32]) -> Limits {
    let usual = Limits::default();
    let limit = |place: usize, usual: usize| match limits.get(place) {
        Some(&limit) if limit > 0 => limit as usize,
        _ => usual,
    };
    Limits {
        bytes: limit(0, usual.bytes),
        games: limit(1, usual.games),
        nodes: limit(2, usual.nodes),
        values: limit(3, usual.values),
        properties: limit(4, usual.properties),
        depth: limit(5, usual.depth),
        faults: limit(6, usual.faults),
    }
}

/// The node of a number, whether there is one or not.
pub(super) fn id(node: u32) -> NodeId {
    NodeId::from_index(node.min(u32::MAX - 1) as usize).unwrap_or(NodeId::ROOT)
}

fn number(node: NodeId) -> i32 {
    i32::try_from(node.index()).unwrap_or(i32::MAX)
}

pub(super) fn count(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

#[allow(clippy::needless_pass_by_value, reason = "it maps errors")]
fn refused(error: PositionError) -> JsValue {
    RawError::new(error.code(), error.to_string()).into()
}
