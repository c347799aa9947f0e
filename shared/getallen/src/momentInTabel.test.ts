import { expect, test } from '@jest/globals';

import { momentInTabel } from './momentInTabel.ts';

test.each([
  ['2026-11-22T13:05:09.123Z', '2026-11-22 14:05:09'],
  ['2026-07-31T22:30:00Z', '2026-08-01 00:30:00'],
  ['2026-10-24T23:59:59Z', '2026-10-25 01:59:59'],
  ['2026-10-25T00:30:00Z', '2026-10-25 02:30:00 CEST'],
  ['2026-10-25T01:30:00Z', '2026-10-25 02:30:00 CET'],
  ['2026-10-25T02:00:00Z', '2026-10-25 03:00:00'],
  ['2026-03-29T00:59:59Z', '2026-03-29 01:59:59'],
  ['2026-03-29T01:00:00Z', '2026-03-29 03:00:00'],
])('%s is a moment that a Dutch spreadsheet reads: %s', (moment, tekst) => {
  expect(momentInTabel(new Date(moment))).toBe(tekst);
});
