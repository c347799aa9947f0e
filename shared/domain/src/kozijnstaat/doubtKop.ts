import type { Kop, Kopkolom } from './findKop.ts';
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

/** A description may be of something else: where no cell of it is a type, that is asked. */
export const doubtKop = (kop: Kop, rijen: Lijstrijen): Kop => {
  const below = rijen.filter((rij) => nummerOf(rij) > kop.laatsteRij);
  return {
    ...kop,
    kolommen: kop.kolommen.map((kolom) =>
      saysNoType(kolom, below) ? { ...kolom, betekenis: { velden: [TYPE], vraagt: true } } : kolom,
    ),
  };
};
