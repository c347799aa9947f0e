/** How much a list may hold. */
export interface Grenzen {
  /** Size of the file. */
  bytes: number;
  /** Rows with data; a few more may hold titles and totals. */
  rijen: number;
  kolommen: number;
}

export const GRENZEN: Grenzen = { bytes: 2 * 1024 * 1024, rijen: 2000, kolommen: 500 };

/** Rows that titles, headers and totals may add. */
export const RIJEN_ERBIJ = 100;

/** What one file may become in memory, however small it is. */
export const OMVANG = {
  /** Bytes that leave the archive. */
  uitgepakt: 40 * 1024 * 1024,
  /** Tags and references (`&amp;`) of the XML, which take most of the time. */
  stappen: 1_000_000,
  /** Characters of XML between two tags; Excel keeps 32,767 of text. */
  stukTekst: 400_000,
  /** Cells, those left empty between filled ones too. */
  cellen: 300_000,
  /** Characters in all cells together. */
  tekens: 8_000_000,
  bladen: 100,
  /** Merged areas of a sheet. */
  gebieden: 50_000,
} as const;
