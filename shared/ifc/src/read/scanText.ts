import { endOfText, type Paragraafteken } from '../step/endOfText.ts';

const QUOTE = 0x27;
const HASH = 0x23;
const OPEN = 0x28;
const CLOSE = 0x29;
const STAR = 0x2a;
const SLASH = 0x2f;
const ZERO = 0x30;
const NINE = 0x39;
const SEMICOLON = 0x3b;
const EQUALS = 0x3d;
const SPACE = 0x20;

/** Line numbers above this are not followed: a table of them would not fit. */
const HIGHEST = 2 ** 28;
const BITS = 8;

/** A set of line numbers, a bit each. */
const numberSet = () => {
  let bits = new Uint8Array(2 ** 16);
  return {
    add: (number: number): void => {
      const at = number >> 3;
      if (at >= bits.length) {
        const larger = new Uint8Array(Math.max(bits.length * 2, at + 1));
        larger.set(bits);
        bits = larger;
      }
      bits[at] = (bits[at] ?? 0) | (1 << (number % BITS));
    },
    bytes: () => bits,
  };
};

const ones = (byte: number): number => (byte === 0 ? 0 : (byte & 1) + ones(byte >> 1));

/** What the lines of a STEP file look like before anything is made of them. */
export interface Scan {
  /** Lines that are pointed to and are not there. */
  missing: number;
  /** A comment begins and does not end. */
  isCommentOpen: boolean;
  /** A line begins before the one above it, or a text in it, has ended. */
  isLineOpen: boolean;
  /** Where `*` stands for an attribute that follows from no others: some programs write it for `$`. */
  stars: readonly number[];
  /** Each `\S\'`, whose quote the parser takes for the end of the text. */
  paragraaftekens: readonly Paragraafteken[];
}

/** The classes with attributes that follow from others, which `*` stands for (the EXPRESS of IFC2x3 to IFC4.3). */
const WITH_DERIVED =
  /^IFC(?:SIUNIT|GEOMETRICREPRESENTATIONSUBCONTEXT|ORIENTEDEDGE|MIRROREDPROFILEDEF)$/i;
const LONGEST_NAME = 60;

/** The class that is named after a place in the file. */
const classAfter = (bytes: Uint8Array, at: number): string =>
  /\w+/.exec(String.fromCodePoint(...bytes.subarray(at, at + LONGEST_NAME)))?.[0] ?? '';

/** Goes through the bytes of a file once, past texts and comments. */
export const scanText = (bytes: Uint8Array): Scan => {
  const { length } = bytes;
  const defined = numberSet();
  const referred = numberSet();
  const stars: number[] = [];
  const paragraaftekens: Paragraafteken[] = [];
  /** After the number of the line; 0: no line has begun. */
  let lineAt = 0;
  let depth = 0;
  let isCommentOpen = false;
  let isLineOpen = false;
  let at = 0;
  const skipSpace = (from: number): number => {
    let next = from;
    while (next < length && (bytes[next] ?? 0) <= SPACE) next += 1;
    return next;
  };
  /** Past what a quote or a comment holds; the end of the file when it does not close. */
  const past = (isEnd: (index: number) => boolean, from: number, width: number): number => {
    let next = from;
    while (next < length && !isEnd(next)) next += 1;
    return next >= length ? length : next + width;
  };
  const takeNumber = (): void => {
    let number = 0;
    let next = at + 1;
    for (; next < length; next += 1) {
      const digit = bytes[next] ?? 0;
      if (digit < ZERO || digit > NINE) break;
      number = number * 10 + digit - ZERO;
    }
    const isDefinition = bytes[skipSpace(next)] === EQUALS;
    if (isDefinition && depth > 0) isLineOpen = true;
    if (isDefinition) lineAt = next;
    if (number > 0 && number < HIGHEST) (isDefinition ? defined : referred).add(number);
    at = next;
  };
  while (at < length) {
    const byte = bytes[at];
    if (byte === HASH) takeNumber();
    else if (byte === QUOTE) {
      const end = endOfText(bytes, at, (teken) => paragraaftekens.push(teken));
      if (end === -1) isLineOpen = true;
      at = end === -1 ? length : end;
    } else if (byte === SLASH && bytes[at + 1] === STAR) {
      at = past((index) => bytes[index] === STAR && bytes[index + 1] === SLASH, at + 2, 2);
      isCommentOpen = at >= length && !(bytes[length - 2] === STAR && bytes[length - 1] === SLASH);
    } else {
      if (byte === STAR && lineAt > 0 && !WITH_DERIVED.test(classAfter(bytes, lineAt)))
        stars.push(at);
      if (byte === OPEN) depth += 1;
      else if (byte === CLOSE) depth -= 1;
      else if (byte === SEMICOLON) {
        if (depth !== 0) isLineOpen = true;
        depth = 0;
      }
      at += 1;
    }
  }
  const there = defined.bytes();
  const missing = referred
    .bytes()
    .reduce((sum, byte, index) => sum + ones(byte & ~(there[index] ?? 0)), 0);
  return { missing, isCommentOpen, isLineOpen, stars, paragraaftekens };
};
