import { describe, expect, test } from '@jest/globals';
import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';
import * as fc from 'fast-check';

import { isVoldoendeVerankerd, verdeelLast } from './lastverdeling.ts';
import { meter } from './units.ts';

const ALLE: readonly Zijde[] = ZIJDEN;
const VOLDOENDE: readonly (readonly Zijde[])[] = [
  ALLE,
  ['onderzijde', 'bovenzijde'],
  ['onderzijde', 'zijkanten'],
  ['zijkanten', 'bovenzijde'],
  ['zijkanten'],
];

const length = fc.integer({ min: 400, max: 20_000 }).map((mm) => meter(mm / 1000));

describe('the area that goes to each side', () => {
  test.each([
    // B, H, anchored, bottom, stijl, top
    [4, 2, ALLE, [3, 1, 3]],
    [2, 4, ALLE, [1, 3, 1]],
    [5, 2, ['onderzijde', 'bovenzijde'], [5, undefined, 5]],
    [2, 2, ['onderzijde', 'zijkanten'], [1, 1.5, undefined]],
    [6, 2, ['zijkanten', 'bovenzijde'], [undefined, 2, 8]],
    [4, 2, ['zijkanten'], [undefined, 4, undefined]],
  ] as const)('%d × %d m on %j is %j m²', (...[breedte, hoogte, verankerd, expected]) => {
    const delen = verdeelLast(meter(breedte), meter(hoogte), verankerd);
    expect(ZIJDEN.map((zijde) => delen[zijde]?.A_zijde)).toEqual(expected);
  });

  test.each(VOLDOENDE.map((verankerd) => [verankerd]))(
    'adds up to B · H, with two stijlen, on %j',
    (verankerd) => {
      fc.assert(
        fc.property(length, length, (breedte, hoogte) => {
          const { onderzijde, zijkanten, bovenzijde } = verdeelLast(breedte, hoogte, verankerd);
          const som =
            (onderzijde?.A_zijde ?? 0) + 2 * (zijkanten?.A_zijde ?? 0) + (bovenzijde?.A_zijde ?? 0);
          expect(som).toBeCloseTo(breedte * hoogte, 9);
        }),
      );
    },
  );

  test.each([[[]], [['onderzijde']], [['bovenzijde']]] as const)(
    'is not divided when %j cannot take the wind',
    (verankerd) => {
      expect(isVoldoendeVerankerd(verankerd)).toBe(false);
      expect(verdeelLast(meter(4), meter(2), verankerd)).toEqual({});
    },
  );
});
