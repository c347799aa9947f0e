/** What a written cell holds; null leaves it empty. */
export type Lijstwaarde = string | number | null;

/** A table as `shared/spreadsheet` writes it (that room fits this type; this one is pure). */
export interface Lijsttabel {
  readonly naam: string;
  readonly kolommen: readonly string[];
  readonly rijen: readonly (readonly Lijstwaarde[])[];
}
