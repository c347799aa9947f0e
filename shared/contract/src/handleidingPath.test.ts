import { expect, test } from '@jest/globals';

import { buildVariant } from './builders/buildVariant.ts';
import { handleidingPath } from './handleidingPath.ts';

test.each([
  ['has it', { handleiding: {} }, '/handleiding/kozijnstaat'],
  ['has switched it off', { handleiding: { enabled: false } }, null],
  ['does not have it', {}, null],
])('to the handbook of a variant that %s', (_variant, remotes, path) => {
  expect(handleidingPath(buildVariant({ remotes }), 'kozijnstaat')).toBe(path);
});

test('without a chapter it leads to the beginning', () => {
  expect(handleidingPath(buildVariant({ remotes: { handleiding: {} } }))).toBe('/handleiding');
});
