import { expect, test } from '@jest/globals';

import { maatTekst } from './maatTekst.ts';
import { verschilTekst } from './verschilTekst.ts';

const MAAT = { breedte: 1234.5, hoogte: 2100.25 };

test('a size and how much it differs are said as they are, without rounding', () => {
  expect(maatTekst(MAAT)).toMatch(/^1234,5 × 2100,25\smm$/u);
  expect(verschilTekst(MAAT, { ...MAAT, breedte: 1234.25 })).toMatch(/0,25\smm/u);
});
