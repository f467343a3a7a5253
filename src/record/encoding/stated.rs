//! What a record itself says of its encoding: the property CA, read from bytes.

/// Where the property is looked for.
const HEAD: usize = 65_536;

/// The first value of the first CA; `None` where there is none.
///
/// All encodings but UTF-16 write names and brackets as ASCII. Inside a value of another property,
/// the second byte of a letter may look like a backslash or a bracket: after a byte of another
/// alphabet a backslash is no escape. A bracket there ends the value, though; what follows up to
/// the true end is no name of a property followed by `[`, as a rule.
pub(super) fn stated(bytes: &[u8]) -> Option<&[u8]> {
    let head = bytes.get(..HEAD).unwrap_or(bytes);
    // How much of the name CA is there: `C`, then `A`. Small letters don't count.
    let mut name = Name::None;
    let mut at = 0;
    while let Some(&byte) = head.get(at) {
        at += 1;
        name = match byte {
            b'[' => {
                let start = at;
                at = value_end(head, at);
                let value = head.get(start..at).unwrap_or(&[]);
                at += 1;
                if name.is_ca() {
                    return Some(value.trim_ascii());
                }
                Name::Ended
            }
            b'a'..=b'z' => name.go_on(),
            b'A'..=b'Z' => name.letter(byte),
            // Blanks may stand between a name and its values.
            _ if byte.is_ascii_whitespace() => name.end(),
            _ => Name::None,
        };
    }
    None
}

/// The name of a property, as far as it was read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Name {
    /// None was begun.
    None,
    /// Small letters, as names had in old records.
    Small,
    C,
    Ca,
    /// `CA`, then a blank.
    EndedCa,
    Other,
    Ended,
}

impl Name {
    const fn is_ca(self) -> bool {
        matches!(self, Self::Ca | Self::EndedCa)
    }

    const fn letter(self, letter: u8) -> Self {
        match (self, letter) {
            (Self::None | Self::Small | Self::Ended | Self::EndedCa, b'C') => Self::C,
            (Self::C, b'A') => Self::Ca,
            _ => Self::Other,
        }
    }

    const fn go_on(self) -> Self {
        match self {
            Self::None | Self::Ended | Self::EndedCa => Self::Small,
            name => name,
        }
    }

    const fn end(self) -> Self {
        match self {
            Self::Ca | Self::EndedCa => Self::EndedCa,
            Self::None => Self::None,
            _ => Self::Ended,
        }
    }
}

/// The place of the bracket that ends a value, or the end of the bytes.
fn value_end(bytes: &[u8], start: usize) -> usize {
    let mut at = start;
    let mut before = b'[';
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b']' => return at,
            b'\\' if before.is_ascii() => at += 1,
            _ => {}
        }
        before = byte;
        at += 1;
    }
    bytes.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is(bytes: &[u8], wanted: Option<&str>) {
        let found = stated(bytes);
        let shown = String::from_utf8_lossy(bytes);
        assert_eq!(found, wanted.map(str::as_bytes), "{shown}");
    }

    #[test]
    fn the_first_value_of_the_property() {
        is(b"(;FF[4]CA[ GBK ]PB[x])", Some("GBK"));
        is(b"(;FF[4]\n CA\r\n [big5][utf-8])", Some("big5"));
        is(b"(;CoArs[EUC-KR]CA[x])", Some("EUC-KR"));
        is(b"(;CA[]CA[x])", Some(""));
        is(b"(CA[UTF-8])(;CA[GBK])", Some("UTF-8"));
        is(b"(;SCA[x]CAT[y]C[CA]A[z]C A[v])", None);
        is(b"(;CA[UTF-8", Some("UTF-8"));
        is(b"", None);
    }

    #[test]
    fn not_what_stands_in_other_values() {
        is(b"(;PC[Los Angeles, CA [USA\\]]SZ[9];B[aa])", None);
        is(b"(;GC[see CA[gbk]PB[x])", None);
        is(b"(;C[a][CA[b]CA[c])", Some("c"));
        is(b"CA;[x]", None);
    }

    #[test]
    fn a_letter_may_end_with_a_backslash_or_a_bracket() {
        is(b"(;PB[\x83\\]CA[Shift_JIS])", Some("Shift_JIS"));
        is(b"(;PB[\x83\x5d\x83\x5d]CA[Shift_JIS])", Some("Shift_JIS"));
        is(b"(;PB[\x83\x5b \\] ]CA[Shift_JIS])", Some("Shift_JIS"));
    }
}
