import { eenheidOf, eenheidVanKop, normalizeKop } from './kopnaam.ts';
import { betekenisOf, type Betekenis } from './kopwoorden.ts';
import { nummerOf, tekstIn, type Lijstcel, type Lijstrijen } from './lijstcel.ts';

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
  return sleutel !== '' && (betekenisOf(sleutel) !== undefined || isOnthouden(sleutel, onthouden));
};

const isTekst = ({ soort }: Lijstcel): boolean => soort === 'tekst';

/** The known headers of a row; a merged cell counts once. */
const bekendeIn = (rij: readonly Lijstcel[], onthouden: Onthouden): number =>
  rij.filter((cel) => isTekst(cel) && !cel.herhaald && isBekend(cel.tekst, onthouden)).length;

const isEenheid = (tekst: string): boolean => eenheidOf(tekst.replaceAll(/[()[\]]/g, '')) !== null;

/** A header of two rows says it in both: ‘Plaatsing’ over ‘onderzijde’. */
const isBekendOnder = (
  cel: Lijstcel,
  boven: readonly Lijstcel[],
  onthouden: Onthouden,
): boolean => {
  const above = tekstIn(boven, cel.kolom);
  return (
    isBekend(cel.tekst, onthouden) ||
    isEenheid(cel.tekst) ||
    (above !== '' && (cel.tekst.trim() === above || isBekend(`${above} ${cel.tekst}`, onthouden)))
  );
};

/**
 * Whether a row under a header is a second one: only texts, which are known headers, units, or what stands
 * above them too. Beside two of these there may be others, as long as none has a number in it.
 */
const isTweedeKop = (
  rij: readonly Lijstcel[],
  boven: readonly Lijstcel[],
  onthouden: Onthouden,
): boolean => {
  const filled = rij.filter(({ soort, herhaald }) => soort !== 'leeg' && !herhaald);
  if (filled.length === 0 || !filled.every(isTekst)) return false;
  const known = filled.filter((cel) => isBekendOnder(cel, boven, onthouden));
  if (known.length === filled.length) return true;
  return known.length >= GENOEG && !filled.some(({ tekst }) => /\d/.test(tekst));
};

/** The readings of a header of two rows, from the most to the least that they say. */
const lezingenOf = (boven: string, onder: string): string[] =>
  [`${boven} ${onder}`, onder, boven].map(normalizeKop);

const kopkolomOf = (
  kolom: number,
  [boven, onder]: readonly [string, string],
  onthouden: Onthouden,
): Kopkolom => {
  const isUnit = boven !== '' && isEenheid(onder);
  const below = isUnit || onder === boven ? '' : onder;
  const kop = [boven, below].filter((deel) => deel !== '').join(' ');
  const lezingen = below === '' ? [normalizeKop(boven)] : lezingenOf(boven, below);
  const sleutel =
    lezingen.find((each) => each !== '' && isBekend(each, onthouden)) ?? normalizeKop(kop);
  const unit = isUnit ? eenheidOf(onder.replaceAll(/[()[\]]/g, '')) : eenheidVanKop(onder);
  return {
    kolom,
    kop,
    sleutel,
    betekenis: betekenisOf(sleutel),
    eenheid: unit ?? eenheidVanKop(boven),
  };
};

const isAdjacent = (rij: readonly Lijstcel[] | undefined, number: number): boolean =>
  rij !== undefined && nummerOf(rij) === number;

/** The header whose first row is at this place in the list. */
export const kopVan = (rijen: Lijstrijen, index: number, onthouden: Onthouden = {}): Kop | null => {
  const rij = rijen[index];
  if (rij === undefined) return null;
  const nummer = nummerOf(rij);
  const [voor, na] = [rijen[index - 1], rijen[index + 1]];
  const isTwo = na !== undefined && isAdjacent(na, nummer + 1) && isTweedeKop(na, rij, onthouden);
  // A row of groups above: ‘Maten (m)’ over Breedte and Hoogte. It names units, and words that a column needs.
  const groepen = voor !== undefined && isAdjacent(voor, nummer - 1) ? voor : [];
  const breedte = Math.max(rij.length, isTwo ? na.length : 0);
  const kolommen = Array.from({ length: breedte }, (_none, at) => {
    const kolom = at + 1;
    const own = tekstIn(rij, kolom);
    const read = kopkolomOf(kolom, isTwo ? [own, tekstIn(na, kolom)] : ['', own], onthouden);
    return { ...read, eenheid: read.eenheid ?? eenheidVanKop(tekstIn(groepen, kolom)) };
  });
  return {
    eersteRij: nummer,
    laatsteRij: nummer + (isTwo ? 1 : 0),
    kolommen: kolommen.filter(({ kop }) => kop !== ''),
  };
};

/**
 * Finds the header: the first row in which at least two columns are known, with the row below it where
 * that is a second header row. Null when no row is one.
 */
export const findKop = (rijen: Lijstrijen, onthouden: Onthouden = {}): Kop | null =>
  kopVan(
    rijen,
    rijen.findIndex((rij) => bekendeIn(rij, onthouden) >= GENOEG),
    onthouden,
  );
