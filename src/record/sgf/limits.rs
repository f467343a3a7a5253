//! How much a reader accepts.

use super::error::SgfErrorKind;

/// How much a reader accepts. Reading takes time and memory in proportion to the text; reaching a
/// limit is an error that names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Limits {
    /// Bytes of the whole text: 128 MiB. Never more than 1 GiB.
    pub bytes: usize,
    /// Games in the text: 100,000.
    pub games: usize,
    /// Nodes of all games: 10 million.
    pub nodes: usize,
    /// Values of all games, every point of a rectangle of stones or territory counted: 20 million.
    pub values: usize,
    /// Properties of one node under different names: 256.
    pub properties: usize,
    /// How deep variations may lie in variations: 10 million.
    pub depth: usize,
    /// How many faults are kept, the first ones that the reader comes upon: 1,000. Those past it
    /// are counted; this is no error.
    pub faults: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            bytes: 128 << 20,
            games: 100_000,
            nodes: 10_000_000,
            values: 20_000_000,
            properties: 256,
            depth: 10_000_000,
            faults: 1000,
        }
    }
}

impl Limits {
    /// Places in a text are kept in 32 bits.
    const MOST_BYTES: usize = 1 << 30;

    /// Checks the length of a text.
    pub(super) fn check_bytes(&self, n: usize) -> Result<(), SgfErrorKind> {
        let limit = self.bytes.min(Self::MOST_BYTES);
        if n > limit { Err(SgfErrorKind::Limit { what: "bytes", limit }) } else { Ok(()) }
    }
}
