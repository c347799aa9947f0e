import { describe, expect, test } from '@jest/globals';
import { BITS, ENOUGH, growthOf, manyOf } from '@adviestool/contract/builders/growthOf';

import { isMachineMade } from './merken.ts';
import { scanText } from './scanText.ts';

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'a mark': isMachineMade,
  'the text of a model': (text) => scanText(new TextEncoder().encode(`ISO-10303-21;${text}`)),
};

describe.each(Object.entries(READERS))('%s', (_name, read) => {
  test.each(BITS)('of many %j costs in proportion to its length', async (bit) => {
    expect(await growthOf({ make: manyOf(bit), read })).toBeLessThanOrEqual(ENOUGH);
  });
});
