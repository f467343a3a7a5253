//! Properties and their values.

use super::{Draft, Scanner, is_blank};
use crate::record::sgf::error::{SgfError, SgfErrorKind};
use crate::record::tree::{Name, narrow};
use crate::text::short;

impl Scanner<'_> {
    /// Reads the property whose name begins at `at`, with its values.
    #[inline(never)]
    pub(super) fn read_property(&mut self, draft: &mut Draft, at: usize) -> Result<(), SgfError> {
        self.skip(|byte| byte.is_ascii_alphanumeric());
        let written = self.slice(at, self.at);
        let name_end = self.at;
        self.skip(is_blank);
        if self.peek() != Some(b'[') {
            self.fault(at, &|| SgfErrorKind::NoValue { property: short(written) });
            return Ok(());
        }
        if !draft.is_in_node {
            self.begin_node(draft, at)?;
            self.fault(at, &|| SgfErrorKind::NoNode { property: short(written) });
        }
        let name = self.name(draft, at, written);
        let base = draft.base;
        let is_new = draft.node.property(&mut draft.store, name, |a, b| self.is_named(base, a, b));
        if !is_new {
            self.fault(at, &|| SgfErrorKind::Twice { property: short(written), is_joined: true });
        } else if draft.node.n_properties(&draft.store) > self.limits.properties {
            return Err(self.limit(at, "properties", self.limits.properties));
        }
        self.at = name_end;
        loop {
            self.skip(is_blank);
            if self.peek() != Some(b'[') {
                return Ok(());
            }
            let open = self.at;
            self.at += 1;
            if self.n_values == self.limits.values {
                return Err(self.limit(open, "values", self.limits.values));
            }
            self.n_values += 1;
            let end = self.end_of_value(open);
            draft.node.value(&mut draft.store, open + 1 - draft.base, end - open - 1);
        }
    }

    /// Goes past the value whose bracket stands at `open`, and gives its end.
    pub(super) fn end_of_value(&mut self, open: usize) -> usize {
        self.at = open + 1;
        let bytes = self.text.as_bytes();
        while let Some(&byte) = bytes.get(self.at) {
            match byte {
                b']' => {
                    self.at += 1;
                    return self.at - 1;
                }
                b'\\' if self.at + 1 == bytes.len() => {
                    // It makes nothing plain, and would the bracket that is missing.
                    self.at += 1;
                    self.fault(open, &|| SgfErrorKind::UnclosedValue);
                    return self.at - 1;
                }
                b'\\' => self.at += 2,
                _ => self.at += 1,
            }
        }
        self.fault(open, &|| SgfErrorKind::UnclosedValue);
        self.at
    }

    /// The name that a property goes by: its capital letters, as FF[1] to FF[3] let writers spell
    /// names out (`AddBlack`, `SiZe`), if these are a property of Go; else as written.
    #[inline(never)]
    fn name(&mut self, draft: &mut Draft, at: usize, written: &str) -> Name {
        let long = || Name::long(narrow(at - draft.base), narrow(written.len()));
        let as_written = Name::short(written.as_bytes()).unwrap_or_else(long);
        if !written.bytes().any(|byte| byte.is_ascii_lowercase()) {
            return as_written;
        }
        if !written.bytes().any(|byte| byte.is_ascii_uppercase()) {
            // `b[pd]`: no property has such a name, but what is meant is plain.
            let is_known = Name::meant(written).is_some();
            self.fault(at, &|| SgfErrorKind::Case { found: short(written), is_known });
        } else if draft.mixed.len() < self.limits.faults {
            draft.mixed.push((at, at + written.len()));
        }
        Name::meant(written).unwrap_or(as_written)
    }

    /// Whether two names of the game whose text begins at `base` are the same.
    fn is_named(&self, base: usize, a: Name, b: Name) -> bool {
        let text = |name: Name| {
            let (start, len) = name.place()?;
            self.text.get(base + start..base + start + len)
        };
        a == b || (text(a).is_some() && text(a) == text(b))
    }
}
