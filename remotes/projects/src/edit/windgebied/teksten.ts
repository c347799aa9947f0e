import { PROJECT_VELDEN } from '@adviestool/domain/velden/projectVelden';

type Windgebied = 1 | 2 | 3;

const naamVan = (windgebied: Windgebied): string =>
  `windgebied ${PROJECT_VELDEN.windgebied.opties[windgebied]}`;

export const teksten = {
  titel: 'Voorstel',
  voorstel: (plaats: string, ligging: string, windgebied: Windgebied): string =>
    `${plaats} ligt ${ligging}: ${naamVan(windgebied)}.`,
  twijfel: (plaats: string, reden: string): string =>
    `${plaats} ${reden}. Kies het windgebied zelf.`,
  overnemen: (windgebied: Windgebied): string =>
    `${naamVan(windgebied).replace('w', 'W')} overnemen`,
  bron: 'De indeling is die van de nationale bijlage bij NEN-EN 1991-1-4. Plaatsen: GeoNames, CC\u00a0BY\u00a04.0.',
} as const;
