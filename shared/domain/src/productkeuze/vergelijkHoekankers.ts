import type { Hoekanker } from '@adviestool/contract/catalogus';
import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';

import { ankersPerAantal } from '../rekenen/ankerverdeling.ts';
import { hoekankerKeuzes, type HoekankerKeuze, type KeuzeInvoer } from './productkeuze.ts';

/** What a recommendation counts: the lightest product, the fewest hoekankers, or one product for all sides. */
export const VOORKEUREN = ['lichtste', 'minste', 'eenProduct'] as const;
export type Voorkeur = (typeof VOORKEUREN)[number];

/** What the choice of a user is remembered by, wherever products are recommended. */
export const VOORKEUR_SLEUTEL = 'productkeuze-voorkeur';

/** One hoekanker on all anchored sides. */
export interface HoekankerVergelijking {
  readonly hoekanker: Hoekanker;
  readonly zijden: Readonly<Partial<Record<Zijde, HoekankerKeuze>>>;
  /** In all, both stijlen counted; null: it does not suit every side. */
  readonly totaal: number | null;
}

export interface Aanbeveling {
  /** Ids; a side that nothing suits has none. */
  readonly hoekankers: Readonly<Partial<Record<Zijde, string>>>;
  /** Hoekankers in all, both stijlen counted; null: a side has none. */
  readonly totaal: number | null;
  /** How many different products. */
  readonly producten: number;
}

const anchoredOf = ({ gevelvulling }: Omit<KeuzeInvoer, 'zijde'>): Zijde[] =>
  ZIJDEN.filter((zijde) => gevelvulling.verankerdeZijden.includes(zijde));

/** The sum over sides; null as soon as one has no number. */
const totaalOf = (keuzes: readonly (readonly [Zijde, HoekankerKeuze | undefined])[]) =>
  keuzes.reduce<number | null>(
    (sum, [zijde, keuze]) =>
      sum === null || keuze?.geschikt !== true ? null : sum + keuze.aantal * ankersPerAantal(zijde),
    0,
  );

/**
 * Every hoekanker of the catalogue, in its order, with what it would lead to on each anchored side. null while
 * the data are incomplete.
 */
export const vergelijkHoekankers = (
  invoer: Omit<KeuzeInvoer, 'zijde'>,
): readonly HoekankerVergelijking[] | null => {
  const kolommen = anchoredOf(invoer).map(
    (zijde) => [zijde, hoekankerKeuzes({ ...invoer, zijde })] as const,
  );
  if (kolommen.length === 0 || kolommen.some(([, keuzes]) => keuzes === null)) return null;
  return invoer.catalogus.hoekankers.map((hoekanker, index) => {
    const keuzes = kolommen.map(([zijde, kolom]) => [zijde, kolom?.[index]] as const);
    return { hoekanker, zijden: Object.fromEntries(keuzes), totaal: totaalOf(keuzes) };
  });
};

/** The first with the lowest number; undefined of none. */
const laagste = <T>(list: readonly T[], numberOf: (one: T) => number): T | undefined =>
  list.reduce<T | undefined>(
    (best, one) => (best === undefined || numberOf(one) < numberOf(best) ? one : best),
    undefined,
  );

/** What the sides have in common: the product that suits them all with the fewest hoekankers. */
const besteOveral = (
  vergelijking: readonly HoekankerVergelijking[],
): HoekankerVergelijking | undefined =>
  laagste(
    vergelijking.filter(({ totaal }) => totaal !== null),
    ({ totaal }) => totaal ?? Infinity,
  );

const besteOp = (
  zijde: Zijde,
  vergelijking: readonly HoekankerVergelijking[],
  voorkeur: Voorkeur,
): HoekankerKeuze | undefined => {
  const passend = vergelijking.flatMap(({ zijden: { [zijde]: keuze } }) =>
    keuze?.geschikt === true ? [keuze] : [],
  );
  if (voorkeur === 'lichtste') return passend[0];
  const overal = voorkeur === 'eenProduct' ? besteOveral(vergelijking) : undefined;
  return overal?.zijden[zijde] ?? laagste(passend, ({ aantal }) => aantal);
};

/**
 * What is recommended on each side. The catalogue stands from light to heavy (rekenmodel 4.4): of equal ones the
 * first is taken. Where no product suits all sides, "eenProduct" takes the fewest hoekankers on each.
 */
export const aanbevolenHoekankers = (
  vergelijking: readonly HoekankerVergelijking[],
  voorkeur: Voorkeur,
): Aanbeveling => {
  const zijden = ZIJDEN.filter((zijde) => vergelijking[0]?.zijden[zijde] !== undefined);
  const keuzes = zijden.map((zijde) => [zijde, besteOp(zijde, vergelijking, voorkeur)] as const);
  const gevonden = keuzes.flatMap(([zijde, keuze]) =>
    keuze === undefined ? [] : [[zijde, keuze.hoekanker.id] as const],
  );
  return {
    hoekankers: Object.fromEntries(gevonden),
    totaal: totaalOf(keuzes),
    producten: new Set(gevonden.map(([, id]) => id)).size,
  };
};
