import { endOfText } from '../step/endOfText.ts';

const QUOTE = 0x27;
const HASH = 0x23;
const OPEN = 0x28;
const CLOSE = 0x29;
const STAR = 0x2a;
const COMMA = 0x2c;
const SLASH = 0x2f;
const ZERO = 0x30;
const NINE = 0x39;
const SEMICOLON = 0x3b;
const EQUALS = 0x3d;
const SPACE = 0x20;

const endOfComment = (bytes: Uint8Array, start: number): number => {
  let at = bytes.indexOf(STAR, start + 2);
  while (at !== -1 && bytes[at + 1] !== SLASH) at = bytes.indexOf(STAR, at + 1);
  return at === -1 ? bytes.length : at + 2;
};

/**
 * Goes through the line whose `#` stands at a position, past its texts and comments.
 * @param found is told of each line that it points to, and in which of its attributes, from 0
 * @returns the position behind its semicolon; of the end of the file when it has none
 */
const walkLine = (
  bytes: Uint8Array,
  start: number,
  found?: (id: number, attribute: number) => void,
): number => {
  let depth = 0;
  let attribute = 0;
  let at = start + 1;
  while (at < bytes.length) {
    const byte = bytes[at];
    at += 1;
    if (byte === QUOTE) {
      const end = endOfText(bytes, at - 1);
      at = end === -1 ? bytes.length : end;
    } else if (byte === HASH) {
      let id = 0;
      for (let digit = bytes[at] ?? 0; digit >= ZERO && digit <= NINE; digit = bytes[at] ?? 0) {
        id = id * 10 + digit - ZERO;
        at += 1;
      }
      found?.(id, attribute);
    } else if (byte === OPEN) depth += 1;
    else if (byte === CLOSE) depth -= 1;
    else if (byte === COMMA && depth === 1) attribute += 1;
    else if (byte === SLASH && bytes[at] === STAR) at = endOfComment(bytes, at - 1);
    else if (byte === SEMICOLON) return at;
  }
  return at;
};

/** The position behind a line. @param start of its `#` */
export const endOfLine = (bytes: Uint8Array, start: number): number => walkLine(bytes, start);

/** The class of a line in capitals, such as IFCWINDOW. @param start of its `#` */
export const klasseAt = (bytes: Uint8Array, start: number): string => {
  let at = bytes.indexOf(EQUALS, start) + 1;
  while (at < bytes.length && (bytes[at] ?? 0) <= SPACE) at += 1;
  let klasse = '';
  for (let sign = bytes[at] ?? OPEN; sign !== OPEN && sign > SPACE; sign = bytes[at] ?? OPEN) {
    klasse += String.fromCodePoint(sign);
    at += 1;
  }
  return klasse.toUpperCase();
};

/** The lines that a line points to, by the places of its attributes. @param start of its `#` */
export const referencesAt = (bytes: Uint8Array, start: number): number[][] => {
  const references: number[][] = [];
  walkLine(bytes, start, (id, attribute) => {
    while (references.length <= attribute) references.push([]);
    references[attribute]?.push(id);
  });
  return references;
};
