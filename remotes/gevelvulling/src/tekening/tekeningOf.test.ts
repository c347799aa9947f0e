import { expect, test } from '@jest/globals';
import { createGevelvulling } from '@adviestool/domain/gevelvulling';

import { buildGevelvulling } from '../builders/buildGevelvulling.ts';
import { tekeningOf } from './tekeningOf.ts';

test('there is nothing to draw without a type or a size', () => {
  expect(
    tekeningOf(createGevelvulling({ id: 'a1b2c3d4', breedte: 4000, hoogte: 2000 }), null),
  ).toBeNull();
  expect(
    tekeningOf(createGevelvulling({ id: 'a1b2c3d4', gevelvullingType: 'hsb' }), null),
  ).toBeNull();
});

test('without an advice the hoekankers stand at the largest distance, and are provisional', () => {
  const tekening = tekeningOf(buildGevelvulling(), null);

  expect(tekening?.voorlopig).toBe(true);
  // 4000 − 2 × 200 = 3600 mm in 6 parts of at most 700 mm
  expect(tekening?.gegevens.zijden.onderzijde).toEqual({
    posities: [200, 800, 1400, 2000, 2600, 3200, 3800],
    hartOpHart: 600,
    randafstand: 200,
  });
});

test('the structure around each side follows the plaatsing', () => {
  const plaatsing = { onderzijde: 'binnenmuur', bovenzijde: 'latei' } as const;

  expect(
    tekeningOf(buildGevelvulling({ detailleringData: { plaatsing } }), null)?.gegevens.kader,
  ).toEqual({ onderzijde: 'binnenmuur', zijkanten: 'binnenmuur', bovenzijde: 'latei' });
});
