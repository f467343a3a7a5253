//! Sealed moves (封棋, section H of the rules): kept unreadable until they are opened.

use super::Move;
use crate::point::Size;
use core::fmt::Write;
use sha2::{Digest, Sha256};

/// How long the salt of a commitment must be at least, in bytes: there are so few points that a
/// short one would be found by trying.
pub const SALT_LENGTH: usize = 16;

/// Why no commitment can be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NoteError {
    /// The salt is too short: so many bytes.
    Salt(usize),
    /// Note or salt are longer than a note can be.
    TooLong,
}

/// Notes and salts longer than this are refused.
const LONGEST: usize = 1024;

impl core::fmt::Display for NoteError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Salt(found) => write!(f, "a salt of {found} bytes, wanted at least {SALT_LENGTH}"),
            Self::TooLong => write!(f, "a note or a salt that is too long, wanted up to {LONGEST} bytes"),
        }
    }
}

impl core::error::Error for NoteError {}

/// What a side hands over in place of a note that nobody may read yet (rule R-H-03): the SHA-256 of
/// the salt's length, the salt and the note, in hexadecimal digits. The salt must be secret and never
/// used before; nothing can be told from the commitment, and no other note fits it.
///
/// ```
/// let sealed = lanke::commitment("D4", "0123456789abcdef").unwrap();
/// assert_eq!(sealed.len(), 64);
/// assert_ne!(sealed, lanke::commitment("D5", "0123456789abcdef").unwrap());
/// ```
///
/// # Errors
/// The salt is too short, or a text too long.
pub fn commitment(note: &str, salt: &str) -> Result<String, NoteError> {
    if salt.len() < SALT_LENGTH {
        return Err(NoteError::Salt(salt.len()));
    }
    if note.len() > LONGEST || salt.len() > LONGEST {
        return Err(NoteError::TooLong);
    }
    let mut hash = Sha256::new();
    hash.update(u64::try_from(salt.len()).unwrap_or(u64::MAX).to_be_bytes());
    hash.update(salt);
    hash.update(note);
    let mut text = String::with_capacity(64);
    for byte in hash.finalize() {
        // Writing to a string can't fail.
        let _ = write!(text, "{byte:02x}");
    }
    Ok(text)
}

/// Whether a text may be a commitment.
pub(super) fn is_commitment(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// The move that a note names; `None` for one that can't be read, or names no point of the board.
pub(super) fn read_note(size: Size, note: &str) -> Option<Move> {
    let mv = size.parse_vertex(note.trim()).ok()?;
    match mv {
        Move::Play(point) if !size.contains(point) => None,
        mv => Some(mv),
    }
}
