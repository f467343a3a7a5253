//! SGF (Smart Game Format), FF[1] to FF[4]: the main line of a game, read and written.

mod draft;
mod error;
mod lexer;
mod node;
mod place;
mod point;
mod read;
mod text;
mod write;

pub use error::{SgfError, SgfErrorKind};
pub use read::{Limits, ReadOptions};
