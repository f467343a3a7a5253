//! Board sizes in SGF.

use super::error::SgfErrorKind;
use super::text::split;
use crate::point::Size;
use crate::record::tree::{Name, Store, color_of};
use crate::text::{number, short};

/// Reads `19`, or columns and rows as in `13:9`.
pub(in crate::record) fn read_size(text: &str) -> Option<Size> {
    let text = text.trim_ascii();
    let (width, height) = split(text).unwrap_or((text, text));
    Size::new(number(width)?, number(height)?).ok()
}

/// The size as SGF has it.
pub(in crate::record) fn size_text(size: Size) -> String {
    let (width, height) = (size.width(), size.height());
    if width == height { width.to_string() } else { format!("{width}:{height}") }
}

/// The size of the board: the first one stated, before the first stone and the first move; and why the
/// game can't be put on a board, with the byte of the record's own text.
pub(in crate::record) fn stated_size(store: &Store) -> (Size, Option<(usize, SgfErrorKind)>) {
    let mut size = None;
    let mut next = Some(0);
    while let Some(node) = next {
        let properties = store.properties(node);
        for &property in properties {
            let Some(&value) = store.values(property).first() else { continue };
            let text = store.raw(value).trim_ascii();
            let trouble = |kind| Some(((value.start as usize).saturating_sub(1), kind));
            if property.name == Name::of("GM") && number(text).is_some_and(|kind| kind != 1) {
                let kind = SgfErrorKind::OtherGame { found: short(text) };
                return (size.unwrap_or(Size::STANDARD), trouble(kind));
            }
            if property.name == Name::of("SZ") && size.is_none() {
                size = read_size(text);
                if size.is_none() {
                    return (Size::STANDARD, trouble(SgfErrorKind::Size { found: short(text) }));
                }
            }
        }
        let has_stones = |name: Name| name.is_setup() || color_of(name).is_some();
        let is_last = properties.iter().any(|property| has_stones(property.name));
        next = if is_last { None } else { store.first_child(node) };
    }
    (size.unwrap_or(Size::STANDARD), None)
}
