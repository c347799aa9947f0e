import { expect, test } from '@jest/globals';

import { padOf, schaalOf, vlakBij, type Vlak } from './vlak.ts';

const buildVlak = (given: Partial<Vlak>): Vlak => ({
  globalId: 'a',
  x: 0,
  y: 0,
  breedte: 1000,
  hoogte: 2000,
  hoek: 0,
  ...given,
});

const RUIMTE = { breedte: 440, hoogte: 240, marge: 20 };

test('everything fits, in the middle', () => {
  const vlakken = [buildVlak({ x: 500, y: 1000 }), buildVlak({ x: 9500, y: 1000 })];
  const schaal = schaalOf(vlakken, RUIMTE);
  expect(schaal).toEqual({ perMm: 0.04, x: 20, y: 80 });
  expect(padOf(vlakken, schaal)).toBe('M20 80L60 80L60 160L20 160ZM380 80L420 80L420 160L380 160Z');
});

test('what is turned takes the room that it has on the drawing', () => {
  const { perMm } = schaalOf([buildVlak({ breedte: 4000, hoogte: 300, hoek: 90 })], RUIMTE);
  expect(perMm).toBeCloseTo(200 / 4000);
});

test.each([
  ['on it', { x: 40, y: 100 }, 'links'],
  ['just beside it', { x: 68, y: 100 }, 'links'],
  ['far from all', { x: 200, y: 100 }, undefined],
  ['on the other', { x: 400, y: 159 }, 'rechts'],
])('a press %s', (_where, at, globalId) => {
  const vlakken = [
    buildVlak({ globalId: 'links', x: 500, y: 1000 }),
    buildVlak({ globalId: 'rechts', x: 9500, y: 1000 }),
  ];
  const schaal = schaalOf(vlakken, RUIMTE);
  expect(vlakBij(vlakken, schaal, { ...at, binnen: 10 })?.globalId).toBe(globalId);
});

test('a press on what is turned counts where it is drawn', () => {
  const turned = buildVlak({ breedte: 4000, hoogte: 300, hoek: 45 });
  const schaal = { perMm: 0.05, x: 100, y: 100 };
  expect(vlakBij([turned], schaal, { x: 150, y: 150, binnen: 2 })).toBe(turned);
  expect(vlakBij([turned], schaal, { x: 150, y: 50, binnen: 2 })).toBeNull();
});

test('a drawing without anything has a scale', () => {
  expect(padOf([], schaalOf([], RUIMTE))).toBe('');
});
