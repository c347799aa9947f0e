import { endOfText } from './endOfText.ts';

/** What a walk comes past, in positions of bytes: `end` is the one behind the last. */
export interface StepVisitor {
  text: (start: number, end: number) => void;
  comment: (start: number, end: number) => void;
  /** A number with `#`: that of a line that begins here, or a reference to one. */
  number: (value: number, isLine: boolean) => void;
  open: (at: number) => void;
  /** A section of the file begins, ends, or the file does. */
  section: (word: (typeof SECTION_WORDS)[number], at: number) => void;
}

const SECTION_WORDS = ['DATA', 'ENDSEC', 'END-ISO-10303-21'] as const;

const code = (sign: string): number => sign.charCodeAt(0);
const QUOTE = code("'");
const DOUBLE_QUOTE = code('"');
const SLASH = code('/');
const STAR = code('*');
const HASH = code('#');
const OPEN = code('(');
const EQUALS = code('=');
const D = code('D');
const E = code('E');
const ZERO = code('0');
const NINE = code('9');
const SPACE = code(' ');

const isDigit = (byte: number | undefined): byte is number =>
  byte !== undefined && byte >= ZERO && byte <= NINE;

const WORD_BYTES: ReadonlySet<number> = new Set(
  Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_', code),
);

const isInWord = (byte: number | undefined): boolean => byte !== undefined && WORD_BYTES.has(byte);

const sectionWordAt = (bytes: Uint8Array, at: number) =>
  isInWord(bytes[at - 1])
    ? undefined
    : SECTION_WORDS.find(
        (word) =>
          !isInWord(bytes[at + word.length]) &&
          Array.from(word, code).every((byte, index) => bytes[at + index] === byte),
      );

const endOfComment = (bytes: Uint8Array, start: number): number => {
  let at = bytes.indexOf(STAR, start + 2);
  while (at !== -1 && bytes[at + 1] !== SLASH) at = bytes.indexOf(STAR, at + 1);
  return at === -1 ? -1 : at + 2;
};

/** Reads a number and gives the position behind it. */
const readNumber = (bytes: Uint8Array, start: number, visitor: StepVisitor): number => {
  let value = 0;
  let at = start + 1;
  for (let digit = bytes[at]; isDigit(digit); digit = bytes[at]) {
    value = value * 10 + digit - ZERO;
    at += 1;
  }
  const behind = at;
  while ((bytes[at] ?? Infinity) <= SPACE) at += 1;
  visitor.number(value, bytes[at] === EQUALS);
  return behind;
};

/**
 * Goes once through the bytes of an ISO 10303-21 file, past its texts and comments.
 * @returns whether each text and comment has an end
 */
export const walkStep = (bytes: Uint8Array, visitor: StepVisitor): boolean => {
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at];
    if (byte === QUOTE || byte === DOUBLE_QUOTE) {
      const end = byte === QUOTE ? endOfText(bytes, at) : bytes.indexOf(DOUBLE_QUOTE, at + 1) + 1;
      if (end <= 0) return false;
      visitor.text(at, end);
      at = end;
    } else if (byte === SLASH && bytes[at + 1] === STAR) {
      const end = endOfComment(bytes, at);
      if (end === -1) return false;
      visitor.comment(at, end);
      at = end;
    } else if (byte === HASH) {
      at = readNumber(bytes, at, visitor);
    } else {
      if (byte === OPEN) visitor.open(at);
      const word = byte === D || byte === E ? sectionWordAt(bytes, at) : undefined;
      if (word !== undefined) visitor.section(word, at);
      at += word?.length ?? 1;
    }
  }
  return true;
};
