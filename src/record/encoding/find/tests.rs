use super::*;
use EncodingSource::{Form, Guessed, Mark, Stated};

fn is(bytes: &[u8], label: &str, source: EncodingSource, stated: StatedEncoding) {
    let found = find_encoding(bytes).unwrap();
    let shown = String::from_utf8_lossy(bytes);
    assert_eq!((found.encoding.label(), found.source, found.stated), (label, source, stated), "{shown}");
}

#[test]
fn a_mark_comes_first() {
    use StatedEncoding::{Contradicted, Followed, None};
    is(b"\xef\xbb\xbf(;CA[GBK])", "utf-8", Mark, Contradicted);
    is(b"\xff\xfe(\0;\0C\0A\0[\0U\0T\0F\0-\x001\x006\0]\0)\0", "utf-16le", Mark, Followed);
    is(b"\xfe\xff\0(\0;\0)", "utf-16be", Mark, None);
    for mark in [b"\xff\xfe\0\0", b"\0\0\xfe\xff"] {
        assert_eq!(find_encoding(mark), Err(EncodingError::Utf32));
    }
}

#[test]
fn zero_bytes_show_utf_16() {
    is(b"\0(\0;\0S\0Z", "utf-16be", Form, StatedEncoding::None);
    is(b"(\0;\0C\0A\0[\0G\0B\0K\0]\0", "utf-16le", Form, StatedEncoding::Contradicted);
    is(b" \0(\0;\0\xd1\x9e)\0", "utf-16le", Form, StatedEncoding::None);
    is(b"(;C[a\0b])", "utf-8", Form, StatedEncoding::None);
    is(&[0; 9], "utf-8", Form, StatedEncoding::None);
}

#[test]
fn escape_sequences_show_iso_2022_jp() {
    is(b"(;PB[\x1b$B9u\x1b(B])", "iso-2022-jp", Form, StatedEncoding::None);
    is(b"(;CA[Shift_JIS]PB[\x1b$@9u\x1b(J])", "iso-2022-jp", Form, StatedEncoding::Contradicted);
    is(b"(;CA[iso-2022-jp]PB[x])", "iso-2022-jp", Stated, StatedEncoding::Followed);
    is(b"(;CA[iso-2022-jp]PB[\xe9])", "windows-1252", Guessed, StatedEncoding::Contradicted);
}

#[test]
fn ascii_is_what_it_is_said_to_be() {
    is(b"(;CA[GB2312]PB[x])", "gb18030", Stated, StatedEncoding::Followed);
    is(b"(;CA[klingon])", "utf-8", Form, StatedEncoding::Unknown);
    is(b"(;CA[UTF-16])", "utf-8", Form, StatedEncoding::Contradicted);
    is(b"", "utf-8", Form, StatedEncoding::None);
    assert!(find_encoding(b"(;CA[big5])").unwrap().is_ascii);
}

#[test]
fn the_record_is_believed_where_the_bytes_allow_it() {
    is(b"(;CA[koi8-r]PB[\xe9])", "koi8-r", Stated, StatedEncoding::Followed);
    is(b"(;CA[Big5]PB[\xa5\\])", "big5", Stated, StatedEncoding::Followed);
    is(b"(;CA[GBK]PB[\xd2\xbb])", "gb18030", Stated, StatedEncoding::Followed);
    is(b"(;CA[windows-1251]PB[\xe9 \xe8])", "windows-1251", Stated, StatedEncoding::Followed);
    is(b"(;CA[foo]PB[\xba\xda])", "gb18030", Guessed, StatedEncoding::Unknown);
}

#[test]
fn bytes_win_over_the_record() {
    use StatedEncoding::{Contradicted, Followed};
    for name in ["GBK", "Big5", "Shift_JIS", "EUC-KR", "iso-8859-1", "koi8-r", "UTF-16"] {
        is(format!("(;CA[{name}]PB[黑])").as_bytes(), "utf-8", Form, Contradicted);
        is(format!("(;CA[{name}]PB[éèà])").as_bytes(), "utf-8", Form, Contradicted);
    }
    is("(;CA[latin1]PB[André])".as_bytes(), "utf-8", Form, Contradicted);
    is(b"(;CA[UTF-8]PB[Andr\xe9])", "windows-1252", Guessed, Contradicted);
    is(b"(;CA[UTF-8]PB[\xba\xda\xc6\xe5])", "gb18030", Guessed, Contradicted);
    // A few places are broken, no more.
    is("(;CA[UTF-8]PB[黑\u{0}])".replace('\0', "").as_bytes(), "utf-8", Stated, Followed);
    is(&[b"(;CA[UTF-8]PB[\xff]PW[", "黑".as_bytes()].concat(), "utf-8", Stated, Followed);
    let long = "黑".repeat(8);
    is(&[b"(;CA[GBK]PB[\xff]PW[", long.as_bytes()].concat(), "utf-8", Form, Contradicted);
    // One of two letters looks like UTF-8.
    is(b"(;PB[\xc6\xa1\xc6\xe5])", "gb18030", Guessed, StatedEncoding::None);
    // No letters of that encoding.
    is(b"(;CA[EUC-JP]PB[\x8d\x95 \x94\x92 \x82\xa0])", "shift_jis", Guessed, Contradicted);
}
