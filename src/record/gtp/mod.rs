//! Moves in GTP: lists such as `B Q16 W D4`, and the commands that programs are sent.

mod write;

use super::list::{ListError, ListErrorKind, ListedMove, MoveList, column_of, end_of, lines};
use crate::color::Color;
use crate::komi::Komi;
use crate::moves::Move;
use crate::point::{Point, Size};
use crate::setup::Setup;
use crate::text::{number, short};
pub use write::GtpForm;

/// Commands after which a line holds nothing about the game.
const IDLE: [&str; 12] = [
    "quit",
    "showboard",
    "name",
    "version",
    "protocol_version",
    "list_commands",
    "known_command",
    "final_score",
    "time_settings",
    "time_left",
    "kgs-time_settings",
    "final_status_list",
];

struct Reader<'t> {
    list: MoveList,
    at: usize,
    line: &'t str,
    /// Whose move comes next, where that is said.
    color: Option<Color>,
    /// Whether a side has resigned: nothing comes after that.
    is_over: bool,
}

impl MoveList {
    /// Reads moves as GTP names points, on a board of that size.
    ///
    /// Moves stand one after the other, with blanks, commas, colons or line ends between them:
    /// `B Q16 W D4 pass`, `play black Q16`, `1. Q16 D4`, `Q16 D4`. Where no side is named, it is the
    /// other one's turn; Black's at first, or White's after handicap. Numbers of moves, `=` and what
    /// stands behind `#` are passed over. `genmove` names the side that the next move is of, as in
    /// logs; `resign` ends the game. Of commands, `boardsize`, `rectangular_boardsize`,
    /// `clear_board`, `komi`, `fixed_handicap`, `set_free_handicap` and `undo` are carried out, each in
    /// its line.
    ///
    /// ```
    /// use lanke::{MoveList, Size};
    /// let list = MoveList::from_gtp("boardsize 9\nkomi 7\nplay B E5\nplay W C3", Size::STANDARD).unwrap();
    /// assert_eq!((list.size.to_string().as_str(), list.info.get("KM"), list.moves.len()), ("9x9", Some("7"), 2));
    /// let error = MoveList::from_gtp("Q16 D4\nT20", Size::STANDARD).unwrap_err();
    /// assert_eq!(error.to_string(), "line 2, column 1: point \"T20\" off the board, wanted A1 to T19, or pass");
    /// ```
    ///
    /// # Errors
    /// The first word that is none of these.
    pub fn from_gtp(text: &str, size: Size) -> Result<Self, ListError> {
        let mut reader = Reader { list: Self::new(size), at: 1, line: "", color: None, is_over: false };
        for (at, line) in lines(text)? {
            let line = line.split_once('#').map_or(line, |(before, _)| before);
            (reader.at, reader.line) = (at, line);
            reader.read_line()?;
        }
        if reader.color.is_some() {
            return Err(reader.error(None, ListErrorKind::Unclosed { wanted: "a point" }));
        }
        Ok(reader.list)
    }
}

impl<'t> Reader<'t> {
    fn read_line(&mut self) -> Result<(), ListError> {
        let mut words = words(self.line);
        while let Some(word) = words.next() {
            let lower = word.to_ascii_lowercase();
            match lower.as_str() {
                "b" | "black" => self.color = Some(Color::Black),
                "w" | "white" => self.color = Some(Color::White),
                "play" | "genmove" | "reg_genmove" => {}
                "resign" => self.resign(word)?,
                "undo" => {
                    if self.list.moves.pop().is_none() {
                        return Err(self.stray(word, "a move before it"));
                    }
                }
                "clear_board" => {
                    self.list.moves.clear();
                    self.list.stones.clear();
                    (self.color, self.is_over) = (None, false);
                }
                "boardsize" => {
                    let side = words.next();
                    self.set_size(word, side, side)?;
                }
                "rectangular_boardsize" => {
                    let sides = (words.next(), words.next());
                    self.set_size(word, sides.0, sides.1)?;
                }
                "komi" => {
                    let found = words.next();
                    let Some(komi) = found.and_then(|text| text.parse::<Komi>().ok()) else {
                        return Err(self.bad_value(found, "komi", "points in halves such as 7.5"));
                    };
                    self.list.info.set("KM", &komi.to_string());
                }
                "fixed_handicap" => {
                    self.requires_empty(word)?;
                    let found = words.next();
                    let n = found.and_then(number).filter(|n| *n > 1);
                    let Some(setup) = n.and_then(|n| Setup::handicap(self.list.size, n).ok()) else {
                        return Err(self.bad_value(
                            found,
                            "handicap",
                            "2 to 9, as the board has star points",
                        ));
                    };
                    self.put_handicap(setup.stones_of(Color::Black));
                }
                "set_free_handicap" => {
                    self.requires_empty(word)?;
                    let mut points = Vec::new();
                    for word in words.by_ref() {
                        match self.vertex(word)? {
                            Move::Play(point) if !points.contains(&point) => points.push(point),
                            _ => return Err(self.stray(word, "a point that is not yet taken")),
                        }
                    }
                    self.put_handicap(points);
                }
                idle if IDLE.contains(&idle) => return Ok(()),
                // An answer, with its number or not.
                _ if word.trim_start_matches('=').is_empty() || is_number(word.trim_start_matches('=')) => {}
                _ => {
                    let mv = self.vertex(word)?;
                    if self.is_over {
                        return Err(self.stray(word, "nothing after a side has resigned"));
                    }
                    let color = self.color.take().unwrap_or_else(|| self.list.next_turn());
                    self.list.moves.push(ListedMove::new(color, mv));
                }
            }
        }
        Ok(())
    }

