import { eenheidOf } from '@adviestool/domain/velden/eenheid';
import { lijstveldOf } from '@adviestool/domain/velden/lijstvelden';

import { eenheidVanKop, normalizeKop } from './kopnaam.ts';
import { betekenisOf, isOfGetal, saysOther, type Betekenis } from './kopwoorden.ts';
import { nummerOf, tekstIn, type Lijstcel, type Lijstrijen } from './lijstcel.ts';
import { matenInKop } from './maten.ts';
import { readOptie } from './readOptie.ts';

/** A column as the header has it. */
export interface Kopkolom {
  /** From 1, as the file counts. */
  readonly kolom: number;
  /** What the header says; of two header rows both. */
  readonly kop: string;
  /** The header as it is compared and remembered. */
  readonly sleutel: string;
  readonly betekenis: Betekenis | undefined;
  /** The unit that the header names. */
  readonly eenheid: string | null;
}

export interface Kop {
  /** Row numbers of the file: the header is one row or two. */
  readonly eersteRij: number;
  readonly laatsteRij: number;
  readonly kolommen: readonly Kopkolom[];
}

/** What the user said earlier that a header means, by its `sleutel`; null: it is not used. */
export type Onthouden = Readonly<Record<string, string | null>>;

const isOnthouden = (sleutel: string, onthouden: Onthouden): boolean =>
  Object.hasOwn(onthouden, sleutel) && onthouden[sleutel] !== null;

/** A row with so many known columns is the header. */
const GENOEG = 2;

const isBekend = (tekst: string, onthouden: Onthouden): boolean => {
  const sleutel = normalizeKop(tekst);
  return sleutel !== '' && (betekenisOf(tekst) !== undefined || isOnthouden(sleutel, onthouden));
};

const isTekst = ({ soort }: Lijstcel): boolean => soort === 'tekst';

/** The known headers of a row; a merged cell counts once. */
const bekendeIn = (rij: readonly Lijstcel[], onthouden: Onthouden): number =>
  rij.filter((cel) => isTekst(cel) && !cel.herhaald && isBekend(cel.tekst, onthouden)).length;

const isEenheid = (tekst: string): boolean => eenheidOf(tekst.replaceAll(/[()[\]]/g, '')) !== null;

/** A header of two rows says it in both: ‘Plaatsing’ over ‘onderzijde’, ‘Breedte’ over ‘dagmaat’. */
const isBekendOnder = (
  cel: Lijstcel,
  boven: readonly Lijstcel[],
  onthouden: Onthouden,
): boolean => {
  const above = tekstIn(boven, cel.kolom);
  return (
    isBekend(cel.tekst, onthouden) ||
    isEenheid(cel.tekst) ||
    saysOther(betekenisOf(above)?.velden ?? [], [cel.tekst]) ||
    (above !== '' && (cel.tekst.trim() === above || isBekend(`${above} ${cel.tekst}`, onthouden)))
  );
};

const isMerk = (tekst: string): boolean => betekenisOf(tekst)?.velden.includes('merk') === true;

/** Whether a cell below ‘Merk’ is the name of another column: a merk may be so, H or B. */
const isMerkAlsKop = (cel: Lijstcel, boven: readonly Lijstcel[]): boolean => {
  const above = boven[cel.kolom - 1];
  if (above === undefined || above.herhaald) return false;
  return (
    isMerk(above.tekst) &&
    betekenisOf(above.tekst)?.vraagt === false &&
    betekenisOf(cel.tekst) !== undefined &&
    !isMerk(cel.tekst)
  );
};

/** Whether a cell is one of the options of the field above it, and no header of its own. */
const isOptie = (cel: Lijstcel, boven: readonly Lijstcel[]): boolean => {
  const above = tekstIn(boven, cel.kolom);
  const [naam = '', ...others] = betekenisOf(above)?.velden ?? [];
  const veld = others.length > 0 ? undefined : lijstveldOf(naam);
  if (veld?.soort !== 'keuze' && veld?.soort !== 'janee') return false;
  return cel.tekst.trim() !== above && readOptie(veld, cel.tekst).fout === null;
};

