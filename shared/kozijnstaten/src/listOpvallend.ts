import type { Lijstcel } from './lijstcel.ts';
import type { LijstKolom } from './matchKolommen.ts';
import { teksten } from './teksten.ts';

const MAAND = 'jan|feb|mrt|maart|mar|apr|mei|may|jun|jul|aug|sep|okt|oct|nov|dec';

/** What a spreadsheet makes of the merken 1-1 and 01-2026. */
const DATUM = new RegExp(
  String.raw`^(?:\d{1,2}[-/ ](?:${MAAND})\.?(?:[-/ ]\d{2,4})?|(?:${MAAND})\.?-\d{2}|\d{1,2}[-/]\d{1,2}[-/]\d{4})$`,
  'i',
);

const heeftMaten = (kolommen: readonly LijstKolom[]): boolean =>
  kolommen.some(({ veld }) => veld === 'breedte' || veld === 'hoogte');

/** What a reader of the list would look at twice, though the cell can be read, in words. */
export const listOpvallend = (
  naam: string,
  { soort, tekst }: Lijstcel,
  kolommen: readonly LijstKolom[],
): string[] => {
  if (soort !== 'tekst') return [];
  if (naam === 'merk' && DATUM.test(tekst.trim())) return [teksten.merkAlsDatum(tekst.trim())];
  const isNietGelezen =
    naam === 'gevelvullingType' && /\d{3}\s*[x×]\s*\d{3}/i.test(tekst) && !heeftMaten(kolommen);
  return isNietGelezen ? [teksten.matenInTekst(tekst.trim())] : [];
};
