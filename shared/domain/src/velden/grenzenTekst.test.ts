import { expect, test } from '@jest/globals';

import { grenzenTekst } from './grenzenTekst.ts';
import { DETAILLERING_REGISTER } from './detailleringVelden.ts';
import { KADER_REGISTER } from './kaderVelden.ts';
import { PROJECT_REGISTER } from './projectVelden.ts';
import type { Eenheid, Grenzen } from './veld.ts';

test.each<[Grenzen, Eenheid | undefined, string | null]>([
  [{ min: 20, max: 400 }, 'mm', '20 tot 400\u202Fmm'],
  [{ min: 400, max: 100_000, stap: 1 }, 'mm', '400 tot 100.000\u202Fmm, geen decimalen'],
  [{ min: 0, max: 1.4, stap: 0.1 }, undefined, '0 tot 1,4, in stappen van 0,1'],
  [{ min: -100 }, 'mm', '-100\u202Fmm of meer'],
  [{ boven: 0 }, 'kg', 'meer dan 0\u202Fkg'],
  [{ max: 5 }, undefined, 'ten hoogste 5'],
  [{}, 'mm', null],
])('the bounds %j of a number in %s read %j', (grenzen, eenheid, tekst) => {
  expect(grenzenTekst(grenzen, eenheid)).toBe(tekst);
});

const velden = [PROJECT_REGISTER, KADER_REGISTER, DETAILLERING_REGISTER].flatMap(
  ({ velden: each }) => each,
);

test.each(velden)('$naam has a help in plain words', ({ hulp, label }) => {
  expect(hulp).toMatch(/^[A-Z].{20,}\.$/);
  expect(hulp).not.toBe(label);
});

test.each(velden.filter(({ soort }) => soort === 'maat' || soort === 'getal'))(
  'the bounds of $naam are known before anything is typed',
  ({ grenzen = {}, eenheid }) => {
    expect(grenzenTekst(grenzen, eenheid)).not.toBeNull();
  },
);
