import { expect, test } from '@jest/globals';
import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { perZijde } from '@adviestool/contract/zijde';

import { buildGevelvulling } from '../builders/buildGevelvulling.ts';
import { adviesFor } from '../rekenen/advies.ts';
import { findHoogsteToets } from './findHoogsteToets.ts';

const { projectGegevens } = buildProject();

const adviesOf = (gekozenBoven: number | null) =>
  adviesFor({
    projectGegevens,
    catalogus: buildCatalogus(),
    gevelvulling: buildGevelvulling({
      aantalAnkers: perZijde((zijde) => ({
        geadviseerd: null,
        gekozen: zijde === 'bovenzijde' ? gekozenBoven : 20,
      })),
    }),
  });

test('the side with the fewest hoekankers for its load gives the highest unity check', () => {
  const advies = adviesOf(2);
  if (advies === null) throw new Error('There is no advice.');
  const checks = Object.values(advies.zijden).map(({ unityCheck }) => unityCheck ?? 0);

  expect(findHoogsteToets(advies)).toEqual({
    zijde: 'bovenzijde',
    unityCheck: Math.max(...checks),
    toets: 'wind',
  });
});

test('sides without a unity check have no highest', () => {
  expect(findHoogsteToets({ zijden: {} })).toBeNull();
});
