import { expect, test } from '@jest/globals';

import { momentSchema, zoekmomentSchema } from './wire.ts';

test.each([
  ['2026-11-28T07:00:00+01:00', '2026-11-28T07:00:00+01:00'],
  [0, '1970-01-01T00:00:00.000Z'],
  [-631_152_000, '1950-01-01T00:00:00.000Z'],
  [253_402_300_799, '9999-12-31T23:59:59.000Z'],
])('a moment is text, or seconds since 1970: %s', (wire, moment) => {
  expect(momentSchema.parse(wire)).toBe(moment);
});

test.each([
  -631_152_001,
  253_402_300_800,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  '0000-12-31T23:59:59Z',
  '0001-01-01T00:00:00Z',
  '0099-05-06T00:00:00Z',
  '1850-01-01T00:00:00Z',
  '9999-12-31T23:59:59-01:00',
])('one outside the years 1950 to 9999 is refused, and stops nothing: %s', (wire) => {
  expect(momentSchema.safeParse(wire).success).toBe(false);
});

test('what is searched by may be of any year that is being typed', () => {
  for (const moment of ['0002-11-20T00:00:00Z', '0202-11-20T00:00:00Z', '9999-12-31T23:59:59Z']) {
    expect(zoekmomentSchema.parse(moment)).toBe(moment);
  }
  expect(zoekmomentSchema.safeParse('0000-12-31T23:59:59Z').success).toBe(false);
});
