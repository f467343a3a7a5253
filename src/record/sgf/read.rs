//! The reader.

use super::check::check;
use super::error::{SgfError, SgfErrorKind};
use super::limits::Limits;
use super::scan::{Scanned, Scanner};
use super::size::stated_size;
use crate::record::line::LineError;
use crate::record::position::Finding;
use crate::record::tree::{GameRecord, Name, NodeId, color_of};
use crate::record::{
    BadMoveReason, Decoded, EncodingError, ListError, MoveList, Positions, Record, RecordKind,
    StatedEncoding, decode,
};

/// How to read a text with games in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ReadOptions {
    /// Which game of the text, from 0, for [`Record::read`].
    pub game: usize,
    /// Whether anything that deviates from the format, or any value that can't be, is an error.
    pub strict: bool,
    /// How much is accepted.
    pub limits: Limits,
}

/// The games of a text, with everything in them.
#[derive(Debug, Clone)]
pub struct Records {
    /// What the text is.
    pub kind: RecordKind,
    /// The games in their order; one at least.
    pub games: Vec<GameRecord>,
    /// What was wrong and was got over, each with the game it belongs to (from 0; text between games belongs to the
    /// game after it, text after the last one to that): the first ones, as many as the limit says, in the order of the text.
    pub faults: Vec<(usize, SgfError)>,
    /// How many more there were.
    pub n_more_faults: usize,
    /// Whether the text is as the format has it: brackets, names, nodes, nothing outside games, no
    /// property twice in a node. Values are not looked at for this.
    pub is_well_formed: bool,
}

impl Records {
    /// Reads all games of an SGF text, `FF[1]` to `FF[4]`, with their variations and all properties; or the game of
    /// a GIB, NGF or UGF file, told by what stands in it ([`RecordKind::of`]).
    ///
    /// Bytes are read as [`decode`] reads them; where that needs the crate's feature `encodings`
    /// and doesn't have it, all letters that aren't ASCII are lost. What deviates from the format is
    /// got over and told in [`faults`](Self::faults), with its place and what was done
    /// ([`SgfErrorKind::done`]); so are illegal moves of the main line (the rules that every set shares:
    /// on a stone, off the board, without liberties, a ko retaken at once). Those of variations are
    /// told by [`GameRecord::illegal`]. No value is lost: what can't be read is kept as written.
    ///
    /// Time and memory are in proportion to the length of the text. There is no recursion.
    ///
    /// ```
    /// use lanke::{ReadOptions, Records};
    /// let records = Records::read(b"(;SZ[9];B[ee](;W[dd])(;W[cc])) (;SZ[13]", &ReadOptions::default()).unwrap();
    /// assert_eq!((records.games.len(), records.games[0].n_variations()), (2, 1));
    /// let (game, fault) = &records.faults[0];
    /// assert_eq!((*game, fault.code(), fault.kind.done()), (1, "unclosed-game", "closed"));
    /// ```
    ///
    /// # Errors
    /// There is no game in the text; every game of it has a size that no board has; a limit is reached; with `strict`, the first fault other than an illegal move.
    pub fn read(bytes: &[u8], options: &ReadOptions) -> Result<Self, SgfError> {
        let mut scanner = Source::new(bytes, options)?;
        Self::scanned(&mut scanner.scanner(options)?, options)
    }

    /// Reads all games of a text, or of bytes that were decoded before; else like [`read`](Self::read). What the
    /// records say of their encoding (`CA`) is left aside.
    ///
    /// # Errors
    /// Those of [`read`](Self::read), but for its encodings.
    pub fn read_decoded(decoded: &Decoded<'_>, options: &ReadOptions) -> Result<Self, SgfError> {
        Self::scanned(&mut scanner_of(decoded, None, options)?, options)
    }

    /// As [`read_decoded`](Self::read_decoded), but the text is taken for SGF whatever stands in it: a program
    /// that calls this alone holds no reader of servers' files.
    ///
    /// # Errors
    /// Those of [`read_decoded`](Self::read_decoded).
    pub fn read_sgf(decoded: &Decoded<'_>, options: &ReadOptions) -> Result<Self, SgfError> {
        Self::scanned_sgf(&mut scanner_of(decoded, None, options)?, options)
    }

    fn scanned(scanner: &mut Scanner<'_>, options: &ReadOptions) -> Result<Self, SgfError> {
        if let Some(kind) = RecordKind::of(scanner.text.as_bytes())
            && let Some(list) = MoveList::of_kind(kind, scanner.text)
        {
            return Self::listed(kind, list, options);
        }
        Self::scanned_sgf(scanner, options)
    }

