//! NGF: the files of Cyberoro and wBaduk.

use super::words::{date, decimal, rank, result};
use crate::color::Color;
use crate::moves::Move;
use crate::point::Size;
use crate::record::list::{Faults, ListError, ListErrorKind, ListedMove, MoveList, add_line, lines};
use crate::text::{number, short};

/// Lines of the head before the first move, in either kind of file.
const N_HEAD: usize = 12;

/// Before every line of the head in files of the other kind.
const GI: &str = "GI";

impl MoveList {
    /// Reads a file of Cyberoro or wBaduk (`.ngf`), decoded.
    ///
    /// The head has no names: what a line is follows from where it stands. Read are the board's
    /// size, players and ranks, the site, fixed handicap, komi (half a point more than is written
    /// where there is no handicap, as it is played there), date, time and result; then the
    /// moves. In files whose lines begin with `GI` it is not known which of the players has
    /// Black: both are the game's name.
    ///
    /// # Errors
    /// [`ListErrorKind::NoGame`], [`ListErrorKind::Limit`], [`ListErrorKind::Size`]. All else is
    /// got over, and listed in [`faults`](MoveList::faults).
    pub fn from_ngf(text: &str) -> Result<Self, ListError> {
        let mut head: Vec<(usize, &str)> = Vec::new();
        let mut list = Self::new(Size::STANDARD);
        let mut faults = Faults::default();
        let mut stated = None;
        let mut has_moves = false;
        for (at, line) in lines(text)? {
            let trimmed = line.trim();
            if is_move(trimmed.as_bytes()) {
                if !core::mem::replace(&mut has_moves, true) {
                    stated = list.ngf_head(&head, &mut faults)?;
                }
                list.ngf_move(at, line, &mut faults);
            } else if !has_moves && head.len() < N_HEAD {
                head.push((at, trimmed));
            } else if let Some(words) = trimmed.strip_prefix("IDB") {
                let said = words.trim_end_matches("[EndTxt]");
                let said = said.split_once(']').map_or(said, |(_, said)| said).trim();
                list.tell("RE", &result(said).unwrap_or_default());
                if let Some(last) = list.moves.last_mut() {
                    add_line(&mut last.comment, said);
                }
            } else if !trimmed.is_empty() && !trimmed.starts_with(GI) {
                let kind = ListErrorKind::Stray { found: short(trimmed), wanted: "a move such as PMABBREER" };
                faults.push(at, line, line.trim_start(), kind);
            }
        }
        if !has_moves {
            // A game of no moves has the head alone.
            if !is_head(&head) {
                let kind =
                    ListErrorKind::NoGame { wanted: "the head of an NGF file, or moves such as PMABBREER" };
                return Err(ListError { line: 1, column: 1, kind });
            }
            stated = list.ngf_head(&head, &mut faults)?;
        }
        if let Some((at, wanted)) = stated
            && wanted != list.moves.len()
        {
            faults.push(at, "", "", ListErrorKind::Count { found: list.moves.len(), wanted });
        }
        list.faults = faults.into_vec();
        Ok(list)
    }