    #[inline(never)]
    fn vertex(&self, word: &'t str) -> Result<Move, ListError> {
        self.list
            .size
            .parse_vertex(word)
            .map_err(|error| self.error(Some(word), ListErrorKind::Vertex(error)))
    }

    #[inline(never)]
    fn resign(&mut self, word: &'t str) -> Result<(), ListError> {
        if core::mem::replace(&mut self.is_over, true) {
            return Err(self.stray(word, "nothing after a side has resigned"));
        }
        let color = self.color.take().unwrap_or_else(|| self.list.next_turn());
        self.list.info.set("RE", &format!("{}+R", color.opponent().letter()));
        Ok(())
    }

    #[inline(never)]
    fn set_size(
        &mut self,
        word: &'t str,
        width: Option<&'t str>,
        height: Option<&'t str>,
    ) -> Result<(), ListError> {
        self.requires_empty(word)?;
        let side = |text: Option<&str>| text.and_then(number);
        let size = side(width).zip(side(height)).and_then(|(width, height)| Size::new(width, height).ok());
        let Some(size) = size else {
            let found = short(height.or(width).unwrap_or(""));
            return Err(self.error(width, ListErrorKind::Size { found }));
        };
        self.list.size = size;
        Ok(())
    }

    #[inline(never)]
    fn put_handicap(&mut self, points: Vec<Point>) {
        self.list.info.set("HA", &points.len().to_string());
        self.list.stones = points.into_iter().map(|point| (Color::Black, point)).collect();
    }

    #[inline(never)]
    fn requires_empty(&self, word: &'t str) -> Result<(), ListError> {
        if self.list.moves.is_empty() && self.list.stones.is_empty() {
            Ok(())
        } else {
            Err(self.stray(word, "it before the first stone"))
        }
    }

    #[cold]
    #[inline(never)]
    fn stray(&self, word: &str, wanted: &'static str) -> ListError {
        self.error(Some(word), ListErrorKind::Stray { found: short(word), wanted })
    }

    #[cold]
    #[inline(never)]
    fn bad_value(&self, found: Option<&str>, what: &'static str, wanted: &'static str) -> ListError {
        self.error(found, ListErrorKind::Value { what, found: short(found.unwrap_or("")), wanted })
    }

    /// What is wrong at a part of the line, or at its end where there is none.
    #[cold]
    #[inline(never)]
    fn error(&self, part: Option<&str>, kind: ListErrorKind) -> ListError {
        ListError {
            line: self.at,
            column: column_of(self.line, part.unwrap_or_else(|| end_of(self.line))),
            kind,
        }
    }
}

/// The words of a line: blanks and `,` `;` `:` `(` `)` are between them, and `.` behind the number
/// of a move.
fn words(line: &str) -> impl Iterator<Item = &str> {
    let words = line.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | ':' | '(' | ')'));
    words.filter(|word| !word.is_empty()).map(without_number)
}

/// A word without the number of a move before it: `1.Q16` is `Q16`; `1.` and `6.5` are words.
fn without_number(word: &str) -> &str {
    let after = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let rest = after.trim_start_matches('.');
    let has_number = after.len() < word.len() && rest.len() < after.len();
    let is_decimal = rest.starts_with(|c: char| c.is_ascii_digit());
    match rest {
        "" if has_number => word.trim_end_matches('.'),
        rest if has_number && !is_decimal => rest,
        _ => word,
    }
}

/// Whether a word is the number of a move or of a command.
fn is_number(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
}
