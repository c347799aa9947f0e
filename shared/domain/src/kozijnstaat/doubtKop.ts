import { lengtemaatOf, toEenheidOf } from '../velden/eenheid.ts';
import type { Kop, Kopkolom } from './findKop.ts';
import { GEWICHTEN } from './kopwoorden.ts';
import { nummerOf, tekstIn, type Lijstrijen } from './lijstcel.ts';
import { lijstveldOf } from './lijstvelden.ts';
import { readOptie } from './readOptie.ts';

const TYPE = 'gevelvullingType';
const MERK = 'merk';

/** Headers of what is a type for certain. */
const ZEKER = new Set(['type', 'soort', TYPE.toLowerCase()]);

/** Whether the column has texts, and none of them is a type: `2-vaks`, `draaiend`. */
const saysNoType = ({ kolom, sleutel, betekenis }: Kopkolom, rijen: Lijstrijen): boolean => {
  const veld = lijstveldOf(TYPE);
  if (veld === undefined || betekenis?.velden.includes(TYPE) !== true) return false;
  if (ZEKER.has(sleutel)) return false;
  const teksten = rijen.map((rij) => tekstIn(rij, kolom)).filter((tekst) => tekst !== '');
  return teksten.length > 0 && teksten.every((tekst) => readOptie(veld, tekst).waarde === null);
};

/**
 * Whether the header names a unit of another quantity: ‘Glasgewicht (kg)’, ‘Totaal (kg)’. For what is measured a
 * length may be that of a group.
 */
const saysOtherUnit = ({ eenheid, betekenis }: Kopkolom): boolean => {
  const veld = lijstveldOf(betekenis?.velden[0] ?? '');
  if (veld === undefined) return false;
  const isGeteld = veld.eenheid === undefined;
  if (isGeteld ? veld.soort !== 'getal' : lengtemaatOf(eenheid) !== null) return false;
  return toEenheidOf(veld, 1, eenheid) === null;
};

const isOf = ({ betekenis }: Kopkolom, veld: string): boolean =>
  betekenis?.velden.includes(veld) === true;

/** What a column is that says no type: in a list without merken those, as ‘Element’ may say. */
const andersDanType = (kolommen: readonly Kopkolom[], rijen: Lijstrijen): readonly string[] => {
  if (kolommen.some((kolom) => isOf(kolom, MERK))) return [TYPE];
  const hasType = kolommen.some((kolom) => isOf(kolom, TYPE) && !saysNoType(kolom, rijen));
  return hasType ? [MERK] : [TYPE, MERK];
};

const otherUnit = (kolom: Kopkolom): Kopkolom => {
  const { velden = [] } = kolom.betekenis ?? {};
  const isGewicht = kolom.eenheid === 'kg' || velden.some((veld) => GEWICHTEN.includes(veld));
  return { ...kolom, betekenis: { velden: isGewicht ? GEWICHTEN : velden, vraagt: true } };
};

/**
 * Asks about a header that may say something else: a description of which no cell is a type, a number in
 * the unit of another quantity.
 */
export const doubtKop = (kop: Kop, rijen: Lijstrijen): Kop => {
  const { kolommen } = kop;
  const below = rijen.filter((rij) => nummerOf(rij) > kop.laatsteRij);
  const anders = { velden: andersDanType(kolommen, below), vraagt: true };
  return {
    ...kop,
    kolommen: kolommen.map((kolom) => {
      if (saysNoType(kolom, below)) return { ...kolom, betekenis: anders };
      return saysOtherUnit(kolom) ? otherUnit(kolom) : kolom;
    }),
  };
};
