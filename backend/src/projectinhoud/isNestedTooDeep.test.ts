import { expect, test } from '@jest/globals';

import { isNestedTooDeep } from './isNestedTooDeep.ts';

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test.each([
  ['a flat list', '[{"a":1},{"b":2}]', false],
  ['50 levels', nested(50), false],
  ['51 levels', nested(51), true],
  ['objects', `${'{"a":'.repeat(51)}1${'}'.repeat(51)}`, true],
  ['brackets in a string', JSON.stringify(['['.repeat(1000)]), false],
  ['brackets after an escaped quote', String.raw`["\"${'['.repeat(1000)}"]`, false],
  ['many lists beside each other', `[${'[],'.repeat(1000)}[]]`, false],
  ['900,000 levels that never end', '['.repeat(900_000), true],
  ['no JSON', 'geen lijst', false],
])('%s', (_naam, text, expected) => {
  expect(isNestedTooDeep(text)).toBe(expected);
});
