//! Board sizes in SGF.

use super::text::split;
use crate::point::Size;
use crate::text::number;

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
