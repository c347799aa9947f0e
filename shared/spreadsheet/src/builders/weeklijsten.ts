/// <reference types="node" preserve="true" />

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../fixtures');

/** A list as a file of the folder `fixtures`. */
export interface Weeklijst {
  /** Name of the file. */
  naam: string;
  bron: Uint8Array;
}

const lijst = (naam: string): Weeklijst => ({ naam, bron: readFileSync(join(FOLDER, naam)) });

const weken = (naam: (week: number) => string) => ({
  eerst: lijst(naam(1)),
  /** A week later. */
  later: lijst(naam(2)),
});

/**
 * Three lists of buildings as people send them, each with its revision of a week later:
 * - eigenExcel: a cover sheet, a header of two rows, subtotals of each floor and a total;
 * - meters: windows-1252, sizes in metres, pieces left and right in two columns;
 * - revit: a row for each instance, in UTF-16 with tabs and quotes.
 */
export const weeklijsten = () => ({
  eigenExcel: weken((week) => `eigen-excel-week-${week}.xlsx`),
  meters: weken((week) => `meters-windows-1252-week-${week}.csv`),
  revit: weken((week) => `revit-per-exemplaar-week-${week}.txt`),
});
