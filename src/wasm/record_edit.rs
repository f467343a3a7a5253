//! Edits of a record's tree.

use super::convert::color;
use super::error::RawError;
use super::game_record::{RawRecord, count, id};
use crate::{Color, EditError, Move, Positions};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
#[allow(clippy::missing_errors_doc, reason = "every error is an `EditError`, described there")]
impl RawRecord {
    /// Adds an empty node below `parent`.
    pub fn add(&mut self, parent: u32) -> Result<u32, JsValue> {
        self.record.add(id(parent)).map(|node| count(node.index())).map_err(not_edited)
    }

    /// Adds a node with properties: their names, how many values each has, and all values one after the other.
    #[wasm_bindgen(js_name = addWith)]
    #[allow(clippy::needless_pass_by_value, reason = "lists of texts cross by value")]
    pub fn add_with(
        &mut self,
        parent: u32,
        names: Vec<String>,
        n_values: &[u32],
        values: Vec<String>,
    ) -> Result<u32, JsValue> {
        let values: Vec<_> = values.iter().map(String::as_str).collect();
        let mut rest = values.as_slice();
        let mut properties = Vec::with_capacity(names.len());
        for (name, &n) in names.iter().zip(n_values) {
            let (own, others) = rest.split_at_checked(n as usize).unwrap_or((rest, &[]));
            properties.push((name.as_str(), own));
            rest = others;
        }
        self.record.add_with(id(parent), &properties).map(|node| count(node.index())).map_err(not_edited)
    }

    /// The node below `parent` with this move: `at` row by row from the top left, −1 a pass.
    #[wasm_bindgen(js_name = addMove)]
    pub fn add_move(&mut self, parent: u32, color_code: u8, at: i32) -> Result<u32, JsValue> {
        let mv = match usize::try_from(at) {
            Ok(at) => {
                self.record.size().at(at).map(Move::Play).ok_or(EditError::OffBoard).map_err(not_edited)?
            }
            Err(_) => Move::Pass,
        };
        let color: Color = color(color_code)?;
        self.record.add_move(id(parent), color, mv).map(|node| count(node.index())).map_err(not_edited)
    }

    /// Gives a node a property: texts, or values as written.
    #[wasm_bindgen(js_name = setProperty)]
    #[allow(clippy::needless_pass_by_value, reason = "lists of texts cross by value")]
    pub fn set_property(
        &mut self,
        node: u32,
        name: &str,
        values: Vec<String>,
        raw: bool,
    ) -> Result<(), JsValue> {
        let values: Vec<_> = values.iter().map(String::as_str).collect();
        let done = if raw {
            self.record.set_raw(id(node), name, &values)
        } else {
            self.record.set(id(node), name, &values)
        };
        if name == "RU" {
            self.take_rules();
        }
        done.map_err(not_edited)
    }

    /// Takes a property from a node; whether it had one.
    #[wasm_bindgen(js_name = removeProperty)]
    pub fn remove_property(&mut self, node: u32, name: &str) -> Result<bool, JsValue> {
        let done = self.record.remove_property(id(node), name).map_err(not_edited);
        if name == "RU" {
            self.take_rules();
        }
        done
    }

    /// Removes a node and all below it.
    pub fn remove(&mut self, node: u32) -> Result<(), JsValue> {
        self.record.remove(id(node)).map_err(not_edited)
    }

    /// Moves a node and all below it under `parent`, as child number `place`.
    #[wasm_bindgen(js_name = moveTo)]
    pub fn move_to(&mut self, node: u32, parent: u32, place: u32) -> Result<(), JsValue> {
        self.record.move_to(id(node), id(parent), place as usize).map_err(not_edited)
    }

    /// Moves the variation of a node one place up; whether it lay in one.
    pub fn promote(&mut self, node: u32) -> Result<bool, JsValue> {
        self.record.promote(id(node)).map_err(not_edited)
    }

    /// Moves the variation of a node one place down; whether it could.
    pub fn demote(&mut self, node: u32) -> Result<bool, JsValue> {
        self.record.demote(id(node)).map_err(not_edited)
    }

    /// Makes the line to a node the main line; whether it was not.
    #[wasm_bindgen(js_name = makeMain)]
    pub fn make_main(&mut self, node: u32) -> Result<bool, JsValue> {
        self.record.make_main(id(node)).map_err(not_edited)
    }

    /// Makes equal branches below a node one; how many nodes went.
    pub fn merge(&mut self, node: u32) -> Result<u32, JsValue> {
        self.record.merge(id(node)).map(count).map_err(not_edited)
    }

    /// Undoes the latest edit; whether there was one.
    pub fn undo(&mut self) -> bool {
        let is_undone = self.record.undo();
        self.take_rules();
        is_undone
    }

    /// Does again what was undone last; whether something was.
    pub fn redo(&mut self) -> bool {
        let is_redone = self.record.redo();
        self.take_rules();
        is_redone
    }

    /// Begins a group of edits that are one to undo.
    #[wasm_bindgen(js_name = beginGroup)]
    pub fn begin_group(&mut self) {
        self.record.begin_group();
    }

    /// Ends the group begun last; whether there was one.
    #[wasm_bindgen(js_name = endGroup)]
    pub fn end_group(&mut self) -> bool {
        self.record.end_group()
    }

    /// Forgets the edits that could be undone or done again.
    #[wasm_bindgen(js_name = forgetEdits)]
    pub fn forget_edits(&mut self) {
        self.record.forget_edits();
    }
}

impl RawRecord {
    /// After an edit of the rules that the record states: positions are those under them.
    fn take_rules(&mut self) {
        self.positions = Positions::basic(&self.record);
    }
}

#[allow(clippy::needless_pass_by_value, reason = "it maps errors")]
fn not_edited(error: EditError) -> JsValue {
    RawError::new(error.code(), error.to_string()).into()
}
