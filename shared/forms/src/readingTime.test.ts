import { expect, test } from '@jest/globals';
import { BITS, ENOUGH, growthOf, manyOf } from '@adviestool/contract/builders/growthOf';

import { parseDecimal } from './parseDecimal.ts';

test.each([...BITS, '1.000', '0', ',', '−'])(
  'a number of many %j costs in proportion to its length',
  async (bit) => {
    expect(await growthOf({ make: manyOf(bit), read: parseDecimal })).toBeLessThanOrEqual(ENOUGH);
    const make = (units: number) => bit.repeat(units);
    expect(await growthOf({ make, read: parseDecimal })).toBeLessThanOrEqual(ENOUGH);
  },
);
