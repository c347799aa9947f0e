import type { Toestand } from '@adviestool/domain/rekenen/toestand';
import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';

const SORTEER_KOLOMMEN = [
  'merk',
  'omschrijving',
  'breedte',
  'hoogte',
  'aantal',
  'aantalHoekankers',
  'totaalHoekankers',
  'unityCheck',
  'toestand',
] as const;

export type SorteerKolom = (typeof SORTEER_KOLOMMEN)[number];

/** The order of the table; it lives in the URL, with a minus for downwards. */
export interface Sortering {
  kolom: SorteerKolom;
  isAflopend: boolean;
}

/** Reads the order from a URL; null, also for what makes no sense: that of the project. */
export const sorteringFromUrl = (params: URLSearchParams): Sortering | null => {
  const text = params.get('sortering') ?? '';
  const isAflopend = text.startsWith('-');
  const kolom = SORTEER_KOLOMMEN.find((each) => each === text.slice(Number(isAflopend)));
  return kolom === undefined ? null : { kolom, isAflopend };
};

export const sorteringToUrl = (sortering: Sortering | null): Record<string, string> =>
  sortering === null ? {} : { sortering: `${sortering.isAflopend ? '-' : ''}${sortering.kolom}` };

/** What pressing the head of a column asks: up, then down, then the order of the project again. */
export const nextSortering = (current: Sortering | null, kolom: SorteerKolom): Sortering | null => {
  if (current?.kolom !== kolom) return { kolom, isAflopend: false };
  return current.isAflopend ? null : { kolom, isAflopend: true };
};

/** K2 before K10. */
const { compare: compareText } = new Intl.Collator('nl-NL', { numeric: true });

/** What needs attention first. */
const TOESTAND_VOLGORDE = {
  gewijzigd: 0,
  voldoetNiet: 1,
  concept: 2,
  adviesGereed: 3,
  vastgesteld: 4,
} as const satisfies Record<Toestand, number>;

const waardeOf = (rij: GevelvullingRij, kolom: SorteerKolom): number | string | null => {
  switch (kolom) {
    case 'unityCheck':
      return rij.hoogsteToets?.unityCheck ?? null;
    case 'toestand':
      // What does not comply comes before what does, in the same state.
      return TOESTAND_VOLGORDE[rij.toestand] + (rij.voldoet === false ? 0 : 0.5);
    case 'merk':
    case 'omschrijving':
    case 'breedte':
    case 'hoogte':
    case 'aantal':
    case 'aantalHoekankers':
    case 'totaalHoekankers':
      return rij[kolom];
    default:
      return kolom satisfies never;
  }
};

type Waarde = number | string;

const compare = (one: Waarde, other: Waarde): number => {
  // Many rows say the same, and to compare text by its language takes long.
  if (one === other) return 0;
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : compareText(String(one), String(other));
};

/** The rows in the order that is asked; what has no value comes last either way. */
export const sortRijen = (
  rijen: readonly GevelvullingRij[],
  sortering: Sortering | null,
): readonly GevelvullingRij[] => {
  if (sortering === null) return rijen;
  const { kolom, isAflopend } = sortering;
  const keyed = rijen.map((rij) => ({ rij, waarde: waardeOf(rij, kolom) }));
  const sign = isAflopend ? -1 : 1;
  return keyed
    .toSorted((one, other) => {
      if (one.waarde === null || other.waarde === null) {
        return Number(one.waarde === null) - Number(other.waarde === null);
      }
      return sign * compare(one.waarde, other.waarde);
    })
    .map(({ rij }) => rij);
};
