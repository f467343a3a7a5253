//! Games from records and back.

use super::convert::RawRules;
use super::error::{RawError, bad_move, fault};
use super::game::RawGame;
use crate::{
    Decoded, Encoding, EncodingSource, Komi, OnIllegal, ReadOptions, Record, RecordKind, Rules, SgfErrorKind,
    StatedEncoding,
};
use js_sys::Array;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
#[allow(clippy::missing_errors_doc, reason = "every error is described where it is raised")]
impl RawGame {
    /// The main line of an SGF text (UTF-8), played under the rules given, or where none are given
    /// under those that the record states; with the komi given (half points), else the one that
    /// the record states, else that of the rules given, else none. With `keep`, moves that the
    /// rules forbid are played as far as they can be; else the first of them is thrown as a
    /// `RawBadMove`. With `end`, the record's result is carried out. `how` says in words how its
    /// encoding was found, where there is something to tell of that.
    #[wasm_bindgen(js_name = fromSgf)]
    pub fn from_sgf(
        text: &[u8],
        game: u32,
        keep: bool,
        rules: &[i32],
        komi: Option<i32>,
        end: bool,
        how: &str,
    ) -> Result<Self, JsValue> {
        let options = ReadOptions { game: game as usize, ..ReadOptions::default() };
        let decoded = decoded(text, how);
        let record = Record::read_decoded(&decoded, &options).map_err(|error| {
            let is_foreign = matches!(error.kind, SgfErrorKind::NoGame);
            is_foreign.then(|| foreign(&decoded)).flatten().unwrap_or_else(|| RawError::from(error))
        })?;
        let mut rules = if rules.is_empty() { record.rules() } else { Rules::try_from(RawRules(rules))? };
        if let Some(komi) = komi.map_or_else(|| record.info.komi(), Komi::from_half_points) {
            rules.komi = komi;
        }
        let illegal = if keep { OnIllegal::Keep } else { OnIllegal::Throw };
        let mut replay = record.game(rules, illegal).map_err(|bad| bad_move(record.size, &bad))?;
        if end {
            record.end(&mut replay.game);
        }
        let mut raw = Self::from(replay.game);
        (raw.info, raw.kept, raw.faults) = (record.info, replay.kept, record.faults);
        raw.result_at = raw.place();
        Ok(raw)
    }

    /// The moves of the record that the rules forbid.
    #[wasm_bindgen(unchecked_return_type = "RawBadMove[]")]
    #[must_use]
    pub fn kept(&self) -> Array {
        let size = self.game.size();
        self.kept.iter().map(|bad| bad_move(size, bad)).collect()
    }

    /// What was wrong in the record and was got over, in order.
    #[wasm_bindgen(unchecked_return_type = "RawFault[]")]
    #[must_use]
    pub fn faults(&self) -> Array {
        self.faults.iter().map(fault).collect()
    }

    /// The moves made so far as SGF, with the record's result where the game stands at its end.
    #[wasm_bindgen(js_name = toSgf)]
    #[must_use]
    pub fn to_sgf(&self) -> String {
        let mut info = self.info.clone();
        if self.result_at != self.place() {
            info.set("RE", "");
        }
        self.game.to_sgf(&info)
    }
}

/// A text that was decoded, and in which words how its encoding was found (see `findEncoding`); `""` where there is
/// nothing to tell.
pub(super) fn decoded<'t>(text: &'t [u8], how: &str) -> Decoded<'t> {
    let mut decoded = Decoded::utf_8(text);
    let mut words = how.split(' ');
    if let Some(encoding) = words.next().and_then(Encoding::from_label) {
        decoded.encoding = encoding;
    }
    if words.next() == Some(EncodingSource::Guessed.name()) {
        decoded.source = EncodingSource::Guessed;
    }
    let stated = words.next().unwrap_or("");
    for told in [StatedEncoding::Unknown, StatedEncoding::Contradicted] {
        if stated == told.name() {
            decoded.stated = told;
        }
    }
    decoded
}

/// That a text is a server's file, which this part of the boundary does not read.
pub(super) fn foreign(decoded: &Decoded<'_>) -> Option<RawError> {
    let name = match RecordKind::of(decoded.text.as_bytes())? {
        RecordKind::Gib => "a GIB file",
        RecordKind::Ngf => "an NGF file",
        RecordKind::Ugf => "a UGF file",
        _ => return None,
    };
    let wanted = "wanted SGF, which readServerRecord of lanke/formats makes of it";
    Some(RawError::new("foreign-format", format!("{name}, {wanted}")))
}
