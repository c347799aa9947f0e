import { expect, test } from '@jest/globals';

import { buildGevelvullingOf } from '../builders/buildGevelvullingOf.ts';
import { createGevelvulling } from '../velden/gevelvulling.ts';
import { weergavenaam } from './weergavenaam.ts';

const KOZIJN = 'kozijnTraditioneelZonderBevestigingsmiddelen';

test.each([
  ['Gevelvulling', createGevelvulling({ id: 'a' })],
  ['Gevelvulling', createGevelvulling({ id: 'a', merk: 'K01' })],
  ['Kozijn', createGevelvulling({ id: 'a', gevelvullingType: 'kozijn' })],
  ['K01 Kozijn vloerrand met houten dorpel', buildGevelvullingOf(KOZIJN, { merk: ' K01 ' })],
  [
    'Kozijn binnenmuur met laagreliëfdorpel',
    buildGevelvullingOf(
      KOZIJN,
      {},
      {
        plaatsing: { onderzijde: 'binnenmuur', bovenzijde: 'latei' },
        onderdorpel: 'laagReliëfDorpel',
      },
    ),
  ],
  ['Schuifpui met houten dorpel aan prefab', buildGevelvullingOf('schuifpuiPrefab')],
  [
    'E2 HSB-element vloerrand met groef 4-zijdig verbonden',
    buildGevelvullingOf(
      'hsb4ZijdigMetBevestigingsmiddelen',
      { merk: 'E2' },
      { onderregel: 'metGroef' },
    ),
  ],
  [
    'HSB-element vloerrand zonder groef 2-zijdig verbonden',
    buildGevelvullingOf('hsb2ZijdigZonderBevestigingsmiddelen'),
  ],
])('%s', (naam, gevelvulling) => {
  expect(weergavenaam(gevelvulling)).toBe(naam);
});
