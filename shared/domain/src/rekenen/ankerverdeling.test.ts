import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';

import { calculateAnkerruimte, distributeAnkers } from './ankerverdeling.ts';
import { millimeter } from './units.ts';

const ruimteOf = (lengte: number, [sMin, sMax]: readonly [number, number], randafstand = 200) =>
  calculateAnkerruimte({
    L: millimeter(lengte),
    s_min: millimeter(sMin),
    s_max: millimeter(sMax),
    a_gevraagd: millimeter(randafstand),
  });

describe('the number of hoekankers by distance', () => {
  test.each([
    // length, s_min, s_max → edge distance, n_afst, n_max
    ['the KVT example', 4000, 120, 600, [200, 7, 31]],
    ['just enough room', 520, 120, 700, [200, 2, 2]],
    ['a smaller edge distance', 519, 120, 700, [199, 2, 2]],
    ['the smallest edge distance', 420, 120, 700, [150, 2, 2]],
    ['one in the middle', 419, 120, 700, [209.5, 1, 1]],
    ['one more above a whole number of s_max', 1801, 200, 700, [200, 4, 8]],
    ['exactly a whole number of s_max', 1800, 200, 700, [200, 3, 8]],
  ])('%s: %i mm', (...[_naam, lengte, sMin, sMax, expected]) => {
    const { a, n_afst, n_max } = ruimteOf(lengte, [sMin, sMax]);
    expect([a, n_afst, n_max]).toEqual(expected);
  });

  test('never goes down when the side gets longer, as long as s_max is larger than s_min', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 400, max: 20_000 }),
        fc.integer({ min: 0, max: 5000 }),
        fc.integer({ min: 150, max: 300 }),
        fc.constantFrom(120, 200, 300),
        fc.integer({ min: 1, max: 1200 }),
        (...[lengte, langer, randafstand, sMin, extra]) => {
          const kort = ruimteOf(lengte, [sMin, sMin + extra], randafstand);
          const lang = ruimteOf(lengte + langer, [sMin, sMin + extra], randafstand);
          expect(lang.n_afst).toBeGreaterThanOrEqual(kort.n_afst);
          expect(lang.n_max).toBeGreaterThanOrEqual(kort.n_max);
        },
      ),
    );
  });

  test('does go down by one where a lowered s_max equals s_min and the edge distance is rounded', () => {
    expect(ruimteOf(501, [120, 120]).n_afst).toBe(3);
    expect(ruimteOf(502, [120, 120]).n_afst).toBe(2);
  });
});

describe('the positions', () => {
  test('are spread evenly between the edge distances, in whole mm', () => {
    const { s, posities } = distributeAnkers(ruimteOf(2000, [200, 600]), 4);
    expect(s).toBeCloseTo(533.333, 3);
    expect(posities).toEqual([200, 733, 1267, 1800]);
  });

  test('are one in the middle, without a distance, for a single hoekanker', () => {
    expect(distributeAnkers(ruimteOf(400, [120, 700]), 1)).toMatchObject({
      a: 200,
      s: null,
      posities: [200],
    });
  });

  test('start at the smallest edge distance when more are chosen than the one that has room', () => {
    expect(distributeAnkers(ruimteOf(400, [120, 700]), 3)).toMatchObject({
      a: 150,
      s: 50,
      posities: [150, 200, 250],
    });
  });
});
