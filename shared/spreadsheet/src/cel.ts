/** Where a cell stands: row and column as the file counts them, from 1. */
interface BladPlaats {
  rij: number;
  kolom: number;
  /** A merged cell repeats its value over its area; true for all but the first cell of it. */
  herhaald: boolean;
  /** It repeats that of a cell to its left; absent: it does not. */
  opzij?: true;
  /** Of the first cell of a row of a text with commas whose rows differ in it: how many fields the row has, empty ones too. */
  velden?: number;
  /** Of the first cell of a row of a text in which quotes that need not belong together may have taken in cells. */
  isOnzeker?: true;
}

/**
 * What a cell holds. `tekst` is what the file shows, as far as that is known.
 * - getal: a number cell of a workbook. A number in a text file is a tekst.
 * - datum: `waarde` is ISO 8601: a day, a day with time, or a time.
 * - fout: an error value as the file has it (`#REF!`, `#N/A`), or a formula whose value the file does not hold.
 */
export type Cel = BladPlaats &
  (
    | { soort: 'leeg'; tekst: '' }
    | { soort: 'getal'; waarde: number; tekst: string }
    | { soort: 'tekst'; tekst: string }
    | { soort: 'datum'; waarde: string; tekst: string }
    | { soort: 'fout'; tekst: string }
  );

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** What a cell holds, wherever it stands. */
export type Inhoud = Without<Cel, keyof BladPlaats>;

/**
 * The filled rows of a sheet: each from column 1 to its last filled cell. A row without a filled cell
 * of its own is left out; `rij` of the cells tells where the others stand.
 */
export type Rijen = readonly (readonly Cel[])[];

/** The column as a spreadsheet names it: 1 is A, 27 is AA. */
export const kolomletters = (kolom: number): string => {
  const rest = (kolom - 1) % 26;
  const letter = String.fromCodePoint(65 + rest);
  return kolom > 26 ? kolomletters((kolom - 1 - rest) / 26) + letter : letter;
};
