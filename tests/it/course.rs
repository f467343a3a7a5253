//! The course of a game, told line by line: who does what, and where the game stands then.

use crate::picture::Picture;
use lanke::{
    Act, By, Color, Decision, Effect, Event, EventKind, Game, LoggedRuling, Move, Outcome, Point, Refusal,
    Report, Stage,
};

/// All that is seen of a game besides its past.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Standing {
    stones: Vec<Option<Color>>,
    turn: Color,
    stage: Stage,
    must_play: Option<Color>,
    ko: Option<Point>,
    dead: Vec<Point>,
    sides: [[bool; 2]; 2],
    numbers: [[usize; 2]; 4],
    rulings: Vec<(usize, Report, Vec<Effect>)>,
    ended: (Option<Decision>, Option<Outcome>, Option<Color>, Option<Color>),
    first_pass: Option<Color>,
    sealed: Option<(Color, String)>,
    adjourned: Option<(Option<[u64; 2]>, [bool; 2])>,
    digest: u64,
}

pub(crate) fn standing(game: &Game) -> Standing {
    let [prisoners, passes] = [game.prisoners(), game.passes()].map(|both| both.map(|n| n as usize));
    let of = |ruling: LoggedRuling<'_>| (ruling.after, ruling.report.clone(), ruling.effects.to_vec());
    Standing {
        stones: game.board().stones().collect(),
        turn: game.turn(),
        stage: game.stage(),
        must_play: game.must_play(),
        ko: game.ko(),
        dead: game.dead().to_vec(),
        sides: [game.accepted(), game.confirmed()],
        numbers: [
            prisoners,
            passes,
            game.warnings().map(usize::from),
            [game.passes_in_a_row(), game.move_number()],
        ],
        rulings: game.rulings().map(of).collect(),
        ended: (game.decided(), game.outcome(), game.contested(), game.resigned()),
        first_pass: game.first_pass(),
        sealed: game.sealed().map(|(by, commitment)| (by, commitment.to_owned())),
        adjourned: game.adjourned(),
        digest: game.digest(),
    }
}

/// The game that comes of a list of events.
pub(crate) fn rebuilt(game: &Game, events: &[Event]) -> Game {
    let mut other = Game::new(game.setup().clone(), *game.rules());
    for event in events {
        let done = other.apply(event, Some(event.by));
        assert_eq!(done, Ok(()), "{event:?} in {events:#?}");
    }
    other
}

/// Carries out a text with a line for each act: `B 1 -> playing W`.
///
/// Who does it is `B`, `W` or `ref`. What is done is a mark of the picture (a stone there), a word such as
/// `pass`, `agree`, `refuse`, `mark w` (the stones drawn so; `mark -` for none), `dispute w`, or `report`
/// with an act, the side that did it (`-`: nobody), and a choice or the mark of a point. After the
/// arrow stands the stage and the side to move, or the result, or the word of the refusal; a refusal
/// must leave everything as it was, and the other end of the game, which has nothing but the
/// events, must see the same.
pub(crate) fn course(game: &mut Game, picture: &Picture, text: &str) {
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (act, wanted) = line.split_once("->").unwrap_or_else(|| panic!("no arrow in `{line}`"));
        let before = standing(game);
        let found = match does(game, picture, act) {
            Ok(()) => stands(game),
            Err(refusal) => {
                assert_eq!(standing(game), before, "{line}");
                refusal.code().to_owned()
            }
        };
        assert_eq!(found, wanted.trim(), "{line}");
        assert_eq!(standing(&rebuilt(game, &game.events())), standing(game), "{line}");
    }
}

/// Carries out one act.
pub(crate) fn does(game: &mut Game, picture: &Picture, act: &str) -> Result<(), Refusal> {
    let words: Vec<&str> = act.split_whitespace().collect();
    let by = match words[0] {
        "ref" => By::Referee,
        letter => By::Side(side(letter).unwrap()),
    };
    game.act(by, kind(picture, &words[1..]))
}

fn kind(picture: &Picture, words: &[&str]) -> EventKind {
    let drawn = |word: &str| picture.points(word.chars().next().unwrap());
    match *words {
        ["pass"] => EventKind::Pass,
        ["resign"] => EventKind::Resign,
        ["offer"] => EventKind::Offer,
        ["agree"] => EventKind::Answer { agrees: true },
        ["refuse"] => EventKind::Answer { agrees: false },
        ["stop"] => EventKind::Stop,
        ["accept"] => EventKind::Accept,
        ["resume"] => EventKind::Resume,
        ["confirm"] => EventKind::Confirm,
        ["give-up-play"] => EventKind::GiveUpPlay,
        ["adjourn"] => EventKind::Adjourn { used_ms: None },
        ["continue"] => EventKind::Continue,
        ["mark", "-"] => EventKind::Mark { dead: Vec::new() },
        ["mark", word] => EventKind::Mark { dead: drawn(word) },
        ["dispute", word] => EventKind::Dispute { stones: drawn(word) },
        ["put", letter, "pass"] => EventKind::Put { color: side(letter).unwrap(), mv: Move::Pass },
        ["put", letter, word] => {
            EventKind::Put { color: side(letter).unwrap(), mv: Move::Play(drawn(word)[0]) }
        }
        ["report", act, by, ref rest @ ..] => {
            let act = Act::by_code(act).unwrap_or_else(|| panic!("act {act}"));
            let mut report = Report::of(act, side(by));
            for word in rest {
                match Effect::by_code(word) {
                    Some(choice) => report.choice = Some(choice),
                    None => report.at = Some(drawn(word)[0]),
                }
            }
            EventKind::Report(report)
        }
        [word] if word.chars().count() == 1 => EventKind::Play(drawn(word)[0]),
        _ => panic!("act {words:?}"),
    }
}

fn side(letter: &str) -> Option<Color> {
    Color::BOTH.into_iter().find(|color| color.letter().to_string() == letter)
}

/// `playing W`, `playing B must-play`, `agreed`, `over B+R`.
pub(crate) fn stands(game: &Game) -> String {
    let stage = game.stage();
    match stage {
        Stage::Agreed => stage.code().to_owned(),
        Stage::Over => format!("over {}", game.outcome().expect("it is over")),
        _ => {
            let must_play = game.must_play() == Some(game.turn());
            format!("{} {}{}", stage.code(), game.turn().letter(), if must_play { " must-play" } else { "" })
        }
    }
}
