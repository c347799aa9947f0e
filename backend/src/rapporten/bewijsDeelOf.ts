import type { Bewijs } from '../bewijs/bewijsOf.ts';
import type { RapportGegevens } from './rapportGegevens.ts';

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

/** What the cover says of the proof, with its QR code as dark runs. */
export const bewijsDeelOf = ({
  kenmerk,
  qr,
  rekenmodel,
}: Bewijs): NonNullable<RapportGegevens['bewijs']> => ({
  kenmerk,
  adres: qr.adres,
  qr: { zijde: qr.vakjes.length, vlakken: qr.vakjes.flatMap(runsOf) },
  rekenmodel,
});
