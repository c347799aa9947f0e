import { expect, test } from '@jest/globals';

import { rapportLogoOf } from './rapportLogoOf.ts';

test.each([
  ['as wide as it may be', 1200, 100, 60],
  ['as high as it may be', 200, 200, 14],
  ['in both, one of the same shape', 600, 140, 60],
  ['as high as it may be, when it stands upright', 100, 200, 7],
])('a logo is %s: %i × %i pixels is %d mm wide', (_hoe, breedte, hoogte, mm) => {
  const logo = { type: 'image/png', breedte, hoogte, bytes: new Uint8Array() } as const;
  expect(rapportLogoOf(logo).breedte).toBe(mm);
});
