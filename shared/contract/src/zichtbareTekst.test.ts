import { describe, expect, test } from '@jest/globals';

import { registerBodySchema } from './account.ts';
import { projectBodySchema } from './project.ts';
import { isZichtbareTekst, ONZICHTBARE_TEKST, zichtbareNaam } from './zichtbareTekst.ts';

const ONZICHTBAAR = [
  '\u200B',
  '\u3164\u2800',
  '\u00AD',
  '\u202Egnp.nalp',
  'Plan\u2066 A\u2069',
  '\u200F',
];

describe('[storing 40] a text', () => {
  test.each(ONZICHTBAAR)('%j is not to be seen as it is', (text) => {
    expect(isZichtbareTekst(text)).toBe(false);
    expect(zichtbareNaam(text, 'Project 7')).toBe('Project 7');
    for (const result of [
      projectBodySchema.shape.name.safeParse(text),
      registerBodySchema.shape.company.shape.name.safeParse(text),
    ]) {
      expect(result.error?.issues.map(({ message }) => message)).toEqual([ONZICHTBARE_TEKST]);
    }
  });

  test.each(['Woningen', 'نور', 'Ζωή', '👩\u200D🔧 Lindelaan', 'é', '🏗️'])('%j is', (text) => {
    expect(isZichtbareTekst(text)).toBe(true);
    expect(zichtbareNaam(text, 'Project 7')).toBe(text);
    expect(projectBodySchema.shape.name.safeParse(text).success).toBe(true);
  });

  test('that is not there is shown by what stands for it', () => {
    expect([null, ''].map((naam) => zichtbareNaam(naam, 'Project'))).toEqual([
      'Project',
      'Project',
    ]);
  });
});
