import type { Grenzen } from '@adviestool/domain/velden/veld';
import {
  eenheidOf,
  lengtemaatOf,
  LENGTEMATEN,
  type Lengtemaat,
} from '@adviestool/domain/velden/eenheid';
import type { RegisterVeld } from '@adviestool/domain/velden/register';
import { lijstveldOf } from '@adviestool/domain/velden/lijstvelden';

import { fitsGrenzen } from './fitsGrenzen.ts';
import { readGetaltekst, type Decimaalteken } from './getaltekst.ts';
import { celVan } from './celVan.ts';
import type { Lijstcel, Lijstrijen } from './lijstcel.ts';
import type { LijstKolom } from './matchKolommen.ts';
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
  /** By the name of the field. */
  readonly notaties: ReadonlyMap<string, Celnotatie>;
  readonly vragen: readonly Vraag[];
}

/** Below this a number may be metres. */
const KLEIN = 20;

/** A text up to its first number and that. */
const TOT_EN_MET_GETAL = /^\D*\d[\d.,\s]*(?:'\d[\d.,\s]*)*(?:e[+-]?\d+)?/i;

/** The unit that a cell of a workbook shows behind its number, 2,40 m; one that is not known as it is shown. */
export const unitShown = (tekst: string): string | null => {
  const begin = TOT_EN_MET_GETAL.exec(tekst)?.[0] ?? tekst;
  const achter = tekst.slice(begin.length).trim();
  // The sign of degrees is also written as º, which counts as a letter.
  const isWoord = /(?!º)[\p{L}"'″′”’]/u.test(achter);
  return eenheidOf(achter.replaceAll(/[()[\]]/g, '')) ?? (isWoord ? achter : null);
};

const decimaalOf = (notatie: Vraag | null): Decimaalteken =>
  notatie?.antwoord === 'punt' ? '.' : ',';

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
  if (others.length === 0 || !(isSmall || fittingMm * 2 < all)) return [];
  // What none of the numbers can be is no answer.
  return fittingMm > 0 ? ['mm', ...others] : others;
};

const getallenIn = (onderzoek: Onderzoek, veld: RegisterVeld): number[] => {
  const decimaal = decimaalOf(askNotatie(onderzoek, veld));
  return onderzoek.cellen.flatMap((cel) => numberOf(cel, decimaal) ?? []);
};

const matenIn = (onderzoek: Onderzoek, veld: RegisterVeld): Lengtemaat[] =>
  lengtemaatOf(onderzoek.kolom.eenheid) === null
    ? possibleMaten(getallenIn(onderzoek, veld), veld.grenzen ?? {})
    : [];

/** Sizes of which one is in cm when the other is: 420 × 240 is no width of 420 mm. */
const ANDERE_MAAT: Readonly<Record<string, string>> = { breedte: 'hoogte', hoogte: 'breedte' };

/** From here a size in cm would be larger than any, 10 m. */
const GROOT = 1000;

/** Whether the other size may be in cm, and these numbers too. */
const followsCm = (
  getallen: readonly number[],
  naam: string,
  alle: readonly Onderzoek[],
): boolean => {
  const andere = lijstveldOf(ANDERE_MAAT[naam] ?? '');
  const onderzoek = alle.find(({ kolom }) => kolom.veld === andere?.naam);
  if (andere === undefined || onderzoek === undefined) return false;
  return getallen.every((getal) => getal < GROOT) && matenIn(onderzoek, andere).includes('cm');
};

/** The units that the numbers of a column may be in: of two sizes in one cell those of either. */
const ownMaten = ({ kolom }: Onderzoek, alle: readonly Onderzoek[]): Lengtemaat[] => {
  const possible = alle.flatMap((each) => {
    const veld = lijstveldOf(each.kolom.veld ?? '');
    return each.kolom.kolom === kolom.kolom && veld !== undefined ? matenIn(each, veld) : [];
  });
  return (['mm', 'cm', 'm'] as const).filter((maat) => possible.includes(maat));
};

const askEenheid = (
  onderzoek: Onderzoek,
  veld: RegisterVeld,
  alle: readonly Onderzoek[],
): Vraag | null => {
  const { kolom, antwoorden } = onderzoek;
  const getallen = getallenIn(onderzoek, veld);
  const own = ownMaten(onderzoek, alle);
  const isAlso = own.length === 0 && getallen.length > 0 && followsCm(getallen, veld.naam, alle);
  const maten: readonly Lengtemaat[] = isAlso ? ['mm', 'cm'] : own;
  if (maten.length === 0) return null;
  return createVraag(
    {
      id: `eenheid:${kolom.maten ?? kolom.veld}`,
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

const notatieOf = (
  onderzoek: Onderzoek,
  alle: readonly Onderzoek[],
  vragen: Vraag[],
): Celnotatie => {
  const veld = lijstveldOf(onderzoek.kolom.veld ?? '');
  if (veld?.soort !== 'maat' && veld?.soort !== 'getal') {
    return { decimaal: ',', lengtemaat: null };
  }
  const notatie = askNotatie(onderzoek, veld);
  if (notatie !== null) vragen.push(notatie);
  const decimaal = decimaalOf(notatie);
  const named = lengtemaatOf(onderzoek.kolom.eenheid);
  if (veld.eenheid !== 'mm') {
    return { decimaal, lengtemaat: veld.eenheid === 'm' ? named : null };
  }
  if (named !== null) return { decimaal, lengtemaat: named };
  const eenheid = askEenheid(onderzoek, veld, alle);
  // Of two sizes in one cell it is asked once.
  if (eenheid !== null && !vragen.some(({ id }) => id === eenheid.id)) vragen.push(eenheid);
  return { decimaal, lengtemaat: lengtemaatOf(eenheid?.antwoord ?? null) };
};

/** How the numbers of each column are read, and what about them is asked. */
export const askCellen = (
  data: Lijstrijen,
  kolommen: readonly LijstKolom[],
  antwoorden: Antwoorden,
): Celvragen => {
  const vragen: Vraag[] = [];
  const notaties = new Map<string, Celnotatie>();
  const alle = kolommen
    .filter(({ veld }) => veld !== null)
    .map((kolom): Onderzoek => {
      const cellen = data.flatMap((rij) => celVan(rij, kolom) ?? []);
      return { kolom, cellen, antwoorden };
    });
  for (const onderzoek of alle) {
    notaties.set(onderzoek.kolom.veld ?? '', notatieOf(onderzoek, alle, vragen));
  }
  return { notaties, vragen };
};
