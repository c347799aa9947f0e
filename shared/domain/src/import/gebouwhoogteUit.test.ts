import { describe, expect, test } from '@jest/globals';

import { gebouwhoogteUit, hoogsteVan, teLaagVoor, voorstelVan } from './gebouwhoogteUit.ts';

const uit = (gebouwhoogte: number | null, punten: readonly (number | null)[]) =>
  gebouwhoogteUit(
    {
      project: { gebouwhoogte },
      gevelvullingen: punten.map((punt) => ({ id: 'k', type: 'kozijn', hoogste_punt: punt })),
    },
    9,
  );

describe('the gebouwhoogte of a new project', () => {
  test('is the highest point in whole metres upwards, to be checked', () => {
    expect(uit(null, [5400, null, 12_001])).toEqual({
      gebouwhoogte: 13,
      gebouwhoogteControleren: true,
    });
  });

  test('is what the model says itself, when nothing reaches above it', () => {
    expect(uit(12, [12_000])).toEqual({ gebouwhoogte: 12 });
    expect(uit(12, [])).toEqual({ gebouwhoogte: 12 });
  });

  test('is what the model says also when something reaches above it, but to be checked', () => {
    expect(uit(12, [12_100])).toEqual({ gebouwhoogte: 12, gebouwhoogteControleren: true });
    expect(uit(200, [250_000])).toEqual({ gebouwhoogte: 200, gebouwhoogteControleren: true });
  });

  test('is the default where no height is known, to be checked', () => {
    expect(uit(null, [null])).toEqual({ gebouwhoogte: 9, gebouwhoogteControleren: true });
  });
});

test.each([
  [5400, 6],
  [6000, 6],
  [6000.0000001, 6],
  [6001, 7],
  [1, 1],
  [-2500, 1],
  [199_001, 200],
  [250_000, 200],
])('a highest point of %s mm proposes %s m', (mm, meters) => {
  expect(voorstelVan(mm)).toBe(meters);
});

test.each([
  [9, 9000, null],
  [9, 9001, { voorstel: 10 }],
  [12, 9001, null],
  [null, 9001, { voorstel: 10 }],
  [9, null, null],
  [12, 250_000, { voorstel: 200 }],
  [200, 200_000, null],
  // Nothing higher can be filled in; it is too low all the same.
  [200, 250_000, { voorstel: null }],
])('a project of %s m with a highest point of %s mm: %j', (meters, mm, expected) => {
  expect(teLaagVoor(meters, mm)).toEqual(expected && { hoogstePunt: mm, ...expected });
});

test('the highest of very many points is found', () => {
  expect(hoogsteVan(Array.from({ length: 300_000 }, (_value, index) => index))).toBe(299_999);
});
