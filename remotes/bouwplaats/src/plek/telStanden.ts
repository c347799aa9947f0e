import type { MontageStand } from '@adviestool/montage/montageStand';

type Telling = Omit<MontageStand, 'gereed'>;

/** Of gevelvullingen together. */
export const telStanden = (standen: readonly MontageStand[]): Telling =>
  standen.reduce(
    (sum, stand) => ({
      stuks: sum.stuks + stand.stuks,
      geplaatst: sum.geplaatst + stand.geplaatst,
      afwijkingen: sum.afwijkingen + stand.afwijkingen,
      overtollig: sum.overtollig + stand.overtollig,
      ouderAdvies: sum.ouderAdvies + stand.ouderAdvies,
      uitBestand: sum.uitBestand + stand.uitBestand,
    }),
    { stuks: 0, geplaatst: 0, afwijkingen: 0, overtollig: 0, ouderAdvies: 0, uitBestand: 0 },
  );
