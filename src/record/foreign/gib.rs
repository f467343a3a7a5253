//! GIB: the files of Tygem and eWeiqi.

use super::remark::Remark;
use super::words::{date, name_and_rank, result, tenths};
use crate::color::Color;
use crate::moves::Move;
use crate::point::Size;
use crate::record::list::{Faults, ListError, ListErrorKind, ListedMove, MoveList, end_of, lines};
use crate::text::{number, short};

/// Which part of the file is being read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// What is known of the game: `\HS` to `\HE`.
    Head,
    /// The moves: `\GS` to `\GE`.
    Game,
    /// What comes after: remarks, each from `\RS` to `\RE`.
    Tail,
}

struct Reader {
    list: MoveList,
    faults: Faults,
    /// What the sums of the file say, beside the texts that people read: they come first.
    is_size_known: bool,
    handicap: u32,
    remark: Remark,
}

impl MoveList {
    /// Reads a file of Tygem or eWeiqi (`.gib`), decoded.
    ///
    /// Read are the board's size, players and ranks, date, place, name, time, komi, result, the
    /// fixed handicap, moves and passes, and remarks. Diagrams with moves of their own, counts
    /// and takebacks while the game went on are left out.
    ///
    /// # Errors
    /// [`ListErrorKind::NoGame`], [`ListErrorKind::Limit`], [`ListErrorKind::Size`]. All else is
    /// got over, and listed in [`faults`](MoveList::faults).
    pub fn from_gib(text: &str) -> Result<Self, ListError> {
        let mut reader = Reader {
            list: Self::new(Size::STANDARD),
            faults: Faults::default(),
            is_size_known: false,
            handicap: 0,
            remark: Remark::default(),
        };
        let mut part = Part::Head;
        let mut has_game = false;
        let mut last = 1;
        // A value that goes on in the next line, and where it began.
        let mut open: Option<(usize, String)> = None;
        for (at, line) in lines(text)? {
            last = at;
            let trimmed = line.trim();
            match trimmed {
                "\\HS" | "" => {}
                "\\HE" => reader.unclosed(open.take().as_ref()),
                "\\GS" => {
                    reader.unclosed(open.take().as_ref());
                    (part, has_game) = (Part::Game, true);
                }
                "\\GE" => part = Part::Tail,
                _ if part == Part::Game => reader.game_line(at, line),
                _ if part == Part::Tail => reader.remark.read_line(trimmed, &mut reader.list),
                _ if trimmed.starts_with("\\[") => {
                    reader.unclosed(open.as_ref());
                    open = Some((at, trimmed.to_owned()));
                    reader.close(&mut open)?;
                }
                _ => {
                    if let Some((_, entry)) = &mut open {
                        entry.push(' ');
                        entry.push_str(trimmed);
                        reader.close(&mut open)?;
                    }
                }
            }
        }
        if !has_game {
            let kind = ListErrorKind::NoGame { wanted: "\"\\GS\" and the moves of a GIB file" };
            return Err(ListError { line: 1, column: 1, kind });
        }
        if part == Part::Game {
            reader.faults.push(last, "", "", ListErrorKind::Unclosed { wanted: "\"\\GE\"" });
        }
        reader.list.faults = reader.faults.into_vec();
        Ok(reader.list)
    }
}

impl Reader {
    /// Reads an entry of the head, once it is there to its end.
    fn close(&mut self, open: &mut Option<(usize, String)>) -> Result<(), ListError> {
        let Some((began, entry)) = open.take() else { return Ok(()) };
        if let Some(inner) = entry.strip_prefix("\\[").and_then(|entry| entry.strip_suffix("\\]")) {
            return self.entry(began, inner);
        }
        *open = Some((began, entry));
        Ok(())
    }

    fn unclosed(&mut self, open: Option<&(usize, String)>) {
        if let Some(&(began, _)) = open {
            self.faults.push(began, "", "", ListErrorKind::Unclosed { wanted: "\"\\]\"" });
        }
    }

