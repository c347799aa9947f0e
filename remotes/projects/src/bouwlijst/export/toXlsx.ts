import writeExcelFile, { type Cell } from 'write-excel-file/universal';

import type { Cel, ExportTabel } from './exportTabel.ts';

const WIDEST = 60;
const MARGIN = 2;

/** A text is a cell of text, whatever it begins with: it is never read as a formula or a number. */
const asCell = (cel: Cel): Cell => {
  if (cel === null) return null;
  return typeof cel === 'number' ? { type: Number, value: cel } : { type: String, value: cel };
};

const widthOf = (tabel: ExportTabel, index: number): number => {
  const lengths = [tabel.kolommen, ...tabel.rijen].map((rij) => String(rij[index] ?? '').length);
  return Math.min(WIDEST, Math.max(...lengths) + MARGIN);
};

const sheetOf = (tabel: ExportTabel) => ({
  sheet: tabel.naam,
  data: [
    tabel.kolommen.map((value): Cell => ({ type: String, value, fontWeight: 'bold' })),
    ...tabel.rijen.map((rij) => rij.map(asCell)),
  ],
  columns: tabel.kolommen.map((_kolom, index) => ({ width: widthOf(tabel, index) })),
  stickyRowsCount: 1,
});

/** A workbook with a sheet for each table. Only loaded when one is asked for. */
export const toXlsx = (tabellen: readonly ExportTabel[]): Promise<Blob> =>
  writeExcelFile(tabellen.map(sheetOf)).toBlob();
