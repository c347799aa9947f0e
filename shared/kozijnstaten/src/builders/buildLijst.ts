import type { Lijstcel, Lijstrijen } from '../lijstcel.ts';

/** A cell of a list for tests; a number is a number of a workbook. */
export type BuiltLijstcel =
  | string
  | number
  | null
  | { getal: number; tekst: string }
  | { datum: string; tekst: string }
  | { fout: string }
  /** Repeats a merged cell. */
  | { herhaald: string | number }
  /** Repeats the cell to its left, with which it is merged. */
  | { opzij: string | number };

type Eigen = Exclude<BuiltLijstcel, { herhaald: string | number } | { opzij: string | number }>;

const inhoudOf = (cel: Eigen) => {
  if (cel === null || cel === '') return { soort: 'leeg', tekst: '' } as const;
  if (typeof cel === 'string') return { soort: 'tekst', tekst: cel } as const;
  if (typeof cel === 'number') {
    return { soort: 'getal', waarde: cel, tekst: String(cel).replace('.', ',') } as const;
  }
  if ('getal' in cel) return { soort: 'getal', waarde: cel.getal, tekst: cel.tekst } as const;
  if ('datum' in cel) return { soort: 'datum', waarde: cel.datum, tekst: cel.tekst } as const;
  return { soort: 'fout', tekst: cel.fout } as const;
};

const celOf = (cel: BuiltLijstcel, rij: number, kolom: number): Lijstcel => {
  if (typeof cel !== 'object' || cel === null) {
    return { ...inhoudOf(cel), rij, kolom, herhaald: false };
  }
  if ('opzij' in cel) return { ...inhoudOf(cel.opzij), rij, kolom, herhaald: true, opzij: true };
  return 'herhaald' in cel
    ? { ...inhoudOf(cel.herhaald), rij, kolom, herhaald: true }
    : { ...inhoudOf(cel), rij, kolom, herhaald: false };
};

/** The rows of a list, from row 1, as a file gives them: empty ones are left out. */
export const buildLijst = (rijen: readonly (readonly BuiltLijstcel[])[]): Lijstrijen =>
  rijen
    .map((cellen, index) => cellen.map((cel, kolom) => celOf(cel, index + 1, kolom + 1)))
    .filter((cellen) => cellen.some(({ soort }) => soort !== 'leeg'));
