import { lengtemaatOf, toEenheidOf } from '@adviestool/domain/velden/eenheid';
import { lijstveldOf } from '@adviestool/domain/velden/lijstvelden';

import type { Kop, Kopkolom } from './findKop.ts';
import { GEWICHTEN } from './kopwoorden.ts';
import { nummerOf, tekstIn, type Lijstrijen } from './lijstcel.ts';
import { isMaten, MATENKEUZES, matenkeuzeOf, veldenOf } from './maten.ts';
import { readOptie } from './readOptie.ts';
import { teksten } from './teksten.ts';

const TYPE = 'gevelvullingType';
const MERK = 'merk';

/** Headers of what is a type for certain. */
const ZEKER = new Set(['type', 'soort', TYPE.toLowerCase()]);

const isOf = ({ betekenis }: Kopkolom, veld: string): boolean =>
  betekenis?.velden.flatMap(veldenOf).includes(veld) === true;

const tekstenIn = ({ kolom }: Kopkolom, rijen: Lijstrijen): string[] =>
  rijen.map((rij) => tekstIn(rij, kolom)).filter((tekst) => tekst !== '');

const isType = (tekst: string): boolean => {
  const veld = lijstveldOf(TYPE);
  return veld !== undefined && readOptie(veld, tekst).waarde !== null;
};

/** Whether the column has texts, and none of them is a type: `2-vaks`, `draaiend`. */
const saysNoType = (kolom: Kopkolom, rijen: Lijstrijen): boolean => {
  if (!isOf(kolom, TYPE) || ZEKER.has(kolom.sleutel)) return false;
  const cellen = tekstenIn(kolom, rijen);
  return cellen.length > 0 && !cellen.some(isType);
};

/**
 * Whether the header names a unit of another quantity: ‘Glasgewicht (kg)’, ‘Totaal (kg)’. For what is measured a
 * length may be that of a group.
 */
const saysOtherUnit = ({ eenheid, betekenis }: Kopkolom): boolean => {
  // A weight that has a name of its own: ‘Glas kg/m²’.
  if (betekenis === undefined) return eenheid === 'kg' || eenheid === 'kg/m²';
  const veld = lijstveldOf(betekenis.velden[0] ?? '');
  if (veld === undefined) return false;
  const isGeteld = veld.eenheid === undefined;
  if (isGeteld ? veld.soort !== 'getal' : lengtemaatOf(eenheid) !== null) return false;
  return toEenheidOf(veld, 1, eenheid) === null;
};

/** What a column is that says no type: in a list without merken those, as ‘Element’ may say. */
const andersDanType = (kolommen: readonly Kopkolom[], rijen: Lijstrijen): readonly string[] => {
  if (kolommen.some((kolom) => isOf(kolom, MERK))) return [TYPE];
  const hasType = kolommen.some((kolom) => isOf(kolom, TYPE) && !saysNoType(kolom, rijen));
  return hasType ? [MERK] : [TYPE, MERK];
};

const otherUnit = (kolom: Kopkolom): Kopkolom => {
  const { velden = [] } = kolom.betekenis ?? {};
  const isGewicht =
    kolom.betekenis === undefined ||
    kolom.eenheid === 'kg' ||
    velden.some((veld) => GEWICHTEN.includes(veld));
  return { ...kolom, betekenis: { velden: isGewicht ? GEWICHTEN : velden, vraagt: true } };
};

/** Whether most cells of a column that is not known, or called a type, hold two sizes: `0915 x 1220mm`. */
const holdsMaten = (kolom: Kopkolom, rijen: Lijstrijen): boolean => {
  if (kolom.betekenis !== undefined && !isOf(kolom, TYPE)) return false;
  const cellen = tekstenIn(kolom, rijen);
  const maten = cellen.filter(isMaten).length;
  return maten > 0 && maten * 2 >= cellen.length;
};

/** What a column of two sizes is: where the list has sizes of its own it says nothing else, but for a type. */
const asMaten = (kolom: Kopkolom, kolommen: readonly Kopkolom[], rijen: Lijstrijen): Kopkolom => {
  const hasMaten = kolommen.some((each) => isOf(each, 'breedte') || isOf(each, 'hoogte'));
  if (!hasMaten) return { ...kolom, betekenis: { velden: MATENKEUZES, vraagt: true } };
  return tekstenIn(kolom, rijen).some(isType) ? kolom : { ...kolom, betekenis: undefined };
};

/** One name over two columns of numbers, ‘B x H’, is that of the one and of the other. */
const shareMaten = (kolommen: readonly Kopkolom[], rijen: Lijstrijen): readonly Kopkolom[] => {
  const isOverTwo = (one: Kopkolom | undefined, other: Kopkolom | undefined): boolean =>
    one !== undefined &&
    other?.kolom === one.kolom + 1 &&
    other.sleutel === one.sleutel &&
    matenkeuzeOf(one.betekenis?.velden[0] ?? null) !== undefined &&
    ![one, other].some((kolom) => tekstenIn(kolom, rijen).some(isMaten));
  return kolommen.map((kolom, at) => {
    const place = [isOverTwo(kolom, kolommen[at + 1]), isOverTwo(kolommen[at - 1], kolom)].indexOf(
      true,
    );
    const { velden: [keuze = ''] = [], vraagt = false } = kolom.betekenis ?? {};
    const veld = veldenOf(keuze)[place];
    return veld === undefined ? kolom : { ...kolom, betekenis: { velden: [veld], vraagt } };
  });
};

/**
 * The columns with those that have cells and no header, which the user may want too. The first of a list
 * without merken may hold those.
 */
const withKoploze = (kolommen: readonly Kopkolom[], rijen: Lijstrijen): readonly Kopkolom[] => {
  const known = new Set(kolommen.map(({ kolom }) => kolom));
  const filled = rijen.flatMap((rij) =>
    rij.filter(({ soort, herhaald, kolom }) => soort !== 'leeg' && !herhaald && !known.has(kolom)),
  );
  const hasMerk = kolommen.some((kolom) => isOf(kolom, MERK));
  const eerste = Math.min(...known);
  const koploos = [...new Set(filled.map(({ kolom }) => kolom))].map((kolom): Kopkolom => ({
    kolom,
    kop: teksten.zonderKop(kolom),
    sleutel: '',
    betekenis: hasMerk || kolom > eerste ? undefined : { velden: [MERK], vraagt: true },
    eenheid: null,
  }));
  return [...kolommen, ...koploos].toSorted((one, other) => one.kolom - other.kolom);
};

/**
 * Asks about a header that may say something else: a description of which no cell is a type, a number in
 * the unit of another quantity, two sizes in every cell.
 */
export const doubtKop = (kop: Kop, rijen: Lijstrijen): Kop => {
  const below = rijen.filter((rij) => nummerOf(rij) > kop.laatsteRij);
  const kolommen = withKoploze(shareMaten(kop.kolommen, below), below);
  const anders = { velden: andersDanType(kolommen, below), vraagt: true };
  return {
    ...kop,
    kolommen: kolommen.map((kolom) => {
      if (holdsMaten(kolom, below)) return asMaten(kolom, kolommen, below);
      if (saysNoType(kolom, below)) return { ...kolom, betekenis: anders };
      return saysOtherUnit(kolom) ? otherUnit(kolom) : kolom;
    }),
  };
};
