//! The JavaScript boundary: a handle for games and one for records, numbers and typed arrays, plain objects for the rest.
//!
//! In four parts, each of which is built into a wasm file of its own: the engine with the feature `wasm`, the game alone
//! (the engine without records and judge) with `wasm-play`, the formats beside SGF with `wasm-formats`, the judge alone
//! with `wasm-judge`. It stands outside: it uses the crate's
//! public items only. The TypeScript layer in `js/` checks every argument before it calls; what still can't be is
//! answered with an error value here, never with a trap. Points cross as row-major indices
//! `y * width + x` from the top left, moves as those or −1 for a pass, colours as 1 for Black and
//! 2 for White, stones as those or 0.

mod common;
mod convert;
#[cfg(any(feature = "wasm", feature = "wasm-formats"))]
mod encoding;
#[cfg(feature = "wasm-play")]
mod engine;
mod error;
#[cfg(feature = "wasm-play")]
mod event;
#[cfg(feature = "wasm-formats")]
mod formats;
#[cfg(feature = "wasm-play")]
mod game;
#[cfg(feature = "wasm")]
mod game_record;
#[cfg(feature = "wasm")]
mod info;
#[cfg(any(feature = "wasm", feature = "wasm-judge"))]
mod judge;
#[cfg(feature = "wasm-play")]
mod known;
#[cfg(feature = "wasm")]
mod record;
#[cfg(feature = "wasm")]
mod record_edit;
#[cfg(feature = "wasm-play")]
mod standing;
#[cfg(feature = "wasm-play")]
mod types;

pub use common::{handicap, parse_komi, presets, start};
#[cfg(any(feature = "wasm", feature = "wasm-formats"))]
pub use encoding::{encoding_named, find_encoding};
#[cfg(feature = "wasm-play")]
pub use engine::{commitment, nigiri, score};
#[cfg(feature = "wasm-formats")]
pub use formats::{
    read_figure, read_gtp, read_server_record, read_shared, write_figure, write_gtp, write_shared,
};
#[cfg(feature = "wasm-play")]
pub use game::RawGame;
#[cfg(feature = "wasm")]
pub use game_record::{RawRecord, RawRecords};
#[cfg(feature = "wasm")]
pub use info::rules_named;
#[cfg(any(feature = "wasm", feature = "wasm-judge"))]
pub use judge::judge;
