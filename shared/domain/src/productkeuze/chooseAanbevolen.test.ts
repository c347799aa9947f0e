import { expect, test } from '@jest/globals';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { perZijde } from '@adviestool/contract/zijde';

import { adviesFor } from '../rekenen/advies.ts';
import { buildGevelvullingOf, buildProjectGegevens } from '../builders/buildGevelvullingOf.ts';
import { CATALOGUS } from '../fixtures/catalogus.ts';
import { chooseAanbevolen } from './chooseAanbevolen.ts';
import { chooseBevestigingsmiddelen } from './productkeuze.ts';

const projectGegevens = buildProjectGegevens();
const invoerOf = (gevelvulling: Gevelvulling) => ({
  projectGegevens,
  gevelvulling,
  catalogus: CATALOGUS,
});
const hoekankersOf = ({ productKeuze }: Gevelvulling) =>
  perZijde((zijde) => productKeuze[zijde].hoekanker);

test('the first product of the catalogue that fits is chosen on each anchored side', () => {
  const kozijn = buildGevelvullingOf('kozijnTraditioneelZonderBevestigingsmiddelen');
  const hsb = buildGevelvullingOf('hsb2ZijdigZonderBevestigingsmiddelen');

  expect(hoekankersOf(chooseAanbevolen(invoerOf(kozijn)))).toEqual({
    onderzijde: 'GA-90',
    zijkanten: 'GA-90',
    bovenzijde: 'GA-90',
  });
  expect(hoekankersOf(chooseAanbevolen(invoerOf(hsb)))).toMatchObject({
    onderzijde: 'HA-100',
    bovenzijde: 'HA-100',
  });
});

test('with fasteners what is recommended has an advice, and what was chosen stays', () => {
  const kozijn = buildGevelvullingOf('kozijnTraditioneelMetBevestigingsmiddelen');
  const started = chooseBevestigingsmiddelen(kozijn, 'zijkanten', ['IM-8']);
  const gevelvulling = chooseAanbevolen(invoerOf(started));

  expect(gevelvulling.productKeuze.zijkanten.bevestigingsmiddelen).toContain('IM-8');
  const advies = adviesFor(invoerOf(gevelvulling));
  for (const zijde of gevelvulling.verankerdeZijden) {
    expect(advies?.zijden[zijde]?.status).toBe('VOLDOET');
  }
});

test('while data are incomplete nothing is chosen', () => {
  const kozijn = buildGevelvullingOf('kozijnTraditioneelZonderBevestigingsmiddelen');
  const open = { ...kozijn, detailleringData: {} };

  expect(hoekankersOf(chooseAanbevolen(invoerOf(open)))).toEqual(hoekankersOf(open));
});

test('a side whose hoekanker has to change gets the fasteners of its new one at once', () => {
  const kozijn = buildGevelvullingOf('kozijnTraditioneelMetBevestigingsmiddelen');
  const heavy = {
    ...kozijn,
    gevelvullingEnKaderData: { ...kozijn.gevelvullingEnKaderData, breedte: 1200, hoogte: 3000 },
    detailleringData: {
      ...kozijn.detailleringData,
      gewichtinvoer: 'totaalgewicht',
      totaalgewicht: 600,
    },
    productKeuze: perZijde(() => ({ hoekanker: 'GA-90', bevestigingsmiddelen: null })),
  } as const;
  const gekozen = chooseAanbevolen(invoerOf(heavy));
  expect(hoekankersOf(gekozen)).not.toMatchObject({ onderzijde: 'GA-90' });
  for (const zijde of gekozen.verankerdeZijden) {
    expect(gekozen.productKeuze[zijde].bevestigingsmiddelen).not.toBeNull();
  }
  expect(chooseAanbevolen(invoerOf(gekozen))).toEqual(gekozen);
});
