import type { Zijde } from '@adviestool/contract/zijde';
import type { Toetssoort } from '@adviestool/domain/toelichting/zijdeTeksten';
import { formatNumber } from '@adviestool/ui/format';

const gevelvullingen = (aantal: number): string =>
  `${formatNumber(aantal)} ${aantal === 1 ? 'gevelvulling' : 'gevelvullingen'}`;

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
    'Pijltjes lopen door de tabel. Enter of typen wijzigt merk, breedte, hoogte en aantal. Spatie selecteert een rij, shift met pijl omhoog of omlaag meer rijen, Ctrl+A alle. Ctrl+V plakt uit een rekenblad, Ctrl+Z maakt de laatste wijziging ongedaan.',
  alles: 'Alles selecteren',
  selecteer: (naam: string) => `${naam} selecteren`,
  invoer: (label: string, naam: string, eenheid: string | undefined) =>
    `${label} van ${naam}${eenheid === undefined ? '' : `, ${eenheid}`}`,
  nietOpgeslagen: 'Niet opgeslagen.',
  beslist: (zijde: Zijde, toets: Toetssoort) => `${zijde}, ${toetsen[toets]}`,
  som: gevelvullingen,
  hoekankers: (aantal: number) =>
    `${formatNumber(aantal)} ${aantal === 1 ? 'hoekanker' : 'hoekankers'}`,
  stuks: (aantal: number) => `${formatNumber(aantal)} ${aantal === 1 ? 'stuk' : 'stuks'}`,
};
