import type { Zijde } from '@adviestool/contract/zijde';
import type { Toetssoort } from '@adviestool/domain/toelichting/zijdeTeksten';
import {
  formatAantal,
  formatGevelvullingen,
  formatHoekankers,
} from '@adviestool/getallen/formatAantal';

const toetsen: Record<Toetssoort, string> = {
  wind: 'wind',
  gewicht: 'gewicht',
  combinatie: 'wind en gewicht',
};

export const teksten = {
  naam: 'Gevelvullingen',
  kolom: {
    selectie: 'Selectie',
    tekening: 'Tekening',
    omschrijving: 'Omschrijving',
    aantalHoekankers: 'Hoekankers per stuk',
    totaalHoekankers: 'Hoekankers totaal',
    unityCheck: 'Hoogste unity check',
    toestand: 'Toestand',
  },
  leeg: '–',
  uitleg:
    'Pijltjes lopen door de tabel. Enter of typen wijzigt merk, breedte, hoogte en aantal. Spatie selecteert een rij, shift met pijl omhoog of omlaag meer rijen, Ctrl+A alle. Alt met pijl omhoog of omlaag verplaatst een rij. Ctrl+V plakt uit een rekenblad, Ctrl+Z maakt de laatste wijziging ongedaan.',
  uitlegBekijken:
    'Loop met de pijltoetsen door de tabel. Spatie selecteert een rij, shift met pijl omhoog of omlaag meer rijen, Ctrl+A alle.',
  alles: 'Alles selecteren',
  selecteer: (naam: string) => `${naam} selecteren`,
  invoer: (label: string, naam: string, eenheid: string | undefined) =>
    `${label} van ${naam}${eenheid === undefined ? '' : `, ${eenheid}`}`,
  nietOpgeslagen: 'Niet opgeslagen.',
  beslist: (zijde: Zijde, toets: Toetssoort) => `${zijde}, ${toetsen[toets]}`,
  som: formatGevelvullingen,
  hoekankers: formatHoekankers,
  stuks: (aantal: number) => formatAantal(aantal, 'stuk', 'stuks'),
};
