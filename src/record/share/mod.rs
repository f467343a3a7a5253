//! A game as a short text for links.

mod bits;
mod moves;
mod parts;

use super::list::{ListError, ListErrorKind, MoveList};
use crate::color::Color;
use crate::rules::Rules;
use crate::text::short;
use bits::{N_SUM, Reader, Writer, is_letter, sum_of};
use moves::Digits;
use parts::{read_rules, read_size, read_stones, write_rules, write_size, write_stones};

/// A game as it is shared: its moves, its rules, and the position that is shown.
///
/// ```
/// use lanke::{MoveList, Preset, Shared, Size};
/// let list = MoveList::from_gtp("Q16 D4 Q3", Size::STANDARD).unwrap();
/// let shared = Shared { list, rules: Preset::Japanese.rules(), shown: 3 };
/// let text = shared.to_text().unwrap();
/// let again = Shared::from_text(&text).unwrap();
/// assert_eq!((again.list.moves, again.rules, again.shown), (shared.list.moves, shared.rules, 3));
/// assert_eq!(Shared::from_text(&text[..9]).unwrap_err().code(), "share-checksum");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shared {
    /// The game. Of what is known of it, names, ranks and teams, result, date, event, round, the
    /// game's name and its place are shared, and the handicap; comments are not.
    pub list: MoveList,
    /// Every switch of its rules, and the komi.
    pub rules: Rules,
    /// After how many moves the position shown stands.
    pub shown: usize,
}

/// The version that is written, and the only one that is read.
const VERSION: &str = "1";

/// The longest text.
const MAX_LETTERS: usize = 65_536;

/// The most moves.
const MAX_MOVES: usize = 20_000;

/// What is known of a game, by its number in a text. Grows at the end only, to 16.
const NAMES: [&str; 12] = ["PB", "PW", "BR", "WR", "RE", "DT", "EV", "RO", "GN", "PC", "BT", "WT"];

impl Shared {
    /// The game as a text of letters, digits, `-`, `_` and `.`: what stands in links.
    ///
    /// # Errors
    /// [`ListErrorKind::Limit`]: more than 20,000 moves, or 65,536 letters.
    /// [`ListErrorKind::Move`]: a move or a stone that is not on the board.
    pub fn to_text(&self) -> Result<String, ListError> {
        let list = &self.list;
        if list.moves.len() > MAX_MOVES {
            return Err(fault(0, ListErrorKind::Limit { what: "moves", limit: MAX_MOVES }));
        }
        let mut writer = Writer::default();
        write_size(&mut writer, list.size);
        write_rules(&mut writer, self.rules);
        let handicap = list.info.handicap().unwrap_or(0);
        writer.number(handicap);
        write_stones(&mut writer, list, handicap)?;
        writer.bits(list.turn.map_or(0, |turn| turn.index() as u64 + 1), 2);
        let is_at_end = self.shown >= list.moves.len();
        writer.flag(!is_at_end);
        if !is_at_end {
            writer.number(small(self.shown));
        }
        for (key, name) in (0..).zip(NAMES) {
            if let Some(text) = list.info.get(name).filter(|text| !text.is_empty()) {
                writer.flag(true);
                writer.bits(key, 4);
                writer.number(small(text.len()));
                text.bytes().for_each(|byte| writer.bits(byte.into(), 8));
            }
        }
        writer.flag(false);
        let digits = Digits::new(list.size);
        let first = list.turn_at_start().unwrap_or(Color::Black);
        let written =
            digits.of(&list.moves, first).map_err(|number| no_point(&format!("number {number}")))?;
        writer.number(small(written.len()));
        digits.write(&written, &mut writer);
        let text = format!("{VERSION}.{}", writer.into_letters());
        if text.len() + N_SUM > MAX_LETTERS {
            return Err(fault(0, ListErrorKind::Limit { what: "letters", limit: MAX_LETTERS }));
        }
        let sum = sum_of(&text);
        Ok(text + &sum)
    }

