//! Who plays Black.

use super::each;
use crate::corpus::text;
use lanke::{Drawer, Drawn, nigiri, nigiri_holder};
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
