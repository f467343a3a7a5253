//! What is known of a game beside the game: names, and what else a record says.

use super::error::set;
use super::game::RawGame;
use js_sys::Object;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl RawGame {
    /// What the record says of the game: texts as written, under their names in SGF.
    #[wasm_bindgen(unchecked_return_type = "Record<string, string>")]
    #[must_use]
    pub fn info(&self) -> Object {
        let object = Object::new();
        for (name, text) in self.info.iter() {
            set(&object, name, &text.into());
        }
        object
    }

    /// Writes a text under one of SGF's names for what is known of a game; `false` for other names.
    /// A result is that of the game as it stands now.
    #[wasm_bindgen(js_name = setInfo)]
    pub fn set_info(&mut self, name: &str, text: &str) -> bool {
        if name == "RE" {
            self.result_at = self.place();
        }
        self.info.set(name, text)
    }

    /// Where the game stands: how many moves were made, and the hash of the position.
    pub(super) fn place(&self) -> (usize, u64) {
        (self.game.move_number(), self.game.board().hash())
    }
}
