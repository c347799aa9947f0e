import type { Gebruik, Ruimte } from '@adviestool/contract/gebruik';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { NARROW_SPACE } from '@adviestool/getallen/formatQuantity';

import { formatGrens, formatMegabytes } from './formatMegabytes.ts';

const VRAAG = 'of vraag de beheerder van de adviestool om meer ruimte.';
const VERWIJDER = 'Verwijder projecten die niet meer nodig zijn';

export const teksten = {
  titel: 'Gebruik',
  uitleg:
    'Hoeveel projecten uw bedrijf heeft en hoe groot ze samen zijn. Een verwijderd project telt niet meer mee in het aantal, en nog dertig dagen in de omvang.',
  /** What one person and one project may take. */
  grenzen: ({ user, project }: Gebruik['quota']) =>
    `Eén persoon kan ${formatNumber(user.projecten)} projecten hebben van samen ${formatGrens(user.bytes)}${NARROW_SPACE}MB. Eén project kan ${formatGrens(project)}${NARROW_SPACE}MB groot zijn.`,
  soort: { projecten: 'Aantal projecten', bytes: 'Omvang' },
  stand: {
    projecten: (gebruik: number, grens: number) =>
      `${formatNumber(gebruik)} van ${formatNumber(grens)} projecten`,
    bytes: (gebruik: number, grens: number) =>
      `${formatMegabytes(gebruik)} van ${formatGrens(grens)}${NARROW_SPACE}MB`,
  } satisfies Record<keyof Ruimte, (gebruik: number, grens: number) => string>,
  mate: { bijna: 'Bijna vol', vol: 'Vol' },
  watTeDoen: {
    projecten: `${VERWIJDER}, ${VRAAG}`,
    bytes: `${VERWIJDER} (een verwijderd project telt nog dertig dagen mee), ${VRAAG}`,
  } satisfies Record<keyof Ruimte, string>,
  grens: {
    projecten: (grens: number) => `de grens van ${formatNumber(grens)} projecten`,
    bytes: (grens: number) => `de grens van ${formatGrens(grens)}${NARROW_SPACE}MB`,
  } satisfies Record<keyof Ruimte, (grens: number) => string>,
  bedrijf: {
    bijna: (grens: string) => `Uw bedrijf nadert ${grens}.`,
    vol: (grens: string) => `Uw bedrijf heeft ${grens} bereikt.`,
  },
  lid: {
    bijna: (grens: string) => `Nadert ${grens}`,
    vol: (grens: string) => `Heeft ${grens} bereikt`,
  },
  tabel: 'Per persoon',
  kolom: { naam: 'Naam', projecten: 'Projecten', omvang: 'MB' },
  totaal: 'Totaal',
  leeg: 'Uw bedrijf heeft nog geen projecten.',
};
