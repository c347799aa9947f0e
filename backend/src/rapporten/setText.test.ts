import { expect, test } from '@jest/globals';

import { setShort, setText } from './setText.ts';

test.each([
  ['Kozijn\n\t K01 ', 'Kozijn K01'],
  ['a\u0000b\u0007c', 'abc'],
  // What would turn the rest of the line around is left out; text of another script stays.
  ['\u202Eomgekeerd\u2066', 'omgekeerd'],
  ['مرحبا 😀', 'مرحبا 😀'],
  ['#panic() $x$ *vet*', '#panic() $x$ *vet*'],
  ['\uD800', '\uFFFD'],
])('%j is set as %j', (text, set) => {
  expect(setText(text)).toBe(set);
});

test('a word that no line would hold can break, and loses nothing', () => {
  const long = 'x'.repeat(5000);
  const set = setText(long);
  expect(Math.max(...set.split('\u200B').map(({ length }) => length))).toBe(12);
  expect(set.replaceAll('\u200B', '')).toBe(long);
});

test('in a place with little room a text is cut, between whole signs', () => {
  expect(setShort('😀😀😀😀', 3)).toBe('😀😀…');
  expect(setShort('K01', 3)).toBe('K01');
});
