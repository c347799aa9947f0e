import { readFileSync } from 'node:fs';

import { catalogusSchema } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { perZijde } from '@adviestool/contract/zijde';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { NIEUW_PROJECT } from '@adviestool/domain/velden/projectGegevens';

import type { Rapportinhoud } from '../bewijs/adviesJsonOf.ts';

const FILE = new URL('../../../variants/catalogus-voorbeeld.json', import.meta.url);
const CATALOGUS = catalogusSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));

/** A complete kozijn with a hoekanker and fasteners of the example catalogue. */
const kozijnOf = (merk: string): Gevelvulling => {
  const kozijn = buildGevelvulling();
  return {
    ...kozijn,
    gevelvullingEnKaderData: {
      ...kozijn.gevelvullingEnKaderData,
      id: `kozijn-${merk}`,
      merk,
      gebruikBevestigingsmiddelen: true,
      leverancierBevestigingsmiddelen: 'voorbeeld',
    },
    detailleringData: {
      ...kozijn.detailleringData,
      binnenmuur: 'kalkzandsteen',
      vloertypeOnderzijde: 'breedplaatvloer',
      vloertypeBovenzijde: 'kanaalplaatvloer',
    },
    productKeuze: perZijde(() => ({
      hoekanker: 'GA-90',
      bevestigingsmiddelen: ['KP-10', 'HS-50'],
    })),
  };
};

/** What a report of two kozijnen is made of, on the example catalogue. */
export const buildRapportinhoud = (overrides: Partial<Rapportinhoud> = {}): Rapportinhoud => ({
  programma: '1.0.0',
  project: {
    id: 7,
    revisie: 'r3',
    door: 'Jan de Vries',
    op: '2026-11-20T09:30:00.000Z',
    gegevens: {
      ...NIEUW_PROJECT,
      projectNaam: 'Woningen Lindelaan',
      referentienummer: '2026-014',
      typeBouw: 'woning',
      windgebied: 2,
      terreincategorie: 'bebouwd',
    },
  },
  gevelvullingen: [kozijnOf('K01'), kozijnOf('K02')],
  catalogus: CATALOGUS,
  naam: { id: 'voorbeeld', versie: '1' },
  ...overrides,
});