    /// Reads the lines before the first move; gives how many moves they state, and where.
    fn ngf_head(
        &mut self,
        head: &[(usize, &str)],
        faults: &mut Faults,
    ) -> Result<Option<(usize, usize)>, ListError> {
        let is_gi = head.iter().any(|(_, line)| line.starts_with(GI));
        let line = |place: usize| {
            let (at, line) = head.get(place).copied().unwrap_or((1, ""));
            (at, line.strip_prefix(GI).unwrap_or(line).trim())
        };
        let places = if is_gi { GI_PLACES } else { PLACES };
        let (at, side) = line(places.size);
        if !side.is_empty() {
            let Some(size) = number(side).and_then(|side| Size::new(side, side).ok()) else {
                return Err(ListError {
                    line: at,
                    column: 1,
                    kind: ListErrorKind::Size { found: short(side) },
                });
            };
            self.size = size;
        }
        if is_gi {
            self.tell("EV", line(0).1);
            let (one, other) = (line(1).1, line(2).1);
            if !one.is_empty() || !other.is_empty() {
                self.tell("GN", &format!("{one} - {other}"));
            }
        } else {
            for (place, names) in [(2, ["PW", "WR"]), (3, ["PB", "BR"])] {
                let (name, level) = split_player(line(place).1);
                self.tell(names[0], name);
                self.tell(names[1], &rank(level));
            }
            self.tell("PC", line(4).1);
            let minutes = number(line(9).1).and_then(|minutes| minutes.checked_mul(60));
            self.tell("TM", &minutes.map(|seconds| seconds.to_string()).unwrap_or_default());
            self.tell("RE", &result(line(10).1).unwrap_or_default());
        }
        self.tell("DT", &date(line(places.date).1).unwrap_or_default());
        let (at, found) = line(places.handicap);
        let n = if found.is_empty() { Some(0) } else { number(found) };
        if let Some(points) = n.and_then(|n| super::handicap(self.size, n)) {
            if points.len() > 1 {
                self.info.set("HA", &points.len().to_string());
            }
            self.stones = points.into_iter().map(|point| (Color::Black, point)).collect();
        } else {
            let wanted = "0 to 9, as the board has star points";
            let kind = ListErrorKind::Value { what: "handicap", found: short(found), wanted };
            faults.push(at, "", "", kind);
        }
        if let Some(komi) = decimal(line(places.komi).1) {
            let is_whole = self.stones.is_empty() && komi != "0" && !komi.contains('.');
            self.tell("KM", &if is_whole { format!("{komi}.5") } else { komi.to_owned() });
        }
        let (at, count) = line(places.count);
        Ok(number(count).and_then(|count| usize::try_from(count).ok()).map(|count| (at, count)))
    }

    /// `PMABBREER`: a number in letters, the colour, column and row from `B`, and both again.
    fn ngf_move(&mut self, at: usize, line: &str, faults: &mut Faults) {
        let bytes = line.trim().as_bytes();
        let color = if bytes.get(4) == Some(&b'B') { Color::Black } else { Color::White };
        let side = |place: usize| bytes.get(place).map_or(0, |&byte| u32::from(byte.wrapping_sub(b'A')));
        let (x, y) = (side(5), side(6));
        let mv = if x == 0 && y == 0 {
            Some(Move::Pass)
        } else {
            let point = x.checked_sub(1).zip(y.checked_sub(1)).and_then(|(x, y)| self.size.point(x, y));
            point.map(Move::Play)
        };
        if mv.is_none() {
            let wanted =
                "letters of column and row on the board, counted from B at the top left, or AA for a pass";
            faults.push(
                at,
                line,
                line.trim_start(),
                ListErrorKind::Move { found: short(line.trim()), wanted },
            );
        }
        self.moves.push(ListedMove { color, mv, comment: String::new() });
    }
}

/// In which line of the head, from 0, what stands.
struct Places {
    size: usize,
    handicap: usize,
    komi: usize,
    date: usize,
    count: usize,
}

const PLACES: Places = Places { size: 1, handicap: 5, komi: 7, date: 8, count: 11 };
const GI_PLACES: Places = Places { size: 6, handicap: 7, komi: 9, date: 5, count: 10 };

/// Whether a line is a move, on the board or off it.
pub(super) fn is_move(line: &[u8]) -> bool {
    let Some(&[p, m, _, _, color, x, y]) = line.first_chunk::<7>() else { return false };
    p == b'P' && m == b'M' && matches!(color, b'B' | b'W') && x.is_ascii_uppercase() && y.is_ascii_uppercase()
}

/// Whether lines are the head of a game, by its size, its date and the number of its moves.
fn is_head(head: &[(usize, &str)]) -> bool {
    let line = |place: usize| {
        let line = head.get(place).map_or("", |(_, line)| line);
        line.strip_prefix(GI).unwrap_or(line)
    };
    [PLACES, GI_PLACES].iter().any(|places| {
        number(line(places.size)).is_some()
            && date(line(places.date)).is_some()
            && line(places.count).trim() == "0"
    })
}

/// A player's name and rank: the last word, if there are several.
fn split_player(text: &str) -> (&str, &str) {
    text.rsplit_once(char::is_whitespace).map_or((text, ""), |(name, rank)| (name.trim(), rank))
}
