/** How much a PDF may hold: a report of 60 gevelvullingen has 180 pages and is smaller than 6 MB. */
export const GRENZEN = {
  /** Size of the file. */
  bytes: 25 * 1024 * 1024,
  /** Attached files, and how large one of them is when it is unpacked. */
  bijlagen: 20,
  bijlage: 12 * 1024 * 1024,
  /** Until reading is given up, milliseconds. */
  duur: 60_000,
} as const;
