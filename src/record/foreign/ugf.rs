//! UGF: the files of Pandanet (IGS).

use super::words::{date, decimal, rank};
use crate::color::Color;
use crate::moves::Move;
use crate::point::{Point, Size};
use crate::record::list::{Faults, ListError, ListErrorKind, ListedMove, MoveList, add_line, end_of, lines};
use crate::text::{number, short};

/// Which section of the file is being read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    Header,
    Data,
    Figure,
    Comments,
    Other,
}

struct Reader {
    list: MoveList,
    faults: Faults,
    /// Whether rows count from the bottom.
    is_from_bottom: bool,
    /// The handicap that is stated.
    handicap: u32,
    /// Of how many moves the text that is being read speaks; `None` where there is none.
    said_of: Option<usize>,
    /// Whether a figure with moves of its own is being passed over.
    is_in_figure: bool,
}

impl MoveList {
    /// Reads a file of Pandanet (`.ugf`, `.ugi`), decoded.
    ///
    /// Read are the board's size, players and ranks, event, place, date, rules, time, komi,
    /// result, stones put up, moves and passes, and what is said of them. Figures with moves of
    /// their own, variations of reviews, marks, pictures and the time of each move are left out.
    ///
    /// # Errors
    /// [`ListErrorKind::NoGame`], [`ListErrorKind::Limit`], [`ListErrorKind::Size`]. All else is
    /// got over, and listed in [`faults`](MoveList::faults).
    pub fn from_ugf(text: &str) -> Result<Self, ListError> {
        let mut reader = Reader {
            list: Self::new(Size::STANDARD),
            faults: Faults::default(),
            is_from_bottom: false,
            handicap: 0,
            said_of: None,
            is_in_figure: false,
        };
        let mut section = None;
        for (at, line) in lines(text)? {
            let trimmed = line.trim();
            if let Some(name) = trimmed.strip_prefix('[').and_then(|name| name.strip_suffix(']')) {
                section = Some(section_named(name));
                (reader.said_of, reader.is_in_figure) = (None, false);
                continue;
            }
            match section {
                Some(Section::Header) => reader.header_line(at, line)?,
                Some(Section::Data) => reader.data_line(at, line),
                Some(Section::Figure) => reader.figure_line(trimmed),
                Some(Section::Comments) => reader.comment_line(trimmed),
                Some(Section::Other) | None => {}
            }
        }
        if section.is_none() {
            let kind = ListErrorKind::NoGame { wanted: "\"[Header]\" and \"[Data]\" of a UGF file" };
            return Err(ListError { line: 1, column: 1, kind });
        }
        reader.list.faults = reader.faults.into_vec();
        Ok(reader.list)
    }
}

fn section_named(name: &str) -> Section {
    match name.to_ascii_lowercase().as_str() {
        "header" => Section::Header,
        "data" => Section::Data,
        "figure" => Section::Figure,
        "reviewcomment" => Section::Comments,
        _ => Section::Other,
    }
}

impl Reader {
    /// A line of the header: `Place=PANDA-NET`.
    fn header_line(&mut self, at: usize, line: &str) -> Result<(), ListError> {
        let Some((key, value)) = line.trim().split_once('=') else { return Ok(()) };
        let mut fields = value.split(',').map(str::trim);
        let mut next = || fields.next().unwrap_or_else(|| end_of(line));
        let list = &mut self.list;
        match key.trim_end().to_ascii_lowercase().as_str() {
            "size" => {
                let Some(size) = number(value).and_then(|side| Size::new(side, side).ok()) else {
                    let kind = ListErrorKind::Size { found: short(value.trim()) };
                    return Err(ListError { line: at, column: 1, kind });
                };
                list.size = size;
            }
            "coordinatetype" => self.is_from_bottom = value.trim().eq_ignore_ascii_case("IGS"),
            "title" => {
                let parts: Vec<_> = value.split(',').map(str::trim).filter(|part| !part.is_empty()).collect();
                list.tell("EV", &parts.join(", "));
            }
            "place" => list.tell("PC", value),
            "date" => list.tell("DT", &date(next()).unwrap_or_default()),
            "rule" | "rules" => list.tell("RU", rules(value.trim())),
            "playerb" | "bmemb1" => player(list, next(), next(), "PB", "BR"),
            "playerw" | "wmemb1" => player(list, next(), next(), "PW", "WR"),
            "hdcp" => {
                let (handicap, komi) = (next(), next());
                match number(handicap) {
                    Some(n) => self.handicap = n,
                    None => self.bad_value(at, line, handicap, "handicap", "a number of stones"),
                }
                match decimal(komi) {
                    Some(komi) => self.list.tell("KM", komi),
                    None => self.bad_value(at, line, komi, "komi", "points such as 6.50"),
                }
                if self.handicap > 1 {
                    self.list.tell("HA", &self.handicap.to_string());
                }
            }
            "winner" => match winner(next(), next()) {
                Some(result) => list.tell("RE", &result),
                None => self.bad_value(at, line, value, "winner", "B or W and points, C, F or T, or D"),
            },
            "ptime" => {
                let minutes = value.split(';').nth(1).and_then(number).filter(|minutes| *minutes > 0);
                let seconds = minutes.and_then(|minutes| minutes.checked_mul(60));
                list.tell("TM", &seconds.map(|seconds| seconds.to_string()).unwrap_or_default());
            }
            "writer" => list.tell("US", value),
            "commentator" => list.tell("AN", value),
            "copyright" => list.tell("CP", value),
            "comment" => list.tell("GC", value),
            _ => {}
        }
        Ok(())
    }

