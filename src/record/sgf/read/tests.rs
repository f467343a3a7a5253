use super::*;

fn read(sgf: &str) -> Record {
    Record::read(sgf.as_bytes(), &ReadOptions::default()).unwrap()
}

fn error(sgf: &str, options: ReadOptions) -> String {
    Record::read(sgf.as_bytes(), &options).unwrap_err().to_string()
}

/// The moves as letters, and the faults as `code@column`.
fn moves_and_faults(sgf: &str) -> (String, String) {
    let record = read(sgf);
    let text = |mv| record.size.sgf_text(mv);
    let moves = record
        .moves
        .iter()
        .map(|entry| format!("{}{}", entry.color.letter(), entry.mv.map_or("?".to_owned(), text)));
    let faults = record.faults.iter().map(|fault| format!("{}@{}", fault.code(), fault.column));
    (moves.collect::<Vec<_>>().join(" "), faults.collect::<Vec<_>>().join(" "))
}

fn check(sgf: &str, moves: &str, faults: &str) {
    assert_eq!(moves_and_faults(sgf), (moves.to_owned(), faults.to_owned()), "{sgf}");
}

#[test]
fn the_main_line_is_the_first_child_everywhere() {
    check("(;SZ[9];B[aa](;W[bb](;B[cc])(;B[dd]))(;W[ee]))", "Baa Wbb Bcc", "");
    check("(;SZ[9];B[fe];W[de] (;B[ec]))(;B[aa])", "Bfe Wde Bec", "");
    check("(;B[aa](;W[bb]);W[cc])", "Baa Wbb", "node-after-variation@16");
}

#[test]
fn text_before_a_game_is_got_over() {
    check("To: (you)\n\n(;B[aa])) yours (", "Baa", "stray-text@1 stray-text@9");
}

#[test]
fn another_game_of_the_text_is_read_by_its_number() {
    let options = ReadOptions { game: 1, ..ReadOptions::default() };
    let sgf = "(;SZ[9];B[aa](;C[(;])(;W[)]))\n(;SZ[13];B[bb])";
    let record = Record::read(sgf.as_bytes(), &options).unwrap();
    assert_eq!((record.size.to_string(), record.moves.len()), ("13x13".to_owned(), 1));
    let options = ReadOptions { game: 2, ..options };
    assert_eq!(
        error(sgf, options),
        "line 2, column 16: game 2, wanted one of the 2 games here, counted from 0"
    );
}

#[test]
fn a_text_without_a_game_is_an_error() {
    for sgf in ["", "hello", ";;)", "()", "(", "(x)"] {
        assert!(error(sgf, ReadOptions::default()).ends_with("no game, wanted a text with \"(;\" in it"));
    }
}

#[test]
fn brackets_that_do_not_match_are_got_over() {
    check("(;B[aa];W[bb]", "Baa Wbb", "unclosed-game@14");
    check("(;B[aa]];W[bb])", "Baa Wbb", "stray-text@8");
    check("(;US[name[3d]]PB[x];B[pd])", "Bpd", "stray-text@14");
    check("(;B[aa]();W[bb])", "Baa Wbb", "stray-text@9");
}

#[test]
fn a_missing_semicolon_is_got_over() {
    check("(B[pp];W[dd])", "Bpp Wdd", "no-node@2");
    check("(;B[pp](W[dd]))", "Bpp Wdd", "no-node@9");
}

#[test]
fn text_between_nodes_is_got_over() {
    check("(;B[aa] hello! ;W[bb])", "Baa Wbb", "no-value@9 stray-text@14");
}

#[test]
fn a_value_that_never_ends_goes_on_to_the_end() {
    check("(;B[aa]\n;C[a\\]", "Baa", "unclosed-value@3 unclosed-game@7");
}

#[test]
fn limits_are_errors_that_name_them() {
    let check = |limits: Limits, sgf: &str, wanted: &str| {
        let options = ReadOptions { limits, ..ReadOptions::default() };
        assert_eq!(error(sgf, options), wanted);
    };
    let limits = Limits::default();
    let sgf = "(;AB[aa:bb];B[cc];W[dd])";
    check(Limits { bytes: 23, ..limits }, sgf, "line 1, column 1: too many bytes, wanted at most 23");
    check(Limits { nodes: 2, ..limits }, sgf, "line 1, column 18: too many nodes, wanted at most 2");
    check(Limits { values: 3, ..limits }, sgf, "line 1, column 5: too many values, wanted at most 3");
    let enough =
        ReadOptions { limits: Limits { bytes: 24, nodes: 3, values: 6, ..limits }, ..ReadOptions::default() };
    assert!(Record::read(sgf.as_bytes(), &enough).is_ok());
}

