/** The encodings of records: the engine finds which it is, the platform decodes. */

import { found, isTyped, plainBytes, tooLarge } from "./args.js";
import { GoError } from "./errors.js";
import type { Instance } from "./instance.js";

/** An instance of a wasm file that finds encodings. */
type Finding = Pick<
  Instance<{ findEncoding(bytes: Uint8Array): string; encodingNamed(name: string): string | undefined }>,
  "call" | "wasm"
>;

/** A record's bytes as the engine takes them. */
interface DecodedRecord {
  /** UTF-8, perhaps with its mark or broken in places: the bytes themselves where they are in it or in ASCII. */
  readonly bytes: Uint8Array;
  /** The encoding that they were in, by its name in the Encoding Standard. */
  readonly encoding: string;
  /** What told it. */
  readonly source: Source;
  /** In words for the engine, where there is something to tell of it; else `""`. */
  readonly how: string;
}

/** `EncodingSource` of the crate. */
type Source = "asked" | "mark" | "form" | "stated" | "guessed";

/**
 * Decodes a record: from the encoding asked for, else from the one that the bytes show, the record states, or the
 * engine guesses, in this order. @internal
 */
export function decodeRecord(by: Finding, bytes: Uint8Array, asked: string | undefined): DecodedRecord {
  if (asked !== undefined) {
    const decoder = decoderOf(asked) ?? decoderOf(by.wasm().encodingNamed(asked) ?? "");
    if (decoder !== null) return { ...decoded(bytes, decoder, "asked"), how: "" };
    throw new GoError("encoding", `encoding ${found(asked)}, wanted a character set that is known here`);
  }
  const [encoding, source, stated, form] = by.call(() => by.wasm().findEncoding(bytes)).split(" ") as [
    string,
    Source,
    string,
    string,
  ];
  // Where the platform lacks a decoder, all but the letters can be read.
  const decoder = form === "ascii" ? null : decoderOf(encoding);
  const record = decoder === null ? { bytes, encoding, source } : decoded(bytes, decoder, source);
  const isPlain = source !== "guessed" && stated !== "contradicted" && stated !== "unknown";
  return { ...record, how: isPlain ? "" : `${encoding} ${source} ${stated}` };
}

/** What bytes from 0x80 to 0x9f say in windows-1252. */
const WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

function decoded(bytes: Uint8Array, decoder: TextDecoder, source: Source): Omit<DecodedRecord, "how"> {
  const { encoding } = decoder;
  // The engine reads it by itself, and tells what is broken.
  if (encoding === "utf-8") return { bytes, encoding, source };
  const text = decoder.decode(bytes);
  // Some versions of Node read Latin-1 in its place.
  const mended = encoding === "windows-1252" ? text.replace(/[\u0080-\u009f]/g, windowsLetter) : text;
  return { bytes: new TextEncoder().encode(mended), encoding, source };
}

function windowsLetter(letter: string): string {
  return WINDOWS.charAt(letter.charCodeAt(0) - 0x80);
}

function decoderOf(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

/** A text with records, as the engine takes it. */
type RecordBytes = Pick<DecodedRecord, "bytes" | "encoding" | "how">;

/** A text, or bytes in any encoding, as UTF-8: at most so many bytes of it. @internal */
export function recordBytes(by: Finding, source: unknown, asked: unknown, most: number): RecordBytes {
  if (asked !== undefined && typeof asked !== "string") {
    throw new GoError("argument", `encoding ${found(asked)}, wanted the name of a character set`);
  }
  if (typeof source === "string") {
    if (source.length > most) throw tooLarge(most);
    return limited({ bytes: new TextEncoder().encode(source), encoding: "utf-8", how: "" }, most);
  }
  if (!isTyped(source, "Uint8Array")) throw new GoError("argument", `record ${found(source)}, wanted text or bytes`);
  const decoded = decodeRecord(
    by,
    plainBytes(source, most, () => tooLarge(most)),
    asked,
  );
  return limited(decoded, most);
}

function limited(record: RecordBytes, most: number): RecordBytes {
  if (record.bytes.length > most) throw tooLarge(most);
  return record;
}
