//! The reader: finds the game and walks its main line.

use super::draft::Draft;
use super::error::{SgfError, SgfErrorKind};
use super::lexer::{Lexer, TokenKind};
use super::node::Node;
use crate::record::{Decoded, EncodingError, Record, decode};
use crate::text::short;

/// How to read a text with games in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ReadOptions {
    /// Which game of the text, from 0.
    pub game: usize,
    /// How much is accepted.
    pub limits: Limits,
}

/// How much a reader accepts. Reading takes time and memory in proportion.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Limits {
    /// Bytes of the whole text: 64 MiB.
    pub bytes: usize,
    /// Nodes up to the end of the main line: 10 million.
    pub nodes: usize,
    /// Values up to there, every point of a rectangle counted: 20 million.
    pub values: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { bytes: 64 << 20, nodes: 10_000_000, values: 20_000_000 }
    }
}

impl Record {
    /// Reads the main line of one game in SGF: the first child wherever there are several.
    ///
    /// Bytes are read as [`decode`] reads them; where that needs the crate's feature `encodings`
    /// and doesn't have it, all letters that aren't ASCII are lost. What deviates from the format is
    /// got over where it can be, and listed in [`faults`](Record::faults). Where nothing is
    /// listed, no value of a property that is read here was lost, guessed or read otherwise than
    /// written; what comes after the main line is not looked at.
    ///
    /// A property about the game counts wherever it stands before the first move, as do stones
    /// put up; the size of the board, before the first stone. Of several such values the first
    /// one counts. Whose turn it is, the last node says that says it. A later `PL`, in a node without
    /// a move, tells of a turn that was lost ([`turns`](Record::turns)).
    ///
    /// ```
    /// use lanke::{ReadOptions, Record};
    /// let record = Record::read(b"(;SZ[9];B[ee];W[dd", &ReadOptions::default());
    /// assert_eq!(record.unwrap_err().to_string(), "line 1, column 16: a value without an end, wanted \"]\"");
    /// let record = Record::read(b"(;SZ[9];B[ee];W[dd]", &ReadOptions::default()).unwrap();
    /// assert_eq!(record.moves.len(), 2);
    /// assert_eq!(record.faults[0].code(), "unclosed-game");
    /// ```
    ///
    /// # Errors
    /// There is no such game, or it isn't Go, or its board, its setup or its brackets make no
    /// sense, or a limit is reached.
    pub fn read(bytes: &[u8], options: &ReadOptions) -> Result<Self, SgfError> {
        check_length(bytes.len(), options)?;
        let at_start = |error| SgfError { line: 1, column: 1, kind: SgfErrorKind::Bytes(error) };
        match decode(bytes, None) {
            Ok(decoded) => Self::read_decoded(&decoded, options),
            #[cfg(not(feature = "encodings"))]
            Err(error @ EncodingError::Feature { .. }) => {
                let decoded = Decoded::without_letters(bytes).map_err(at_start)?;
                read_text(&decoded, Some(&error), options).map_err(|error| *error)
            }
            Err(error) => Err(at_start(error)),
        }
    }

    /// Reads the main line of one game in a text, or in bytes that were decoded before; else like
    /// [`read`](Record::read). What the record says of its encoding (`CA`) is left aside.
    ///
    /// ```
    /// use lanke::{ReadOptions, Record, decode};
    /// let options = ReadOptions::default();
    /// let text = "(;CA[GBK]SZ[9]PB[黑];B[ee])";
    /// assert_eq!(Record::read_decoded(&text.into(), &options).unwrap().info.get("PB"), Some("黑"));
    /// let latin = decode(b"(;SZ[9]PB[Andr\xe9];B[ee])", Some("latin1")).unwrap();
    /// assert_eq!(Record::read_decoded(&latin, &options).unwrap().info.get("PB"), Some("André"));
    /// ```
    ///
    /// # Errors
    /// Those of [`read`](Record::read), but for its encodings.
    pub fn read_decoded(decoded: &Decoded<'_>, options: &ReadOptions) -> Result<Self, SgfError> {
        check_length(decoded.text.len(), options)?;
        read_text(decoded, None, options).map_err(|error| *error)
    }
}

fn check_length(length: usize, options: &ReadOptions) -> Result<(), SgfError> {
    let limit = options.limits.bytes;
    if length > limit {
        return Err(SgfError { line: 1, column: 1, kind: SgfErrorKind::Limit { what: "bytes", limit } });
    }
    Ok(())
}

