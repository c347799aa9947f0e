import { expect, test } from '@jest/globals';

import { momentInTabel } from './momentInTabel.ts';

test.each([
  ['2026-11-22T13:05:09.123Z', '2026-11-22 14:05:09'],
  ['2026-07-31T22:30:00Z', '2026-08-01 00:30:00'],
])('%s is a moment that a Dutch spreadsheet reads: %s', (moment, tekst) => {
  expect(momentInTabel(new Date(moment))).toBe(tekst);
});
