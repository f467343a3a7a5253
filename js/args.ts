/** Checks of arguments: what was found, what was wanted. */

import { GoError } from "./errors.js";
import type { Color } from "./types.js";

/** The longest side of a board. */
const MAX_SIDE = 52;
/** As much of a text as a message shows. */
const SHOWN = 40;

/** A value in a message. @internal */
export function found(value: unknown): string {
  if (typeof value === "string") {
    return JSON.stringify(value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value);
  }
  if (Array.isArray(value)) {
    const few = value.slice(0, 3).map((item: unknown) => (Array.isArray(item) ? "[…]" : found(item)));
    return `[${few.join(", ")}${value.length > few.length ? ", …" : ""}]`;
  }
  if (typeof value === "object" && value !== null) return "an object";
  if (typeof value === "function") return "a function";
  return String(value);
}

/** Options: a copy of a plain object's own keys, all of them known. Nothing inherited is read. @internal */
export function optionsOf<T extends object>(
  value: T | undefined,
  known: readonly (keyof T & string)[],
  what: string,
): Partial<T> {
  const own: Partial<T> = Object.create(null);
  if (value === undefined) return own;
  if (!isPlainObject(value)) throw new GoError("option", `${what} ${found(value)}, wanted a plain object`);
  for (const key of Object.keys(value)) {
    const name = known.find((name) => name === key);
    if (name === undefined) throw new GoError("option", `${found(key)} in ${what}, wanted ${known.join(", ")}`);
    own[name] = value[name];
  }
  return own;
}

/** Whether a value was made by `{…}`, in this realm or another, or has no prototype. */
function isPlainObject(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Whether a value is a typed array of that kind, from this realm or another. @internal */
export function isTyped(value: unknown, kind: "Uint8Array"): value is Uint8Array;
export function isTyped(value: unknown, kind: "Int16Array"): value is Int16Array;
export function isTyped(value: unknown, kind: string): boolean {
  return slotOf(value, Symbol.toStringTag) === kind;
}

/** What a typed array is and how long: not what properties of its owner's say. */
function slotOf(value: unknown, name: "length" | typeof Symbol.toStringTag): unknown {
  return Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), name)?.get?.call(value);
}

/**
 * A copy of bytes, as only copies cross to the engine: the glue believes what an array says of its length. More than
 * `most` of them are given up with `tooMany`.
 *
 * @internal
 */
export function plainBytes(bytes: Uint8Array, most: number, tooMany: () => GoError): Uint8Array {
  if (Number(slotOf(bytes, "length")) > most) throw tooMany();
  return copied(bytes, "record", () => new Uint8Array(bytes));
}

/** A copy of numbers; see {@link plainBytes}. @internal */
export function plainNumbers(numbers: Int16Array, what: string): Int16Array {
  return copied(numbers, what, () => new Int16Array(numbers));
}

/** A copy, unless the memory is gone. */
function copied<T>(of: unknown, what: string, copy: () => T): T {
  try {
    return copy();
  } catch (cause) {
    throw new GoError("argument", `${what} ${found(of)} that can't be read, wanted one whose memory is there`, {
      cause,
    });
  }
}

/** A whole number within bounds. @internal */
export function wholeOf(value: unknown, least: number, most: number, what: string, code = "number"): number {
  if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new GoError(code, `${what} ${found(value)}, wanted a whole number from ${least} to ${most}`);
}

/** How many moves: a whole number, cut to what the engine counts to. @internal */
export function countOf(value: unknown): number {
  return Math.min(wholeOf(value, 0, Number.MAX_SAFE_INTEGER, "moves"), 0xffff_ffff);
}

/** True or false; false if it is not given. @internal */
export function flagOf(value: unknown, what: string): boolean {
  if (value === undefined || typeof value === "boolean") return value === true;
  throw new GoError("argument", `${what} ${found(value)}, wanted true or false`);
}

/** The number of a colour. @internal */
export function colorCode(color: unknown): 1 | 2 {
  if (color === "black") return 1;
  if (color === "white") return 2;
  throw new GoError("color", `color ${found(color)}, wanted "black" or "white"`);
}

/** The colour of a number. @internal */
export function colorOf(code: number): Color {
  return code === 2 ? "white" : "black";
}

/** Columns and rows. @internal */
export function sizeOf(value: unknown): [width: number, height: number] {
  const pair: readonly unknown[] = Array.isArray(value) ? value : [value, value];
  const [width, height] = pair;
  if (pair.length === 2 && isSide(width) && isSide(height)) return [width, height];
  throw new GoError("size", `size ${found(value)}, wanted 1 to ${MAX_SIDE}, or [columns, rows]`);
}

function isSide(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= MAX_SIDE;
}

/** Of a text that never crosses to the engine. @internal */
export function tooLarge(most: number): GoError {
  return new GoError("limit", `too many bytes, wanted at most ${most}`);
}
