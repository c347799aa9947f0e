import { expect, test } from '@jest/globals';

import { teksten } from './teksten.ts';

test('the size of an advice is written into a model as it is', () => {
  expect(teksten.andereMaat({ breedte: 1234.5, hoogte: 2100.25 })).toContain('1234,5 × 2100,25');
});
