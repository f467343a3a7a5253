//! Inputs from inputs: changes of bytes, and of what SGF is made of.

/// Chance from a seed.
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number from 0 to `limit - 1` (xorshift64*).
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % limit.max(1)
    }
}

const WORDS: [&[u8]; 84] = [
    b"(",
    b")",
    b";",
    b"[",
    b"]",
    b"\\",
    b":",
    b"\n",
    b"\r\n",
    b"\0",
    b" ",
    b"(;",
    b"](",
    b"];",
    b"[]",
    b"\\]",
    b"\\\\",
    b"B[aa]",
    b"W[bb]",
    b"B[]",
    b"W[tt]",
    b"B[ab]",
    b"W[ba]",
    b"B[bb]",
    b"W[aa]",
    b";B[cc]",
    b";W[dd]",
    b"AB[aa:cc]",
    b"AW[dd][ee]",
    b"AE[aa]",
    b"AB[aa:ss]",
    b"PL[B]",
    b"PL[W]",
    b"SZ[9]",
    b"SZ[5]",
    b"SZ[52]",
    b"SZ[13:9]",
    b"SZ[0]",
    b"GM[1]",
    b"GM[2]",
    b"FF[4]",
    b"FF[3]",
    b"CA[UTF-8]",
    b"CA[GBK]",
    b"CA[Big5]",
    b"CA[Shift_JIS]",
    b"CA[latin1]",
    b"KM[6.5]",
    b"KM[375]",
    b"HA[2]",
    b"HA[9]",
    b"RU[Japanese]",
    b"RU[NZ]",
    b"RE[B+R]",
    b"C[x]",
    b"C[",
    b"LB[aa:1]",
    b"TB[aa:bb]",
    b"TW[cc]",
    b"AR[aa:bb]",
    b"XX[y]",
    b"AddBlack[aa]",
    b"SomethingLong[z]",
    b"MN[3]",
    b"KO[]",
    b"\xef\xbb\xbf",
    b"\xff",
    b"\xc3\xa9",
    b"\xe9\xbb\x91",
    b"\x95\x5c",
    b"\xa5\x5c",
    b"\x81\x30\x81\x30",
    b"\x1b$B",
    b"(;B[aa](;W[bb])(;W[cc]))",
    b"TM[300]",
    b"OT[5x30 byo-yomi]",
    b"BL[30.5]",
    b"WL[x]",
    b"DT[2020-01-02,03]",
    b"a[b",
    b"(a[",
    b"VW[]",
    b"DD[aa:zz]",
    b"AE[aa:ss]",
];

/// One or more changes of one input, now and then with a part of another.
pub(crate) fn mutate(chance: &mut Chance, input: &[u8], other: &[u8], most: usize) -> Vec<u8> {
    let mut bytes = input.to_vec();
    for _ in 0..1 << chance.below(5) {
        change(chance, &mut bytes, other);
    }
    bytes.truncate(most);
    bytes
}

fn change(chance: &mut Chance, bytes: &mut Vec<u8>, other: &[u8]) {
    let at = chance.below(bytes.len() + 1);
    let part = |chance: &mut Chance, bytes: &[u8], most: usize| {
        let start = chance.below(bytes.len() + 1);
        start..(start + chance.below(most)).min(bytes.len())
    };
    match chance.below(11) {
        0 if at < bytes.len() => bytes[at] ^= 1 << chance.below(8),
        1 if at < bytes.len() => bytes[at] = chance.below(256) as u8,
        2 => drop(bytes.drain(part(chance, bytes, 12))),
        3 => drop(bytes.drain(part(chance, bytes, 200))),
        4 => {
            let copied = bytes[part(chance, bytes, 60)].to_vec();
            drop(bytes.splice(at..at, copied));
        }
        5 => {
            // Many times over.
            let copied = bytes[part(chance, bytes, 16)].repeat(1 + chance.below(64));
            drop(bytes.splice(at..at, copied));
        }
        6 => drop(bytes.splice(at..at, other[part(chance, other, 200)].to_vec())),
        7 => bytes.truncate(at),
        8 => {
            let word = WORDS[chance.below(WORDS.len())].repeat(1 + chance.below(3) * chance.below(40));
            drop(bytes.splice(at..at, word));
        }
        _ => {
            let end = (at + chance.below(6)).min(bytes.len());
            drop(bytes.splice(at..end, WORDS[chance.below(WORDS.len())].to_vec()));
        }
    }
}
