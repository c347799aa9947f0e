/** How much a PDF may hold: a report of 2,000 gevelvullingen has 4,000 pages and is smaller than 80 MB. */
export const GRENZEN = {
  /** Size of the file. */
  bytes: 100 * 1024 * 1024,
  /** Attached files, and how large one of them is when it is unpacked. */
  bijlagen: 20,
  bijlage: 32 * 1024 * 1024,
  /** Until reading is given up, milliseconds. */
  duur: 60_000,
} as const;
