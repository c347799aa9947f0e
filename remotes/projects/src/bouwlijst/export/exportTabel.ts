/** What a cell of an exported file holds; null leaves it empty. */
export type Cel = string | number | null;

/** A table for a spreadsheet: the same for every kind of file. */
export interface ExportTabel {
  /** Name of the sheet. */
  naam: string;
  kolommen: readonly string[];
  rijen: readonly (readonly Cel[])[];
}
