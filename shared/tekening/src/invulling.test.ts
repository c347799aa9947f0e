import { expect, test } from '@jest/globals';

import { buildInvulling } from './invulling.ts';

const vak = (breedte: number, hoogte: number) => ({
  dagmaat: { x: 0, y: 0, width: breedte / 10, height: hoogte / 10 },
  profiel: 8,
  schaal: 0.1,
});

test.each([
  [900, 1, 0],
  [2400, 2, 1],
  [4000, 3, 2],
])('a kozijn of %i mm has %i sashes and %i mullions', (breedte, vleugels, tussenstijlen) => {
  const { ruiten, delen } = buildInvulling('kozijn', vak(breedte, 2000));
  expect(ruiten).toHaveLength(vleugels);
  expect(delen).toHaveLength(tussenstijlen);
});

test.each([
  [4800, 2, 1],
  [6000, 3, 1],
  [9000, 4, 2],
])('a schuifpui of %i mm has %i panels of which %i slide', (breedte, panelen, schuivend) => {
  const { delen, pijlen } = buildInvulling('schuifpui', vak(breedte, 2500));
  expect(delen).toHaveLength(panelen);
  expect(pijlen).toHaveLength(3 * schuivend);
  expect(delen.reduce((sum, { width }) => sum + width, 0)).toBeGreaterThan(breedte / 10);
});

test('a hsb-element has studs 600 mm apart, measured from its left side', () => {
  const { delen } = buildInvulling('hsb', vak(5000, 2800));
  const harten = delen.map(({ x, width }) => x + 8 + width / 2);
  for (const [index, hart] of harten.entries()) expect(hart).toBeCloseTo((index + 1) * 60, 6);
  expect(harten).toHaveLength(8);
});