    /// An entry of the head: `GAMEPLACE=Tygem Baduk`.
    fn entry(&mut self, at: usize, entry: &str) -> Result<(), ListError> {
        let Some((key, value)) = entry.split_once('=') else { return Ok(()) };
        let list = &mut self.list;
        match key {
            "GAMEBLACKNAME" => player(list, value, "PB", "BR"),
            "GAMEWHITENAME" => player(list, value, "PW", "WR"),
            "GAMEPLACE" => list.tell("PC", value),
            "GAMENAME" => list.tell("GN", value),
            "GAMECOMMENT" => list.tell("GC", value),
            "GAMEDATE" => list.tell("DT", &date(value).unwrap_or_default()),
            "GAMERESULT" => list.tell("RE", &result(value).unwrap_or_default()),
            "GAMEGONGJE" => komi(list, value),
            "GAMEINFOMAIN" => {
                if let Some(lines) = field(value, "LINE:") {
                    self.set_size(at, lines)?;
                }
                self.result(field(value, "GRLT:"), field(value, "ZIPSU:"));
                komi(&mut self.list, field(value, "GONGJE:").unwrap_or(""));
                let mut time = field(value, "GTIME:").unwrap_or("").split('-');
                self.time(time.next(), time.next(), time.next());
            }
            "GAMEINFOSUB" => {
                list.tell("DT", &field(value, "GDATE:").and_then(date).unwrap_or_default());
                list.tell("PC", field(value, "GPLC:").unwrap_or(""));
            }
            "BUSERINFO" => user(list, value, ["BNICK:", "BID:", "BLV:"], ["PB", "BR"]),
            "WUSERINFO" => user(list, value, ["WNICK:", "WID:", "WLV:"], ["PW", "WR"]),
            "GAMETAG" => {
                list.tell("DT", &field(value, "C").and_then(date).unwrap_or_default());
                self.result(field(value, "W"), field(value, "Z"));
                komi(&mut self.list, field(value, "G").unwrap_or(""));
                let mut time = field(value, "T").unwrap_or("").split('-');
                let (seconds, periods) = (time.next(), time.next());
                self.time(time.next(), seconds, periods);
            }
            _ => {}
        }
        Ok(())
    }

    fn set_size(&mut self, at: usize, lines: &str) -> Result<(), ListError> {
        let size = number(lines).and_then(|side| Size::new(side, side).ok());
        let Some(size) = size else {
            let kind = ListErrorKind::Size { found: short(lines) };
            return Err(ListError { line: at, column: 1, kind });
        };
        if !core::mem::replace(&mut self.is_size_known, true) {
            self.list.size = size;
        }
        Ok(())
    }

    /// The result by its number, with the margin in tenths. It comes before what is said in words.
    fn result(&mut self, code: Option<&str>, margin: Option<&str>) {
        let points = || margin.and_then(tenths).filter(|points| points != "0").unwrap_or_default();
        let result = match code.map(str::trim) {
            Some("0") => format!("B+{}", points()),
            Some("1") => format!("W+{}", points()),
            Some("3") => "B+R".to_owned(),
            Some("4") => "W+R".to_owned(),
            Some("7") => "B+T".to_owned(),
            Some("8") => "W+T".to_owned(),
            _ => return,
        };
        // Where the number only names the winner, words may say more.
        if !result.ends_with('+') || self.list.info.get("RE").is_none() {
            self.list.info.set("RE", &result);
        }
    }

    /// Time in seconds, then periods of so many.
    fn time(&mut self, main: Option<&str>, seconds: Option<&str>, periods: Option<&str>) {
        let known = |text: Option<&str>| text.and_then(number);
        let (Some(main), Some(seconds), Some(periods)) = (known(main), known(seconds), known(periods)) else {
            return;
        };
        self.list.tell("TM", &main.to_string());
        if periods > 0 && seconds > 0 {
            self.list.tell("OT", &format!("{periods}x{seconds} byo-yomi"));
        }
    }