    fn scanned_sgf(scanner: &mut Scanner<'_>, options: &ReadOptions) -> Result<Self, SgfError> {
        let mut games = Vec::new();
        while let Some(scanned) = scanner.next_game()? {
            let record = scanner.finish_game(scanned)?;
            games.push(record);
        }
        let Some(game) = games.first() else {
            return Err(scanner.fail(scanner.text.len(), SgfErrorKind::NoGame));
        };
        let is_sizeless = |game: &GameRecord| {
            game.trouble().is_some_and(|trouble| matches!(trouble.kind, SgfErrorKind::Size { .. }))
        };
        if let Some(trouble) = game.trouble()
            && games.iter().all(is_sizeless)
        {
            return Err(trouble.clone());
        }
        let lost = scanner.faults.take_lost();
        let (n_more_faults, is_well_formed) = (scanner.faults.n_more(), scanner.is_well_formed);
        let faults: Vec<_> = core::mem::take(&mut scanner.faults).placed(scanner.text).collect();
        let is_refused = |(_, fault): &&(usize, SgfError)| fault.kind.is_deviation();
        if options.strict {
            if let Some((_, fault)) = faults.iter().find(is_refused) {
                return Err(fault.clone());
            }
            if let Some(lost) = lost {
                return Err(scanner.fail(lost.at, lost.kind));
            }
        }
        Ok(Self { kind: RecordKind::Sgf, games, faults, n_more_faults, is_well_formed })
    }

    /// The one game of a server's file.
    fn listed(
        kind: RecordKind,
        list: Result<MoveList, ListError>,
        options: &ReadOptions,
    ) -> Result<Self, SgfError> {
        let fault =
            |ListError { line, column, kind }| SgfError { line, column, kind: SgfErrorKind::List(kind) };
        let mut list = list.map_err(fault)?;
        let faults: Vec<_> =
            core::mem::take(&mut list.faults).into_iter().map(|error| (0, fault(error))).collect();
        match faults.first() {
            Some((_, first)) if options.strict => Err(first.clone()),
            _ => Ok(Self {
                kind,
                games: vec![GameRecord::from(&list)],
                is_well_formed: faults.is_empty(),
                faults,
                n_more_faults: 0,
            }),
        }
    }
}

impl Record {
    /// Reads the main line of one game in SGF: the first child wherever there are several.
    ///
    /// The text is read as [`Records::read`] does. A property about the game counts wherever it stands before
    /// the first move, as do stones put up; the size of the board, before the first stone. Of several such
    /// values the first one counts. Whose turn it is, the last node says that says it. A later
    /// `PL`, in a node without a move, tells of a turn that was lost ([`turns`](Record::turns)).
    ///
    /// ```
    /// use lanke::{ReadOptions, Record};
    /// let record = Record::read(b"(;SZ[200];B[ee])", &ReadOptions::default());
    /// let wanted = "wanted a number from 1 to 52, or two as in 13:9";
    /// assert_eq!(record.unwrap_err().to_string(), format!("line 1, column 5: board size \"200\", {wanted}"));
    /// let record = Record::read(b"(;SZ[9];B[ee];W[dd]", &ReadOptions::default()).unwrap();
    /// assert_eq!(record.moves.len(), 2);
    /// assert_eq!(record.faults[0].code(), "unclosed-game");
    /// ```
    ///
    /// # Errors
    /// There is no such game, or it isn't Go, or its board or its setup make no sense, or stones are put up after the
    /// first move, or a limit is reached; with `strict`, the first fault.
    pub fn read(bytes: &[u8], options: &ReadOptions) -> Result<Self, SgfError> {
        let mut source = Source::new(bytes, options)?;
        Self::scanned(&mut source.scanner(options)?, options)
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
        Self::scanned(&mut scanner_of(decoded, None, options)?, options)
    }

    fn scanned(scanner: &mut Scanner<'_>, options: &ReadOptions) -> Result<Self, SgfError> {
        scanner.faults.want_only(options.game);
        let mut chosen = None;
        while let Some(scanned) = scanner.next_game()? {
            if scanner.n_games == options.game + 1 {
                chosen = Some(scanned);
            }
        }
        let Some(scanned) = chosen else {
            let kind = match scanner.n_games {
                0 => SgfErrorKind::NoGame,
                games => SgfErrorKind::NoSuchGame { found: options.game, games },
            };
            return Err(scanner.fail(scanner.text.len(), kind));
        };
        let base = scanned.base;
        let game = scanner.checked(scanned)?;
        if let Some(trouble) = game.trouble() {
            return Err(trouble.clone());
        }
        let line: Vec<_> = game.main_line().collect();
        let mut record = game.line(&line).map_err(|LineError { at, kind }| scanner.fail(base + at, kind))?;
        let faults = core::mem::take(&mut scanner.faults).placed(scanner.text);
        record.faults = faults.filter(|(game, _)| *game == options.game).map(|(_, fault)| fault).collect();
        match record.faults.iter().find(|fault| fault.kind.is_deviation()) {
            Some(fault) if options.strict => Err(fault.clone()),
            _ => Ok(record),
        }
    }
}

/// A text to read, and why its letters are lost if they are.
struct Source<'t> {
    decoded: Decoded<'t>,
    not_decoded: Option<EncodingError>,
}

