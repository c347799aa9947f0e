import { expect, test } from '@jest/globals';

import { buildGetekend } from '../builders/buildGetekend.ts';
import { keuzesVan } from './keuzesVan.ts';

test('a gevelvulling is called as the worst of its elements stands, whichever is first', () => {
  const elementen = [
    buildGetekend(),
    buildGetekend({ globalId: 'b', geenPlaats: 'andereMaat' }),
    buildGetekend({ globalId: 'c' }),
  ];
  expect(keuzesVan(elementen)).toEqual([{ id: 'g1', label: 'A · 3 elementen · zonder plaats' }]);
});

test('that it does not comply is said of every element but one of another size', () => {
  const faalt = { voldoet: false, geenPlaats: 'andereMaat' } as const;
  const labelOf = (heeftMaat: boolean | null) =>
    keuzesVan([buildGetekend({ ...faalt, heeftMaat })])[0]?.label;
  expect(labelOf(false)).toBe('A · 1 element · zonder plaats');
  expect(labelOf(true)).toBe('A · 1 element · voldoet niet');
  expect(labelOf(null)).toBe('A · 1 element · voldoet niet');
});

test('each gevelvulling is a choice, what is not written first', () => {
  const elementen = [
    buildGetekend(),
    buildGetekend({ globalId: 'b' }),
    buildGetekend({ globalId: 'c', gevelvullingId: 'g2', merk: null, geenPlaats: 'andereMaat' }),
    buildGetekend({ globalId: 'f', gevelvullingId: 'g5', merk: 'E', heeftMelding: true }),
    buildGetekend({ globalId: 'd', gevelvullingId: 'g3', merk: 'C', voldoet: null }),
    buildGetekend({ globalId: 'e', gevelvullingId: 'g4', merk: 'D', voldoet: false }),
  ];
  expect(keuzesVan(elementen)).toEqual([
    { id: 'g4', label: 'D · 1 element · voldoet niet' },
    { id: 'g3', label: 'C · 1 element · onvolledig' },
    { id: 'g2', label: 'Zonder merk · 1 element · zonder plaats' },
    { id: 'g5', label: 'E · 1 element · voldoet, met melding' },
    { id: 'g1', label: 'A · 2 elementen · voldoet' },
  ]);
});
