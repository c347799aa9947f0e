import { lengtemaatOf, toEenheidOf } from '../velden/eenheid.ts';
import type { Kop, Kopkolom } from './findKop.ts';
import { GEWICHTEN } from './kopwoorden.ts';
import { nummerOf, tekstIn, type Lijstrijen } from './lijstcel.ts';
import { lijstveldOf } from './lijstvelden.ts';
import { readOptie } from './readOptie.ts';

const TYPE = 'gevelvullingType';

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

/** Whether the header names a unit of another quantity: ‘Glasgewicht (kg)’. A length may be that of a group. */
const saysOtherUnit = ({ eenheid, betekenis }: Kopkolom): boolean => {
  const veld = lijstveldOf(betekenis?.velden[0] ?? '');
  if (veld?.eenheid === undefined || lengtemaatOf(eenheid) !== null) return false;
  return toEenheidOf(veld, 1, eenheid) === null;
};

const doubted = (kolom: Kopkolom, rijen: Lijstrijen): Kopkolom => {
  const { velden = [] } = kolom.betekenis ?? {};
  if (saysNoType(kolom, rijen)) return { ...kolom, betekenis: { velden: [TYPE], vraagt: true } };
  if (!saysOtherUnit(kolom)) return kolom;
  const isGewicht = velden.some((veld) => GEWICHTEN.includes(veld));
  return { ...kolom, betekenis: { velden: isGewicht ? GEWICHTEN : velden, vraagt: true } };
};

/**
 * Asks about a header that may say something else: a description of which no cell is a type, a number in
 * the unit of another quantity.
 */
export const doubtKop = (kop: Kop, rijen: Lijstrijen): Kop => {
  const below = rijen.filter((rij) => nummerOf(rij) > kop.laatsteRij);
  return { ...kop, kolommen: kop.kolommen.map((kolom) => doubted(kolom, below)) };
};
