import { expect, test } from '@jest/globals';

import { copyNumberOf, nextConnectionId } from './connectionIds.ts';

test.each([
  ['m', 'm', 1],
  ['m', 'm#2', 2],
  ['m', 'm#17', 17],
  ['m', 'm#0', null],
  ['m', 'm#2b', null],
  ['m', 'mm', null],
  ['m', 'n#2', null],
  ['a.c', 'abc#2', null],
])('of model %s, %s is project %s', (modelId, externalId, expected) => {
  expect(copyNumberOf(modelId, externalId)).toBe(expected);
});

test.each([
  [[], 'm'],
  [['m'], 'm#2'],
  [['m', 'm#4'], 'm#5'],
  [['other'], 'm'],
])('beside %j comes %s', (taken, expected) => {
  expect(nextConnectionId('m', taken)).toBe(expected);
});
