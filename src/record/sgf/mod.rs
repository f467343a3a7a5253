//! SGF (Smart Game Format), FF[1] to FF[4]: games with their trees, read and written.

mod check;
mod error;
mod faults;
mod limits;
mod place;
mod point;
mod read;
mod scan;
mod size;
mod text;
mod tree;
mod write;

pub use error::{SgfError, SgfErrorKind};
pub use limits::Limits;
pub(super) use point::{read_move, read_rectangle};
pub use read::{ReadOptions, Records};
pub(super) use size::{size_text, stated_size};
pub(super) use text::{Lines, escape, unescape};
pub use tree::WriteOptions;
