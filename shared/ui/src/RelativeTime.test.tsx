import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';

import { RelativeTime } from './RelativeTime.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 14, 5, 0) });
});

afterEach(() => {
  jest.useRealTimers();
});

test('the words follow the clock, and the full date is always at hand', () => {
  render(<RelativeTime value={new Date(2026, 10, 21, 14, 4, 40).toISOString()} />);
  expect(screen.getByText('zojuist').getAttribute('title')).toBe('21 november 2026, 14:04');

  act(() => jest.advanceTimersByTime(5 * 60_000));
  expect(screen.getByText('5 minuten geleden')).toBeTruthy();
});
