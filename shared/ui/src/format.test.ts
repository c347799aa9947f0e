import { describe, expect, test } from '@jest/globals';

import { formatDateTime, formatRelativeTime } from './format.ts';

describe('formatRelativeTime', () => {
  const now = new Date(2026, 10, 21, 15, 0, 0);

  test.each([
    [new Date(2026, 10, 21, 14, 59, 30), 'zojuist'],
    // The clock of the server is a little ahead.
    [new Date(2026, 10, 21, 15, 0, 20), 'zojuist'],
    [new Date(2026, 10, 21, 14, 58, 55), '1 minuut geleden'],
    [new Date(2026, 10, 21, 14, 55, 0), '5 minuten geleden'],
    [new Date(2026, 10, 21, 14, 0, 1), '59 minuten geleden'],
    [new Date(2026, 10, 21, 14, 0, 0), '21 november 2026, 14:00'],
    [new Date(2025, 0, 3, 9, 5, 0), '3 januari 2025, 09:05'],
  ])('%s', (moment, text) => {
    expect(formatRelativeTime(moment, now)).toBe(text);
  });
});

test('a date and time reads as in a letter', () => {
  expect(formatDateTime(new Date(2026, 10, 21, 14, 5))).toBe('21 november 2026, 14:05');
});
