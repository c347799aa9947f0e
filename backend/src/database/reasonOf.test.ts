import { expect, test } from '@jest/globals';

import { reasonOf } from './reasonOf.ts';

test('a fault of the program says where in the code it was', () => {
  expect(reasonOf(new RangeError('Too far'))).toMatch(/^RangeError: Too far\n.*reasonOf\.test/s);
});
