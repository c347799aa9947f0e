import { expect, test } from '@jest/globals';

import { isSameInput } from './isSameInput.ts';

test.each([
  { naam: 'another order of keys', left: { a: 1, b: 2 }, right: { b: 2, a: 1 }, same: true },
  {
    naam: 'nothing in several spellings',
    left: { a: null, b: '' },
    right: { c: undefined, d: {} },
    same: true,
  },
  { naam: 'another value', left: { a: 1 }, right: { a: 2 }, same: false },
  { naam: 'a deeper value', left: { a: { b: 1 } }, right: { a: { b: 2 } }, same: false },
  { naam: 'no is an answer', left: { a: false }, right: {}, same: false },
  { naam: 'lists of another length', left: { a: ['x'] }, right: { a: ['x', 'y'] }, same: false },
] as const)('$naam', ({ left, right, same }) => {
  expect(isSameInput(left, right)).toBe(same);
});

test('what two versions share is not walked through', () => {
  const shared = {
    get diep(): never {
      throw new Error('It is looked into.');
    },
  };
  expect(isSameInput([shared, 1], [shared, 1])).toBe(true);
  expect(isSameInput({ a: 1, b: shared }, { a: 1, b: shared })).toBe(true);
});
