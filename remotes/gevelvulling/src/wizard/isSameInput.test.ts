import { expect, test } from '@jest/globals';

import { isSameInput } from './isSameInput.ts';

test.each([
  ['another order of keys', { a: 1, b: 2 }, { b: 2, a: 1 }, true],
  ['nothing in several spellings', { a: null, b: '' }, { c: undefined, d: {} }, true],
  ['another value', { a: 1 }, { a: 2 }, false],
  ['a deeper value', { a: { b: 1 } }, { a: { b: 2 } }, false],
  ['no is an answer', { a: false }, {}, false],
  ['lists of another length', { a: ['x'] }, { a: ['x', 'y'] }, false],
] as const)('%s', (_case, left, right, expected) => {
  expect(isSameInput(left, right)).toBe(expected);
});
