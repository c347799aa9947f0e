import { expect, test } from '@jest/globals';

import { buildGevelvullingOf, withProducten } from '../builders/buildGevelvullingOf.ts';
import { CATALOGUS } from '../fixtures/catalogus.ts';
import { applyKader } from '../velden/gevelvulling.ts';
import { gekozenProducten } from './gekozenProducten.ts';

const metMiddelen = withProducten(
  buildGevelvullingOf('kozijnTraditioneelMetBevestigingsmiddelen', {}),
  'GA-120',
  ['BS-75'],
);

test('fasteners that stayed chosen are of no use once none are used', () => {
  expect(gekozenProducten(CATALOGUS, metMiddelen, 'onderzijde')).toMatchObject({
    hoekanker: { id: 'GA-120' },
    middelen: [{ naam: 'Betonschroef 7,5 x 60', perHoekanker: 2 }],
  });
  const zonder = applyKader(metMiddelen, { gebruikBevestigingsmiddelen: false });
  expect(zonder.productKeuze.onderzijde.bevestigingsmiddelen).toEqual(['BS-75']);
  expect(gekozenProducten(CATALOGUS, zonder, 'onderzijde')).toMatchObject({
    hoekanker: { id: 'GA-120' },
    middelen: [],
  });
});
