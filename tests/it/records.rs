//! Records: all of SGF, and the tree.

mod odd;
mod plain;
mod positions;
mod replayed;
mod tree;
