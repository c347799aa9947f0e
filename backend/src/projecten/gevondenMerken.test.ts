import { expect, test } from '@jest/globals';

import { gevondenMerken } from './gevondenMerken.ts';

test('a merk is found in any spelling of its letters, once, and counted as often as it is there', () => {
  expect(gevondenMerken('K46\nk47\nK47a\nk47', 'K47')).toEqual({
    merken: ['k47', 'K47a'],
    verschillend: 2,
    aantal: 3,
  });
});

test('five merken are named of many', () => {
  const merken = Array.from({ length: 12 }, (_value, index) => `K${index}`).join('\n');
  expect(gevondenMerken(merken, 'k')).toEqual({
    merken: ['K0', 'K1', 'K2', 'K3', 'K4'],
    verschillend: 12,
    aantal: 12,
  });
});

test.each([
  ['another merk', 'K46', 'K47'],
  ['no merken', null, 'K47'],
  ['no search in merken', 'K47', undefined],
])('%s: nothing is found', (_naam, merken, gezocht) => {
  expect(gevondenMerken(merken, gezocht)).toBeUndefined();
});
