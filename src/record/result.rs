//! Results as records write them.

use super::amount::{Unit, amount, lookup, parted, plain, strip_any};
use crate::color::Color;

/// Who won, by a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RecordedWinner {
    /// A side.
    Side(Color),
    /// Neither: a draw (和棋, 持碁).
    Draw,
    /// Neither: the game has no result, or both lost (无胜负).
    NoResult,
    /// The text does not say, or not in words known here.
    Unknown,
}

/// By what a game was won, by a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ResultBy {
    /// By the count.
    Points,
    /// The other side resigned (中盘).
    Resignation,
    /// The other side ran out of time.
    Time,
    /// The other side forfeited: did not appear, or was ruled to lose.
    Forfeit,
    /// The other side broke the rules.
    IllegalMove,
    /// The text does not say, or not in words known here.
    Unknown,
}

impl ResultBy {
    /// The stable word for it: `points`, `resignation`, `time`, `forfeit`, `illegal-move`, `unknown`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::Resignation => "resignation",
            Self::Time => "time",
            Self::Forfeit => "forfeit",
            Self::IllegalMove => "illegal-move",
            Self::Unknown => "unknown",
        }
    }
}

/// What a record says of how its game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct RecordResult {
    /// Who won.
    pub winner: RecordedWinner,
    /// By what, where a side won.
    pub by: ResultBy,
    /// By how much, in quarters of a point: 14 for `B+3.5`, 6 for `黑胜3/4子`, since 1 子 is two points.
    pub margin_quarters: Option<u32>,
}

/// What a word of a result says.
#[derive(Clone, Copy)]
enum Word {
    Nothing,
    Side(Color),
    /// The side named last has won.
    Wins,
    Loses,
    /// As [`Word::By`], and the side named last has lost if nobody has won yet.
    LosesBy(ResultBy),
    By(ResultBy),
    Neither(RecordedWinner),
    /// Not to be read as the shorter word that it begins with.
    Other,
}

use Color::{Black, White};
use RecordedWinner::{Draw, NoResult, Unknown};
use ResultBy::{Forfeit, IllegalMove, Points, Resignation, Time};
use Word::{By, Loses, LosesBy, Neither, Nothing, Other, Side, Wins};

/// The words of results, parted by bars. Of two that begin alike the longer comes first.
const WORDS: [(&str, Word); 14] = [
    ("胜负|勝負|승부", Other),
    (" |by|on|a|an|move|方|棋|番|の|判", Nothing),
    ("black|b|黑|黒|흑", Side(Black)),
    ("white|w|白|백", Side(White)),
    ("draw|drawn|tie|jigo|和棋|和局|平局|持碁|持棋|ジゴ|引き分け|무승부|빅", Neither(Draw)),
    ("void|no result|both lose|both lost|无胜负|無勝負|无效|無效|無効|무효|双方负|両負け", Neither(NoResult)),
    ("+|wins|won|win|胜|勝ち|勝|승", Wins),
    ("loses|lost|负|負け|負|败|敗|패", Loses),
    ("r|res|resign|resignation|中盘|中盤|中押し|中押|불계", By(Resignation)),
    ("resigns|resigned|认输|認輸|投子|投了", LosesBy(Resignation)),
    ("t|time|timeout|超时|超時|时间|時間切れ|時間|시간", By(Time)),
    ("f|forfeit|default|弃权|棄権|棄權|不战|不戦|不戰|기권", By(Forfeit)),
    ("forfeits|forfeited", LosesBy(Forfeit)),
    ("illegal|犯规|犯規|反則|반칙", By(IllegalMove)),
];

/// What parts clauses: in the first that names a winner, what follows is no matter.
const PARTS: &str = ", |、|。|;";

impl RecordResult {
    /// Nothing known.
    const UNKNOWN: Self = Self { winner: Unknown, by: ResultBy::Unknown, margin_quarters: None };

    /// The side that won, if one did.
    #[must_use]
    pub const fn side(self) -> Option<Color> {
        match self.winner {
            RecordedWinner::Side(color) => Some(color),
            _ => None,
        }
    }

    /// Reads a result (`RE`) in any of its usual spellings; what is none of them is unknown.
    ///
    /// ```
    /// use lanke::{Color, RecordResult, ResultBy};
    /// let result = RecordResult::read("黑胜1又3/4子");
    /// assert_eq!((result.side(), result.by), (Some(Color::Black), ResultBy::Points));
    /// assert_eq!(result.margin_quarters, Some(14));
    /// assert_eq!(RecordResult::read("W+R").by, ResultBy::Resignation);
    /// assert_eq!(RecordResult::read("has adjourned."), RecordResult::read("?"));
    /// ```
    #[must_use]
    pub fn read(text: &str) -> Self {
        let text = plain(text);
        if matches!(text.as_str(), "0" | "和") {
            return Self { winner: Draw, ..Self::UNKNOWN };
        }
        let mut rest = text.as_str();
        loop {
            let result = Self::clause(rest);
            match parted(rest, PARTS) {
                Some((_, next)) if result.winner == Unknown => rest = next,
                _ => return result,
            }
        }
    }

