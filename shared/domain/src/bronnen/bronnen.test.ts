import { expect, test } from '@jest/globals';

import { bronnenOf, bronOfWaarde, isVerlopen } from './bronnen.ts';
import { formatDag } from './formatDag.ts';

const BLAD = {
  document: 'Productblad',
  nummer: 'B-1',
  datum: '2021-03-02',
  geldigTot: '2026-03-01',
};
const PROEF = { document: 'Beproeving', nummer: 'P-1', datum: '2025-11-04' };
const CATALOGUS = { bronnen: { blad: BLAD, proef: PROEF } };
const PRODUCT = { bron: 'blad', bronPerWaarde: { FwRk: 'proef', FgRk: 'proef' } };

test('a value has its own source, else that of its product', () => {
  expect(bronOfWaarde(CATALOGUS, PRODUCT, 'FgRk')).toBe(PROEF);
  expect(bronOfWaarde(CATALOGUS, PRODUCT, 'gammaM')).toBe(BLAD);
  expect(bronOfWaarde(CATALOGUS, {}, 'gammaM')).toBeNull();
  expect(bronOfWaarde({}, PRODUCT, 'gammaM')).toBeNull();
  expect(bronOfWaarde(CATALOGUS, PRODUCT, 'constructor')).toBe(BLAD);
});

test('the sources of a product are named once, with the values that they are of', () => {
  expect(bronnenOf(CATALOGUS, PRODUCT)).toEqual([
    { ...BLAD, id: 'blad', waarden: null },
    { ...PROEF, id: 'proef', waarden: ['FwRk', 'FgRk'] },
  ]);
  expect(bronnenOf(CATALOGUS, {})).toEqual([]);
});

test('a source holds on its last day, and not on the day after', () => {
  expect(isVerlopen(BLAD, '2026-03-01')).toBe(false);
  expect(isVerlopen(BLAD, '2026-03-02')).toBe(true);
  expect(isVerlopen(PROEF, '2099-01-01')).toBe(false);
});

test('a day is written in words, whatever the time zone', () => {
  expect(formatDag('2026-03-01')).toBe('1 maart 2026');
});
