import { latin1, type PdfDelen, type PdfObject } from './packPdf.ts';

/** The first of what stands in a row of a table. */
const FIRST_OF_ROW = /\/S \/TR\b[\s\S]*?\/K \[(\d+) 0 R/;

/** As a header of its row; an empty cell is none. */
const asHeader = (cell: string): string =>
  /\/S \/TD\b/.test(cell) && /\/O \/Table\b/.test(cell) && !/\/K \[\s*\]/.test(cell)
    ? cell.replace('/S /TD', '/S /TH').replace('/O /Table', '/O /Table /Scope /Row')
    : cell;

/**
 * The same PDF, with the first cell of each row of a table as the header of that row, for who hears it. The typesetter
 * tags the headers of columns alone; in every table of the report the first column says what a row is about.
 */
export const tagRowHeaders = (delen: PdfDelen): PdfDelen => {
  const headers = new Set(
    delen.objects.flatMap(({ inhoud, isLos }) => {
      const [, first] = isLos ? [] : (FIRST_OF_ROW.exec(inhoud.toString('latin1')) ?? []);
      return first === undefined ? [] : Number(first);
    }),
  );
  const tag = (object: PdfObject): PdfObject =>
    headers.has(object.nummer)
      ? { ...object, inhoud: latin1(asHeader(object.inhoud.toString('latin1'))) }
      : object;
  return { ...delen, objects: delen.objects.map(tag) };
};