    /// Reads words until one is not known, which is left to the reader, as are words after a bracket.
    #[inline(never)]
    fn clause(mut rest: &str) -> Self {
        let mut result = Self::UNKNOWN;
        let mut side = None;
        loop {
            // No word begins with a number.
            if let Some((found, next)) = amount(rest) {
                let is_first = result.margin_quarters.is_none();
                // 1 子 is two points.
                let in_points = if found.unit == Unit::Zi { 2 } else { 1 };
                result.margin_quarters = is_first.then_some(found.quarters * in_points);
                rest = next;
                continue;
            }
            let Some((word, next)) = lookup(rest, &WORDS) else { break };
            match word {
                Nothing => {}
                Side(color) => side = Some(color),
                Wins => result.wins(side),
                Loses => result.wins(side.map(Color::opponent)),
                LosesBy(by) => {
                    if result.winner == Unknown {
                        result.wins(side.map(Color::opponent));
                    }
                    result.is_by(by);
                }
                By(by) => result.is_by(by),
                Neither(winner) => return Self { winner, ..Self::UNKNOWN },
                Other => break,
            }
            rest = next;
        }
        let is_plain = rest.is_empty() || strip_any(rest, "(|[|.|!|,|、|。|;").is_some();
        match (result.winner, result.margin_quarters, result.by) {
            (Unknown, ..) => Self::UNKNOWN,
            // "Black wins 2 games" has no margin.
            (winner, Some(_), ResultBy::Unknown) if !is_plain => Self { winner, ..Self::UNKNOWN },
            (_, Some(_), ResultBy::Unknown) => Self { by: Points, ..result },
            _ => Self { margin_quarters: None, ..result },
        }
    }

    /// The first side that wins is the winner.
    fn wins(&mut self, side: Option<Color>) {
        if let (Unknown, Some(color)) = (self.winner, side) {
            self.winner = RecordedWinner::Side(color);
        }
    }

    /// The first cause is the cause, but that a forfeit "on time" is one by time.
    fn is_by(&mut self, by: ResultBy) {
        if matches!(self.by, ResultBy::Unknown | Forfeit) {
            self.by = by;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// A result in short: the winner's letter, by what, and quarters.
    fn short(text: &str) -> String {
        let result = RecordResult::read(text);
        let winner = match result.winner {
            RecordedWinner::Side(color) => color.letter().to_string(),
            other => format!("{other:?}"),
        };
        match (result.by, result.margin_quarters) {
            (ResultBy::Unknown, None) => winner,
            (by, None) => format!("{winner} {}", by.code()),
            (by, Some(margin)) => format!("{winner} {} {margin}", by.code()),
        }
    }

    #[test]
    fn results_in_their_spellings() {
        for (wanted, texts) in [
            (
                "B resignation",
                "B+R|B+Resign|b+r|B + Resignation|B+Res.|Black wins by resignation|White resigns",
            ),
            (
                "B resignation",
                "黑中盘胜|黒中押し勝ち|黒番中押し勝ち|흑불계승|白投了|257手完, 黒中押し勝ち|白认输",
            ),
            ("W resignation", "W+R|W+Resign|White+R|白中盤勝ち|黑投子认输|백 불계승|W+R (after 120 moves)"),
            ("W time", "W+T|W+Time|White wins on time|黑超时负|白時間勝ち|Black loses on time|백 시간승"),
            ("W time", "Black forfeits on time|黑超时白胜|Ｗ＋Ｔ"),
            ("B forfeit", "B+F|B+Forfeit|Black wins by forfeit|White forfeits|白弃权负|黒不戦勝|흑 기권승"),
            ("B illegal-move", "B+Illegal|B+illegal move|Black wins by illegal move|白反則負け"),
            (
                "B points 14",
                "B+3.5|B+3,5|B+3 1/2|Black+3.5|Black wins by 3.5 points|Black won by 3.5|黒3目半勝",
            ),
            (
                "B points 14",
                "黑胜1又3/4子|Black + 3.50|黑胜一又四分之三子|黑方胜1.75子|흑 3집반승|B+3.5 points.|黑3目半勝!",
            ),
            ("B points 6", "黑胜3/4子|黑胜四分之三子|B+1.5"),
            ("W points 22", "白胜2.75子|白胜5.5目|W+5.50"),
            ("W points 2", "W+0.5|白番半目勝ち|백 반집승|白胜1/4子|白半目胜"),
            ("W points 174", "白胜43.5目"),
            ("W points 914", "W+228.50"),
            ("B points 0", "B+0.0"),
            ("B", "B+|黑胜|黑棋胜|Black wins|B+AW|B+?|B+foo|B+3.3|Black wins 2 games to 1|黑勝"),
            ("W", "Black lost|黑负|백승|W+99999999999"),
            ("Draw", "0|Draw|draw|jigo|Jigo|和棋|和|持碁|ジゴ|무승부|Drawn by agreement"),
            ("NoResult", "Void|void|No result|无胜负|無勝負|Both lost|双方负"),
            (
                "Unknown",
                "||?|has adjourned.|x x. |? (x x )|john wins|B|R|+3.5|3.5|wins|黑白胜负未分|unfinished",
            ),
            ("Unknown", "blacktop wins|Bob+R|胜|和気|12"),
        ] {
            for text in texts.split('|') {
                assert_eq!(short(text), wanted, "{text}");
            }
        }
    }

    proptest! {
        #[test]
        fn no_text_panics(text in "(([BWbw+0-9黑白胜负半子目, 、]|\\PC){0,20})|\\PC{70,100}") {
            let result = RecordResult::read(&text);
            prop_assert!(result.margin_quarters.is_none() || (result.by == ResultBy::Points && result.side().is_some()));
        }
    }
}
