import type { Kop } from './findKop.ts';
import { normalizeKop, normalizeTekst } from './kopnaam.ts';
import { ID_VELD } from './lijstvelden.ts';
import { nummerOf, tekstIn, type Lijstcel, type Lijstrijen } from './lijstcel.ts';
import type { Kolom } from './matchKolommen.ts';
import { teksten } from './teksten.ts';

/** A row that is not read, with the reason. */
export interface Overgeslagen {
  readonly rij: number;
  readonly reden: string;
  /** What the row says, to recognise it. */
  readonly tekst: string;
}

export interface GesplitsteRijen {
  readonly data: Lijstrijen;
  /** The rows above the header, and those that are no gevelvulling. */
  readonly overgeslagen: readonly Overgeslagen[];
}

const TOTAAL = /^(?:sub|eind|grand)?(?:totaal|totalen|total|totals|som|sum)(?!ly)/;

const isFilled = ({ soort }: Lijstcel): boolean => soort !== 'leeg';

const firstText = (rij: readonly Lijstcel[]): string =>
  normalizeTekst(rij.find(({ soort }) => soort === 'tekst')?.tekst ?? '');

const NUMBER_TEXT = /^[\d.,\s]+$/;

const isNumber = (cel: Lijstcel): boolean =>
  cel.soort === 'getal' || (cel.soort === 'tekst' && NUMBER_TEXT.test(cel.tekst));

/** The cells of a row by the field of their column. */
const cellenOf = (rij: readonly Lijstcel[], kolommen: readonly Kolom[]): Map<string, Lijstcel> => {
  const cellen = new Map<string, Lijstcel>();
  for (const { veld, kolom } of kolommen) {
    const cel = rij[kolom - 1];
    if (veld !== null && cel !== undefined && isFilled(cel)) cellen.set(veld, cel);
  }
  return cellen;
};

const isRepeatedKop = (rij: readonly Lijstcel[], kop: Kop): boolean => {
  const same = kop.kolommen.filter(
    ({ kolom, sleutel }) => sleutel !== '' && normalizeKop(tekstIn(rij, kolom)) === sleutel,
  );
  return same.length > 1;
};

/** Why a row is no gevelvulling; null when it is one. */
const redenOf = (rij: readonly Lijstcel[], kop: Kop, kolommen: readonly Kolom[]): string | null => {
  const cellen = cellenOf(rij, kolommen);
  // A row that was written here is one, whatever it says.
  if (cellen.has(ID_VELD)) return null;
  if (TOTAAL.test(firstText(rij))) return teksten.overslaan.totaal;
  if (isRepeatedKop(rij, kop)) return teksten.overslaan.kop;
  const filled = rij.filter(isFilled);
  const [only] = filled;
  const isCaption = filled.length === 1 && only?.soort === 'tekst' && kop.kolommen.length > 2;
  if (isCaption) return teksten.overslaan.tussenkop;
  // Columns of which is still asked what they are may hold a value too.
  const open = kolommen.some(({ reden }) => reden === 'vraag');
  const own = [...cellen.values()].filter(({ herhaald }) => !herhaald);
  if (own.length === 0 && !open) return teksten.overslaan.leeg;
  const heeftMaat = cellen.has('breedte') || cellen.has('hoogte');
  if (!heeftMaat && !cellen.has('merk') && rij.some(isNumber) && !open) {
    return teksten.overslaan.som;
  }
  return null;
};

const spell = (rij: readonly Lijstcel[]): string =>
  rij
    .filter((cel) => isFilled(cel) && !cel.herhaald)
    .map(({ tekst }) => tekst.trim())
    .join(' ');

/** Takes the rows of gevelvullingen apart from titles, totals, headers and captions between them. */
export const splitRijen = (
  rijen: Lijstrijen,
  kop: Kop,
  kolommen: readonly Kolom[],
): GesplitsteRijen => {
  const data: (readonly Lijstcel[])[] = [];
  const overgeslagen: Overgeslagen[] = [];
  for (const rij of rijen) {
    const nummer = nummerOf(rij);
    if (nummer >= kop.eersteRij && nummer <= kop.laatsteRij) continue;
    const reden = nummer < kop.eersteRij ? teksten.overslaan.titel : redenOf(rij, kop, kolommen);
    if (reden === null) data.push(rij);
    else overgeslagen.push({ rij: nummer, reden, tekst: spell(rij) });
  }
  return { data, overgeslagen };
};
