// The wasm file as a JavaScript module, for the entry that has nothing to load.
//
// Base64 would do, but gzip can't see through it: every three bytes become four letters, wherever they start, so that
// what is repeated looks different each time. Here each byte is one letter or two, the same ones wherever it stands:
// the 88 most frequent bytes have a letter each, all others are one of two prefixes and a letter. Gzipped, that is as
// small as the wasm file itself, where base64 is a third larger (49.5, 49.5 and 65.2 kB when this was written). And it
// is plain ASCII, which no bundler escapes and no server's charset spoils.

const FIRST = 35;
/** Left out of the letters: `\` would have to be escaped, and without `<` nothing looks like a tag. `"` is below. */
const SKIPPED = [60, 92];
const LETTERS = 126 - FIRST + 1 - SKIPPED.length;
const PREFIXES = 2;
const SINGLES = LETTERS - PREFIXES;

/**
 * A module that exports `wasmBytes()`.
 * @param {Uint8Array} bytes @param {string} name of the file
 */
export function inlineModule(bytes, name) {
  const counts = new Array(256).fill(0);
  for (const byte of bytes) counts[byte] += 1;
  const order = counts.map((_, byte) => byte).sort((a, b) => counts[b] - counts[a] || a - b);
  /** @type {string[]} */
  const codes = [];
  for (const [rank, byte] of order.entries())
    codes[byte] = rank < SINGLES ? letter(rank) : pair(SINGLES, rank - SINGLES);

  // In front, which byte each rank stands for.
  const table = order.map((byte) => pair(0, byte)).join("");
  const text = table + Array.from(bytes, (byte) => codes[byte]).join("");
  return `// ${name} as text; see scripts/inline.mjs.
const text = "${text}";
/** The bytes of ${name}. */
export function wasmBytes() {
  let at = 0;
  const next = () => {
    const code = text.charCodeAt(at++);
    return code - ${[FIRST, ...SKIPPED.map((code) => `(code > ${code} ? 1 : 0)`)].join(" - ")};
  };
  const order = Uint8Array.from({ length: 256 }, () => next() * ${LETTERS} + next());
  const bytes = new Uint8Array(${bytes.length});
  for (let i = 0; i < bytes.length; i++) {
    const rank = next();
    bytes[i] = order[rank < ${SINGLES} ? rank : ${SINGLES} + (rank - ${SINGLES}) * ${LETTERS} + next()];
  }
  return bytes;
}
`;
}

/** @param {string} name of the file */
export const inlineDeclarations = (name) => `/** The bytes of ${name}. */
export declare function wasmBytes(): Uint8Array<ArrayBuffer>;
`;

/** @param {number} first the letter that \`high\` is counted from @param {number} value */
function pair(first, value) {
  return letter(first + Math.floor(value / LETTERS)) + letter(value % LETTERS);
}

/** @param {number} index */
function letter(index) {
  let code = FIRST + index;
  for (const skipped of SKIPPED) if (code >= skipped) code += 1;
  return String.fromCharCode(code);
}