    /// A line of the game: `STO 0 2 1 15 3`.
    fn game_line(&mut self, at: usize, line: &str) {
        let mut words = line.split_ascii_whitespace();
        let name = words.next().unwrap_or("");
        match name {
            "INI" => {
                let handicap = words.nth(2).unwrap_or_else(|| end_of(line));
                match number(handicap) {
                    Some(n) => self.put_handicap(at, line, handicap, n),
                    None => self.faults.push(at, line, handicap, bad_handicap(handicap)),
                }
            }
            "STO" => {
                let color = match words.nth(2) {
                    Some("1") => Color::Black,
                    Some("2") => Color::White,
                    other => {
                        let found = short(other.unwrap_or(""));
                        let kind = ListErrorKind::Value {
                            what: "colour",
                            found,
                            wanted: "1 for Black or 2 for White",
                        };
                        return self.faults.push(at, line, other.unwrap_or_else(|| end_of(line)), kind);
                    }
                };
                let mut side = || number(words.next()?);
                let point = side().zip(side()).and_then(|(x, y)| self.list.size.point(x, y));
                if point.is_none() {
                    let wanted = "column and row on the board, counted from 0 at the top left";
                    let kind = ListErrorKind::Move { found: short(line.trim()), wanted };
                    self.faults.push(at, line, line.trim_start(), kind);
                }
                let mv = point.map(Move::Play);
                self.list.moves.push(ListedMove { color, mv, comment: String::new() });
            }
            "SKI" => {
                let color = self.list.next_turn();
                self.list.moves.push(ListedMove::new(color, Move::Pass));
            }
            // How the game was counted and what became of it; two lines of numbers at the start.
            "REM" | "IDX" | "SUR" => {}
            _ if name.bytes().all(|byte| byte.is_ascii_digit()) => {}
            _ => {
                let kind = ListErrorKind::Stray { found: short(line.trim()), wanted: "INI, STO or SKI" };
                self.faults.push(at, line, line.trim_start(), kind);
            }
        }
    }

    /// Handicap stones on their fixed points. The third of three stands at the top left there.
    fn put_handicap(&mut self, at: usize, line: &str, found: &str, n: u32) {
        if n < 2 || self.handicap > 0 {
            return;
        }
        let Some(points) = super::handicap(self.list.size, n) else {
            return self.faults.push(at, line, found, bad_handicap(found));
        };
        self.handicap = n;
        self.list.info.set("HA", &n.to_string());
        self.list.stones = points.into_iter().map(|point| (Color::Black, point)).collect();
    }
}

fn bad_handicap(found: &str) -> ListErrorKind {
    ListErrorKind::Value {
        what: "handicap",
        found: short(found),
        wanted: "0 to 9, as the board has star points",
    }
}

fn player(list: &mut MoveList, text: &str, name: &str, rank: &str) {
    let (player, level) = name_and_rank(text);
    list.tell(name, player);
    list.tell(rank, &level);
}

/// A player as the server knows him, with his rank as a number.
fn user(list: &mut MoveList, text: &str, keys: [&str; 3], names: [&str; 2]) {
    let known = |key| field(text, key).filter(|value| !value.is_empty());
    list.tell(names[0], known(keys[0]).or_else(|| known(keys[1])).unwrap_or(""));
    let rank = known(keys[2]).and_then(number).map(|level| match level {
        0..=17 => format!("{}k", 18 - level),
        18..=26 => format!("{}d", level - 17),
        _ => format!("{}p", level - 26),
    });
    list.tell(names[1], &rank.unwrap_or_default());
}

fn komi(list: &mut MoveList, text: &str) {
    list.tell("KM", &tenths(text).unwrap_or_default());
}

/// What stands behind a key in `key:value,key:value`.
fn field<'t>(text: &'t str, key: &str) -> Option<&'t str> {
    text.split(',').find_map(|field| field.trim().strip_prefix(key)).map(str::trim)
}
