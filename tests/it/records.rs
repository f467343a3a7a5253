//! Records: all of SGF, and the tree.

mod bugs;
mod model;
mod odd;
mod plain;
mod positions;
mod replayed;
mod round;
mod tree;
