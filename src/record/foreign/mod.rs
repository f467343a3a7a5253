//! The files of servers in Asia, read only: GIB, NGF, UGF.

mod gib;
mod ngf;
mod remark;
mod ugf;
mod words;

use super::{ListError, MoveList};
use crate::point::{Point, Size};
use crate::setup::Setup;

/// What kind of record a text is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RecordKind {
    /// SGF: [`Record::read`](crate::Record::read).
    Sgf,
    /// Tygem, eWeiqi: [`MoveList::from_gib`](crate::MoveList::from_gib).
    Gib,
    /// Cyberoro, wBaduk: [`MoveList::from_ngf`](crate::MoveList::from_ngf).
    Ngf,
    /// Pandanet: [`MoveList::from_ugf`](crate::MoveList::from_ugf).
    Ugf,
}

/// As many lines are looked at.
const MAX_LINES: usize = 200;

impl RecordKind {
    /// The kind in small letters: `sgf`, `gib`, `ngf`, `ugf`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sgf => "sgf",
            Self::Gib => "gib",
            Self::Ngf => "ngf",
            Self::Ugf => "ugf",
        }
    }

    /// The kind of a record by what stands in it; `None` where nothing of any kind is found.
    ///
    /// Any encoding will do that leaves ASCII as it is. The first sign of a kind counts: a line
    /// `\HS` or `\[…` of GIB, a section such as `[Header]` of UGF, a move `PMABB…` of NGF, `(;` of
    /// SGF. As many as 200 lines are looked at.
    ///
    /// ```
    /// use lanke::RecordKind;
    /// assert_eq!(RecordKind::of(b"(;FF[4])"), Some(RecordKind::Sgf));
    /// assert_eq!(RecordKind::of(b"\\HS\r\n\\[TYPE=0\\]"), Some(RecordKind::Gib));
    /// assert_eq!(RecordKind::of(b"hello"), None);
    /// ```
    #[must_use]
    pub fn of(bytes: &[u8]) -> Option<Self> {
        let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
        let lines = bytes.split(|byte| matches!(byte, b'\n' | b'\r')).map(<[u8]>::trim_ascii);
        lines.filter(|line| !line.is_empty()).take(MAX_LINES).find_map(kind_of_line)
    }
}

impl MoveList {
    /// Reads the game in a server's file of this kind; `None` for SGF.
    ///
    /// ```
    /// use lanke::{MoveList, RecordKind};
    /// let gib = "\\HS\n\\[GAMETAG=S1,R3,D12,G65\\]\n\\HE\n\\GS\n2 1 0\nINI 0 1 0 &4\nSTO 0 2 1 15 3\n\\GE";
    /// let kind = RecordKind::of(gib.as_bytes()).unwrap();
    /// let list = MoveList::of_kind(kind, gib).unwrap().unwrap();
    /// assert_eq!((kind.name(), list.moves.len()), ("gib", 1));
    /// ```
    #[must_use]
    pub fn of_kind(kind: RecordKind, text: &str) -> Option<Result<Self, ListError>> {
        match kind {
            RecordKind::Sgf => None,
            RecordKind::Gib => Some(Self::from_gib(text)),
            RecordKind::Ngf => Some(Self::from_ngf(text)),
            RecordKind::Ugf => Some(Self::from_ugf(text)),
        }
    }
}

fn kind_of_line(line: &[u8]) -> Option<RecordKind> {
    const SECTIONS: [&[u8]; 6] =
        [b"[header]", b"[remote]", b"[files]", b"[data]", b"[figure]", b"[reviewnode]"];
    if matches!(line, b"\\HS" | b"\\GS") || line.starts_with(b"\\[") {
        Some(RecordKind::Gib)
    } else if SECTIONS.iter().any(|section| section.eq_ignore_ascii_case(line)) {
        Some(RecordKind::Ugf)
    } else if ngf::is_move(line) {
        Some(RecordKind::Ngf)
    } else if line == b"(" || opens_game(line) {
        Some(RecordKind::Sgf)
    } else {
        None
    }
}

/// Whether `(` and `;` stand one after the other, but for blanks.
fn opens_game(line: &[u8]) -> bool {
    let mut was_open = false;
    line.iter().filter(|byte| !byte.is_ascii_whitespace()).any(|&byte| {
        let opens = was_open && byte == b';';
        was_open = byte == b'(';
        opens
    })
}

/// The points of a fixed handicap where the third stone stands at the top left, as it does on
/// these servers; none for 0 and 1. `None` where the board has no place for so many.
fn handicap(size: Size, n: u32) -> Option<Vec<Point>> {
    let setup = Setup::handicap(size, n).ok()?;
    let mut points = setup.stones_of(crate::color::Color::Black);
    if n == 3 {
        // Row by row: top right, bottom left, bottom right.
        let (far, near) = (points.pop()?, points.get(1)?.x());
        points.push(size.point(near.into(), points.first()?.y().into())?);
        debug_assert!(far != *points.last()?, "another corner");
    }
    Some(points)
}
