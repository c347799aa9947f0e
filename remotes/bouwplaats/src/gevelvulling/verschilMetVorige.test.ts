import { expect, test } from '@jest/globals';

import { maatVan } from './verschilMetVorige.ts';

test('a size is said as it is, so that one of half a millimetre more is another', () => {
  expect(maatVan({ breedte: 1234.5, hoogte: 2100.25 })).toBe('1234,5 × 2100,25 mm');
});
