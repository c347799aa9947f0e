import { expect, test } from '@jest/globals';

import { buildGevelvulling } from '../builders/buildGevelvulling.ts';
import { applyKader, createGevelvulling } from '../velden/gevelvulling.ts';
import { readTekening } from './readTekening.ts';

test('there is nothing to draw without a type or a size', () => {
  expect(
    readTekening(createGevelvulling({ id: 'a1b2c3d4', breedte: 4000, hoogte: 2000 }), null),
  ).toBeNull();
  expect(
    readTekening(createGevelvulling({ id: 'a1b2c3d4', gevelvullingType: 'hsb' }), null),
  ).toBeNull();
});

test.each([
  { breedte: 399 },
  { hoogte: 599 },
  { breedte: 100_001 },
  { hoogte: 1_000_000_000 },
  { breedte: 4000.5 },
])('there is nothing to draw of a size that is not valid yet: %o', (maat) => {
  expect(readTekening(applyKader(buildGevelvulling(), maat), null)).toBeNull();
});

test.each([{ breedte: 400, hoogte: 600 }, { breedte: 100_000 }])(
  'a size at its bound is drawn: %o',
  (maat) => {
    expect(readTekening(applyKader(buildGevelvulling(), maat), null)).not.toBeNull();
  },
);

test('without an advice the hoekankers stand at the largest distance, and are provisional', () => {
  const tekening = readTekening(buildGevelvulling(), null);

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
    readTekening(buildGevelvulling({ detailleringData: { plaatsing } }), null)?.gegevens.kader,
  ).toEqual({ onderzijde: 'binnenmuur', zijkanten: 'binnenmuur', bovenzijde: 'latei' });
});
