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
    expect(aanleidingenVan({ toestand, voldoet, meldingen: [] }, false)).toEqual(aanleidingen);
  },
);

test.each([
  ['adviesGereed', true, ['melding']],
  ['gewijzigd', true, ['gewijzigd', 'melding']],
  ['vastgesteld', false, ['voldoetNiet']],
] as const)(
  '%s, complies: %s, with a message, because of %j',
  (toestand, voldoet, aanleidingen) => {
    const meldingen = ['Windvormfactor: Er is geen wind gerekend.'];
    expect(aanleidingenVan({ toestand, voldoet, meldingen }, false)).toEqual(aanleidingen);
  },
);

test.each([
  [true, ['andereMaat']],
  [false, ['voldoetNiet', 'andereMaat']],
] as const)('complies: %s, with an element of another size, because of %j', (voldoet, found) => {
  expect(aanleidingenVan({ toestand: 'vastgesteld', voldoet, meldingen: [] }, true)).toEqual(found);
});
