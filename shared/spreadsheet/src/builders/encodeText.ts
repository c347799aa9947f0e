import { decodeWindows1252 } from '../tekst/decodeWindows1252.ts';

/** The sign of each byte. */
const WINDOWS_1252 = decodeWindows1252(Uint8Array.from({ length: 256 }, (_none, byte) => byte));

const asUtf16 = (tekst: string, isLittle: boolean): Uint8Array => {
  const units = `\uFEFF${tekst}`;
  const view = new DataView(new ArrayBuffer(units.length * 2));
  for (let at = 0; at < units.length; at += 1) {
    view.setUint16(at * 2, units.charCodeAt(at), isLittle);
  }
  return new Uint8Array(view.buffer);
};

/** A text as a file, for tests. UTF-16 begins with a byte order mark. */
export const encodeText = (
  tekst: string,
  encoding: 'utf-8' | 'utf-8 with mark' | 'utf-16le' | 'utf-16be' | 'windows-1252',
): Uint8Array => {
  switch (encoding) {
    case 'utf-8':
      return new TextEncoder().encode(tekst);
    case 'utf-8 with mark':
      return new TextEncoder().encode(`\uFEFF${tekst}`);
    case 'windows-1252':
      return Uint8Array.from(tekst, (sign) => WINDOWS_1252.indexOf(sign));
    case 'utf-16le':
    case 'utf-16be':
      return asUtf16(tekst, encoding === 'utf-16le');
    default:
      return encoding satisfies never;
  }
};