#[test]
fn deep_and_long_games_are_read() {
    let deep = format!("{}{}", "(;B[aa]".repeat(50_000), ")".repeat(50_000));
    assert_eq!(read(&deep).moves.len(), 50_000);
    assert_eq!(read(&format!("(;SZ[9]{})", ";B[];W[]".repeat(50_000))).moves.len(), 100_000);
}

#[test]
fn no_prefix_of_a_record_and_no_changed_byte_breaks_the_reader() {
    let sgf =
        "\u{feff}(;GM[1]SZ[13:9]KM[7.5]HA[2]AB[aa:cc][dd]AE[bb]PL[W]PB[黑\\]];W[ee]C[a\\\nb](;B[tt])(;W[]))"
            .as_bytes();
    for end in 0..sgf.len() {
        let _ = Record::read(&sgf[..end], &ReadOptions::default());
        for byte in *b"([;)]\\:aZ\x00\xff\n" {
            let mut changed = sgf.to_vec();
            changed[end] = byte;
            let _ = Record::read(&changed, &ReadOptions::default());
        }
    }
    assert_eq!(Record::read(sgf, &ReadOptions::default()).unwrap().moves.len(), 2);
}

#[test]
fn a_game_begins_with_a_node_or_else_with_properties_before_one() {
    let n = |sgf: &str| {
        Records::read(sgf.as_bytes(), &ReadOptions::default()).map_or(0, |records| records.games.len())
    };
    assert_eq!(n("(B[pp];W[dd])"), 1);
    assert_eq!(n("(SZ[9]\n;B[aa])(;B[bb])"), 2);
    assert_eq!(n("(CA[UTF-8])(;B[aa])"), 1);
    assert_eq!(n("(see[1]: a[ (;B[aa])"), 1);
    assert_eq!((n("(CA[UTF-8])"), n("(a[b] c")), (0, 0));
}

/// What is written of all games, each in a line; then the faults as `code@column`, and `well` or `ill`.
fn rewritten(sgf: &str) -> String {
    let records = Records::read(sgf.as_bytes(), &ReadOptions::default()).unwrap();
    let games = records.games.iter().map(|game| game.to_sgf(&crate::record::WriteOptions::default()));
    let faults = records.faults.iter().map(|(_, fault)| format!("{}@{}", fault.code(), fault.column));
    let form = if records.is_well_formed { "well" } else { "ill" };
    format!("{}{} {form}", games.collect::<String>(), faults.collect::<Vec<_>>().join(" "))
}

#[test]
fn a_backslash_at_the_end_of_the_text_makes_nothing_plain() {
    assert_eq!(rewritten("(;C[a\\"), "(;C[a])\nunclosed-value@4 unclosed-game@7 ill");
}

#[test]
fn brackets_in_values_before_the_first_node_are_read_as_in_others() {
    assert_eq!(
        error("([\\];)", ReadOptions::default()).split(':').nth(1),
        Some(" no game, wanted a text with \"(;\" in it")
    );
    assert_eq!(rewritten("(A[b\\];c];B[aa])"), "(;A[b\\];c];B[aa])\nno-node@2 ill");
    assert_eq!(rewritten("(A[\\(;B[aa])"), "(;B[aa])\nstray-text@1 ill");
}

#[test]
fn a_variation_begins_with_a_node() {
    assert_eq!(rewritten("(;C[a]((;B[aa])(;B[bb])))"), "(;C[a](;B[aa])(;B[bb]))\nstray-text@8 ill");
}

#[test]
fn the_troubles_of_games_are_told_with_their_places() {
    let records = Records::read(b"(;SZ[9])\n(;GM[2])\n (;SZ[0])", &ReadOptions::default()).unwrap();
    let troubles = records.games.iter().map(|game| game.trouble().map(|error| (error.line, error.column)));
    assert_eq!(troubles.collect::<Vec<_>>(), [None, Some((2, 5)), Some((3, 6))]);
}

#[test]
fn names_of_any_length_are_kept() {
    let sgf = format!("(;{}[x])\n", "N".repeat(70_000));
    assert_eq!(rewritten(&sgf), format!("{sgf} well"));
}