fn read_text(
    decoded: &Decoded<'_>,
    not_decoded: Option<&EncodingError>,
    options: &ReadOptions,
) -> Result<Record, Box<SgfError>> {
    let text = &*decoded.text;
    let mut reader = Reader {
        lexer: Lexer::new(text),
        draft: Draft::new(text, options.limits),
        node: Node::default(),
        is_in_node: false,
    };
    if let Some(at) = decoded.first_guessed() {
        reader.draft.fault(at, &|| SgfErrorKind::EncodingGuessed { encoding: decoded.encoding });
    }
    if let Some(at) = decoded.first_lost {
        reader.draft.fault(at, &|| not_decoded.cloned().map_or(SgfErrorKind::Encoding, SgfErrorKind::Bytes));
    }
    reader.go_to_game(options.game)?;
    reader.read_main_line()?;
    reader.draft.finish()
}

struct Reader<'t> {
    lexer: Lexer<'t>,
    draft: Draft<'t>,
    /// The node that is being read.
    node: Node<'t>,
    /// Whether there is one.
    is_in_node: bool,
}

impl Reader<'_> {
    /// Goes past the `(` of game number `game`.
    fn go_to_game(&mut self, game: usize) -> Result<(), Box<SgfError>> {
        let mut games = 0;
        while self.lexer.find_game() {
            if games == game {
                return Ok(());
            }
            games += 1;
            self.skip_game()?;
        }
        let kind = match games {
            0 => SgfErrorKind::NoGame,
            games => SgfErrorKind::NoSuchGame { found: game, games },
        };
        self.draft.fail(self.lexer.next().at, kind)
    }

    /// Goes past the `)` of a game, or to the end of the text.
    fn skip_game(&mut self) -> Result<(), Box<SgfError>> {
        let mut depth = 1_usize;
        while depth > 0 {
            let token = self.lexer.next();
            match token.kind {
                TokenKind::Open => depth += 1,
                TokenKind::Close => depth -= 1,
                TokenKind::Node => self.draft.count_node(token.at)?,
                TokenKind::Value(_) => self.draft.count_values(token.at, 1)?,
                TokenKind::UnclosedValue => {
                    return self.draft.fail(token.at, SgfErrorKind::UnclosedValue);
                }
                TokenKind::End => break,
                TokenKind::Name(_) | TokenKind::Stray(_) => {}
            }
        }
        Ok(())
    }

    /// Reads to the end of the first variation of all first variations: the first `)`.
    fn read_main_line(&mut self) -> Result<(), Box<SgfError>> {
        let mut is_just_opened = false;
        loop {
            let token = self.lexer.next();
            let at = token.at;
            let was_just_opened = core::mem::take(&mut is_just_opened);
            match token.kind {
                TokenKind::Node => self.begin_node(at)?,
                TokenKind::Name(written) => {
                    if !self.is_in_node {
                        self.begin_node(at)?;
                        self.draft.fault(at, &|| SgfErrorKind::NoNode { property: short(written) });
                    }
                    self.end_property();
                    self.node.push(at, written);
                }
                TokenKind::Value(raw) => {
                    self.draft.count_values(at, 1)?;
                    if !self.node.push_value(at, raw) {
                        self.draft.fault(at, &|| SgfErrorKind::Stray { found: short(raw) });
                    }
                }
                TokenKind::Open => {
                    self.end_node()?;
                    is_just_opened = true;
                }
                // A variation without anything in it is none.
                TokenKind::Close if was_just_opened => {
                    self.draft.fault(at, &|| SgfErrorKind::Stray { found: ")".to_owned() });
                }
                TokenKind::Close => return self.end_node(),
                TokenKind::Stray(text) => {
                    self.draft.fault(at, &|| SgfErrorKind::Stray { found: short(text) });
                }
                TokenKind::UnclosedValue => return self.draft.fail(at, SgfErrorKind::UnclosedValue),
                TokenKind::End => {
                    self.draft.fault(at, &|| SgfErrorKind::UnclosedGame);
                    return self.end_node();
                }
            }
        }
    }

    fn begin_node(&mut self, at: usize) -> Result<(), Box<SgfError>> {
        self.end_node()?;
        self.draft.count_node(at)?;
        self.is_in_node = true;
        Ok(())
    }

    /// A property without a value is none.
    fn end_property(&mut self) {
        if let Some(bare) = self.node.pop_bare() {
            self.draft.fault(bare.at, &|| SgfErrorKind::NoValue { property: short(bare.written) });
        }
    }

    fn end_node(&mut self) -> Result<(), Box<SgfError>> {
        self.end_property();
        self.is_in_node = false;
        if !self.node.is_empty() {
            self.draft.apply(&self.node)?;
            self.node.clear();
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
