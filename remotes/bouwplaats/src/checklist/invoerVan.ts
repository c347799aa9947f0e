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
  /** Whether the piece is placed; else only told what is otherwise. */
  isGeplaatst: boolean;
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
  isGeplaatst: true,
  afwijking,
  toelichting,
  eerder,
  fotos: [],
});

/** Whether nothing was filled in that did not stand there. */
export const isZelfdeInvoer = (nu: StukInvoer, was: StukInvoer): boolean =>
  nu.isGeplaatst === was.isGeplaatst &&
  nu.afwijking === was.afwijking &&
  nu.toelichting === was.toelichting &&
  nu.fotos.length === was.fotos.length &&
  ZIJDEN.every((zijde) => nu.ankers[zijde] === was.ankers[zijde]);

const AANTAL = /^\d{1,3}$/;

/** What was said of a piece that is placed. */
export type Geplaatst = Pick<MontageBody, 'geplaatst' | 'ankers' | 'getoond'>;

/** Of a piece that was placed before: whether nothing is said of its hoekankers that was not said then. */
const isZoGeplaatst = (
  { ankers }: Pick<StukInvoer, 'ankers'>,
  placed: Geplaatst | null,
): placed is Geplaatst =>
  placed !== null &&
  ZIJDEN.every((zijde) => ankers[zijde].trim() === String(placed.ankers[zijde] ?? ''));

/** What is wrong with it, by what it is wrong with; empty: nothing. */
export const foutenIn = (
  invoer: StukInvoer,
  nu: GetoondAdvies,
  placed: Geplaatst | null,
): Partial<Record<(typeof ZIJDEN)[number] | 'afwijking', string>> => {
  const { ankers, afwijking, isGeplaatst, toelichting, fotos } = invoer;
  if (!isGeplaatst) {
    const isEmpty = afwijking === null && toelichting.trim() === '' && fotos.length === 0;
    return isEmpty ? { afwijking: teksten.afwijkingNodig } : {};
  }
  // What was placed before is held against the advice of then.
  const getoond = isZoGeplaatst(invoer, placed) ? placed.getoond : nu;
  const ongeldig = ZIJDEN.filter(
    (zijde) => getoond[zijde] !== undefined && !AANTAL.test(ankers[zijde].trim()),
  );
  if (ongeldig.length > 0) {
    return Object.fromEntries(ongeldig.map((zijde) => [zijde, teksten.aantalOngeldig]));
  }
  const teWeinig = ZIJDEN.some((zijde) => Number(ankers[zijde]) < (getoond[zijde]?.aantal ?? 0));
  return teWeinig && afwijking === null ? { afwijking: teksten.redenNodig } : {};
};

/** Now, and after what was said of the piece last: by a phone whose clock is behind too. */
const momentVan = ({ now, laatst }: { now: Date; laatst: string | undefined }): string =>
  new Date(
    Math.max(now.getTime(), laatst === undefined ? 0 : Date.parse(laatst) + 1),
  ).toISOString();

/**
 * Of what has no faults. A piece that was placed stays placed when and by the advice that it was, unless its numbers
 * are others.
 */
export const bodyVan = (
  invoer: StukInvoer,
  {
    stuk,
    getoond,
    placed,
    ...moment
  }: {
    stuk: number;
    getoond: GetoondAdvies;
    placed: Geplaatst | null;
    now: Date;
    /** When something was said of the piece last. */
    laatst: string | undefined;
  },
): MontageBody => {
  const { ankers, isGeplaatst, afwijking, toelichting, eerder, fotos } = invoer;
  const op = momentVan(moment);
  const aantallen: MontageAnkers = mapZijden<number | null>(
    perZijde(() => null),
    (_none, zijde) => {
      if (getoond[zijde] === undefined) return null;
      return isGeplaatst ? Number(ankers[zijde]) : 0;
    },
  );
  const hoekankers: Geplaatst = isZoGeplaatst(invoer, placed)
    ? { geplaatst: placed.geplaatst, ankers: placed.ankers, getoond: placed.getoond }
    : { geplaatst: isGeplaatst ? op : null, ankers: aantallen, getoond };
  return {
    ...hoekankers,
    stuk,
    afwijking,
    toelichting: toelichting.trim(),
    fotos: [...eerder, ...fotos.map(({ id }) => id)],
    op,
  };
};
