import { ZIJDEN } from '@adviestool/contract/zijde';
import type { Berekening } from '@adviestool/domain/rekenen/berekening';
import { zijdeLabel } from '@adviestool/domain/toelichting/labels';
import { toelichtingOf, type Stap } from '@adviestool/domain/toelichting/toelichting';

import { eenheidOf, type Formules } from './createFormules.ts';
import type { RapportCel, RapportStap, RapportStappen, RapportWind } from './rapportGegevens.ts';

interface Rij {
  sleutel: string;
  stap: Stap;
  stappen: (Stap | null)[];
}

/** The steps of several columns as rows: a line that more of them have stands once. */
const rijenOf = (kolommen: readonly (readonly Stap[])[]): Rij[] => {
  const rijen: Rij[] = [];
  kolommen.forEach((stappen, kolom) => {
    let plaats = -1;
    for (const stap of stappen) {
      const sleutel = `${stap.formule}\n${stap.label}`;
      const vanaf = plaats + 1;
      const gevonden = rijen.findIndex((rij, index) => index >= vanaf && rij.sleutel === sleutel);
      plaats = gevonden === -1 ? vanaf : gevonden;
      const rij = gevonden === -1 ? undefined : rijen[gevonden];
      if (rij === undefined) {
        const leeg = kolommen.map((_kolom, index) => (index === kolom ? stap : null));
        rijen.splice(plaats, 0, { sleutel, stap, stappen: leeg });
      } else {
        rij.stappen[kolom] = stap;
      }
    }
  });
  return rijen;
};

const celOf = (stap: Stap | null): RapportCel | null =>
  stap === null ? null : { tekst: `${stap.invulling} = ${stap.uitkomst}`, noot: stap.noot ?? null };

const stapOf = (stap: Stap, stappen: readonly (Stap | null)[], formules: Formules): RapportStap => {
  const eenheid = eenheidOf(stap);
  for (const each of stappen) if (each !== null) formules.nummerOf(each);
  return {
    formule: formules.nummerOf(stap),
    label: eenheid === null ? stap.label : `${stap.label} [${eenheid}]`,
    cellen: stappen.map(celOf),
  };
};

/** The last steps of what all sides share are of the gevelvulling itself: its area and its weight. */
const EIGEN_STAPPEN = 2;

/** Collects the ways to a wind load, each once, with the gevelvullingen that it holds for. */
export const createWind = (formules: Formules) => {
  const bekend = new Map<string, { nummer: string; merken: string[]; stappen: RapportStap[] }>();
  return {
    nummerOf: (stappen: readonly Stap[], merk: string): string => {
      const sleutel = stappen
        .map(({ invulling, uitkomst }) => `${invulling} ${uitkomst}`)
        .join('\n');
      const eerder = bekend.get(sleutel);
      if (eerder !== undefined) {
        eerder.merken.push(merk);
        return eerder.nummer;
      }
      const nummer = `W${bekend.size + 1}`;
      const regels = stappen.map((stap) => stapOf(stap, [stap], formules));
      bekend.set(sleutel, { nummer, merken: [merk], stappen: regels });
      return nummer;
    },
    list: (): RapportWind[] => [...bekend.values()],
  };
};

export type Wind = Pick<ReturnType<typeof createWind>, 'nummerOf'>;

/** The calculation of one gevelvulling: area and weight, then a column for each side; its wind stands apart. */
export const stappenDeelOf = (
  berekening: Berekening,
  merk: string,
  { formules, wind }: { formules: Formules; wind: Wind },
): { wind: string; berekening: RapportStappen } => {
  const { algemeen, zijden } = toelichtingOf(berekening);
  const nummer = wind.nummerOf(algemeen.slice(0, -EIGEN_STAPPEN), merk);
  const verankerd = ZIJDEN.filter((zijde) => zijden[zijde].length > 0);
  const eigen = algemeen.slice(-EIGEN_STAPPEN).map((stap) => stapOf(stap, [stap], formules));
  const perZijde = rijenOf(verankerd.map((zijde) => zijden[zijde])).map(({ stap, stappen }) =>
    stapOf(stap, stappen, formules),
  );
  return {
    wind: nummer,
    berekening: { kolommen: verankerd.map(zijdeLabel), stappen: [...eigen, ...perZijde] },
  };
};
