/** What the product calls itself where a file says who added something. */
export const PROGRAMMA = 'Adviestool';

/** Name of the property set, without the prefix `Pset_`, which is buildingSMART's. */
export const SET_NAAM = 'Adviestool_Verankering';

/*
 * Everything that is written here into a file stands between these two, so that a later writing takes it
 * off and leaves the file as it was.
 */
const BEGIN = `/* ${SET_NAAM}: begin */`;
const EINDE = `/* ${SET_NAAM}: einde */`;

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

const latin1 = new TextDecoder('latin1');

/** Which of the two a comment is; null: another one. */
export const blokTekenOf = (comment: Uint8Array): 'begin' | 'einde' | null => {
  const text = comment.length > EINDE.length ? '' : latin1.decode(comment);
  if (text === BEGIN) return 'begin';
  return text === EINDE ? 'einde' : null;
};

export const concat = (...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** How the lines before a position end. */
const lineEndBefore = (bytes: Uint8Array, at: number): string => {
  const last = bytes.lastIndexOf(LINE_FEED, at - 1);
  return last > 0 && bytes[last - 1] === CARRIAGE_RETURN ? '\r\n' : '\n';
};

/** The file with lines before the end of its data; every byte that was there stays, in its order. */
export const withBlok = (
  bytes: Uint8Array,
  einde: number,
  lines: readonly string[],
): Uint8Array<ArrayBuffer> => {
  const lineEnd = lineEndBefore(bytes, einde);
  const blok = [BEGIN, ...lines, EINDE, ''].join(lineEnd);
  return concat(bytes.subarray(0, einde), new TextEncoder().encode(blok), bytes.subarray(einde));
};

/** @param blok from the first byte of its first comment to the one behind its last */
export const withoutBlok = (
  bytes: Uint8Array,
  blok: { begin: number; einde: number },
): Uint8Array<ArrayBuffer> => {
  const isReturn = bytes[blok.einde] === CARRIAGE_RETURN;
  const behind = blok.einde + Number(isReturn);
  const end = bytes[behind] === LINE_FEED ? behind + 1 : blok.einde;
  return concat(bytes.subarray(0, blok.begin), bytes.subarray(end));
};
