//! Names of encodings, as records and people write them.

use super::Encoding;

/// All encodings, each at its number: the label first, then its names as [`plain`] leaves them.
#[rustfmt::skip]
const ENCODINGS: [&str; 37] = [
    "utf-8 utf8 unicode11utf8 unicode20utf8 65001",
    "utf-16le utf16 utf16le ucs2 10646ucs2 unicode unicodefeff 1200",
    "utf-16be utf16be unicodefffe 1201",
    "gb18030 gb18030 gb gb2312 gb231280 58gb231280 gbk euccn chinese ir58 936 54936",
    "big5 big5 xbig5 big5hkscs big5eten cnbig5 950 951",
    "shift_jis shiftjis sjis mskanji windows31j 932 943",
    "euc-jp eucjp eucpkdfmtjapanese ujis 20932 51932",
    "iso-2022-jp 2022jp 2022jp1 2022jp2 2022jp3 2022jp2004 jis 50220 50221 50222",
    "euc-kr euckr ksc5601 ksc56011987 ksc56011989 ir149 korean uhc 949 51949",
    "windows-1252 1252 88591 latin1 l1 ir100 ascii usascii ansi ansix341968 819 28591",
    "windows-1251 1251",
    "koi8-r koi8 koi8r koi 20866",
    "koi8-u koi8u koi8ru 21866",
    "ibm866 866",
    "macintosh macintosh mac macroman 10000",
    "x-mac-cyrillic maccyrillic macukrainian 10007",
    "windows-874 874 885911 tis620",
    "windows-1250 1250",
    "windows-1253 1253",
    "windows-1254 1254 88599 latin5 l5 ir148",
    "windows-1255 1255",
    "windows-1256 1256",
    "windows-1257 1257",
    "windows-1258 1258",
    "iso-8859-2 88592 latin2 l2 ir101",
    "iso-8859-3 88593 latin3 l3 ir109",
    "iso-8859-4 88594 latin4 l4 ir110",
    "iso-8859-5 88595 cyrillic latincyrillic ir144",
    "iso-8859-6 88596 88596e 88596i arabic latinarabic asmo708 ecma114 ir127",
    "iso-8859-7 88597 greek greek8 latingreek suneugreek ecma118 elot928 ir126",
    "iso-8859-8 88598 88598e hebrew latinhebrew visual ir138",
    "iso-8859-8-i 88598i logical",
    "iso-8859-10 885910 latin6 l6 ir157",
    "iso-8859-13 885913 latin7 l7",
    "iso-8859-14 885914 latin8 l8",
    "iso-8859-15 885915 latin9 l9",
    "iso-8859-16 885916 latin10 l10",
];
/// What stands before the number of a code page of Windows or DOS.
const BEFORE_PAGE: [&str; 5] = ["windows", "cp", "ms", "ibm", "dos"];

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
        let (mut name, mut length) = ([0; 32], 0);
        let letters = label.bytes().filter(u8::is_ascii_alphanumeric);
        for (place, byte) in name.iter_mut().zip(letters) {
            *place = byte.to_ascii_lowercase();
            length += 1;
        }
        let name = plain(name.get(..length)?);
        let mut places = ENCODINGS.iter();
        let place = places.position(|names| {
            names.as_bytes().split(|&byte| byte == b' ').skip(1).any(|known| known == name)
        })?;
        u8::try_from(place).ok().map(Self)
    }

    /// Its name in the WHATWG's Encoding Standard, in small letters; `TextDecoder` takes it.
    #[must_use]
    pub fn label(self) -> &'static str {
        ENCODINGS
            .get(usize::from(self.0))
            .and_then(|names| names.split_once(' '))
            .map_or("", |(label, _)| label)
    }
}

/// A name without what many have and some have not: `cs`, `x` or `iso` before it, the word before the
/// number of a code page, the year after a part of ISO 8859.
fn plain(mut name: &[u8]) -> &[u8] {
    for before in ["cs", "x", "iso"] {
        name = name.strip_prefix(before.as_bytes()).unwrap_or(name);
    }
    if name.starts_with(b"8859") && name.len() > 8 {
        return name.get(..name.len() - 4).unwrap_or(name);
    }
    let page = BEFORE_PAGE.iter().find_map(|before| name.strip_prefix(before.as_bytes()));
    page.filter(|page| page.iter().all(u8::is_ascii_digit)).unwrap_or(name)
}