/** Whether a row is a gevelvulling for certain: it has an option, and a merk where the header has that. */
const isGevelvulling = (filled: readonly Lijstcel[], boven: readonly Lijstcel[]): boolean => {
  const merken = boven.filter(({ tekst }) => isMerk(tekst)).map(({ kolom }) => kolom);
  const hasMerk = filled.some(({ kolom, tekst }) => merken.includes(kolom) && !isMerk(tekst));
  return (merken.length === 0 || hasMerk) && filled.some((cel) => isOptie(cel, boven));
};

/** A number, but for that of a floor or a unit: ‘1e’, ‘kN/m2’. */
const GETAL = /(?<!\d|\/(?:m|ft))\d+(?!\d|e\b)/;

/**
 * Whether a row under a header is a second one: only texts, which are known headers, units, or what stands
 * above them too. Beside two of these there may be others, as long as none has a number in it, or the header says
 * itself that it goes on.
 */
const isTweedeKop = (
  rij: readonly Lijstcel[],
  boven: readonly Lijstcel[],
  onthouden: Onthouden,
): boolean => {
  const filled = rij.filter(({ soort, herhaald }) => soort !== 'leeg' && !herhaald);
  if (filled.length === 0 || !filled.every(isTekst)) return false;
  if (filled.some((cel) => isMerkAlsKop(cel, boven))) return false;
  if (isGevelvulling(filled, boven)) return false;
  const known = filled.filter((cel) => isBekendOnder(cel, boven, onthouden));
  if (known.length === filled.length) return true;
  // The header says that it is of two rows: ‘Merk’ is merged over both.
  if (rij.some((cel) => cel.herhaald && cel.tekst.trim() === tekstIn(boven, cel.kolom)))
    return true;
  return known.length >= GENOEG && !filled.some(({ tekst }) => GETAL.test(tekst));
};

/** The readings of a header of several rows, from the most to the least that they say. */
const lezingenOf = (namen: readonly string[]): (readonly string[])[] => [
  namen,
  namen.slice(-2),
  ...namen.toReversed().map((naam) => [naam]),
];

const unitOf = (deel: string): string | null =>
  isEenheid(deel) ? eenheidOf(deel.replaceAll(/[()[\]]/g, '')) : eenheidVanKop(deel);

/** A column of which the header says these texts, from the top. */
const kopkolomOf = (kolom: number, teksten: readonly string[], onthouden: Onthouden): Kopkolom => {
  const delen = teksten.filter((tekst, index) => tekst !== '' && tekst !== teksten[index - 1]);
  const namen = delen.filter((deel, index) => index === 0 || !isEenheid(deel));
  const kop = namen.join(' ');
  // A unit that asks is better than a name that says nothing: ‘Glas’ over ‘kg/m²’.
  const lezingen = [
    ...lezingenOf(namen).filter((each) => isBekend(each.join(' '), onthouden)),
    ...delen.filter((each) => betekenisOf(each)?.vraagt === true).map((each) => [each]),
  ];
  const gelezen = lezingen[0] ?? namen;
  const sleutel = normalizeKop(gelezen.join(' '));
  const others = namen.filter((naam) => !gelezen.includes(naam));
  const betekenis = betekenisOf(gelezen.join(' '));
  const eerder = isOnthouden(sleutel, onthouden) ? onthouden[sleutel] : null;
  const velden = betekenis?.velden ?? [eerder ?? ''];
  // What the other rows say may make it another number: ‘Dagmaat’ over ‘Breedte’.
  const isAnders = saysOther(velden, others);
  return {
    kolom,
    kop,
    sleutel: isAnders ? normalizeKop(kop) : sleutel,
    betekenis: isAnders ? { velden, vraagt: true } : betekenis,
    eenheid: delen.toReversed().flatMap((deel) => unitOf(deel) ?? [])[0] ?? null,
  };
};

const isAdjacent = (rij: readonly Lijstcel[] | undefined, number: number): boolean =>
  rij !== undefined && nummerOf(rij) === number;

/**
 * The texts of a row over another one. A name over several columns stands above the first of them alone,
 * unless its cells are merged: it is for those after it too, as long as they say something themselves.
 */
