const QUOTE = '"';

/**
 * Finds the next place of any of some signs. Asked for places that only go up, it reads the text once
 * for each sign.
 */
const createFinder = (text: string, signs: readonly string[]): ((from: number) => number) => {
  const places = signs.map(() => -1);
  return (from) => {
    let nearest = text.length;
    for (const [which, sign] of signs.entries()) {
      let place = places[which] ?? -1;
      if (place < from) {
        const index = text.indexOf(sign, from);
        place = index === -1 ? text.length : index;
        places[which] = place;
      }
      if (place < nearest) nearest = place;
    }
    return nearest;
  };
};

/** The place after the quote that closes a field; null: none does. */
const afterQuoted = (text: string, start: number): number | null => {
  for (let at = start + 1; ;) {
    const quote = text.indexOf(QUOTE, at);
    if (quote === -1) return null;
    if (text[quote + 1] !== QUOTE) return quote + 1;
    at = quote + 2;
  }
};

interface Field {
  /** The place of the separator or line end behind it, or the length of the text. */
  end: number;
  isLast: boolean;
  /** All of it stands between quotes. */
  isQuoted: boolean;
}

/**
 * Finds the field that begins at a place, asked for one after another. Quotes around a field keep
 * separators and line ends inside it. Lines end with LF, CRLF or CR, also mixed. The time is linear in
 * the length of any text.
 * @param separators each sign is one
 * @returns null where a quote opens that nothing closes
 */
export const createFieldFinder = (
  text: string,
  separators: readonly string[],
): ((start: number) => Field | null) => {
  const nextLineEnd = createFinder(text, ['\n', '\r']);
  const nextSeparator = createFinder(text, separators);
  return (start) => {
    const inside = text[start] === QUOTE ? afterQuoted(text, start) : start;
    if (inside === null) return null;
    const lineEnd = nextLineEnd(inside);
    const end = Math.min(lineEnd, nextSeparator(inside));
    return { end, isLast: end === lineEnd, isQuoted: inside > start && inside === end };
  };
};

/** Where the next field begins. */
export const afterField = (text: string, end: number): number =>
  end + (text.startsWith('\r\n', end) ? 2 : 1);
