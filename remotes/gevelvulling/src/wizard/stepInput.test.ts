import { describe, expect, test } from '@jest/globals';

import { detailleringInputSchema, readDetaillering } from '../detaillering/detailleringInput.ts';
import { kaderInputSchema, readKader } from '../kader/kaderInput.ts';

describe('text in a number field', () => {
  const kader = { gevelvullingType: 'kozijn', merk: '26oo', hoogte: '26oo', breedte: 1800 };
  const detaillering = {
    plaatsing: { onderzijde: 'vloerrand' },
    stelruimte: 'tien',
    glasgewicht: 3,
  };

  test('is kept as it was typed', () => {
    expect(kaderInputSchema.parse(kader)).toEqual(kader);
    expect(detailleringInputSchema.parse(detaillering)).toEqual(detaillering);
  });

  test('says nothing', () => {
    expect(readKader(kader)).toEqual({ ...kader, hoogte: null });
    expect(readDetaillering(detaillering)).toEqual({ ...detaillering, stelruimte: null });
  });
});

test('what a newer release added is kept, and no input of its own', () => {
  const kader = { hoogte: 2600, nieuw: '26oo' };
  expect(kaderInputSchema.parse(kader)).toEqual(kader);
  expect(readKader(kader)).toEqual(kader);
});

test.each([
  ['an option that does not exist', { gevelvullingType: 'deur' }],
  ['text where a choice of numbers is', { verbondenAantalZijden: 'twee' }],
  ['a list where a number is', { hoogte: [2600] }],
  ['no object', 'kozijn'],
])('%s is no input of a step', (_what, input) => {
  expect(kaderInputSchema.safeParse(input).success).toBe(false);
});