impl<'t> Source<'t> {
    fn new(bytes: &'t [u8], options: &ReadOptions) -> Result<Self, SgfError> {
        let first = |kind| SgfError { line: 1, column: 1, kind };
        options.limits.check_bytes(bytes.len()).map_err(first)?;
        match decode(bytes, None) {
            Ok(decoded) => Ok(Self { decoded, not_decoded: None }),
            #[cfg(not(feature = "encodings"))]
            Err(error @ EncodingError::Feature { .. }) => {
                let decoded =
                    Decoded::without_letters(bytes).map_err(|error| first(SgfErrorKind::Bytes(error)))?;
                Ok(Self { decoded, not_decoded: Some(error) })
            }
            Err(error) => Err(first(SgfErrorKind::Bytes(error))),
        }
    }

    fn scanner(&mut self, options: &ReadOptions) -> Result<Scanner<'_>, SgfError> {
        scanner_of(&self.decoded, self.not_decoded.take(), options)
    }
}

/// What goes through a text, with what was lost of it noted.
fn scanner_of<'t>(
    decoded: &'t Decoded<'_>,
    not_decoded: Option<EncodingError>,
    options: &ReadOptions,
) -> Result<Scanner<'t>, SgfError> {
    let first = |kind| SgfError { line: 1, column: 1, kind };
    options.limits.check_bytes(decoded.text.len()).map_err(first)?;
    let mut scanner = Scanner::new(&decoded.text, options.limits);
    if matches!(decoded.stated, StatedEncoding::Contradicted | StatedEncoding::Unknown) {
        let is_unknown = decoded.stated == StatedEncoding::Unknown;
        let at = decoded.text.find("CA[").unwrap_or(0);
        scanner.faults.note(options.game, at, &|| SgfErrorKind::EncodingStated { is_unknown });
    }
    if let Some(at) = decoded.first_guessed() {
        scanner
            .faults
            .note(options.game, at, &|| SgfErrorKind::EncodingGuessed { encoding: decoded.encoding });
    }
    if let Some(at) = decoded.first_lost {
        let kind = not_decoded.map_or(SgfErrorKind::Encoding, SgfErrorKind::Bytes);
        scanner.faults.note(options.game, at, &|| kind.clone());
    }
    Ok(scanner)
}

/// What was found on the way to a node, as a fault.
fn kind_of(finding: &Finding) -> SgfErrorKind {
    match finding {
        &Finding::NoLiberty(n) => SgfErrorKind::NoLiberty { n },
        Finding::Bad(bad) => {
            let (number, code, is_played) = (bad.number, bad.code(), bad.is_played);
            SgfErrorKind::IllegalMove { number, code, why: bad.reason.to_string(), is_played }
        }
    }
}

impl GameRecord {
    /// The byte of the record's own text where that stands which was found.
    #[inline(never)]
    fn place_of(&self, node: NodeId, finding: &Finding) -> usize {
        let is_it = |name: Name| match finding {
            Finding::NoLiberty(_) => name.is_setup(),
            Finding::Bad(bad) => color_of(name) == Some(bad.color),
        };
        let mut properties = self.store.properties(node.store_id()).iter();
        let first = properties
            .find(|property| is_it(property.name))
            .and_then(|&property| self.store.values(property).first());
        first.map_or(0, |value| (value.start as usize).saturating_sub(1))
    }
}

impl Scanner<'_> {
    /// The record of a game that was scanned, its values looked at and its main line played.
    #[inline(never)]
    fn finish_game(&mut self, scanned: Scanned) -> Result<GameRecord, SgfError> {
        let (base, game) = (scanned.base, scanned.game);
        let record = self.checked(scanned)?;
        if record.trouble().is_none() {
            let mut positions = Positions::basic(&record);
            for node in record.main_line() {
                positions.step(&record, node, &mut |node, finding| {
                    if matches!(&finding, Finding::Bad(bad) if bad.reason == BadMoveReason::Unreadable) {
                        // Told with its value.
                        return;
                    }
                    let at = base + record.place_of(node, &finding);
                    self.faults.note(game, at, &|| kind_of(&finding));
                });
            }
        }
        Ok(record)
    }

    /// The record of a game that was scanned, its values looked at.
    fn checked(&mut self, scanned: Scanned) -> Result<GameRecord, SgfError> {
        let Scanned { store, base, game } = scanned;
        let (size, trouble) = stated_size(&store);
        let trouble = trouble.map(|(at, kind)| {
            if matches!(kind, SgfErrorKind::OtherGame { .. }) {
                self.faults.note(game, base + at, &|| kind.clone());
            }
            self.placed(base + at, kind)
        });
        let record = GameRecord::from_store(store, size, trouble.map(Box::new));
        if record.trouble().is_some_and(|trouble| matches!(trouble.kind, SgfErrorKind::OtherGame { .. })) {
            return Ok(record);
        }
        let mut left = self.n_values_left();
        let faults = &mut self.faults;
        let checked = check(&record, &mut left, &mut |at, kind| faults.note(game, base + at, kind));
        self.set_values_left(left);
        checked.map_err(|at| self.value_limit(base + at))?;
        Ok(record)
    }
}

#[cfg(test)]
mod tests;
