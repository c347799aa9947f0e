import { expect, test } from '@jest/globals';
import { adviesUitkomstSchema } from '@adviestool/contract/adviesJson';
import { gevelvullingSchema } from '@adviestool/contract/gevelvulling';
import { projectGegevensSchema } from '@adviestool/contract/project';
import { z } from 'zod';

import { CATALOGUS } from '../fixtures/catalogus.ts';
import document from '../fixtures/eerdereAdviezen.json' with { type: 'json' };
import { adviesFor } from '../rekenen/advies.ts';
import { adviesUitkomstOf } from './adviesUitkomstOf.ts';

/** What the release before messages were codes wrote: together they have every message that a side can get. */
const EERDER = z
  .array(
    z.object({
      projectGegevens: projectGegevensSchema,
      gevelvulling: gevelvullingSchema,
      advies: adviesUitkomstSchema,
    }),
  )
  .parse(document);

test.each(EERDER.map((geval, index) => [index, geval] as const))(
  'advice %i is written to the letter as the release before wrote it',
  (_index, { projectGegevens, gevelvulling, advies }) => {
    const nu = adviesFor({ projectGegevens, gevelvulling, catalogus: CATALOGUS });
    expect(JSON.stringify(nu && adviesUitkomstOf(nu), null, 1)).toBe(
      JSON.stringify(advies, null, 1),
    );
  },
);

test('they have the messages of every kind', () => {
  const codes = EERDER.flatMap(({ advies }) => advies.meldingen.map(({ code }) => code));
  expect([...new Set(codes)].toSorted()).toEqual([
    'ANKER_BUITEN_BEREIK',
    'BEVESTIGINGSMIDDEL_ONGESCHIKT',
    'BEVESTIGINGSMIDDEL_ONTBREEKT',
    'GEBOUWHOOGTE_LAGER',
    'GEEN_GEWICHTSWEERSTAND',
    'GEKOZEN_TE_DICHT',
    'GEKOZEN_TE_LAAG',
    'GEWICHT_ZONDER_ONDERZIJDE',
    'HART_OP_HART_TE_GROOT',
    'HOEKANKER_ONGESCHIKT',
    'KUST_WINDGEBIED_3',
    'ONDERGRENS_WIND',
    'PAST_NIET',
    'PRODUCT_ONBEKEND',
    'RANDAFSTAND_ONDERGROND',
    'ZIJDEN_ONVOLDOENDE',
    'ZWAARTEPUNT_BUITEN_VLOERRAND',
  ]);
});
