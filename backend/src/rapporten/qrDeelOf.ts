/** The dark runs of one row of squares. */
const runsOf = (rij: readonly boolean[], y: number): number[][] => {
  const runs: number[][] = [];
  let begin: number | null = null;
  for (let x = 0; x <= rij.length; x += 1) {
    const isDonker = rij[x] === true;
    if (isDonker && begin === null) begin = x;
    if (!isDonker && begin !== null) {
      runs.push([begin, y, x - begin]);
      begin = null;
    }
  }
  return runs;
};

/** A QR code as it is set: squares to a side, and its dark runs as x, y, length. */
export interface RapportQr {
  readonly zijde: number;
  readonly vlakken: readonly (readonly number[])[];
}

/** A QR code from its rows of squares, true is dark. */
export const qrDeelOf = (vakjes: readonly (readonly boolean[])[]): RapportQr => ({
  zijde: vakjes.length,
  vlakken: vakjes.flatMap(runsOf),
});
