import { expect, test } from '@jest/globals';

import { manyGevelvullingen } from '../testing/buildRapportOpdracht.ts';
import { noemMerken } from './noemMerken.ts';

const met = (merken: readonly string[]) =>
  manyGevelvullingen(merken.length).map((gevelvulling, index) => ({
    ...gevelvulling,
    gevelvullingEnKaderData: {
      ...gevelvulling.gevelvullingEnKaderData,
      merk: merken[index] ?? null,
    },
  }));

test('as many merken are named as a sentence has room for, each to its end, and of how many more', () => {
  const lang = Array.from({ length: 12 }, (_leeg, index) => `${'in de gevel '.repeat(20)}${index}`);
  expect(noemMerken(met(['K1', 'K2', 'K3']))).toBe('K1, K2, K3');
  expect(noemMerken(met(lang))).toBe(`${lang[0]}, en nog 11`);
  expect(noemMerken(met(Array.from({ length: 14 }, (_leeg, index) => `K${index}`)))).toMatch(
    /, K11, en nog 2$/u,
  );
});
