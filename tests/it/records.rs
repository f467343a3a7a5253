//! Records: all of SGF, and the tree.

mod odd;