    fn bad_value(&mut self, at: usize, line: &str, part: &str, what: &'static str, wanted: &'static str) {
        self.faults.push(at, line, part, ListErrorKind::Value { what, found: short(part), wanted });
    }

    /// A line of the data: `QP,B1,1,0`: point, side and player, number, seconds. Stones put up
    /// have number 0.
    fn data_line(&mut self, at: usize, line: &str) {
        let trimmed = line.trim();
        if trimmed.is_empty() || trimmed.starts_with('.') {
            return;
        }
        let mut fields = trimmed.split(',').map(str::trim);
        let mut next = || fields.next().unwrap_or("");
        let (place, side, count) = (next(), next(), next());
        let color = match side.as_bytes().first() {
            Some(b'B' | b'b') => Color::Black,
            Some(b'W' | b'w') => Color::White,
            // Who passes is not always said.
            _ if side == "MK" => self.list.next_turn(),
            _ => {
                let wanted = "a move such as QP,B1,1,0";
                let kind = ListErrorKind::Stray { found: short(trimmed), wanted };
                return self.faults.push(at, line, trimmed, kind);
            }
        };
        let mv = self.place(place);
        match mv {
            None => {
                let wanted = "letters of column and row on the board, or YA for a pass";
                self.faults.push(at, line, trimmed, ListErrorKind::Move { found: short(trimmed), wanted });
            }
            Some(Move::Play(point)) if count == "0" => return self.list.stones.push((color, point)),
            Some(_) => {}
        }
        self.list.moves.push(ListedMove { color, mv, comment: String::new() });
    }

    /// Two letters, from A; a column past the board named Y or Z is a pass.
    fn place(&self, text: &str) -> Option<Move> {
        let &[x, y] = text.as_bytes() else { return None };
        let side = |letter: u8| u32::from(letter.to_ascii_uppercase().wrapping_sub(b'A'));
        let (x, row) = (side(x), side(y));
        let y = if self.is_from_bottom {
            u32::from(self.list.size.height()).checked_sub(row + 1)
        } else {
            Some(row)
        };
        let point: Option<Point> = y.and_then(|y| self.list.size.point(x, y));
        match point {
            Some(point) => Some(Move::Play(point)),
            None if (24..26).contains(&x) && x >= self.list.size.width().into() => Some(Move::Pass),
            None => None,
        }
    }

    /// Texts, each from `.Text,number` to `.EndText`; figures from `.Fig` to `.EndFig`.
    fn figure_line(&mut self, line: &str) {
        if line.starts_with(".Fig") {
            self.is_in_figure = true;
        } else if line.starts_with(".EndFig") {
            (self.is_in_figure, self.said_of) = (false, None);
        } else if self.is_in_figure || line.starts_with(".#") {
            // Moves of the figure, and letters on the board.
        } else if let Some(fields) = line.strip_prefix(".Text,") {
            self.said_of = number_of(fields);
        } else if line.starts_with(".EndText") {
            self.said_of = None;
        } else {
            self.say(line);
        }
    }

    /// Texts, each after `.Comment,number`: the number of the position, of which the first is 1.
    fn comment_line(&mut self, line: &str) {
        if let Some(fields) = line.strip_prefix(".Comment,") {
            self.said_of = number_of(fields).and_then(|position| position.checked_sub(1));
        } else {
            self.say(line);
        }
    }

    /// Adds a line to what is said of a move. Positions past the last move are of variations.
    fn say(&mut self, line: &str) {
        let list = &mut self.list;
        match self.said_of {
            Some(0) => add_line(&mut list.comment, line),
            Some(n) => {
                if let Some(listed) = list.moves.get_mut(n - 1) {
                    add_line(&mut listed.comment, line);
                }
            }
            None => {}
        }
    }
}

/// The number before the first comma.
fn number_of(fields: &str) -> Option<usize> {
    number(fields.split(',').next().unwrap_or("")).and_then(|n| usize::try_from(n).ok())
}

fn player(list: &mut MoveList, name: &str, level: &str, key: &str, rank_key: &str) {
    list.tell(key, name);
    list.tell(rank_key, &rank(level));
}

fn rules(text: &str) -> &str {
    match text {
        "JPN" => "Japanese",
        "CHN" | "CH" => "Chinese",
        _ => text,
    }
}

/// A result: `B,2.50`, `W,C` (by resignation), `D,`.
fn winner(who: &str, by: &str) -> Option<String> {
    let side = match who {
        "B" | "W" => who,
        "D" => return Some("0".to_owned()),
        "N" | "N1" | "O" => return Some("Void".to_owned()),
        "A" | "P" | "E" | "" => return Some("?".to_owned()),
        _ => return None,
    };
    let by = match by.as_bytes().first() {
        None => "",
        Some(b'C' | b'c' | b'R') => "R",
        Some(b'F') => "F",
        Some(b'T') => "T",
        Some(_) => decimal(by)?,
    };
    Some(format!("{side}+{by}"))
}
