import type {
  GetoondAdvies,
  MontageAfwijking,
  MontageAnkers,
  MontageBody,
} from '@adviestool/contract/montage';
import { mapZijden, perZijde, ZIJDEN, type PerZijde } from '@adviestool/contract/zijde';

import { teksten } from '../plek/teksten.ts';
import type { GekozenFoto } from './FotoKiezer.tsx';

/** What is filled in of a piece, as it is typed. */
export interface StukInvoer {
  /** Empty of a side that is not anchored. */
  ankers: PerZijde<string>;
  afwijking: MontageAfwijking | null;
  toelichting: string;
  /** Ids of photos that were kept of the piece before. */
  eerder: readonly string[];
  fotos: readonly GekozenFoto[];
}

/** As advised. */
export const volgensAdvies = (getoond: GetoondAdvies): MontageAnkers =>
  perZijde((zijde) => getoond[zijde]?.aantal ?? null);

export const nieuweInvoer = (
  ankers: MontageAnkers,
  {
    afwijking,
    toelichting,
    fotos: eerder,
  }: Pick<StukInvoer, 'afwijking' | 'toelichting'> & { fotos: readonly string[] },
): StukInvoer => ({
  ankers: perZijde((zijde) => String(ankers[zijde] ?? '')),
  afwijking,
  toelichting,
  eerder,
  fotos: [],
});

const AANTAL = /^\d{1,3}$/;

/** What is wrong with it, by what it is wrong with; empty: nothing. */
export const foutenIn = (
  { ankers, afwijking }: StukInvoer,
  getoond: GetoondAdvies,
): Partial<Record<(typeof ZIJDEN)[number] | 'afwijking', string>> => {
  const ongeldig = ZIJDEN.filter(
    (zijde) => getoond[zijde] !== undefined && !AANTAL.test(ankers[zijde].trim()),
  );
  if (ongeldig.length > 0) {
    return Object.fromEntries(ongeldig.map((zijde) => [zijde, teksten.aantalOngeldig]));
  }
  const teWeinig = ZIJDEN.some((zijde) => Number(ankers[zijde]) < (getoond[zijde]?.aantal ?? 0));
  return teWeinig && afwijking === null ? { afwijking: teksten.redenNodig } : {};
};

/** Of what has no faults. */
export const bodyVan = (
  { ankers, afwijking, toelichting, eerder, fotos }: StukInvoer,
  { stuk, getoond, now }: { stuk: number; getoond: GetoondAdvies; now: Date },
): MontageBody => {
  const op = now.toISOString();
  const aantallen: MontageAnkers = mapZijden<number | null>(
    perZijde(() => null),
    (_none, zijde) => (getoond[zijde] === undefined ? null : Number(ankers[zijde])),
  );
  return {
    stuk,
    geplaatst: op,
    ankers: aantallen,
    afwijking,
    toelichting: toelichting.trim(),
    fotos: [...eerder, ...fotos.map(({ id }) => id)],
    op,
    getoond,
  };
};
