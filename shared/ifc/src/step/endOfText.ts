/*
 * `\S\` gives the sign after it 128 more, and after a quote that is §. By the standard the quote is written
 * twice, as any quote in a text; some programs write it once, so that the text seems to end there.
 */

const code = (sign: string): number => sign.charCodeAt(0);
const QUOTE = code("'");
const BACKSLASH = code('\\');
const S = code('S');
const COMMA = code(',');
const CLOSE = code(')');
const SPACE = code(' ');

/** A `\S\'` in a text: where its first sign stands, and how many bytes it has. */
export interface Paragraafteken {
  at: number;
  length: number;
}

/**
 * The quotes that belong to a `\S\`: 1 or 2; 0 when it is none, or only looks so, as the end of a path does.
 * What follows all of them tells: a text is followed by a comma or bracket.
 */
const quotesOf = (bytes: Uint8Array, at: number): 0 | 1 | 2 => {
  if (bytes[at - 1] !== BACKSLASH || bytes[at - 2] !== S || bytes[at - 3] !== BACKSLASH) return 0;
  let behind = at;
  while (bytes[behind] === QUOTE) behind += 1;
  const isOdd = (behind - at) % 2 === 1;
  let next = behind;
  while ((bytes[next] ?? Infinity) <= SPACE) next += 1;
  const isEnd = bytes[next] === COMMA || bytes[next] === CLOSE;
  if (isOdd !== isEnd) return 1;
  return behind - at > 1 ? 2 : 0;
};

/**
 * The position behind the quote that ends a text, or a part of it that two quotes end; -1: it has no end.
 * @param start of its first quote
 * @param found is told of each `\S\'`
 */
export const endOfText = (
  bytes: Uint8Array,
  start: number,
  found?: (teken: Paragraafteken) => void,
): number => {
  let at = bytes.indexOf(QUOTE, start + 1);
  while (at !== -1) {
    const quotes = quotesOf(bytes, at);
    if (quotes === 0) return at + 1;
    found?.({ at: at - 3, length: 3 + quotes });
    at = bytes.indexOf(QUOTE, at + quotes);
  }
  return -1;
};
