import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import { formatNumber } from '@adviestool/getallen/formatNumber';

export const teksten = {
  titel: 'Advies hoekankers',
  project: 'Project',
  gevelvulling: 'Gevelvulling',
  detaillering: 'Detaillering',
  tekening: 'Gevelvulling met hoekankers, maten in mm',
  tabel: 'Hoekankers per zijde',
  posities: 'Posities van de hoekankers, mm vanaf de hoek',
  nietOpgeslagen: 'Nee: de instellingen in dit rapport zijn nog niet opgeslagen',
  meldingen: 'Meldingen',
  berekening: 'Berekening',
  rekenmodel: (adres: string) => `Het rekenmodel waarnaar de stappen verwijzen: ${adres}`,
  algemeen: 'Wind en gewicht',
  nietGekozen: 'Nog niet gekozen',
  advies: (aantal: number) => `advies ${formatNumber(aantal)}`,
  soort: adviesTeksten.soort,
  kop: {
    zijde: 'Zijde',
    product: 'Hoekanker',
    aantal: 'Aantal',
    hartOpHart: 'H.o.h.',
    randafstand: 'Randafstand',
    maatgevend: 'Advies volgt uit',
    unityCheck: 'Unity check',
    oordeel: 'Oordeel',
  },
} as const;
