import type { Grenzen } from '../velden/veld.ts';
import { fitsGrenzen } from './fitsGrenzen.ts';
import { readGetaltekst, type Decimaalteken } from './getaltekst.ts';
import { eenheidOf, lengtemaatOf, LENGTEMATEN, type Lengtemaat } from '../velden/eenheid.ts';
import type { Lijstcel, Lijstrijen } from './lijstcel.ts';
import { lijstveldOf } from './lijstvelden.ts';
import type { Kolom } from './matchKolommen.ts';
import { askNotatie, type Onderzoek } from './notatieVraag.ts';
import { teksten } from './teksten.ts';
import { createVraag, type Antwoorden, type Vraag } from './vraag.ts';

/** How the numbers of a column are read. */
export interface Celnotatie {
  readonly decimaal: Decimaalteken;
  /** The length that a number without a unit is in; null: that of its field. */
  readonly lengtemaat: Lengtemaat | null;
}

export interface Celvragen {
  /** By the number of the column. */
  readonly notaties: ReadonlyMap<number, Celnotatie>;
  readonly vragen: readonly Vraag[];
}

/** Below this a number may be metres. */
const KLEIN = 20;

/** The unit that a cell of a workbook shows behind its number: 2,40 m. */
export const unitShown = (tekst: string): string | null =>
  eenheidOf(/[a-z]+[\d²]?(?:\/m[2²])?\s*$/i.exec(tekst)?.[0] ?? '');

const numberOf = (cel: Lijstcel, decimaal: Decimaalteken): number | null => {
  if (cel.soort === 'getal') return unitShown(cel.tekst) === null ? cel.waarde : null;
  if (cel.soort !== 'tekst') return null;
  const getal = readGetaltekst(cel.tekst, decimaal);
  return getal === null || getal.eenheid !== null ? null : getal.waarde;
};

/** The units that the numbers may be in, when that is not certainly mm; a wrong number among them fits none. */
const possibleMaten = (getallen: readonly number[], grenzen: Grenzen): Lengtemaat[] => {
  const values = getallen.filter((value) => value !== 0);
  if (values.length === 0) return [];
  const fitting = (maat: Lengtemaat): number =>
    values.filter((value) => fitsGrenzen(grenzen, value * LENGTEMATEN[maat])).length;
  const all = values.length;
  const fittingMm = fitting('mm');
  // A field of small sizes may well have small numbers: 15 mm of stelruimte.
  const isSmallField = fittingMm === all && fitting('m') < all;
  const isSmall = !isSmallField && values.every((value) => Math.abs(value) < KLEIN);
  const best = Math.max(fitting('cm'), fitting('m'));
  const isLikely = best === all || best > (isSmall ? 0 : fittingMm);
  const others = (['cm', 'm'] as const).filter((maat) => isLikely && fitting(maat) === best);
  return others.length > 0 && (isSmall || fittingMm * 2 < all) ? ['mm', ...others] : [];
};

const askEenheid = (
  { kolom, cellen, antwoorden }: Onderzoek,
  grenzen: Grenzen,
  decimaal: Decimaalteken,
): Vraag | null => {
  const getallen = cellen.flatMap((cel) => numberOf(cel, decimaal) ?? []);
  const maten = possibleMaten(getallen, grenzen);
  if (maten.length === 0) return null;
  return createVraag(
    {
      id: `eenheid:${kolom.veld}`,
      soort: 'eenheid',
      kolommen: [kolom.kolom],
      tekst: teksten.welkeEenheid(kolom.kop),
      opties: maten.map((maat) => ({
        waarde: maat,
        label: teksten.eenheid(maat, getallen[0] ?? 0, (getallen[0] ?? 0) * LENGTEMATEN[maat]),
      })),
    },
    antwoorden,
  );
};

const notatieOf = (onderzoek: Onderzoek, vragen: Vraag[]): Celnotatie => {
  const veld = lijstveldOf(onderzoek.kolom.veld ?? '');
  if (veld?.soort !== 'maat' && veld?.soort !== 'getal') {
    return { decimaal: ',', lengtemaat: null };
  }
  const notatie = askNotatie(onderzoek, veld);
  if (notatie !== null) vragen.push(notatie);
  const decimaal = notatie?.antwoord === 'punt' ? '.' : ',';
  const named = lengtemaatOf(onderzoek.kolom.eenheid);
  if (veld.eenheid !== 'mm') {
    return { decimaal, lengtemaat: veld.eenheid === 'm' ? named : null };
  }
  if (named !== null) return { decimaal, lengtemaat: named };
  const eenheid = askEenheid(onderzoek, veld.grenzen ?? {}, decimaal);
  if (eenheid !== null) vragen.push(eenheid);
  return { decimaal, lengtemaat: lengtemaatOf(eenheid?.antwoord ?? null) };
};

/** How the numbers of each column are read, and what about them is asked. */
export const askCellen = (
  data: Lijstrijen,
  kolommen: readonly Kolom[],
  antwoorden: Antwoorden,
): Celvragen => {
  const vragen: Vraag[] = [];
  const notaties = new Map<number, Celnotatie>();
  for (const kolom of kolommen) {
    if (kolom.veld === null) continue;
    const cellen = data.flatMap((rij) => rij[kolom.kolom - 1] ?? []);
    notaties.set(kolom.kolom, notatieOf({ kolom, cellen, antwoorden }, vragen));
  }
  return { notaties, vragen };
};
