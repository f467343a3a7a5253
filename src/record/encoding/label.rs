//! Names of encodings, as records and people write them.

use super::Encoding;

/// The parts of ISO 8859 that stand by themselves; the first is windows-1252 and the ninth
/// windows-1254, of which they are parts.
const ISO_8859: [&str; 17] = [
    "",
    "windows-1252",
    "iso-8859-2",
    "iso-8859-3",
    "iso-8859-4",
    "iso-8859-5",
    "iso-8859-6",
    "iso-8859-7",
    "iso-8859-8",
    "windows-1254",
    "iso-8859-10",
    "windows-874",
    "",
    "iso-8859-13",
    "iso-8859-14",
    "iso-8859-15",
    "iso-8859-16",
];
/// windows-1250 and those after it.
const WINDOWS: [&str; 9] = [
    "windows-1250",
    "windows-1251",
    "windows-1252",
    "windows-1253",
    "windows-1254",
    "windows-1255",
    "windows-1256",
    "windows-1257",
    "windows-1258",
];
/// Which part of ISO 8859 each alphabet called Latin is.
const LATIN: [usize; 11] = [0, 1, 2, 3, 4, 9, 10, 13, 14, 15, 16];
/// What names begin with that say nothing else, but for a number after it.
const BEFORE_PAGE: [&str; 8] = ["windows", "cswindows", "xcp", "cp", "ms", "csibm", "ibm", ""];

impl Encoding {
    /// The encoding that a name stands for: any that the WHATWG's Encoding Standard knows, and
    /// others in use such as `cp936`, `ms932`, `MacRoman` or `BIG5-HKSCS`. Only letters and digits
    /// count, and not their case. `None` for a name that is not known.
    ///
    /// ```
    /// use lanke::Encoding;
    /// assert_eq!(Encoding::from_label("GB2312"), Some(Encoding::GB18030));
    /// assert_eq!(Encoding::from_label("Shift-JIS").unwrap().label(), "shift_jis");
    /// assert_eq!(Encoding::from_label("klingon"), None);
    /// ```
    #[must_use]
    pub fn from_label(label: &str) -> Option<Self> {
        let mut name = String::new();
        for letter in label.chars().filter(char::is_ascii_alphanumeric).take(32) {
            name.push(letter.to_ascii_lowercase());
        }
        named(&name).and_then(Self::labelled)
    }
}

/// The label for a name of small letters and digits.
fn named(name: &str) -> Option<&'static str> {
    if let Some(part) = name.strip_prefix("iso").unwrap_or(name).strip_prefix("8859") {
        // A year may follow: `ISO_8859-1:1987`.
        let part = if part.len() > 4 { part.get(..part.len() - 4)? } else { part };
        if let Some(found) = number(part).and_then(iso) {
            return Some(found);
        }
    }
    if let Some(number) = BEFORE_PAGE.iter().find_map(|before| number(name.strip_prefix(before)?)) {
        return page(number);
    }
    let is_latin = |rest: &str| number(rest).and_then(|number| iso(*LATIN.get(number)?));
    if let Some(found) = ["cslatin", "isolatin", "csisolatin", "latin", "l"]
        .iter()
        .find_map(|before| is_latin(name.strip_prefix(before)?))
    {
        return Some(found);
    }
    Some(match name {
        "utf8" | "unicode11utf8" | "unicode20utf8" | "xunicode20utf8" => "utf-8",
        "utf16" | "utf16le" | "ucs2" | "iso10646ucs2" | "csunicode" | "unicode" | "unicodefeff" => "utf-16le",
        "utf16be" | "unicodefffe" => "utf-16be",
        "gb" | "gb18030" | "gb2312" | "gb231280" | "gbk" | "xgbk" | "euccn" | "xeuccn" | "chinese"
        | "csgb2312" | "csiso58gb231280" | "isoir58" => "gb18030",
        "big5" | "big5hkscs" | "big5eten" | "cnbig5" | "csbig5" | "xxbig5" => "big5",
        "sjis" | "shiftjis" | "xsjis" | "csshiftjis" | "mskanji" | "windows31j" | "cswindows31j" => {
            "shift_jis"
        }
        "eucjp" | "xeucjp" | "ujis" | "cseucpkdfmtjapanese" => "euc-jp",
        "iso2022jp" | "iso2022jp1" | "iso2022jp2" | "iso2022jp3" | "iso2022jp2004" | "csiso2022jp"
        | "jis" => "iso-2022-jp",
        "euckr" | "cseuckr" | "ksc5601" | "ksc56011987" | "ksc56011989" | "csksc56011987" | "isoir149"
        | "korean" | "uhc" => "euc-kr",
        "ascii" | "usascii" | "ansi" | "ansix341968" | "isoir100" => "windows-1252",
        "isoir101" => "iso-8859-2",
        "isoir109" => "iso-8859-3",
        "isoir110" => "iso-8859-4",
        "isoir144" | "cyrillic" | "csisolatincyrillic" => "iso-8859-5",
        "isoir127" | "arabic" | "asmo708" | "ecma114" | "csisolatinarabic" | "csiso88596e"
        | "csiso88596i" | "iso88596e" | "iso88596i" => "iso-8859-6",
        "isoir126" | "greek" | "greek8" | "ecma118" | "elot928" | "suneugreek" | "csisolatingreek" => {
            "iso-8859-7"
        }
        "isoir138" | "hebrew" | "visual" | "csisolatinhebrew" | "csiso88598e" | "iso88598e" => "iso-8859-8",
        "iso88598i" | "csiso88598i" | "logical" => "iso-8859-8-i",
        "isoir148" => "windows-1254",
        "isoir157" => "iso-8859-10",
        "dos874" | "tis620" => "windows-874",
        "koi8" | "koi8r" | "koi" | "cskoi8r" => "koi8-r",
        "koi8u" | "koi8ru" => "koi8-u",
        "mac" | "macintosh" | "macroman" | "xmacroman" | "csmacintosh" => "macintosh",
        "maccyrillic" | "xmaccyrillic" | "xmacukrainian" | "macukrainian" => "x-mac-cyrillic",
        _ => return None,
    })
}

/// The encoding of a code page of Windows or DOS.
fn page(number: usize) -> Option<&'static str> {
    Some(match number {
        932 | 943 => "shift_jis",
        936 | 54936 => "gb18030",
        949 | 51949 => "euc-kr",
        950 | 951 => "big5",
        819 | 28591 => "windows-1252",
        866 => "ibm866",
        874 => "windows-874",
        1200 => "utf-16le",
        1201 => "utf-16be",
        10000 => "macintosh",
        10007 => "x-mac-cyrillic",
        20866 => "koi8-r",
        20932 | 51932 => "euc-jp",
        21866 => "koi8-u",
        50220..=50222 => "iso-2022-jp",
        65001 => "utf-8",
        1250..=1258 => WINDOWS.get(number - 1250)?,
        _ => return None,
    })
}

fn iso(part: usize) -> Option<&'static str> {
    ISO_8859.get(part).copied().filter(|label| !label.is_empty())
}

fn number(text: &str) -> Option<usize> {
    crate::text::number(text).and_then(|number| usize::try_from(number).ok())
}
