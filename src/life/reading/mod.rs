//! Reading: a search of a small fight for what becomes of a stone.

mod line;
mod local;
mod search;
mod statics;

pub(crate) use local::Local;
pub(crate) use search::Search;

#[cfg(test)]
mod tests;
