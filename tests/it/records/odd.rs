//! Odd files from everywhere, from `../shared/corpus/sgf-odd`.

use crate::corpus::{json, list, shared, text};
use lanke::{BadMove, BadMoveReason, Color, GameRecord, IllegalMove, Positions, ReadOptions, Records};
use serde_json::Value;

#[test]
fn every_file_gives_what_the_manifest_says() {
    let Some(manifest) = json("corpus/sgf-odd/manifest.json") else { return };
    let mut wrong = Vec::new();
    for file in list(&manifest, "files") {
        let Some(path) = shared(&format!("corpus/sgf-odd/{}", text(file, "file"))) else { return };
        let bytes = std::fs::read(path).unwrap();
        let found = said(file, &bytes);
        for (what, found, wanted) in found {
            if found != wanted {
                wrong.push(format!("{}: {what} {found}, wanted {wanted}", text(file, "file")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What is said of a file: the name of it, what we find, what the manifest has.
fn said(file: &Value, bytes: &[u8]) -> Vec<(&'static str, String, String)> {
    let mut said = Vec::new();
    let Ok(records) = Records::read(bytes, &ReadOptions::default()) else {
        said.push(("games", "0".to_owned(), file["games"].to_string()));
        return said;
    };
    let mut say = |what, found: String, wanted: &Value| said.push((what, found, wanted.to_string()));
    say("games", records.games.len().to_string(), &file["games"]);
    say("well_formed", records.is_well_formed.to_string(), &file["well_formed"]);
    let (game, first) = (&records.games[0], &file["first_game"]);
    let size = game.size();
    say("size", format!("[{},{}]", size.width(), size.height()), &first["size"]);
    say("nodes", game.n_nodes().to_string(), &first["nodes"]);
    say("variations", game.n_variations().to_string(), &first["variations"]);
    say("main_line_nodes", game.main_line().count().to_string(), &first["main_line_nodes"]);
    let moves: usize = game.main_line().map(|node| game.moves_at(node).count()).sum();
    say("main_line_moves", moves.to_string(), &first["main_line_moves"]);
    if game.trouble().is_none() {
        let illegal: Vec<_> = illegal(game).iter().map(word).collect();
        say("illegal_count", illegal.len().to_string(), &first["illegal_main_line_count"]);
        let wanted: Vec<_> = list(first, "illegal_main_line_moves").iter().map(wanted_word).collect();
        let illegal = illegal.into_iter().take(20).collect::<Vec<_>>();
        said.push(("illegal", format!("{illegal:?}"), format!("{wanted:?}")));
        // Stones without a liberty don't stand here.
        if text(file, "file") != "setup-no-liberties.sgf" {
            let stones = stones(game);
            said.push((
                "end_stones",
                format!("{stones:?}"),
                format!("{:?}", ["B", "W"].map(|side| first["end_stones"][side].as_u64().unwrap())),
            ));
        }
    }
    for (game, wanted) in records.games.iter().zip(list(file, "all_games")) {
        let found = [game.n_nodes(), game.n_variations() + 1];
        said.push((
            "all_games",
            format!("{found:?}"),
            format!("{:?}", ["nodes", "leaves"].map(|key| wanted[key].as_u64().unwrap())),
        ));
    }
    said
}

fn illegal(game: &GameRecord) -> Vec<BadMove> {
    let main: Vec<_> = game.main_line().collect();
    let all = game.illegal().unwrap();
    all.into_iter().filter(|(node, _)| main.contains(node)).map(|(_, bad)| bad).collect()
}

fn stones(game: &GameRecord) -> [usize; 2] {
    let last = game.main_line().last().unwrap();
    let mut positions = Positions::basic(game);
    let board = positions.game(game, last).unwrap().board();
    Color::BOTH.map(|color| board.stones().filter(|&stone| stone == Some(color)).count())
}

fn word(bad: &BadMove) -> String {
    let reason = match &bad.reason {
        BadMoveReason::Illegal(IllegalMove::OffBoard) => "off_board",
        BadMoveReason::Unreadable => "bad_point",
        _ => bad.code(),
    };
    format!("{} {reason}", bad.number)
}

fn wanted_word(entry: &Value) -> String {
    format!("{} {}", entry["move"], text(entry, "reason"))
}
