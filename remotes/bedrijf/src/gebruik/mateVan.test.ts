import { expect, test } from '@jest/globals';

import { mateVan } from './mateVan.ts';

test.each([
  [0, 100, 'ruim'],
  [89, 100, 'ruim'],
  [90, 100, 'bijna'],
  [99, 100, 'bijna'],
  [100, 100, 'vol'],
  [120, 100, 'vol'],
  [0, 0, 'vol'],
])('%i of %i is %s', (gebruik, grens, mate) => {
  expect(mateVan(gebruik, grens)).toBe(mate);
});
