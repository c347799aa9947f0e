import { expect, test } from '@jest/globals';
import type { ZijdeUitkomst } from '@adviestool/contract/vastgesteld';

import { CATALOGUS } from '../fixtures/catalogus.ts';
import { zijdeUitkomstTekst } from './uitkomstTekst.ts';

const UITKOMST: ZijdeUitkomst = {
  hoekanker: 'GA-90',
  bevestigingsmiddelen: null,
  aantal: 7,
  geadviseerd: 7,
  hartOpHart: 600,
  unityCheck: 0.82,
  oordeel: 'VOLDOET',
};

test('a side is written in one line, without what there is none of', () => {
  expect(zijdeUitkomstTekst(CATALOGUS, UITKOMST)).toBe(
    '7 × Hoekanker GA 90, h.o.h. 600\u202Fmm, unity check 0,82, voldoet',
  );
  expect(
    zijdeUitkomstTekst(CATALOGUS, {
      ...UITKOMST,
      hoekanker: null,
      aantal: null,
      geadviseerd: null,
      hartOpHart: null,
      unityCheck: null,
      oordeel: 'GEEN_PRODUCT',
    }),
  ).toBe('– × geen product, geen product');
});

test.each<[string, Partial<ZijdeUitkomst>, string]>([
  ['another number than advised', { geadviseerd: 9 }, '7 (geadviseerd 9) × Hoekanker GA 90, '],
  [
    'a fastener',
    { bevestigingsmiddelen: ['HS-50'] },
    '7 × Hoekanker GA 90 + Houtschroef 5,0 x 50, ',
  ],
  [
    'products that the catalogue has no more',
    { hoekanker: 'OUD-1', bevestigingsmiddelen: ['OUD-2'] },
    '7 × OUD-1 + OUD-2, ',
  ],
])('%s is said', (_naam, anders, begin) => {
  expect(zijdeUitkomstTekst(CATALOGUS, { ...UITKOMST, ...anders }).slice(0, begin.length)).toBe(
    begin,
  );
});

test('what is warned of stands behind the verdict, also what a later release warns of', () => {
  const waarschuwingen = ['ZWAARTEPUNT_BUITEN_VLOERRAND', 'IETS_NIEUWS'];
  expect(zijdeUitkomstTekst(CATALOGUS, { ...UITKOMST, waarschuwingen })).toMatch(
    /, voldoet \(zwaartepunt buiten de vloerrand, IETS_NIEUWS\)$/,
  );
});

test('where the hoekankers stand is said of an outcome that only moved, of a single one too', () => {
  expect(zijdeUitkomstTekst(CATALOGUS, { ...UITKOMST, posities: [200, 800, 1400] })).toContain(
    'h.o.h. 600\u202Fmm (van 200\u202Fmm tot 1400\u202Fmm)',
  );
  const enkel = { ...UITKOMST, aantal: 1, hartOpHart: null, posities: [450] };
  expect(zijdeUitkomstTekst(CATALOGUS, enkel)).toContain('h.o.h. – (op 450\u202Fmm)');
});
