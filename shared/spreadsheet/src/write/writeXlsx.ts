import writeExcelFile, { type Cell } from 'write-excel-file/universal';

import type { Tabel, TabelCel } from './tabel.ts';

const WIDEST = 60;
const MARGIN = 2;

/** Signs that XML does not allow, advises against or reads as another (a carriage return). */
const NOT_IN_XML = /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\uFFFD]/gu;

/** Would be read as a sign that is written by its number. */
const LOOKS_WRITTEN = /_(?=x[\da-fA-F]{4}_)/g;

const writtenBy = (sign: string): string =>
  sign
    .split('')
    .map((unit) => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .join('');

/**
 * Every text as a workbook can hold it (ST_Xstring). The library leaves out what XML cannot hold, and
 * mistakes names that every object has, such as `constructor`, for texts that it has written before.
 */
const escapeText = (text: string): string => {
  const escaped = text.replaceAll(LOOKS_WRITTEN, writtenBy).replaceAll(NOT_IN_XML, writtenBy);
  return escaped in Object.prototype ? writtenBy(escaped.charAt(0)) + escaped.slice(1) : escaped;
};

/** A text is a cell of text, whatever it begins with: it is never read as a formula or a number. */
const asCell = (cel: TabelCel): Cell => {
  if (cel === null) return null;
  return typeof cel === 'number'
    ? { type: Number, value: cel }
    : { type: String, value: escapeText(cel) };
};

const widthOf = (tabel: Tabel, index: number): number => {
  const lengths = [tabel.kolommen, ...tabel.rijen].map((rij) => String(rij[index] ?? '').length);
  return Math.min(WIDEST, Math.max(...lengths) + MARGIN);
};

const sheetOf = (tabel: Tabel) => ({
  sheet: tabel.naam,
  data: [
    tabel.kolommen.map((kolom): Cell => ({
      type: String,
      value: escapeText(kolom),
      fontWeight: 'bold',
    })),
    ...tabel.rijen.map((rij) => rij.map(asCell)),
  ],
  columns: tabel.kolommen.map((_kolom, index) => ({ width: widthOf(tabel, index) })),
  stickyRowsCount: 1,
});

/** A workbook with a sheet for each table. Large: load it when one is asked for. */
export const writeXlsx = (tabellen: readonly Tabel[]): Promise<Blob> =>
  writeExcelFile(tabellen.map(sheetOf)).toBlob();
