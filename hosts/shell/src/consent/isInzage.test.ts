import { expect, test } from '@jest/globals';

import { isInzage } from './isInzage.ts';

test.each([
  ['/bouwplaats/x', true],
  ['/inzage', true],
  ['/inzage/3f1f8a54-6a4e-4d4e-9d0e-0a6a2f7f9b11/bouwlijst', true],
  ['/', false],
  ['/bedrijf/inzagelinks', false],
  ['/inzagelinks', false],
])('%s is of a link: %s', (pathname, expected) => {
  expect(isInzage(pathname)).toBe(expected);
});
