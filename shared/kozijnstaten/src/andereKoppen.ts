import { lengtemaatOf } from '@adviestool/domain/velden/eenheid';
import { lijstveldOf } from '@adviestool/domain/velden/lijstvelden';

import { kopVan, type Kop, type Kopkolom } from './findKop.ts';
import { readGetaltekst } from './getaltekst.ts';
import { eenheidVanKop, normalizeKop } from './kopnaam.ts';
import { betekenisOf } from './kopwoorden.ts';
import { nummerOf, type Lijstcel, type Lijstrijen } from './lijstcel.ts';
import type { LijstKolom } from './matchKolommen.ts';
import { isMaten, veldenOf } from './maten.ts';
import { readOptie } from './readOptie.ts';
import { getalOf } from './sommen.ts';

/** A header below the first: that of another list. */
export interface AndereKop {
  /** The number of the row that is chosen to read that list. */
  readonly rij: number;
  readonly kop: Kop;
}

/** The list that is read. */
interface EigenLijst {
  readonly kop: Kop;
  readonly kolommen: readonly LijstKolom[];
  /** Whether a row is of this list for certain. */
  readonly isEigen: (rij: readonly Lijstcel[]) => boolean;
}

/** A row with so many known names may be a header. */
const GENOEG = 2;

/** A name of so many letters may be a merk: B, H, St. */
const KORT = 2;

/** What a column is called in every header: a text of one of these is no value of a gevelvulling. */
const EIGEN = ['merk', 'breedte', 'hoogte'];

const MATEN = ['breedte', 'hoogte'];

interface Naam {
  readonly kolom: number;
  readonly tekst: string;
  readonly velden: readonly string[];
}

/** The fields that columns hold, or may hold, by their number. */
type Lezing = ReadonlyMap<number, readonly string[]>;

/** The list that is read: what its columns hold, and the units that its header names. */
interface Eigen {
  readonly lezing: Lezing;
  readonly eenheden: ReadonlyMap<number, string | null>;
}

const betekend = ({ betekenis }: Kopkolom): readonly string[] =>
  betekenis?.velden.flatMap(veldenOf) ?? [];

const lezingVan = (kolommen: readonly Kopkolom[]): Lezing =>
  new Map(kolommen.map((each) => [each.kolom, betekend(each)]));

/** How the columns are read, by what they were said to be too. */
const ownLezing = (kolommen: readonly LijstKolom[]): Lezing => {
  const lezing = new Map<number, readonly string[]>();
  for (const each of kolommen) {
    const earlier = lezing.get(each.kolom) ?? [];
    lezing.set(each.kolom, [...earlier, ...(each.veld === null ? betekend(each) : [each.veld])]);
  }
  return lezing;
};

const isGetalveld = (naam: string): boolean => {
  const soort = lijstveldOf(naam)?.soort;
  return soort === 'maat' || soort === 'getal';
};

const ofGetallen = (velden: readonly string[]): boolean =>
  velden.length > 0 && velden.every(isGetalveld);

const isOptie = (tekst: string, velden: readonly string[]): boolean =>
  velden.some((naam) => {
    const veld = lijstveldOf(naam);
    const isKeuze = veld?.soort === 'keuze' || veld?.soort === 'janee';
    return isKeuze && readOptie(veld, tekst).waarde !== null;
  });

const filledIn = (rij: readonly Lijstcel[]): readonly Lijstcel[] =>
  rij.filter(({ soort, herhaald }) => soort !== 'leeg' && !herhaald);

/** The names of a row; short ones count only where both sizes are named. */
const namenIn = (rij: readonly Lijstcel[]): readonly Naam[] => {
  const namen = filledIn(rij).flatMap(({ tekst, kolom }) => {
    const velden = betekenisOf(tekst)?.velden.flatMap(veldenOf);
    return velden === undefined ? [] : [{ kolom, tekst, velden }];
  });
  const hasMaten = MATEN.every((maat) => namen.some(({ velden }) => velden.includes(maat)));
  return hasMaten ? namen : namen.filter(({ tekst }) => normalizeKop(tekst).length > KORT);
};

/** Whether a name is that of its column in another unit of length; mm is what no name is. */
const isAndereEenheid = ({ kolom, tekst }: Naam, { eenheden }: Eigen): boolean => {
  const eenheid = eenheidVanKop(tekst);
  return lengtemaatOf(eenheid) !== null && eenheid !== (eenheden.get(kolom) ?? 'mm');
};

/** Whether a name is not that of its column. */
const isElders = (naam: Naam, own: Eigen): boolean => {
  const { kolom, velden } = naam;
  const here = own.lezing.get(kolom) ?? [];
  if (isAndereEenheid(naam, own)) return true;
  return here.length === 0
    ? velden.some((veld) => EIGEN.includes(veld))
    : !velden.some((veld) => here.includes(veld));
};

