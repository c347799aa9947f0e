import { LeesFoutError } from '../leesFout.ts';
import { teksten } from '../teksten.ts';
import { decodeWindows1252 } from './decodeWindows1252.ts';

const BYTE_ORDER_MARKS = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** No text has these. */
// oxlint-disable-next-line no-control-regex -- it looks for them.
const BINARY = /[\u0000-\u0006]/;

/** Bytes that are looked at, and the part of their pairs that must be signs of western Europe. */
const ENOUGH = 4000;
const MOST = 0.9;

/** UTF-16 without a mark, as some programs put lists out: nearly every other byte is 0, and only those. */
const unmarkedUtf16 = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  if (bytes.length < 4 || bytes.length % 2 !== 0) return null;
  const nullen = [0, 0];
  const looked = bytes.subarray(0, ENOUGH);
  for (const [at, byte] of looked.entries()) {
    if (byte === 0) nullen[at % 2] = (nullen[at % 2] ?? 0) + 1;
  }
  const [even = 0, oneven = 0] = nullen.map((count) => count / (looked.length / 2));
  if (even === 0 && oneven >= MOST) return 'utf-16le';
  return oneven === 0 && even >= MOST ? 'utf-16be' : null;
};

const decodeUnmarked = (bytes: Uint8Array): string => {
  const utf16 = unmarkedUtf16(bytes);
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What is not UTF-8 was saved by a Dutch Windows.
    return decodeWindows1252(bytes);
  }
};

/**
 * The text of a file, in the encoding that its first bytes name, else UTF-16 when its bytes can only be that, else
 * UTF-8, else Windows-1252.
 * @throws LeesFoutError when it is no text
 */
export const decodeText = (bytes: Uint8Array): string => {
  const marked = BYTE_ORDER_MARKS.find(({ mark }) =>
    mark.every((byte, index) => bytes[index] === byte),
  );
  if (marked !== undefined) return new TextDecoder(marked.encoding).decode(bytes);
  const tekst = decodeUnmarked(bytes);
  if (BINARY.test(tekst)) {
    throw new LeesFoutError('geenLijst', teksten.geenLijst(teksten.geenTekst));
  }
  if (/^\s*<(?:!doctype|html|table|\?xml)/i.test(tekst.slice(0, 1000))) {
    throw new LeesFoutError('geenLijst', teksten.geenLijst(teksten.webpagina));
  }
  return tekst;
};
