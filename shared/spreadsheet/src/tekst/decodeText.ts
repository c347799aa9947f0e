import { LeesFoutError } from '../leesFout.ts';
import { teksten } from '../teksten.ts';
import { decodeWindows1252 } from './decodeWindows1252.ts';

const BYTE_ORDER_MARKS = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** No text has these; UTF-16 without a mark has many. */
// oxlint-disable-next-line no-control-regex -- it looks for them.
const BINARY = /[\u0000-\u0006]/;

const decodeUnmarked = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What is not UTF-8 was saved by a Dutch Windows.
    return decodeWindows1252(bytes);
  }
};

/**
 * The text of a file, in the encoding that its first bytes name, else UTF-8, else Windows-1252.
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