/** Whether the name of another column, or of another unit, stands where numbers do, which no gevelvulling has. */
const isZeker = (namen: readonly Naam[], own: Eigen): boolean =>
  namen.some((naam) => ofGetallen(own.lezing.get(naam.kolom) ?? []) && isElders(naam, own));

const isWoord = ({ soort, tekst }: Lijstcel): boolean =>
  soort === 'tekst' && readGetaltekst(tekst) === null && !isMaten(tekst);

/**
 * Whether a row looks like a header whose columns stand in other places: no numbers and no sizes, names for the
 * most part of which one is not that of its column, and no value that its column may have.
 */
const isKopachtig = (rij: readonly Lijstcel[], own: Eigen): boolean => {
  const filled = filledIn(rij);
  const namen = namenIn(rij);
  return (
    filled.every(isWoord) &&
    namen.length >= GENOEG &&
    namen.length * 2 >= filled.length &&
    namen.some((naam) => isElders(naam, own)) &&
    (isZeker(namen, own) ||
      !filled.some(({ tekst, kolom }) => isOptie(tekst, own.lezing.get(kolom) ?? [])))
  );
};

/** How many cells are a value of their column, and how many are no number where there should be one. */
const fitOf = (rijen: Lijstrijen, lezing: Lezing): { goed: number; fout: number } => {
  let [goed, fout] = [0, 0];
  for (const cel of rijen.flatMap(filledIn)) {
    const velden = lezing.get(cel.kolom) ?? [];
    const isGetal = getalOf(cel) !== null || isMaten(cel.tekst);
    if (ofGetallen(velden) ? isGetal : isOptie(cel.tekst, velden)) goed += 1;
    else if (ofGetallen(velden)) fout += 1;
  }
  return { goed, fout };
};

/** The rows from this place up to the next that may begin another list, or is of the first. */
const onderKop = (
  rijen: Lijstrijen,
  from: number,
  grenzen: ReadonlySet<readonly Lijstcel[]>,
): Lijstrijen => {
  let to = from;
  for (let rij = rijen[to]; rij !== undefined && !grenzen.has(rij); rij = rijen[to]) to += 1;
  return rijen.slice(from, to);
};

/** Whether a row above a header is of it, and no gevelvulling: it names a column too, or has no merk. */
const isBovenkop = (rij: readonly Lijstcel[], own: Lezing): boolean => {
  const isMerk = ({ kolom }: Lijstcel): boolean => own.get(kolom)?.includes('merk') === true;
  const namen = namenIn(rij).filter(({ kolom, tekst }) => !isOptie(tekst, own.get(kolom) ?? []));
  return namen.length > 0 || !filledIn(rij).some(isMerk);
};

/**
 * Finds the headers of other lists below a header, by the number of each of their rows. The rows below one must
 * not be read worse by it; where it may be a gevelvulling, for no name stands in a column of numbers, better.
 */
export const findAndereKoppen = (
  rijen: Lijstrijen,
  { kop: { laatsteRij }, kolommen, isEigen }: EigenLijst,
): ReadonlyMap<number, AndereKop> => {
  const lezing = ownLezing(kolommen);
  const eenheden = new Map(kolommen.map(({ kolom, eenheid }) => [kolom, eenheid]));
  const own = { lezing, eenheden };
  const koppen = new Map<number, AndereKop>();
  const eigen = new Set(rijen.filter(isEigen));
  const kandidaten = new Set(
    rijen.filter((rij) => nummerOf(rij) > laatsteRij && !eigen.has(rij) && isKopachtig(rij, own)),
  );
  const grenzen = new Set([...kandidaten, ...eigen]);
  for (const [at, rij] of rijen.entries()) {
    const kop = kandidaten.has(rij) && !koppen.has(nummerOf(rij)) ? kopVan(rijen, at) : null;
    if (kop === null) continue;
    const below = onderKop(rijen, at + (kop.laatsteRij - nummerOf(rij)) + 1, grenzen);
    const [ons, hun] = [fitOf(below, lezing), fitOf(below, lezingVan(kop.kolommen))];
    const isBeter = hun.goed - hun.fout > ons.goed - ons.fout;
    if (isZeker(namenIn(rij), own) ? hun.fout > ons.fout : !isBeter) continue;
    for (const each of rijen.slice(Math.max(at - 1, 0), at + 2)) {
      const nummer = nummerOf(each);
      const isOfKop = nummer > laatsteRij && nummer >= kop.eersteRij && nummer <= kop.laatsteRij;
      if (!isOfKop || eigen.has(each) || (nummer < nummerOf(rij) && !isBovenkop(each, lezing)))
        continue;
      koppen.set(nummer, { rij: nummerOf(rij), kop });
    }
  }
  return koppen;
};
