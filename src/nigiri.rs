//! Who plays Black: nigiri (猜先, section F of the rules).

use core::fmt;

/// Which of the two at the drawing: the one who holds stones, or the one who guesses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Drawer {
    /// Holds a handful of white stones.
    Holder,
    /// Shows one black stone ("if odd, I take Black") or two ("if even").
    Guesser,
}

/// Why a drawing is none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NigiriError {
    /// No stone is held.
    NothingHeld,
    /// So many stones are shown.
    Shown(u32),
}

impl NigiriError {
    /// The stable word for the reason.
    #[must_use]
    pub const fn code(self) -> &'static str {
        "nigiri"
    }
}

impl fmt::Display for NigiriError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NothingHeld => f.write_str("no stone held, wanted at least one"),
            Self::Shown(found) => write!(f, "{found} stones shown, wanted one (odd) or two (even)"),
        }
    }
}

impl core::error::Error for NigiriError {}

/// Who plays Black (rule R-F-02): the guesser, if one stone is shown and the number held is odd, or two
/// are shown and it is even; else the holder.
///
/// ```
/// use lanke::{Drawer, nigiri};
/// assert_eq!(nigiri(7, 1), Ok(Drawer::Guesser));
/// assert_eq!(nigiri(8, 1), Ok(Drawer::Holder));
/// ```
///
/// # Errors
/// No stone is held, or neither one nor two are shown.
pub const fn nigiri(held: u32, shown: u32) -> Result<Drawer, NigiriError> {
    if held == 0 {
        return Err(NigiriError::NothingHeld);
    }
    match shown {
        1 | 2 if held % 2 == shown % 2 => Ok(Drawer::Guesser),
        1 | 2 => Ok(Drawer::Holder),
        _ => Err(NigiriError::Shown(shown)),
    }
}

/// A player at the drawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Drawn {
    /// The rank: a higher number is the higher dan.
    pub dan: u32,
    /// The age: a higher number is older.
    pub age: u32,
}

/// Which of two players holds the stones (rule R-F-03): the higher dan, of equal dan the older one. 0 for the
/// first, 1 for the second; `None` where both are equal, which the rules leave open.
#[must_use]
pub const fn nigiri_holder(first: Drawn, second: Drawn) -> Option<usize> {
    let (one, other) =
        if first.dan == second.dan { (first.age, second.age) } else { (first.dan, second.dan) };
    if one > other {
        Some(0)
    } else if one < other {
        Some(1)
    } else {
        None
    }
}
