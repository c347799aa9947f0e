import { expect, test } from '@jest/globals';

import { findKenmerken, kenmerkOf } from './kenmerk.ts';

const HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

test('a kenmerk is the first sixteen figures of a hash, in four groups', () => {
  expect(kenmerkOf(HASH)).toBe('9F86-D081-884C-7D65');
});

test('a kenmerk is found in the text of a page, once', () => {
  const tekst = `Kenmerk ${kenmerkOf(HASH)}.\nKenmerk: ${kenmerkOf(HASH)}, blad 2`;
  expect(findKenmerken(tekst)).toEqual(['9F86-D081-884C-7D65']);
});

test.each([
  '9F86-D081-884C',
  '9F86-D081-884C-7D65-0000',
  '9f86-d081-884c-7d65',
  'X9F86-D081-884C-7D6',
])('%s is not a kenmerk', (tekst) => {
  expect(findKenmerken(tekst)).toEqual([]);
});
