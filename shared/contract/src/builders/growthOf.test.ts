import { expect, test } from '@jest/globals';

import { ENOUGH, growthOf, manyOf } from './growthOf.ts';

const beginsAnew = (text: string): unknown => / +$/.test(text);

const readsOnce = (text: string): unknown => Array.from(text, (sign) => sign.codePointAt(0)).length;

test('twice the input of what begins anew at every sign costs too much', async () => {
  expect(await growthOf({ make: manyOf(' '), read: beginsAnew })).toBeGreaterThan(ENOUGH);
});

test('twice the input of what reads every sign once does not', async () => {
  expect(await growthOf({ make: manyOf(' '), read: readsOnce })).toBeLessThanOrEqual(ENOUGH);
});
