import { expect, test } from '@jest/globals';

import { aanleidingenVan } from './aanleidingenVan.ts';

test.each([
  ['adviesGereed', true, []],
  ['vastgesteld', true, []],
  ['vastgesteld', false, ['voldoetNiet']],
  ['concept', null, ['onvolledig']],
  ['gewijzigd', true, ['gewijzigd']],
  ['gewijzigd', false, ['voldoetNiet', 'gewijzigd']],
  ['gewijzigd', null, ['onvolledig', 'gewijzigd']],
] as const)(
  '%s, complies: %s, is to be looked at because of %j',
  (toestand, voldoet, aanleidingen) => {
    expect(aanleidingenVan({ toestand, voldoet })).toEqual(aanleidingen);
  },
);
