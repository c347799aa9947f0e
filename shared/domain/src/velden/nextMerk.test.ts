import { expect, test } from '@jest/globals';
import { assert, boolean, oneof, property, string, stringMatching } from 'fast-check';

import { nextMerk } from './nextMerk.ts';

test.each([
  ['K01', 'K02'],
  ['K09', 'K10'],
  ['K99', 'K100'],
  ['K099', 'K100'],
  ['7', '8'],
  ['1.9', '1.10'],
  ['K1 links', 'K2 links'],
  ['K01-L', 'K02-L'],
  ['BG-3a', 'BG-3b'],
  ['BG-3Z', 'BG-3AA'],
  ['BG-3az', 'BG-3ba'],
  ['K3 mm', 'K4 mm'],
  ['A', 'B'],
  ['z', 'aa'],
  ['Kozijn C', 'Kozijn D'],
  ['Voordeur', 'Voordeur 2'],
  [' Voordeur 2 ', 'Voordeur 3'],
  ['K99999999999999999999', 'K100000000000000000000'],
])('after %j comes %j', (merk, next) => {
  expect(nextMerk(merk, [merk])).toBe(next);
});

test.each([[null], [''], ['  ']])('a copy of one without merk (%j) has none', (merk) => {
  expect(nextMerk(merk, ['K01'])).toBeNull();
});

test('what is taken is passed over, whatever its capitals', () => {
  expect(nextMerk('K01', ['k02', ' K03 ', 'K05'])).toBe('K04');
  expect(nextMerk('Voordeur', ['voordeur 2'])).toBe('Voordeur 3');
  expect(nextMerk('3y', ['3Z', '3aa'])).toBe('3ab');
});

test.each(['K02\u200B', 'K\u00AD02', '\u202AK02\u202C', '\uFEFFK02'])(
  'a merk with a sign that is not seen is taken too: %j',
  (merk) => {
    expect(nextMerk('K01', [merk])).toBe('K03');
  },
);

test('kinds of spaces and hyphens are one', () => {
  expect(nextMerk('Kozijn 1', ['kozijn\u00A0\u00A02'])).toBe('Kozijn 3');
  expect(nextMerk('K-01', ['K\u201102', 'K\u201003'])).toBe('K-04');
});

test('a proposal has at most 255 characters and still counts', () => {
  expect(nextMerk('x'.repeat(255), [])).toBe(`${'x'.repeat(254)}2`);
  expect(nextMerk('9'.repeat(255), [])).toHaveLength(255);
  expect(nextMerk(`9${'x'.repeat(254)}`, [])).toBe(`10${'x'.repeat(253)}`);
});

test('duplicating on and on never gives a merk twice', () => {
  const start = oneof(
    string({ minLength: 1, maxLength: 12, unit: 'grapheme' }),
    stringMatching(/^[A-Za-z -]{0,3}\d{0,3}[a-z]?$/),
  );
  assert(
    property(start, boolean(), (merk, isChained) => {
      const taken = [merk];
      for (let copies = 0; copies < 30; copies += 1) {
        const next = nextMerk(isChained ? (taken.at(-1) ?? null) : merk, taken);
        if (next === null) return;
        expect(taken.map((one) => one.toLowerCase())).not.toContain(next.toLowerCase());
        taken.push(next);
      }
    }),
    { numRuns: 100 },
  );
});

test('the number of a very long merk is looked for once', () => {
  const begin = Date.now();
  const next = nextMerk(`${'1'.repeat(80_000)}a1 links`, []);
  expect(next?.endsWith('2 links')).toBe(true);
  expect(Date.now() - begin).toBeLessThan(2_000);
});
