import { latin1, type PdfObject } from './packPdf.ts';

const REFERENCE = /\b(\d+) 0 R\b/g;
const STRUCT_PARENT = /\/(StructParents?) (\d+)/g;
/** A header cell by the name that its other cells know it by. */
const CEL = /^\(U\d+x\d+y\d+\)$/;

/** A text in pieces: the odd ones are strings, with their brackets. */
const splitStrings = (text: string): string[] => {
  const pieces: string[] = [];
  let from = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\\') at += 1;
    else if (sign === '(') {
      if (depth === 0) {
        pieces.push(text.slice(from, at));
        from = at;
      }
      depth += 1;
    } else if (sign === ')' && depth > 0) {
      depth -= 1;
      if (depth === 0) {
        pieces.push(text.slice(from, at + 1));
        from = at + 1;
      }
    }
  }
  return [...pieces, text.slice(from)];
};

/** What becomes of the numbers and names of a PDF that stands behind others. */
export interface Verschuiving {
  nummerVan: (nummer: number) => number;
  /** Added to the numbers by which pages and links find their tags. */
  structParents: number;
  /** Before the names of header cells, which are unique in one part only. */
  voor: string;
}

/** A text of a PDF with other numbers; strings stay as they are, but for the names of header cells. */
export const shiftText = (
  text: string,
  { nummerVan, structParents, voor }: Verschuiving,
): string => {
  let before = '';
  return splitStrings(text)
    .map((piece, index) => {
      if (index % 2 === 1) {
        const isNaam = CEL.test(piece) && /\/(?:ID\s*|Headers \[[^\]]*)$/.test(before);
        before += piece;
        return isNaam ? `(${voor}${piece.slice(1)}` : piece;
      }
      before = `${before}${piece}`.slice(-2000);
      return piece
        .replace(REFERENCE, (_match, nummer: string) => `${nummerVan(Number(nummer))} 0 R`)
        .replace(
          STRUCT_PARENT,
          (_match, key: string, nummer: string) => `/${key} ${Number(nummer) + structParents}`,
        );
    })
    .join('');
};

const STREAM = /\bstream\r?\n/;
/** Bytes within which a dictionary ends. */
const MOST = 65_536;

/** The dictionary of an object; what a stream has behind it stays as it is. */
export const shiftObject = (
  { nummer, inhoud, isLos }: PdfObject,
  shift: Verschuiving,
): PdfObject => {
  const nieuw = shift.nummerVan(nummer);
  if (!isLos) {
    return { nummer: nieuw, isLos, inhoud: latin1(shiftText(inhoud.toString('latin1'), shift)) };
  }
  const start = STREAM.exec(inhoud.toString('latin1', 0, MOST))?.index;
  if (start === undefined) throw new Error(`Object ${nummer} is no stream.`);
  const dictionary = shiftText(inhoud.toString('latin1', 0, start), shift);
  return {
    nummer: nieuw,
    isLos,
    inhoud: Buffer.concat([latin1(dictionary), inhoud.subarray(start)]),
  };
};

/** The objects that a text refers to, in its order. */
export const refsIn = (text: string): number[] =>
  [...text.matchAll(REFERENCE)].map(([, n]) => Number(n));
