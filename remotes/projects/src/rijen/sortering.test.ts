import { expect, test } from '@jest/globals';

import { nextSortering, sorteringFromUrl, sorteringToUrl } from './sortering.ts';

test.each([
  ['', null],
  ['sortering=breedte', { kolom: 'breedte', isAflopend: false }],
  ['sortering=-unityCheck', { kolom: 'unityCheck', isAflopend: true }],
] as const)('%j in the URL asks for %j', (text, sortering) => {
  expect(sorteringFromUrl(new URLSearchParams(text))).toEqual(sortering);
  expect(new URLSearchParams(sorteringToUrl(sortering)).toString()).toBe(text);
});

test('the head of a column asks for up, down and the order of the project', () => {
  const up = nextSortering(null, 'merk');
  const down = nextSortering(up, 'merk');

  expect([up, down, nextSortering(down, 'merk'), nextSortering(up, 'hoogte')]).toEqual([
    { kolom: 'merk', isAflopend: false },
    { kolom: 'merk', isAflopend: true },
    null,
    { kolom: 'hoogte', isAflopend: false },
  ]);
});
