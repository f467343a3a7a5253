//! Pictures of boards, both ways.

use lanke::{Color, Figure, FigureForm, Mark, Point, Size};
use proptest::prelude::*;

fn read(text: &str) -> Figure {
    text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn rows(text: &str) -> String {
    read(text).to_text(FigureForm::Rows)
}

fn at(figure: &Figure, point: Option<Point>) -> String {
    point.map_or_else(String::new, |point| figure.size.vertex_text(point.into()))
}

fn error(text: &str) -> String {
    let error = text.parse::<Figure>().unwrap_err();
    format!("{} {error}", error.code())
}

#[test]
fn rows_of_all_signs() {
    let wanted = ". X .\nO X .\n";
    for text in [
        ". X .\nO X .",
        ".X.\nOX.\n",
        "  . B ,\n\n  W B +\n",
        "·●.\r\n○●.\r\n",
        ". # .\no # .",
        "* x *\nO x *",
        ". * .\nO * .",
        "+-------+\n| . X . |\n| O X . |\n+-------+",
        "╔═══════╗\n║ . X . ║\n║ O X . ║\n╚═══════╝",
        "┌───┐\n│.X.│\n│OX.│\n└───┘",
        "┌─●─┐\n│ │ │\n○─●─┤\n",
        "  A B C\n2 . X . 2\n1 O X . 1\n  A B C\n",
        "   a picture of it:\n  ABC\n2 .X.\n1 OX.\n",
        "$$ A picture\n$$  -------\n$$ | . X . |\n$$ | O X . |\n$$  -------\nand words",
        "$$ . X .\n$$ O X .\n",
        "The corner:\n. X .\nO X .\n",
    ] {
        assert_eq!(rows(text), wanted, "{text}");
    }
    assert_eq!(rows("* . *\n. * ."), ". . .\n. . .\n");
    assert_eq!(rows("."), ".\n");
}

#[test]
fn a_board_as_programs_show_it() {
    let figure = read(
        "White (O) has captured 3 pieces\nBlack (X) has captured 0 pieces\n\n   A B C D E        Last move: White C3\n \
         5 . . . . . 5\n 4 . X . . . 4\n 3 . .(O). . 3\n 2 . . + . . 2     WHITE (O) has captured 3 stones\n 1 . . . . . 1\n   A B C D E\n",
    );
    assert_eq!(figure.to_text(FigureForm::Rows), ". . . . .\n. X . . .\n. . O . .\n. . . . .\n. . . . .\n");
    assert_eq!((at(&figure, figure.last).as_str(), figure.captures), ("C3", Some([0, 3])));
    let figure = read("MoveNum: 3 HASH: 12\n   A B C\n 3 X1. .\n 2 . O2.\n 1 . . X3\nNext player: White\n");
    assert_eq!(
        (figure.to_text(FigureForm::Rows).as_str(), at(&figure, figure.last).as_str()),
        ("X . .\n. O .\n. . X\n", "C1")
    );
    assert_eq!((figure.edges, figure.moves.len()), ([true; 4], 0));
}

#[test]
fn what_is_written_as_a_board() {
    let mut figure = Figure::empty(Size::new(5, 3).unwrap());
    figure.stones[6] = Some(Color::Black);
    figure.stones[9] = Some(Color::White);
    (figure.last, figure.captures) = (figure.size.point(4, 1), Some([2, 1]));
    figure.labels.push(('a', figure.size.point(0, 0).unwrap()));
    figure.moves.push((10, figure.size.point(4, 2).unwrap()));
    let text = figure.to_text(FigureForm::Board);
    assert_eq!(
        text,
        "White (O) has captured 1 stones\nBlack (X) has captured 2 stones\n\n   A B C D E\n 3 a . . . . 3\n 2 . X . .(O)2\n 1 . . . . 0 1\n   A B C D E\n"
    );
    assert_eq!(read(&text), figure);
}

#[test]
fn a_picture_of_senseis_library() {
    let text = "$$W A corner\n$$  ---------\n$$ | . . 1 a\n$$ | . B 2 T\n$$ | . Q . 0\n";
    let figure = read(text);
    assert_eq!(
        (figure.turn, figure.title.as_str(), figure.edges),
        (Color::White, "A corner", [true, false, false, true])
    );
    let moves: Vec<_> =
        figure.moves.iter().map(|&(n, point)| format!("{n} {}", at(&figure, Some(point)))).collect();
    assert_eq!(moves, ["1 C3", "2 C2", "10 D1"]);
    let marks: Vec<_> = figure
        .marks
        .iter()
        .map(|&(mark, point)| format!("{} {}", mark.code(), at(&figure, Some(point))))
        .collect();
    assert_eq!(marks, ["circle B2", "triangle D2", "triangle B1"]);
    assert_eq!(figure.labels, [('a', figure.size.point(3, 0).unwrap())]);
    assert_eq!(figure.to_text(FigureForm::Sensei), text);
    assert_eq!(read("$$Bc19m5 Title\n$$ . X\n").title, "Title");
    assert_eq!(rows("$$B\n$$ X o\n$$ {AR A1 B1}\n$$ [a|link]"), "X .\n");
}

#[test]
fn what_is_wrong_is_told_with_line_and_column() {
    for (text, wanted) in [
        (
            ". X\n. ?",
            "diagram-sign line 2, column 3: sign '?', wanted '.', 'X', 'O' or another sign of a point",
        ),
        (
            "$$ . .\n$$ . V",
            "diagram-sign line 2, column 6: sign 'V', wanted '.', 'X', 'O' or another sign of a point",
        ),
        (". . .\n. .", "diagram-ragged line 2, column 4: 2 points, wanted 3"),
        ("  A B C\n1 . .", "diagram-ragged line 2, column 6: 2 points, wanted 3"),
        (". 1\n1 .", "diagram-twice line 2, column 1: move 1 a second time, wanted it once"),
        ("", "size line 1, column 1: board size 0x0, wanted 1 to 52 columns and rows"),
        ("Nothing but words", "size line 1, column 1: board size 0x0, wanted 1 to 52 columns and rows"),
        (&".".repeat(53), "size line 1, column 1: board size 53x1, wanted 1 to 52 columns and rows"),
        (&".\n".repeat(53), "size line 53, column 1: board size 1x53, wanted 1 to 52 columns and rows"),
        (&" ".repeat(65_537), "limit line 1, column 1: too many bytes, wanted at most 65536"),
    ] {
        let found = error(text);
        assert_eq!(found, wanted, "{text}");
    }
}

#[test]
fn every_mark_has_its_word() {
    for mark in [Mark::Circle, Mark::Square, Mark::Triangle, Mark::Cross] {
        assert_eq!(Mark::by_code(mark.code()), Some(mark));
    }
    assert_eq!(Mark::by_code("star"), None);
}

prop_compose! {
    fn figure()(width in 1..=52_u32, height in 1..=52_u32)(
        size in Just(Size::new(width, height).unwrap()),
        signs in prop::collection::vec(0..40_u8, (width * height) as usize),
        last in any::<prop::sample::Index>(),
        captures in prop::option::of([0..500_u32, 0..500_u32]),
        is_white in any::<bool>(),
    ) -> Figure {
        let mut figure = Figure::empty(size);
        let mut numbers = (1..=10).collect::<Vec<u8>>();
        for (place, point) in size.points().enumerate() {
            match signs[place] {
                0..10 => figure.stones[place] = Some(Color::Black),
                10..20 => figure.stones[place] = Some(Color::White),
                20 => figure.labels.push((char::from(b'a' + u8::try_from(place % 14).unwrap()), point)),
                21 if !numbers.is_empty() => figure.moves.push((numbers.remove(0), point)),
                _ => {}
            }
        }
        let stones: Vec<_> = size.points().filter(|&point| figure.stones[size.index(point)].is_some()).collect();
        if !stones.is_empty() { figure.last = Some(stones[last.index(stones.len())]); }
        figure.captures = captures;
        if is_white { figure.turn = Color::White; }
        figure
    }
}

proptest! {
    #[test]
    fn a_board_is_read_back(figure in figure()) {
        let figure = Figure { turn: Color::Black, ..figure };
        prop_assert_eq!(read(&figure.to_text(FigureForm::Board)), figure);
    }

    #[test]
    fn senseis_way_is_read_back(figure in figure(), title in "|[a-z]{1,9}( [a-z]{3})?") {
        let mut figure = Figure { last: None, captures: None, title, ..figure };
        figure.marks = figure.size.points().step_by(7)
            .filter(|point| !figure.labels.iter().any(|(_, other)| other == point) && !figure.moves.iter().any(|(_, other)| other == point))
            .enumerate().map(|(n, point)| ([Mark::Circle, Mark::Square, Mark::Triangle, Mark::Cross][n % 4], point)).collect();
        prop_assert_eq!(read(&figure.to_text(FigureForm::Sensei)), figure);
    }

    #[test]
    fn rows_are_read_back(figure in figure()) {
        let again = read(&figure.to_text(FigureForm::Rows));
        prop_assert_eq!((again.size, &again.stones), (figure.size, &figure.stones));
    }

    #[test]
    fn any_text(text in "\\PC*") {
        let _ = text.parse::<Figure>();
    }

    #[test]
    fn texts_of_signs(text in "[-+|.,*XOBWC#@1-90a-z()\\[\\]$ A\nB│┌─┼┐]{0,200}") {
        if let Ok(figure) = text.parse::<Figure>() {
            let again = read(&figure.to_text(FigureForm::Rows));
            prop_assert_eq!((again.size, &again.stones), (figure.size, &figure.stones));
            for form in [FigureForm::Board, FigureForm::Sensei] {
                let _ = figure.to_text(form);
            }
        }
    }
}

#[test]
fn a_wide_board_is_read_back() {
    let mut figure = Figure::empty(Size::new(27, 2).unwrap());
    figure.stones[3] = Some(Color::Black);
    figure.last = figure.size.point(3, 0);
    let text = figure.to_text(FigureForm::Board);
    assert_eq!(read(&text), figure, "{text}");
}