const spreadOver = (boven: readonly Lijstcel[], onder: readonly Lijstcel[]): string[] => {
  let groep = '';
  return Array.from({ length: Math.max(boven.length, onder.length) }, (_none, at) => {
    const own = tekstIn(boven, at + 1);
    const below = tekstIn(onder, at + 1);
    if (own !== '' || below === '') groep = below === '' || isEenheid(below) ? '' : own;
    return own === '' ? groep : own;
  });
};

/** Whether a text stands over numbers alone and makes another of one; ‘Datum: maandag’ is none of them. */
const makesOther = (groep: readonly Lijstcel[], rij: readonly Lijstcel[]): boolean => {
  const onder = groep.map(({ kolom }) => tekstIn(rij, kolom));
  return (
    onder.every(isOfGetal) &&
    groep.some(
      ({ tekst }, at) =>
        !tekst.includes(':') && saysOther(betekenisOf(onder[at] ?? '')?.velden ?? [], [tekst]),
    )
  );
};

/**
 * Whether the row above a header belongs to it: texts, of which one is a header of a column that has no
 * other, or makes another one of what stands below it (‘Sparing’ over ‘breedte’).
 */
const isEersteKop = (
  boven: readonly Lijstcel[],
  rij: readonly Lijstcel[],
  onthouden: Onthouden,
): boolean => {
  const filled = boven.filter(({ soort }) => soort !== 'leeg');
  const namen = new Set(filled.map(({ tekst }) => tekst.trim()));
  const isOverall = namen.size === 1 && filled.length >= rij.length;
  return (
    !isOverall &&
    filled.every(isTekst) &&
    filled.some(({ tekst, kolom }) => {
      const own = tekstIn(rij, kolom);
      if (own === '') return isBekend(tekst, onthouden);
      const groep = filled.filter((each) => each.tekst === tekst);
      if (makesOther(groep, rij)) return true;
      const both = `${tekst} ${own}`;
      // Any words beside two sizes would ask: only one word is that of a group, ‘Sparing’.
      if (matenInKop(own) !== null && !/^\p{L}+$/u.test(tekst.trim())) return false;
      const betekenis = betekenisOf(both);
      // ‘Gewicht’ alone asks which; under ‘Glas’ it does not.
      const saysWhich = betekenis !== undefined && betekenisOf(own)?.vraagt === true;
      const asks = betekenis?.vraagt === true;
      return saysWhich || asks || (isBekend(both, onthouden) && !isBekend(own, onthouden));
    })
  );
};

/** The header with the row at this place in the list. */
export const kopVan = (rijen: Lijstrijen, index: number, onthouden: Onthouden = {}): Kop | null => {
  const rij = rijen[index];
  if (rij === undefined) return null;
  const nummer = nummerOf(rij);
  const [voor, na] = [rijen[index - 1] ?? [], rijen[index + 1] ?? []];
  const isTwo = isAdjacent(na, nummer + 1) && isTweedeKop(na, rij, onthouden);
  const groepen = isAdjacent(voor, nummer - 1) ? voor : [];
  const hasGroepen = isEersteKop(groepen, rij, onthouden);
  const boven = spreadOver(groepen, rij);
  const midden = isTwo ? spreadOver(rij, na) : rij.map(({ tekst }) => tekst.trim());
  const breedte = Math.max(midden.length, hasGroepen ? boven.length : 0);
  const kolommen = Array.from({ length: breedte }, (_none, at) => {
    const own = [midden[at] ?? '', isTwo ? tekstIn(na, at + 1) : ''];
    const above = boven[at] ?? '';
    const kolom = kopkolomOf(at + 1, hasGroepen ? [above, ...own] : own, onthouden);
    // A row of titles may name the unit: ‘Maten (m)’.
    return { ...kolom, eenheid: kolom.eenheid ?? eenheidVanKop(above) };
  });
  return {
    eersteRij: nummer - (hasGroepen ? 1 : 0),
    laatsteRij: nummer + (isTwo ? 1 : 0),
    kolommen: kolommen.filter(({ kop }) => kop !== ''),
  };
};

/**
 * Finds the header: the first row in which at least two columns are known, with the rows around it
 * that belong to it. Null when no row is one.
 */
export const findKop = (rijen: Lijstrijen, onthouden: Onthouden = {}): Kop | null =>
  kopVan(
    rijen,
    rijen.findIndex((rij) => bekendeIn(rij, onthouden) >= GENOEG),
    onthouden,
  );
