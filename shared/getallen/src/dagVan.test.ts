import { expect, test } from '@jest/globals';

import { dagVan } from './dagVan.ts';

test.each([
  ['2026-11-22T22:59:59Z', '2026-11-22'],
  ['2026-11-22T23:00:00Z', '2026-11-23'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
])('%s is on %s in the Netherlands', (moment, dag) => {
  expect(dagVan(new Date(moment))).toBe(dag);
});