#[test]
fn faults_of_the_game_that_is_read_are_told_wherever_others_are() {
    let told = |game: usize| {
        let options = ReadOptions { game, limits: Limits { faults: 2, ..Limits::default() }, strict: false };
        let record = Record::read(b"(;KM[x]%%;%)(;TR[q])", &options).unwrap();
        record.faults.iter().map(SgfError::code).collect::<Vec<_>>().join(" ")
    };
    // The scan comes upon two before values are looked at.
    assert_eq!((told(0), told(1)), ("stray-text stray-text".to_owned(), "bad-value".to_owned()));
}

#[test]
fn illegal_moves_hide_no_fault_from_a_strict_reader() {
    let limits = Limits { faults: 3, ..Limits::default() };
    let options = ReadOptions { strict: true, limits, ..ReadOptions::default() };
    let illegal = format!("(;SZ[9];B[aa]{})", ";W[aa];B[aa]".repeat(5));
    let records = Records::read(illegal.as_bytes(), &options).unwrap();
    assert_eq!((records.faults.len(), records.n_more_faults), (3, 7));
    let error = Records::read(format!("{illegal}(;TR[q])").as_bytes(), &options).unwrap_err();
    assert_eq!((error.code(), error.column), ("bad-value", 1 + illegal.len() + 4));
}

#[test]
fn what_is_done_about_a_second_value_is_told() {
    let done = |sgf: &str| {
        let records = Records::read(sgf.as_bytes(), &ReadOptions::default()).unwrap();
        records.faults.iter().map(|(_, fault)| fault.kind.done()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(done("(;PB[a]C[b]PB[c])"), "joined");
    assert_eq!((done("(;PB[a][c])"), done("(;PB[a];PB[c])")), ("kept".to_owned(), "kept".to_owned()));
}

/// The faults of a text as `code@column done`.
fn told(sgf: &str) -> String {
    let records = Records::read(sgf.as_bytes(), &ReadOptions::default()).unwrap();
    let told = records
        .faults
        .iter()
        .map(|(_, fault)| format!("{}@{} {}", fault.code(), fault.column, fault.kind.done()));
    told.collect::<Vec<_>>().join(", ")
}

#[test]
fn what_can_not_stand_together_in_a_node_is_told() {
    assert_eq!(told("(;SZ[9];B[aa]W[bb])"), "two-moves@14 kept");
    assert_eq!(told("(;SZ[9];AB[cc]B[aa])"), "setup-and-move@9 kept");
    assert_eq!(told("(;SZ[9]AB[aa]AW[aa:bb][cc][cc])"), "point-twice@16 kept, point-twice@27 kept");
    assert_eq!(told("(;SZ[9]AB[aa];AW[aa])"), "");
}

#[test]
fn numbers_that_are_none_are_told() {
    assert_eq!(told("(;DM[9]TE[2]GB[])"), "bad-value@5 kept");
    assert_eq!(told("(;MN[x];OB[3]BL[12.5]WL[-3]V[.5])"), "bad-value@5 kept, bad-value@29 kept");
}

#[test]
fn a_game_without_its_first_bracket_is_read() {
    assert_eq!(rewritten(" ;FF[4]SZ[9];B[aa])"), "(;FF[4]SZ[9];B[aa])\nno-bracket@2 ill");
    for sgf in [";;)", "a;b[c]", "; [x]", ";"] {
        assert_eq!(
            error(sgf, ReadOptions::default()).split(':').nth(1),
            Some(" no game, wanted a text with \"(;\" in it")
        );
    }
}

#[test]
fn a_record_of_another_game_is_told() {
    assert_eq!(told("(;GM[3];B[aa])"), "other-game@5 kept");
}

#[test]
fn what_is_done_about_names_and_illegal_moves_is_told() {
    assert_eq!(told("(;foo[x]pb[y])"), "small-letters@3 kept, small-letters@9 capitals");
    assert_eq!(told("(;SZ[9];B[ee];W[ee];B[jj])"), "illegal-move@16 played, illegal-move@22 left-out");
}

#[test]
fn a_strict_reader_takes_what_is_only_not_known_or_illegal() {
    let strict = ReadOptions { strict: true, ..ReadOptions::default() };
    assert!(Records::read(b"(;FF[4]SZ[9]RU[House];B[ee];W[ee])", &strict).is_ok());
    assert_eq!(Records::read(b"(;FF[4]SZ[9]DM[9])", &strict).unwrap_err().code(), "bad-value");
}

#[test]
fn a_wrong_word_for_the_encoding_is_told() {
    let sgf = "(;CA[GBK]PB[黑棋先行])";
    assert_eq!(told(sgf), "encoding@3 guessed");
    assert!(
        Records::read(sgf.as_bytes(), &ReadOptions::default()).unwrap().games[0].info().get("PB").is_some()
    );
}
