//! Records: all of SGF, and the tree.

mod bugs;
mod odd;
mod plain;
mod positions;
mod replayed;
mod round;
mod tree;
