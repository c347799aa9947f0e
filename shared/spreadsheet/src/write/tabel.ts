/** What a written cell holds; null leaves it empty. */
export type TabelCel = string | number | null;

/** A table to write: the same for every kind of file. */
export interface Tabel {
  /** Name of the sheet: at most 31 signs, none of `[]:*?/\`. */
  naam: string;
  kolommen: readonly string[];
  rijen: readonly (readonly TabelCel[])[];
}
