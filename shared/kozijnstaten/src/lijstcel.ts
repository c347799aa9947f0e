/** Where a cell stands: row and column as the file counts them, from 1. */
interface BladPlaats {
  readonly rij: number;
  readonly kolom: number;
  /** Repeats the value of a merged cell. */
  readonly herhaald: boolean;
  /** It repeats that of a cell to its left, which is of another column. */
  readonly opzij?: true;
  /** Of the first cell of a row of a text with commas whose rows differ in it: how many fields the row has. */
  readonly velden?: number;
  /** Of the first cell of a row of a text in which quotes that need not belong together may have taken in cells. */
  readonly isOnzeker?: true;
}

/**
 * A cell of a list, as `shared/spreadsheet` reads it (that room fits this type; this one is pure).
 * `tekst` is what the file shows. Only a cell of a workbook is a `getal` or a `datum`; a number in a
 * text file is a `tekst`.
 */
export type Lijstcel = BladPlaats &
  (
    | { readonly soort: 'leeg' | 'tekst' | 'fout'; readonly tekst: string }
    | { readonly soort: 'getal'; readonly waarde: number; readonly tekst: string }
    | { readonly soort: 'datum'; readonly waarde: string; readonly tekst: string }
  );

/** The filled rows of a list, each from column 1. */
export type Lijstrijen = readonly (readonly Lijstcel[])[];

/** What a cell shows; '' where there is none. */
export const tekstIn = (rij: readonly Lijstcel[], kolom: number): string =>
  rij[kolom - 1]?.tekst.trim() ?? '';

/** The number of a row in the file. */
export const nummerOf = (rij: readonly Lijstcel[]): number => rij[0]?.rij ?? 0;
