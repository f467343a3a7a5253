//! Who plays Black.

use super::each;
use crate::corpus::text;
use lanke::{Drawer, Drawn, NigiriError, nigiri, nigiri_holder};
use serde_json::Value;

fn number(value: &Value) -> u32 {
    value.as_u64().and_then(|number| u32::try_from(number).ok()).unwrap()
}

// rules: R-F-02
#[test]
fn nigiri_examples() {
    each("nigiri", 6, |id, example| {
        let [held, shown] =
            ["holder_has_white_stones", "guesser_shows_black_stones"].map(|key| number(&example[key]));
        let black = match nigiri(held, shown).unwrap() {
            Drawer::Guesser => "guesser",
            Drawer::Holder => "holder",
        };
        assert_eq!(black, text(example, "black_is"), "{id}");
    });
}

// rules: R-F-03
#[test]
fn nigiri_holders() {
    each("nigiri_holder", 2, |id, example| {
        let [a, b] = ["a", "b"].map(|key| &example[key]);
        let [a, b] = [a, b].map(|who| Drawn { dan: number(&who["dan"]), age: number(&who["age"]) });
        let holder = ["a", "b"][nigiri_holder(a, b).unwrap()];
        assert_eq!(holder, text(example, "holder"), "{id}");
        let turned = ["b", "a"][nigiri_holder(b, a).unwrap()];
        assert_eq!(turned, holder, "{id}: whoever is named first");
    });
}

// rules: R-F-02
#[test]
fn no_stone_held_or_another_number_shown_is_no_drawing() {
    assert_eq!(nigiri(0, 1), Err(NigiriError::NothingHeld));
    for shown in [0, 3, u32::MAX] {
        assert_eq!(nigiri(5, shown), Err(NigiriError::Shown(shown)));
    }
    assert_eq!(nigiri(0, 0), Err(NigiriError::NothingHeld));
    let texts =
        [NigiriError::NothingHeld, NigiriError::Shown(3)].map(|error| (error.code(), error.to_string()));
    assert_eq!(texts[0], ("nigiri", "no stone held, wanted at least one".to_owned()));
    assert_eq!(texts[1], ("nigiri", "3 stones shown, wanted one (odd) or two (even)".to_owned()));
}

// rules: R-F-03
#[test]
fn equals_in_both_are_left_open() {
    let player = Drawn { dan: 3, age: 20 };
    assert_eq!(nigiri_holder(player, player), None);
}
