//! Where the cases lie that are kept beside the project, and not in it.

use serde_json::Value;
use std::path::PathBuf;

/// A place under `../shared`, or nothing, said aloud, where it is missing: a clone of the project
/// alone is complete without it. On the project's own machines (`CI=true`) it may not be missing.
pub(crate) fn shared(place: &str) -> Option<PathBuf> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared").join(place);
    if path.exists() {
        return Some(path);
    }
    assert_ne!(std::env::var("CI").as_deref(), Ok("true"), "{} is missing", path.display());
    println!("skipped: {} is not there", path.display());
    None
}

/// The JSON at a place under `../shared`.
pub(crate) fn json(place: &str) -> Option<Value> {
    shared(place).map(|path| {
        let text = std::fs::read_to_string(&path).expect("a readable file");
        serde_json::from_str(&text).expect("JSON")
    })
}

/// The text of a field that must be there.
pub(crate) fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_else(|| panic!("text `{key}` wanted in {value}"))
}

/// The list of a field; empty where it is missing.
pub(crate) fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().map_or(&[], Vec::as_slice)
}

/// The texts of a field that is a list.
pub(crate) fn texts<'a>(value: &'a Value, key: &str) -> Vec<&'a str> {
    list(value, key).iter().map(|text| text.as_str().expect("a list of texts")).collect()
}

/// A decimal number, or a fraction such as `25/2`, in quarters.
pub(crate) fn quarters(text: &str) -> i64 {
    let (number, fraction) = text.split_once('/').unwrap_or((text, "1"));
    let (whole, decimals) = number.split_once('.').unwrap_or((number, "0"));
    let part = match decimals {
        "0" => 0,
        "25" => 1,
        "5" => 2,
        "75" => 3,
        _ => panic!("{text}"),
    };
    let quarters = whole.trim_start_matches('-').parse::<i64>().unwrap() * 4 + part;
    let sign = if whole.starts_with('-') { -1 } else { 1 };
    sign * quarters / fraction.parse::<i64>().unwrap()
}