    /// The game of such a text; blanks around it do not count.
    ///
    /// What is known then has rules (`RU`, where they are a set with a name), komi and handicap too.
    ///
    /// # Errors
    /// [`ListErrorKind::Version`]: a later version. [`ListErrorKind::Checksum`]: cut short, or
    /// changed. [`ListErrorKind::NoGame`], [`ListErrorKind::Limit`], [`ListErrorKind::Value`]: no
    /// such text.
    pub fn from_text(text: &str) -> Result<Self, ListError> {
        let text = text.trim_ascii();
        if text.len() > MAX_LETTERS {
            return Err(fault(0, ListErrorKind::Limit { what: "letters", limit: MAX_LETTERS }));
        }
        let is_version =
            |version: &&str| !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_digit());
        let Some((version, letters)) = text.split_once('.').filter(|(version, _)| is_version(version)) else {
            let wanted = "a text that begins with a version, such as \"1.\"";
            return Err(fault(0, ListErrorKind::NoGame { wanted }));
        };
        if version != VERSION {
            return Err(fault(0, ListErrorKind::Version { found: short(version) }));
        }
        if let Some((place, found)) =
            letters.char_indices().find(|(_, c)| !u8::try_from(*c).is_ok_and(is_letter))
        {
            let wanted = "A to Z, a to z, 0 to 9, - or _";
            let kind = ListErrorKind::Value { what: "letter", found: found.to_string(), wanted };
            return Err(fault(START + place, kind));
        }
        let end = text.len().checked_sub(N_SUM).filter(|_| letters.len() > N_SUM);
        let Some((before, sum)) = end.and_then(|end| text.split_at_checked(end)) else {
            return Err(fault(0, ListErrorKind::Checksum));
        };
        if sum_of(before) != sum {
            return Err(fault(0, ListErrorKind::Checksum));
        }
        let mut reader = Reader::new(before.as_bytes().get(START..).unwrap_or(&[]));
        let shared = read(&mut reader).filter(|_| reader.is_at_end());
        shared.filter(|shared| shared.list.moves.len() <= MAX_MOVES).ok_or_else(|| {
            let kind = ListErrorKind::Value {
                what: "part",
                found: String::new(),
                wanted: "what version 1 writes there",
            };
            fault(START + reader.place(), kind)
        })
    }
}

/// Where the letters begin.
const START: usize = VERSION.len() + 1;

fn read(reader: &mut Reader) -> Option<Shared> {
    let mut list = MoveList::new(read_size(reader)?);
    let rules = read_rules(reader, &mut list)?;
    let handicap = reader.number()?;
    if handicap > 0 {
        list.info.set("HA", &handicap.to_string());
        list.info.handicap()?;
    }
    list.stones = read_stones(reader, list.size, handicap)?;
    list.turn = match reader.bits(2)? {
        0 => None,
        1 => Some(Color::Black),
        2 => Some(Color::White),
        _ => return None,
    };
    let shown = if reader.flag()? { Some(reader.number()?) } else { None };
    while reader.flag()? {
        let name = *NAMES.get(usize::try_from(reader.bits(4)?).ok()?)?;
        let length = reader.number()?;
        let mut bytes = Vec::new();
        for _ in 0..length {
            bytes.push(u8::try_from(reader.bits(8)?).ok()?);
        }
        list.info.set(name, &String::from_utf8(bytes).ok()?);
    }
    let digits = Digits::new(list.size);
    let n = usize::try_from(reader.number()?).ok()?;
    let read = digits.read(n, reader)?;
    list.moves = digits.moves(&read, list.turn_at_start().unwrap_or(Color::Black))?;
    let shown = match shown {
        None => list.moves.len(),
        Some(shown) => usize::try_from(shown).ok().filter(|shown| *shown < list.moves.len())?,
    };
    Some(Shared { list, rules, shown })
}

fn small(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

#[cold]
fn no_point(found: &str) -> ListError {
    fault(0, ListErrorKind::Move { found: found.to_owned(), wanted: "a point of the board, or a pass" })
}

/// What is wrong at a byte of the text.
#[cold]
#[inline(never)]
fn fault(place: usize, kind: ListErrorKind) -> ListError {
    ListError { line: 1, column: place + 1, kind }
}
